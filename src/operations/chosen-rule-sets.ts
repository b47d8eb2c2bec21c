import { failure, newFault, sentence, wordingOf } from '../engine/values.ts';
import type { Outcome } from '../engine/index.ts';
import type { FileFault } from '../formats/reading/importer.ts';
import { isDay } from '../formats/rule-sets/day.ts';
import { RULE_SET_CARDS } from '../formats/rule-sets/definitions.ts';
import { whyUnknownSet, type RuleSet, type RuleSetCard } from '../formats/rule-sets/rule-set.ts';
import { requestFault } from './requests/request-fault.ts';
import { fileMessages } from '../api/file-messages.ts';

interface JudgeMembers {
  readonly judge?: readonly string[] | undefined;
  readonly at?: string | undefined;
}

/** Most rule sets named in a request: more than there are, each in several releases. */
export const MOST_SETS = 200;

/**
 * Why a request cannot be judged as asked: an unknown rule set or release, or an invalid day. `place` holds the
 * members.
 */
export function refusedJudging(
  { judge = [], at }: JudgeMembers,
  sets: readonly RuleSetCard[],
  place = 'request',
): Outcome<never> | undefined {
  if (judge.length > MOST_SETS) {
    const tooMany = fileMessages.tooManySets({ count: judge.length, most: MOST_SETS });
    return failure('input', sentence(tooMany), [requestFault('RULES', `${place}.judge`, tooMany)]);
  }
  const why = judge.map((name) => whyUnknownSet(sets, name));
  const turn = why.findIndex((message) => message !== undefined);
  const description = why[turn];
  if (description !== undefined) {
    return failure('input', sentence(description), [requestFault('RULES', `${place}.judge[${turn}]`, description)]);
  }
  if (at === undefined || isDay(at)) return undefined;
  const { notADay } = fileMessages;
  return failure('input', sentence(notADay), [requestFault('TYPE', `${place}.at`, notADay)]);
}

/** The existing sets, with the operator's rules. */
export const knownSets = (own: RuleSet | undefined): readonly RuleSetCard[] =>
  own ? [...RULE_SET_CARDS, own] : RULE_SET_CARDS;

/** The loaded sets, with the operator's rules. */
export const withOwn = (ruleSets: readonly RuleSet[], own: RuleSet | undefined): readonly RuleSet[] =>
  own ? [...ruleSets, own] : ruleSets;

/** The error for a file that is not XML, or of no known kind. */
export function unreadable(faults: readonly FileFault[]): Outcome<never> {
  const placed = faults.map((fault) => {
    const { code, description, phrase, values } = fault;
    // A PDF has bytes and no lines, so its faults name the byte in the text.
    const place = 'line' in fault ? { line: fault.line, column: fault.column } : undefined;
    return newFault('input', code, ['$'], wordingOf(description, phrase, values), { place });
  });
  const [first] = placed;
  return failure(
    'input',
    first ? { ...first, text: first.description, phrase: first.phrase ?? first.code } : fileMessages.unreadable,
    placed,
  );
}

/** Invalid Base64. */
export function notBase64(): Outcome<never> {
  const description = fileMessages.notBase64;
  return failure('input', sentence(description), [requestFault('TYPE', 'request.data', description)]);
}
