import type { Fault, FaultStage } from './fault.ts';
import { findingMessages } from './messages.ts';
import type { Wording } from '../messages/message.ts';
import { newFault } from './new-fault.ts';

/** Most faults listed per step. Nobody reads more, and a small request could otherwise cause an answer of gigabytes. */
export const MOST_FINDINGS = 1000;

/** Collects faults up to {@link MOST_FINDINGS}, and counts the others. */
export class Findings {
  readonly #listed: Fault[] = [];
  readonly #stage: FaultStage;
  #more = 0;

  constructor(stage: FaultStage) {
    this.#stage = stage;
  }

  /** True if a further fault would only be counted, so it need not be made. */
  get isFull(): boolean {
    return this.#listed.length >= MOST_FINDINGS;
  }

  add(fault: Fault): void {
    if (this.isFull) this.#more++;
    else this.#listed.push(fault);
  }

  /** Counts faults that were not made. */
  leaveOut(count: number): void {
    this.#more += count;
  }

  /** In the order found; if some are left out, a last one gives their number. */
  get faults(): readonly Fault[] {
    return this.#more === 0
      ? this.#listed
      : [...this.#listed, leftOut(this.#stage, 'FAULTS', findingMessages.findingsLeftOut({ untold: this.#more }))];
  }
}

/** Says in the answer that it is incomplete. */
export function leftOut(stage: FaultStage, what: string, description: Wording): Fault {
  return newFault(stage, `ASSAY-LIMIT-${what}`, ['$'], description, { severity: 'info' });
}
