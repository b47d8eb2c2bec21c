import type { Limits } from '../limits.ts';
import { SMALL_BODY, type ByteBudget } from '../http/byte-budget.ts';

/** Arrived data counts twice towards the budget of all bodies: as received, and as parsed. */
const SHARE = 2;

/** Milliseconds between two checks for room. */
const LOOK = 20;

/** Thrown if data finds no room within the time limit of a body. */
export class NoRoom extends Error {}

/** The share of one bulk request in the budget for all bodies: at most the unanswered data, and at most one line. */
export class BulkRoom {
  readonly #budget: ByteBudget;
  readonly #limits: Limits;
  #held = 0;
  #pending = 0;
  #isClosed = false;

  constructor(budget: ByteBudget, limits: Limits) {
    this.#budget = budget;
    this.#limits = limits;
  }

  /**
   * Makes room for bytes that have arrived. A client that sends too much waits; a connection with a waiting line is not
   * read further.
   */
  async take(bytes: number): Promise<void> {
    this.#pending += bytes;
    const wanted = this.#wanted();
    const end = performance.now() + this.#limits.bodyTimeout;
    while (!this.#isClosed && !this.#grow(wanted)) {
      if (performance.now() > end) throw new NoRoom();
      await new Promise((resolve) => setTimeout(resolve, LOOK));
    }
  }

  /** Frees the room of data that was answered or skipped. */
  give(bytes: number): void {
    this.#pending -= bytes;
    const wanted = this.#wanted();
    if (wanted >= this.#held) return;
    this.#budget.give(this.#held - wanted);
    this.#held = wanted;
  }

  close(): void {
    this.#isClosed = true;
    this.#budget.give(this.#held);
    this.#held = 0;
  }

  /** An overlong line is not kept. */
  #wanted(): number {
    return SHARE * Math.min(this.#pending, this.#limits.maxBytes);
  }

  #grow(wanted: number): boolean {
    const more = wanted - this.#held;
    if (more <= 0) return true;
    if (!this.#budget.take(more, wanted <= SMALL_BODY ? 'small' : 'large')) return false;
    this.#held = wanted;
    return true;
  }
}
