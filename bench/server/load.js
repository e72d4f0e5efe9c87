// The load: `node load.js SIDE ADDRESS PROCESS MATCHES SECONDS WARM` prints one line of JSON.
//
// Closed loop: in each match whoever is to move sends a move as soon as the last has been seen. A
// match that ends is replaced at once by one that stands ready. When none is ready any more the
// clock stops: what is under way arrives, new matches begin, and the clock goes on.

import { readFileSync } from 'node:fs';

const [side, address, server, matches, seconds, warm] = process.argv.slice(2);
const { open } = await import(`./${side}.js`);
const SPARE = Math.max(10, Math.ceil(Number(matches) / 4));
const TOGETHER = 8;
const STUCK = 20_000;

class Load {
  constructor(tables, active) {
    this.tables = tables;
    this.active = active;
    this.going = false;
    for (const table of tables) table.load = this;
    this.last = performance.now();
    this.watch = setInterval(() => {
      if (this.going && performance.now() - this.last > STUCK) this.fail('nothing happens any more');
    }, 1000);
  }

  fail(why) {
    if (this.done) return;
    console.error(`${side}: ${why}`);
    process.exit(1);
  }

  // Play for so many seconds of running clock.
  async play(limit) {
    this.times = [];
    this.moves = this.clock = this.ended = this.stops = 0;
    this.spent = { server: 0, generator: 0 };
    while (this.clock < limit * 1000) {
      await this.prepare();
      const before = spent();
      this.clock += await this.run(limit * 1000 - this.clock);
      const after = spent();
      for (const who in after) this.spent[who] += after[who] - before[who];
      this.stops++;
    }
  }

  // New matches for those that are over, a few at a time.
  async prepare() {
    const over = this.tables.filter((table) => table.over);
    await Promise.all(
      Array.from({ length: TOGETHER }, async () => {
        while (over.length) await over.pop().renew();
      }),
    );
    this.ready = this.tables.slice();
    this.running = new Set(this.ready.splice(0, this.active));
  }

  // Until the time is over or no match is ready any more; how long that was.
  run(limit) {
    this.going = true;
    const began = performance.now();
    return new Promise((done) => {
      this.stop = () => {
        if (!this.going) return;
        this.going = false;
        clearTimeout(timer);
        this.length = performance.now() - began;
        this.finish = () => done(this.length);
        this.settle();
      };
      const timer = setTimeout(this.stop, limit);
      for (const table of this.running) table.move(Math.random);
    });
  }

  // After the clock has stopped: what is under way must arrive.
  settle() {
    for (const table of this.running) {
      if (table.quiet) this.running.delete(table);
    }
    if (!this.running.size) this.finish();
  }

  seen(table, seat, move) {
    if (seat !== move.by) {
      this.last = performance.now();
      this.times.push(this.last - move.sent);
      if (this.going) this.moves++;
    }
    if (!this.going) {
      if (table.quiet && this.running.delete(table) && !this.running.size) this.finish();
    } else if (seat.over) {
      if (table.quiet) this.replace(table);
    } else if (seat.decides) {
      table.send(seat, Math.random);
    }
  }

  replace(table) {
    this.ended++;
    this.running.delete(table);
    const next = this.ready.pop();
    if (next === undefined) {
      this.stop();
    } else {
      this.running.add(next);
      next.move(Math.random);
    }
  }
}

// Microseconds of processor time so far, of the server and of this process.
// Microseconds of processor time so far, of the server with all that it started.
function spent() {
  const { user, system } = process.cpuUsage();
  try {
    return { server: spentBy(server), generator: user + system };
  } catch {
    return { server: NaN, generator: user + system };
  }
}

function spentBy(id) {
  const facts = readFileSync(`/proc/${id}/stat`, 'utf8').split(') ')[1].split(' ');
  const children = readFileSync(`/proc/${id}/task/${id}/children`, 'utf8').split(' ').filter(Boolean);
  const own = (Number(facts[11]) + Number(facts[12])) * 10_000;
  return children.reduce((sum, child) => sum + spentBy(child), own);
}

async function seated(many) {
  const tables = [];
  let left = many;
  await Promise.all(
    Array.from({ length: TOGETHER }, async () => {
      while (left-- > 0) tables.push(await open(address));
    }),
  );
  return tables;
}

const at = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))];

const load = new Load(await seated(Number(matches) + SPARE), Number(matches));
await load.play(Number(warm));
await load.play(Number(seconds));
const times = load.times.sort((a, b) => a - b);
load.done = true;
console.log(
  JSON.stringify({
    moves: load.moves,
    seconds: load.clock / 1000,
    p50: at(times, 0.5),
    p99: at(times, 0.99),
    ended: load.ended,
    stops: load.stops,
    server: load.spent.server / load.moves,
    generator: load.spent.generator / load.moves,
  }),
);
process.exit(0);
