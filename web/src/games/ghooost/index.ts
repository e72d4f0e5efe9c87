/** Ghooost! on the page. */

import type { GameModule } from "../../table/board";
import Board from "./Board.svelte";
import Piece from "./card/Piece.svelte";
import { consequence, danger, question } from "./deciding";
import { flights, scene, sound } from "./flights";
import { standing } from "./standing";
import type { View } from "./types";
import { whyNot } from "./whynot";

export default {
  Board,
  Piece,
  flights,
  scene,
  standing,
  question,
  consequence,
  danger,
  whyNot,
  sound,
} satisfies GameModule<View>;
