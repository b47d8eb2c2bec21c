import { newFault } from '../core/faults/new-fault.ts';
import type { Fault, Fix } from '../core/faults/fault.ts';
import type { Json } from '../core/json/json.ts';
import { withRightCheckDigits } from '../core/text/check-digits.ts';
import { Amount } from '../core/num/amount.ts';
import { Percentage } from '../core/num/percentage.ts';
import type { CompiledRule } from '../core/rules/compile.ts';
import type { RuleCount, Violation } from '../core/rules/find-violations.ts';
import { findViolations as judge } from '../core/rules/find-violations.ts';
import type { RuleScope } from '../core/rules/constraint.ts';
import type { Envelope } from '../documents/envelope/envelope.ts';
import type { EngineCore } from '../engine-core.ts';
import { digestOf, isSameDigest } from '../envelope/digest.ts';
import type { ReadDocument } from './read-document.ts';
import { isEnvelope } from './read-document.ts';
import { titled, type Message } from '../core/messages/message.ts';
import { operationMessages } from './messages.ts';

/** A document of unknown type is kept unchanged, with any content in these places. */
interface Contextual {
  readonly $regime?: unknown;
  readonly $addons?: unknown;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The texts of a list; none for anything else. */
export function textsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

/** The context that rules depend on. */
export function ruleScope(engine: EngineCore, document: ReadDocument): RuleScope {
  const inner = isEnvelope(document) ? document.value.doc?.content : document.value;
  const { $regime, $addons } = (inner ?? {}) as Contextual;
  const { knowledge } = engine;
  const { gaps } = document;
  const [regime, addons] = [textOf($regime), textsOf($addons)];
  const scope = { root: document.value, document: inner, regime, addons, knowledge, gaps };
  return isEnvelope(document) ? { ...scope, digestMatches: hasMatchingDigest(document.value) } : scope;
}

/** An envelope without a document has no digest to compare. */
function hasMatchingDigest({ head, doc }: Envelope): boolean {
  return doc !== undefined && isSameDigest(head?.dig, digestOf(doc));
}

/**
 * Judges a document by the rules of its regime and addons. Violations of one rule give one fault with all places. Codes
 * that an envelope's header ignores are left out.
 */
export function judgeRules(
  engine: EngineCore,
  document: ReadDocument,
  counts?: Map<CompiledRule, RuleCount>,
): readonly Fault[] {
  const scope = ruleScope(engine, document);
  const plan = engine.rulePlan(scope.regime, scope.addons);
  const beyond = new Map<string, number>();
  const violations = judge(document.type, document.value, plan, scope, counts, beyond);
  if (violations.length === 0) return NONE;
  const ignored = new Set(isEnvelope(document) ? document.value.head?.ignore : []);
  return faultsOf(
    violations.filter(({ rule }) => !ignored.has(rule.code)),
    beyond,
    scope,
  );
}

const NONE: readonly Fault[] = [];

function faultsOf(
  violations: readonly Violation[],
  beyond: ReadonlyMap<string, number>,
  scope: RuleScope,
): readonly Fault[] {
  const byCode = new Map<string, Violation[]>();
  for (const violation of violations) {
    const list = byCode.get(violation.rule.code) ?? [];
    list.push(violation);
    byCode.set(violation.rule.code, list);
  }
  return [...byCode.values()].map((list): Fault => {
    const [first] = list as [Violation, ...Violation[]];
    const { code, say, constraint, cite } = first.rule;
    const message: Message = { text: say, phrase: code };
    const more = beyond.get(code);
    const mended = rightDigits(first, scope);
    const words =
      more !== undefined
        ? operationMessages.morePlaces({ rule: message, count: list.length + more, named: list.length })
        : mended && list.length === 1
          ? describeDigits(String(first.value), mended)
          : message;
    const places = list.map(({ path }) => path);
    const beside = { value: jsonOf(first.value), expected: constraint.expected, cite };
    return newFault('rules', code, places, words, { ...beside, fixes: mended ? [digitsFix(first, mended)] : [] });
  });
}

type RightDigits = NonNullable<ReturnType<typeof withRightCheckDigits>>;

/** For a number with wrong check digits, the right ones if its rule determines them. */
function rightDigits({ rule, value }: Violation, scope: RuleScope): RightDigits | undefined {
  if (typeof value !== 'string' || rule.constraint.expected) return undefined;
  const { holds, checkDigits } = rule.constraint;
  return withRightCheckDigits(value, (text) => holds(text, scope), checkDigits);
}

/** What is wrong with this number, instead of what its rule says about all of them. */
function describeDigits(value: string, { found, right, at }: RightDigits): Message {
  const values = { value, right };
  if (at + found.length < value.length)
    return operationMessages[at === 0 ? 'firstDigitsWrong' : 'digitWrong']({ ...values, found });
  if (found.length > 1) return operationMessages.lastDigitsWrong(values);
  return operationMessages[/\d/.test(found) ? 'lastDigitWrong' : 'lastLetterWrong'](values);
}

function digitsFix({ path, value }: Violation, { found, right, text, at }: RightDigits): Fix {
  const isEnd = at + found.length === String(value).length;
  const message = operationMessages[isEnd ? 'endsIn' : at === 0 ? 'beginsWith' : 'has']({ found, right, text });
  return { ...titled(message), safe: false, edits: [{ op: 'replace', path, value: text }] };
}

/** Only scalars: whole objects are not useful in a fault. */
function jsonOf(value: unknown): Json | undefined {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return value instanceof Amount || value instanceof Percentage ? value.toString() : undefined;
}
