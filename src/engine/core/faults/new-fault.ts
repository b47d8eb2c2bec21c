import { described, type Message, type MessageValues, type Wording } from '../messages/message.ts';
import type { Fault, FaultStage } from './fault.ts';

/** Optional members of a fault. Undefined members and an empty list of norms are omitted. */
type Beside = {
  readonly [Name in 'severity' | 'place' | 'value' | 'expected' | 'certain' | 'cite' | 'fixes']?:
    | Fault[Name]
    | undefined;
};

/**
 * Makes a fault; all faults come from here. By default it is certain, has no fixes, and is an error, or a warning from
 * lint.
 */
export function newFault(
  stage: FaultStage,
  code: string,
  properties: readonly string[],
  message: Wording,
  { severity, place, value, expected, certain = true, cite = [], fixes = [] }: Beside = {},
): Fault {
  return {
    severity: severity ?? (stage === 'lint' ? 'warning' : 'error'),
    stage,
    code,
    properties,
    ...described(message, code),
    ...(place && { place }),
    ...(value !== undefined && { value }),
    ...(expected && { expected }),
    certain,
    ...(cite.length > 0 && { cite }),
    fixes,
  };
}

/**
 * A fault of the input, with a code `ASSAY-INPUT-…`. A place in the document starts with `$`, one elsewhere in the
 * request with `request`.
 */
export function inputFault(code: string, place: string, wording: Wording, beside: Beside = {}): Fault {
  return newFault('input', `ASSAY-INPUT-${code}`, [place], wording, beside);
}

/** Joins the text, the phrase code and the values of a message, which answers and verdicts hold separately. */
export function wordingOf(text: string, phrase: string | undefined, values?: MessageValues): Message | string {
  return phrase === undefined ? text : { text, phrase, ...(values && { values }) };
}
