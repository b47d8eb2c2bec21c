import type { Json, Message } from '../engine/index.ts';
import { refOf } from '../engine/values.ts';
import { lookupMessages } from '../api/lookup-messages.ts';
import { importFile } from '../formats/reading/import-file.ts';
import { ruleSetsFor } from '../formats/rule-sets/rule-set.ts';
import { RULE_SETS } from '../formats/rule-sets/standard.ts';
import { authorityByKey, codesOf, refusalMessages, type RefusalFinding } from '../refusals/index.ts';
import type { RuleCard } from '../api/schemas/reference.ts';
import type { HandlerScope } from './handler.ts';
import { rulesByCode } from './rules.ts';

/** A fault that Assay finds in the document. */
interface OwnFault {
  readonly code: string;
  /** Places in the document; for XML also in the XML. */
  readonly places: readonly string[];
}

/** `nothing`: a rule for it found no fault. `no-rule`: there is no such rule, or it does not apply to this document. */
type Finds = 'same' | 'near' | 'nothing' | 'no-rule' | 'cannot-see' | 'unread';

export type PlacedFinding = RefusalFinding & {
  readonly document?: {
    readonly finds: Finds;
    readonly says: string;
    readonly phrase: string;
    readonly rules: readonly string[];
    readonly places: readonly string[];
  };
};

/** Most places listed for one finding. */
const MOST_PLACES = 20;

/**
 * Compares the findings of an authority with Assay's verdict on the document. If the document cannot be read, each
 * finding says so.
 */
export function findInDocument(
  findings: readonly RefusalFinding[],
  document: Json,
  scope: HandlerScope,
): readonly PlacedFinding[] {
  const own = judged(document, scope);
  const isXml = typeof document === 'string';
  return findings.map((finding) => {
    const document = compared(finding, own, scope);
    return { ...finding, ...nextStep(finding, document.finds, isXml), document };
  });
}

/** What to do about a broken rule, now that its document is here. */
const NEXT_STEPS: Readonly<Record<Finds, Message | undefined>> = {
  same: lookupMessages.mendHere,
  near: lookupMessages.mendHere,
  nothing: lookupMessages.keepsRule,
  'no-rule': lookupMessages.openSentXml,
  unread: lookupMessages.openReadable,
  'cannot-see': undefined,
};

/** The next step of a finding that only says to open the document. Others stay as the code has them. */
function nextStep(
  { kind, next, messages }: RefusalFinding,
  finds: Finds,
  isXml: boolean,
): Pick<RefusalFinding, 'next' | 'messages'> {
  const isOpenHere = kind === 'rule' && messages?.next?.phrase === refusalMessages.openHere.phrase;
  const step = isOpenHere
    ? finds === 'no-rule' && isXml
      ? lookupMessages.openOtherXml
      : NEXT_STEPS[finds]
    : undefined;
  if (!step) return { ...(next !== undefined && { next }), ...(messages && { messages }) };
  return { next: step.text, messages: { ...messages, next: refOf(step) } };
}

function compared(
  finding: RefusalFinding,
  own: Judged | undefined,
  { engine }: HandlerScope,
): NonNullable<PlacedFinding['document']> {
  const answer = (finds: Finds, message: Message, faults: readonly OwnFault[]) => ({
    finds,
    says: message.text,
    phrase: message.phrase,
    rules: [...new Set(faults.map(({ code }) => code))].slice(0, MOST_PLACES),
    places: [...new Set(faults.flatMap(({ places }) => places))].slice(0, MOST_PLACES),
  });
  if (!own) return answer('unread', lookupMessages.unreadable, []);
  const rules = rulesOf(finding);
  const codes = new Set([finding.code, ...rules].map((code) => code.toUpperCase()));
  const isCode = (code: string) => code.toUpperCase() === finding.code.toUpperCase();
  const same = own.faults.filter(
    ({ code, places }) => codes.has(code.toUpperCase()) && (isCode(code) || !isElsewhere(finding, places)),
  );
  if (same.length > 0) return answer('same', lookupMessages.findsSame, same);
  if (finding.basis === 'register') {
    return answer('cannot-see', lookupMessages.inRegister, []);
  }
  if (finding.basis === 'sending') {
    return answer('cannot-see', lookupMessages.inSending, []);
  }
  const near = own.faults.filter(({ places }) => places.some((place) => isNear(finding, place)));
  if (near.length > 0) return answer('near', lookupMessages.findsNear, near);
  // No fault is informative only if a rule for it has judged the document.
  return [...codes].some((code) => rulesByCode(engine, code).some(own.by))
    ? answer('nothing', lookupMessages.findsNothing, [])
    : answer('no-rule', lookupMessages.noOwnRule, []);
}

/** Our rules for a finding: the one it names, and others with that code. */
function rulesOf({ authority: key, code, rule }: RefusalFinding): readonly string[] {
  const authority = key === undefined ? undefined : authorityByKey(key);
  const rows = authority ? codesOf(authority, code) : [];
  return [...(rule === undefined ? [] : [rule]), ...rows.flatMap(({ rules = [] }) => rules)];
}

/** Members of a document that one rule may cover together, while an authority has a code for each. */
const PARTS: ReadonlySet<string> = new Set(['supplier', 'customer', 'lines', 'discounts', 'charges']);

/** Whether a fault is about another party, or another list of amounts, than a finding. */
function isElsewhere({ properties = [] }: RefusalFinding, places: readonly string[]): boolean {
  const meant = partsOf(properties);
  const found = partsOf(places);
  return meant.length > 0 && found.length > 0 && !found.some((part) => meant.includes(part));
}

const partsOf = (paths: readonly string[]): readonly string[] =>
  paths.flatMap((path) => {
    const part = /^\$(?:\.doc)?\.(\w+)/.exec(path)?.[1];
    return part !== undefined && PARTS.has(part) ? [part] : [];
  });

/** Whether a fault is at the place of a finding: at that member of a document, or at an element of that name. */
function isNear({ properties = [], places = [] }: RefusalFinding, place: string): boolean {
  if (place.startsWith('$')) {
    const plain = place.replaceAll(/\[\d+\]/g, '[*]');
    return properties.some((property) => {
      const wanted = property.includes('[*]') ? plain : place;
      return wanted === property || wanted.startsWith(`${property}.`) || property.startsWith(`${wanted}.`);
    });
  }
  const name = lastName(place);
  return places.some(({ path }) => path !== undefined && lastName(path) === name);
}

const lastName = (path: string) => path.replace(/\[\d+\]/g, '').replace(/^.*[/.:]/, '');

/** A document with Assay's verdict. */
interface Judged {
  readonly faults: readonly OwnFault[];
  /** Whether a rule with this code has judged it. */
  readonly by: (rule: RuleCard) => boolean;
}

/** Judges a document or an XML invoice; undefined if it cannot be read. */
function judged(document: Json, { engine, context }: HandlerScope): Judged | undefined {
  if (typeof document === 'string') {
    const outcome = importFile({ data: document }, engine, context, RULE_SETS);
    if (!outcome.ok) return undefined;
    const { verdicts, profile } = outcome.value;
    const sets = new Set(ruleSetsFor(RULE_SETS, { profile }).map(({ key }) => key));
    return {
      faults: verdicts.map(({ rule, places, properties }) => ({ code: rule, places: [...places, ...properties] })),
      by: ({ origin }) => origin.kind === 'format' && sets.has(origin.name ?? ''),
    };
  }
  if (document === null || typeof document !== 'object') return undefined;
  const { faults, context: found } = engine.inspect({ data: document }, context);
  const names = new Set<string>([...(found.regime === undefined ? [] : [found.regime]), ...found.addons]);
  return {
    faults: faults.map(({ code, properties }) => ({ code, places: properties })),
    // The rules of their own country check numbers, whatever the country of the document.
    by: ({ origin, type }) =>
      origin.kind === 'core' ||
      (origin.kind !== 'format' && (names.has(origin.name ?? '') || type.endsWith('.Identity'))),
  };
}
