/** Phantoms of Halloween on the page. */

import type { GameModule } from "../../table/board";
import Board from "./Board.svelte";
import { brief, consequence, danger, question } from "./deciding";
import Piece from "./drawing/Piece.svelte";
import { flights, scene, sound } from "./flights";
import { standing } from "./standing";
import type { View } from "./types";
import { whyNot } from "./whynot";
import { answers, answersUnseen } from "./wishes";

export default {
  Board,
  Piece,
  flights,
  scene,
  brief,
  answers,
  answersUnseen,
  standing,
  question,
  consequence,
  danger,
  whyNot,
  sound,
} satisfies GameModule<View>;
