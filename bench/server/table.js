// One match with its two players: who has seen which move, and when it was sent.

export class Table {
  // `again` asks the server for a new match between the same two.
  constructor(again) {
    this.again = again;
    this.moves = [];
  }

  sit(...seats) {
    this.seats = seats;
  }

  // Resolved once both players have seen the start of a new match.
  beginning() {
    this.moves = [];
    this.seats.forEach((seat) => (seat.saw = 0));
    this.waiting = new Set(this.seats);
    return new Promise((done) => (this.ready = done));
  }

  async renew() {
    const begun = this.beginning();
    await this.again();
    await begun;
  }

  begun(seat, match) {
    if (match === this.match) return;
    this.waiting.delete(seat);
    if (!this.waiting.size) {
      this.match = match;
      this.ready();
    }
  }

  get over() {
    return this.seats[0].over && this.quiet;
  }

  // Whether both have seen every move that was sent.
  get quiet() {
    return this.seats.every((seat) => seat.saw === this.moves.length);
  }

  // Whoever is to move sends a move.
  move(random) {
    const seat = this.seats.find((s) => s.decides && s.saw === this.moves.length);
    if (seat) this.send(seat, random);
  }

  send(seat, random) {
    const move = { by: seat, sent: 0 };
    this.moves.push(move);
    move.sent = performance.now();
    seat.choose(random);
  }

  // A player has seen the next move; a load says what is to be done then.
  seen(seat) {
    const move = this.moves[seat.saw++];
    this.load.seen(this, seat, move);
  }

  fail(why) {
    this.load?.fail(why);
  }
}
