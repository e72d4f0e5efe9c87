// Two players of a match of boardgame.io, over its own socket.io.

import { io } from 'socket.io-client';
import { game, possible } from './game.js';
import { Table } from './table.js';

async function ask(base, path, body) {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(`${base}games/${game.name}/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`POST ${path}: ${await answer.text()}`);
  return answer.json();
}

class Seat {
  constructor(table, number) {
    this.table = table;
    this.number = number;
    this.playerID = String(number);
    this.state = null;
  }

  connect(base) {
    this.socket = io(base + game.name, { transports: ['websocket'], forceNew: true, reconnection: false });
    this.socket.on('update', (matchID, state) => {
      this.state = state;
      this.table.seen(this);
    });
    this.socket.on('sync', (matchID, { state }) => {
      this.state = state;
      this.table.begun(this, matchID);
    });
    this.socket.on('disconnect', () => this.table.fail('a socket was closed'));
    return new Promise((done) => this.socket.once('connect', done));
  }

  sync(matchID, credentials) {
    this.matchID = matchID;
    this.credentials = credentials;
    this.socket.emit('sync', matchID, this.playerID, credentials, 2);
  }

  get decides() {
    return !this.over && this.state.ctx.currentPlayer === this.playerID;
  }

  get over() {
    return this.state.ctx.gameover !== undefined;
  }

  choose(random) {
    const { playerID, credentials } = this;
    const choices = possible(this.state.G, playerID);
    const [type, ...args] = choices[Math.floor(random() * choices.length)];
    const action = { type: 'MAKE_MOVE', payload: { type, args, playerID, credentials } };
    this.socket.emit('update', action, this.state._stateID, this.matchID, playerID);
  }
}

export async function open(base) {
  const table = new Table(async () => {
    const { matchID } = await ask(base, 'create', { numPlayers: 2 });
    for (const seat of table.seats) {
      const { playerID } = seat;
      const { playerCredentials } = await ask(base, `${matchID}/join`, { playerID, playerName: playerID });
      seat.sync(matchID, playerCredentials);
    }
  });
  table.sit(new Seat(table, 0), new Seat(table, 1));
  await Promise.all(table.seats.map((seat) => seat.connect(base)));
  await table.renew();
  return table;
}
