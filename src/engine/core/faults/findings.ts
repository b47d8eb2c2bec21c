import type { Fault, FaultStage } from './fault.ts';
import { findingMessages } from './messages.ts';
import type { Wording } from '../messages/message.ts';
import { newFault } from './new-fault.ts';

/** Most faults of one step that are told. Nobody reads more, and a small request could ask for an answer of gigabytes. */
export const MOST_FINDINGS = 1000;

/** Collects faults up to {@link MOST_FINDINGS}, and counts the others. */
export class Findings {
  readonly #told: Fault[] = [];
  readonly #stage: FaultStage;
  #untold = 0;

  constructor(stage: FaultStage) {
    this.#stage = stage;
  }

  /** True when a further fault would only be counted, so that it need not be made. */
  get isFull(): boolean {
    return this.#told.length >= MOST_FINDINGS;
  }

  add(fault: Fault): void {
    if (this.isFull) this.#untold++;
    else this.#told.push(fault);
  }

  /** Counts faults that nobody made. */
  leaveOut(count: number): void {
    this.#untold += count;
  }

  /** In the order found; when some are left out, the last one says how many. */
  get faults(): readonly Fault[] {
    return this.#untold === 0
      ? this.#told
      : [...this.#told, leftOut(this.#stage, 'FAULTS', findingMessages.findingsLeftOut({ untold: this.#untold }))];
  }
}

/** Says in the answer itself that it is not whole. */
export function leftOut(stage: FaultStage, what: string, description: Wording): Fault {
  return newFault(stage, `ASSAY-LIMIT-${what}`, ['$'], description, { severity: 'info' });
}
