// boardgame.io's own server with what it has by itself: matches in memory, socket.io.
//
// package.json holds koa-compose at 4.1: later ones copy the list of handlers, and boardgame.io adds
// its own only afterwards.

import { Server } from 'boardgame.io/dist/cjs/server.js';
import { game } from './game.js';

const server = Server({ games: [game], origins: ['http://127.0.0.1'] });
const { appServer } = await server.run({ port: { port: 0, host: '127.0.0.1' } });
console.log(`http://127.0.0.1:${appServer.address().port}/`);
