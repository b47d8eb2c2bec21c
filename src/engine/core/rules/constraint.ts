import type { Expectation } from '../faults/fault.ts';
import { wordsIn, type Message, type Wording } from '../messages/message.ts';
import type { Gaps } from '../schema/gaps.ts';
import type { CheckDigitSide } from '../text/check-digits.ts';
import type { TaxKnowledge } from '../tax/knowledge.ts';
import { ruleMessages } from './messages.ts';

/** A constraint's or guard's view beside the value. */
export interface RuleScope {
  /** The value at the root: the document, or the envelope around it. */
  readonly root: unknown;
  /** The document itself: the root, or the content of the envelope. */
  readonly document: unknown;
  /** `$regime` of the document as written, or `''`. */
  readonly regime: string;
  /** `$addons` of the document as written. */
  readonly addons: readonly string[];
  readonly knowledge: TaxKnowledge;
  /** Whether the digest in the envelope's header matches the document; undefined if not computed. */
  readonly digestMatches?: boolean | undefined;
  /** Lists of the document with null entries, where they count. */
  readonly gaps?: Gaps | undefined;
}

/** A requirement for a value. */
export interface Constraint {
  /** As text after "must": "be present", "be one of standard, corrective". */
  readonly words: Wording;
  holds(value: unknown, scope: RuleScope): boolean;
  readonly expected?: Expectation;
  /** Position of the check digits in the judged number; default the end. */
  readonly checkDigits?: CheckDigitSide;
  /** Reading a document guarantees it, so it is never judged. */
  readonly settled?: true;
}

/** When a rule applies, evaluated on its node: one of type `T`, or of any. */
export interface Guard<T = unknown> {
  /** As text after "when": "the customer has a tax code". */
  readonly words: Wording;
  holds(node: unknown, scope: RuleScope): boolean;
  /** Set if it only requires one of these texts in one member of the node. */
  readonly asks?: MemberQuestion;
  /** Carries the node's type; never set. */
  readonly nodeType?: (node: T) => void;
}

/** Whether `member` holds one of `values`. */
export interface MemberQuestion {
  readonly member: string;
  readonly values: readonly string[];
}

/** A guard on a node of type `T`. The compiler checks that the rule's `on` path leads to such a node. */
export function when<T>(words: Wording, holds: (node: T, scope: RuleScope) => boolean): Guard<T> {
  return { words, holds: (node, scope) => node !== undefined && holds(node as T, scope) };
}

/** A guard that requires one of some texts in a member: it can be evaluated without loading the rules it guards. */
export function whenOneOf<T>(words: Wording, member: keyof T & string, values: readonly string[]): Guard<T> {
  return {
    words,
    holds: (node) => node !== undefined && (values as readonly unknown[]).includes((node as T)[member]),
    asks: { member, values },
  };
}

/** Your own constraint on a value of type `T`. An absent value passes, since presence is required separately. */
export function satisfy<T>(
  words: Wording,
  holds: (value: T, scope: RuleScope) => boolean,
  expected?: Expectation,
): Constraint {
  return {
    words,
    holds: (value, scope) => value === undefined || holds(value as T, scope),
    ...(expected ? { expected } : {}),
  };
}

/** A constraint that also judges absence: `value` is then undefined. */
export function judge<T>(
  words: Wording,
  holds: (value: T | undefined, scope: RuleScope) => boolean,
  expected?: Expectation,
): Constraint {
  return { words, holds: holds as Constraint['holds'], ...(expected ? { expected } : {}) };
}

/** Both guards. */
export function both<A, B>(first: Guard<A>, second: Guard<B>): Guard<A & B> {
  return {
    words: joined('and', [first.words, second.words]),
    holds: (node, scope) => first.holds(node, scope) && second.holds(node, scope),
  };
}

/** The first failing constraint gives the fault; the combination counts as one. */
export function all(...constraints: readonly Constraint[]): Constraint {
  const expected = constraints.find((constraint) => constraint.expected)?.expected;
  return {
    words: joined(
      'and',
      constraints.map((constraint) => constraint.words),
    ),
    holds(value, scope) {
      for (const constraint of constraints) if (!constraint.holds(value, scope)) return false;
      return true;
    },
    ...(expected ? { expected } : {}),
  };
}

/** Either constraint. */
export function either(...constraints: readonly Constraint[]): Constraint {
  return {
    words: joined(
      'or',
      constraints.map((constraint) => constraint.words),
    ),
    holds(value, scope) {
      for (const constraint of constraints) if (constraint.holds(value, scope)) return true;
      return false;
    },
  };
}

/** A message of all of them, if each is one; otherwise English. */
function joined(how: 'and' | 'or', words: readonly Wording[]): Wording {
  const messages = words.filter((message): message is Message => typeof message !== 'string');
  return messages.length === words.length
    ? messages.reduce((first, second) => ruleMessages[how]({ first, second }))
    : words.map(wordsIn).join(` ${how} `);
}
