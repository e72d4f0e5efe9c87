/** The Phantom Society on the page. */

import type { GameModule } from "../../table/board";
import Board from "./Board.svelte";
import { consequence, danger, question } from "./deciding";
import Piece from "./drawing/Piece.svelte";
import { flights, scene, sound } from "./flights";
import { called, standing } from "./standing";
import type { View } from "./types";
import { whyNot } from "./whynot";

export default {
  Board,
  Piece,
  flights,
  scene,
  standing,
  called,
  question,
  consequence,
  danger,
  whyNot,
  sound,
} satisfies GameModule<View>;
