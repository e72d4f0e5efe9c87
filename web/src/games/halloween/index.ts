/** Halloween on the page. */

import type { GameModule } from "../../table/board";
import { account } from "./account";
import Board from "./Board.svelte";
import { consequence, danger, question } from "./deciding";
import Piece from "./drawing/Piece.svelte";
import { flights, scene, sound } from "./flights";
import { outcome } from "./outcome";
import { standing } from "./standing";
import type { View } from "./types";
import { whyNot } from "./whynot";

export default {
  Board,
  nothingSecret: true,
  Piece,
  flights,
  scene,
  standing,
  question,
  consequence,
  danger,
  whyNot,
  sound,
  outcome,
  account,
} satisfies GameModule<View>;
