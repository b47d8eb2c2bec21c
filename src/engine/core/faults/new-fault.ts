import { described, type Message, type MessageValues, type Wording } from '../messages/message.ts';
import type { Fault, FaultStage } from './fault.ts';

/** What a fault may say beside where it is and what is wrong. What is undefined, or an empty list of norms, is left out. */
type Beside = {
  readonly [Name in 'severity' | 'place' | 'value' | 'expected' | 'certain' | 'cite' | 'fixes']?:
    Fault[Name] | undefined;
};

/** Every fault is made here: certain and without fixes unless told otherwise, and an error unless it is lint. */
export function newFault(
  stage: FaultStage,
  code: string,
  properties: readonly string[],
  told: Wording,
  { severity, place, value, expected, certain = true, cite = [], fixes = [] }: Beside = {},
): Fault {
  return {
    severity: severity ?? (stage === 'lint' ? 'warning' : 'error'),
    stage,
    code,
    properties,
    ...described(told, code),
    ...(place && { place }),
    ...(value !== undefined && { value }),
    ...(expected && { expected }),
    certain,
    ...(cite.length > 0 && { cite }),
    fixes,
  };
}

/** Trouble with what was given, of the family `ASSAY-INPUT-…`. Places in a document start with `$`, those in the request around it with `request`. */
export function inputFault(code: string, place: string, told: Wording, beside: Beside = {}): Fault {
  return newFault('input', `ASSAY-INPUT-${code}`, [place], told, beside);
}

/** A text with the code and values of its phrase, as answers and verdicts hold them, in one. */
export function wordingOf(text: string, phrase: string | undefined, values?: MessageValues): Message | string {
  return phrase === undefined ? text : { text, phrase, ...(values && { values }) };
}
