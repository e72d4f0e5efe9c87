// A card game for boardgame.io of about the size of Ghooost! for two: sixteen kinds of ghosts, a
// hand that only its owner sees, a mansion and a crypt that nobody sees, an open pile to play on.

import { INVALID_MOVE } from 'boardgame.io/dist/cjs/core.js';

const KINDS = 16;
const COPIES = 4;
const HAND = 4;
const MANSION = 12;
const PATIENCE = 200;

const none = () => Array(KINDS).fill(0);
const top = (G) => (G.cemetery.length ? G.cemetery.at(-1) : -1);

function setup({ random }) {
  const cards = random.Shuffle([...Array(KINDS * COPIES).keys()].map((n) => Math.floor(n / COPIES)));
  const G = {
    deck: Array(KINDS).fill(COPIES),
    idle: 0,
    cemetery: [],
    discard: none(),
    crypt: [],
    known: [none(), none()],
    hand: [none(), none()],
    handCount: [HAND, HAND],
    mansion: [cards.splice(0, MANSION), cards.splice(0, MANSION)],
    played: [none(), none()],
    story: [],
  };
  for (const hand of G.hand) for (const kind of cards.splice(0, HAND)) hand[kind]++;
  G.crypt = cards;
  return G;
}

// Play some of a kind that is at least as scary as what lies on top.
function lay({ G, playerID }, kind, many) {
  const hand = G.hand[playerID];
  if (!(kind >= 0 && kind < KINDS) || !(many > 0) || hand[kind] < many || kind < top(G)) return INVALID_MOVE;
  hand[kind] -= many;
  G.handCount[playerID] -= many;
  G.known[playerID][kind] = Math.max(0, G.known[playerID][kind] - many);
  G.played[playerID][kind] += many;
  for (let n = 0; n < many; n++) G.cemetery.push(kind);
  G.story = [{ event: 'laid', seat: playerID, kind, many, why: '4.1' }];
  if (many === COPIES) sweep(G);
  refill(G, playerID);
  G.idle++;
}

// Take the pile into one's hand.
function take({ G, playerID }) {
  if (!G.cemetery.length) return INVALID_MOVE;
  G.story = [{ event: 'took', seat: playerID, cards: G.cemetery.length, why: '4.3' }];
  for (const kind of G.cemetery) {
    G.hand[playerID][kind]++;
    G.known[playerID][kind]++;
  }
  G.handCount[playerID] += G.cemetery.length;
  G.cemetery = [];
  G.idle++;
}

// Turn up the top of the crypt, or of one's mansion once the crypt and the hand are empty.
function turnUp({ G, playerID }) {
  const pile = G.crypt.length ? G.crypt : G.mansion[playerID];
  if (pile !== G.crypt && G.handCount[playerID]) return INVALID_MOVE;
  const kind = pile.pop();
  const scary = kind >= top(G);
  G.story = [{ event: 'turned', seat: playerID, kind, scary, why: '4.2' }];
  G.cemetery.push(kind);
  G.idle = 0;
  if (scary) refill(G, playerID);
  else take({ G, playerID });
}

function sweep(G) {
  for (const kind of G.cemetery) G.discard[kind]++;
  G.story.push({ event: 'swept', cards: G.cemetery.length, why: '7.9' });
  G.cemetery = [];
}

function refill(G, playerID) {
  while (G.crypt.length && G.handCount[playerID] < HAND) {
    G.hand[playerID][G.crypt.pop()]++;
    G.handCount[playerID]++;
    G.story.push({ event: 'drew', seat: playerID, why: '4.4' });
  }
}

function playerView({ G, playerID }) {
  return {
    ...G,
    crypt: G.crypt.length,
    hand: G.hand.map((hand, seat) => (String(seat) === playerID ? hand : null)),
    mansion: G.mansion.map((mansion) => mansion.map(() => null)),
  };
}

export const game = {
  name: 'cemetery',
  minPlayers: 2,
  maxPlayers: 2,
  setup,
  moves: { lay, take, turnUp },
  turn: { minMoves: 1, maxMoves: 1 },
  playerView,
  endIf: ({ G }) => {
    const winner = [0, 1].find((seat) => !G.handCount[seat] && !G.mansion[seat].length);
    if (winner !== undefined) return { winner };
    return G.idle >= PATIENCE ? { draw: true } : undefined;
  },
};

// What a player may do, read from what that player sees: boardgame.io leaves this to the client.
export function possible(G, playerID) {
  const found = [];
  const on = top(G);
  G.hand[playerID].forEach((held, kind) => {
    if (kind >= on) for (let many = 1; many <= held; many++) found.push(['lay', kind, many]);
  });
  if (G.cemetery.length) found.push(['take']);
  if (G.crypt || !G.handCount[playerID]) found.push(['turnUp']);
  return found;
}
