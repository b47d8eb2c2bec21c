import { ZERO_DATE } from '../cal/date.ts';
import { ZERO_DATE_TIME } from '../cal/date-time.ts';
import { ZERO_TIMESTAMP } from '../cal/timestamp.ts';
import type { Expectation } from '../faults/fault.ts';
import type { Amount } from '../num/amount.ts';
import type { Percentage } from '../num/percentage.ts';
import { isEmail } from '../text/email.ts';
import { isUrl } from '../text/url.ts';
import { utf8Length } from '../text/utf8.ts';
import type { Message, Wording } from '../messages/message.ts';
import type { Constraint, RuleScope } from './constraint.ts';
import { ruleMessages } from './messages.ts';

/**
 * Absent, `''`, 0, false or an empty list. Amounts, percentages, dates with a value and objects are never empty, not
 * even at zero; see `bePresent`.
 */
export function isEmptyValue(value: unknown): boolean {
  return (
    value === undefined ||
    value === '' ||
    value === 0 ||
    value === false ||
    (Array.isArray(value) && value.length === 0)
  );
}

/** Like {@link isEmptyValue}, but a list of nulls has entries. */
function isNothing(value: unknown, { gaps }: Pick<RuleScope, 'gaps'>): boolean {
  return isEmptyValue(value) && !gaps?.has(value);
}

/** The value is present. */
export const bePresent: Constraint = {
  words: ruleMessages.bePresent,
  holds: (value, scope) => !isNothing(value, scope),
  expected: { kind: 'present' },
};

/** The value is absent or empty. Existing amounts and objects are not empty. */
export const beEmpty: Constraint = { words: ruleMessages.beAbsent, holds: isNothing, expected: { kind: 'absent' } };

/** Completely absent; an empty list fails. */
export const beNilOrNotEmpty: Constraint = {
  words: ruleMessages.beAbsentOrFilled,
  holds: (value, scope) => value === undefined || !isNothing(value, scope),
};

/** One of a set of texts. An empty text fails, an absent value passes. */
export function beOneOf(values: readonly string[]): Constraint {
  const allowed = new Set(values);
  return {
    words: ruleMessages.beOneOf({ values }),
    holds: (value) => value === undefined || allowed.has(value as string),
    expected: { kind: 'oneOf', values },
  };
}

/** Like `beOneOf`, for required texts: absent counts as the empty text and fails. */
export function beOneOfAlways(values: readonly string[]): Constraint {
  const allowed = new Set(values);
  return {
    words: ruleMessages.beOneOf({ values }),
    holds: (value) => allowed.has(value as string),
    expected: { kind: 'oneOf', values },
  };
}

/** None of the values; an absent value passes. */
export function beNoneOf(values: readonly string[]): Constraint {
  const banned = new Set(values);
  return { words: ruleMessages.beNoneOf({ values }), holds: (value) => !banned.has(value as string) };
}

/** As text for a number of digits, as most forms are; otherwise the pattern. */
function formOf({ source }: RegExp): Message {
  const digits = /^\^(?:\\d|\[0-9\])\{(\d+)\}\$$/.exec(source)?.[1];
  return digits === undefined ? ruleMessages.match({ pattern: source }) : ruleMessages.haveDigits({ digits });
}

/** Matches a pattern. Absent and empty pass. */
export function match(pattern: RegExp, words: Wording = formOf(pattern)): Constraint {
  return {
    words,
    holds: (value) => isEmptyValue(value) || pattern.test(value as string),
    expected: { kind: 'pattern', pattern: pattern.source },
  };
}

/** Number of entries of a list, including nulls where they count. */
export function countEntries(list: readonly unknown[] | undefined, { gaps }: Pick<RuleScope, 'gaps'>): number {
  return list ? (gaps?.get(list) ?? list).length : 0;
}

/** Number of UTF-8 bytes of a text, or of entries of a list. */
function sizeOf(value: unknown, scope: RuleScope): number {
  return Array.isArray(value) ? countEntries(value, scope) : utf8Length(value as string);
}

/** Characters of a text, counted as code points. */
function charactersOf(text: string): number {
  let count = text.length;
  for (let i = 1; i < text.length; i++) {
    if ((text.charCodeAt(i) & 0xfc00) === 0xdc00 && (text.charCodeAt(i - 1) & 0xfc00) === 0xd800) count--;
  }
  return count;
}

/** Length in UTF-8 bytes or entries, 0 for no limit. Absent and empty pass. */
export function haveLength(min: number, max: number): Constraint {
  return {
    words: max === 0 ? ruleMessages.haveLengthFrom({ min }) : ruleMessages.haveLength({ min, max }),
    holds: (value, scope) => isNothing(value, scope) || isWithin(sizeOf(value, scope), min, max),
    expected: sizeRange(min, max, 'bytes'),
  };
}

/** Length in characters (code points), 0 for no limit. Absent and empty pass. */
export function haveCharacters(min: number, max: number): Constraint {
  return {
    words: max === 0 ? ruleMessages.haveCharactersFrom({ min }) : ruleMessages.haveCharacters({ min, max }),
    holds: (value) => isEmptyValue(value) || isWithin(charactersOf(value as string), min, max),
    expected: sizeRange(min, max, 'characters'),
  };
}

function sizeRange(min: number, max: number, of: 'bytes' | 'characters'): Expectation {
  return { kind: 'range', ...(min > 0 && { min: String(min) }), ...(max > 0 && { max: String(max) }), of };
}

function isWithin(size: number, min: number, max: number): boolean {
  return size >= min && (max === 0 || size <= max);
}

/** A web address. The empty text is invalid; absent passes. */
export const beUrl: Constraint = {
  words: ruleMessages.beUrl,
  holds: (value) => value === undefined || isUrl(value as string),
  expected: { kind: 'type', type: 'web address' },
};

/** An e-mail address. The empty text is invalid; absent passes. */
export const beEmail: Constraint = {
  words: ruleMessages.beEmail,
  holds: (value) => value === undefined || isEmail(value as string),
  expected: { kind: 'type', type: 'e-mail address' },
};

/** Sign of an amount, a percentage or a number. */
function signOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return Math.sign(value as number);
  // By its members: a class of another copy of this program is another class.
  const amount = 'fraction' in (value as Amount | Percentage) ? (value as Percentage).fraction : (value as Amount);
  return amount.isNegative() ? -1 : amount.isZero() ? 0 : 1;
}

/** 0 or more, for amounts, percentages and numbers; an absent value passes. */
export const beZeroOrMore: Constraint = {
  words: ruleMessages.beZeroOrMore,
  holds: (value) => value === undefined || signOf(value) >= 0,
  expected: { kind: 'range', min: '0' },
};

/** More than 0, for amounts, percentages and numbers; an absent value passes. */
export const beMoreThanZero: Constraint = {
  words: ruleMessages.beMoreThanZero,
  holds: (value) => value === undefined || signOf(value) > 0,
  expected: { kind: 'range', min: '0' },
};

/** 0 or less, for amounts, percentages and numbers; an absent value passes. */
export const beZeroOrLess: Constraint = {
  words: ruleMessages.beZeroOrLess,
  holds: (value) => value === undefined || signOf(value) <= 0,
  expected: { kind: 'range', max: '0' },
};

const zeroInstants: ReadonlySet<unknown> = new Set([ZERO_DATE, ZERO_DATE_TIME, ZERO_TIMESTAMP]);

/** A non-zero number, or a date or time that is set; absent passes. */
export const notBeZero: Constraint = {
  words: ruleMessages.notBeZero,
  // An absent value has no sign, not even that of zero.
  holds: (value) => (typeof value === 'string' ? !zeroInstants.has(value) : signOf(value) !== 0),
};

/** An integer in a range; absent and zero pass. */
export function beBetween(min: number, max: number): Constraint {
  return {
    words: ruleMessages.beBetween({ min, max }),
    holds: (value) => isEmptyValue(value) || ((value as number) >= min && (value as number) <= max),
    expected: { kind: 'range', min: String(min), max: String(max) },
  };
}

/** The constraint for a present value; the empty text, 0 and an empty list count as absent. */
export function whereGiven(constraint: Constraint): Constraint {
  return { ...constraint, holds: (value, scope) => isEmptyValue(value) || constraint.holds(value, scope) };
}

/** True for every document that can be read. The rule is listed for readers, not judged. */
export function settledByReading(words: Wording): Constraint {
  return { words, holds: () => true, settled: true };
}
