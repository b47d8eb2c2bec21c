import type { Limits } from '../limits.ts';
import { SMALL_BODY, type ByteBudget } from '../http/byte-budget.ts';

/** What has arrived counts twice against what all bodies may hold: as it arrives, and as what is made of it. */
const SHARE = 2;

/** Milliseconds between two looks whether there is room by now. */
const LOOK = 20;

/** Thrown where what arrives finds no room for as long as a body may take. */
export class NoRoom extends Error {}

/** What one request in bulk holds of the budget for all bodies: no more than has arrived and is not answered, and a line at the most. */
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

  /** Makes room for bytes that have arrived. Who holds up others by what it sends waits for them; that a line waits for is read no further. */
  async take(bytes: number): Promise<void> {
    this.#pending += bytes;
    const wanted = this.#wanted();
    const end = performance.now() + this.#limits.bodyTimeout;
    while (!this.#isClosed && !this.#grow(wanted)) {
      if (performance.now() > end) throw new NoRoom();
      await new Promise((resolve) => setTimeout(resolve, LOOK));
    }
  }

  /** Gives back what is answered, or passed over. */
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

  /** A line that is longer than any may be is not kept. */
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
