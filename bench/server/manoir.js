// Two guests at a table of Manoir, over its WebSocket.

import WebSocket from 'ws';
import { Table } from './table.js';

class Guest {
  constructor(base) {
    this.base = base;
  }

  async arrive() {
    const answer = await fetch(`${this.base}api/me`);
    const cookies = answer.headers.getSetCookie().map((text) => text.split(';')[0]);
    this.cookie = cookies.join('; ');
    this.token = cookies.find((text) => text.startsWith('csrftoken=')).slice('csrftoken='.length);
    return this;
  }

  async ask(method, path, body) {
    const headers = { Cookie: this.cookie, 'X-CSRFToken': this.token, 'Content-Type': 'application/json' };
    const answer = await fetch(`${this.base}api/${path}`, { method, headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
    return answer.json();
  }
}

class Seat {
  constructor(table, number) {
    this.table = table;
    this.number = number;
    this.now = { choices: [] };
    this.view = {};
  }

  sit(guest, code) {
    const address = `${guest.base.replace('http', 'ws')}ws/${code}`;
    this.socket = new WebSocket(address, { headers: { Cookie: guest.cookie }, perMessageDeflate: false });
    this.socket.on('message', (data) => this.hear(JSON.parse(data)));
    this.socket.on('close', () => this.table.fail('a socket was closed'));
  }

  hear(news) {
    if (news.is === 'step') {
      this.now = news;
      Object.assign(this.view, news.changes);
      this.table.seen(this);
    } else if (news.is === 'position') {
      this.now = news;
      this.view = news.view;
      this.table.begun(this, news.match);
    } else if (news.is === 'word') {
      this.table.fail(news.text);
    }
  }

  get decides() {
    return this.now.choices.length > 0;
  }

  get over() {
    return this.now.over;
  }

  choose(random) {
    const { at, choices } = this.now;
    const choice = choices[Math.floor(random() * choices.length)];
    this.socket.send(JSON.stringify({ do: 'choose', at, choice }));
  }
}

export async function open(base) {
  const guests = [await new Guest(base).arrive(), await new Guest(base).arrive()];
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const { code } = await guests[0].ask('POST', 'tables', { game: 'ghooost', seats });
  await guests[1].ask('PUT', `tables/${code}/seats/1`, { kind: 'me' });
  const table = new Table(async () => {
    await guests[0].ask('POST', `tables/${code}/rematch`);
  });
  table.sit(new Seat(table, 0), new Seat(table, 1));
  const both = table.beginning();
  table.seats.forEach((seat, number) => seat.sit(guests[number], code));
  await both;
  return table;
}
