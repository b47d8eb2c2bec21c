import type { Json, Message } from '../engine/index.ts';
import { lookupMessages } from '../contract/lookup-messages.ts';
import { importFile } from '../formats/import-file.ts';
import { ruleSetsFor } from '../formats/rule-sets/rule-set.ts';
import { RULE_SETS } from '../formats/rule-sets/standard.ts';
import { authorityByKey, codesOf, type RefusalFinding } from '../refusals/index.ts';
import type { RuleCard } from '../contract/schemas/reference.ts';
import type { HandlerScope } from './handler.ts';
import { rulesByCode } from './rules.ts';

/** A fault of the document that Assay finds. */
interface OwnFault {
  readonly code: string;
  /** Places in the document, and for XML in the XML too. */
  readonly places: readonly string[];
}

/** `nothing`: a rule that looks for the same found nothing. `no-rule`: there is none, or it is not for this document. */
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

/** No more places than this are told of one finding. */
const MOST_PLACES = 20;

/** Sets what an authority found against what Assay finds in the document; a document that cannot be read says so in each finding. */
export function findInDocument(
  findings: readonly RefusalFinding[],
  document: Json,
  scope: HandlerScope,
): readonly PlacedFinding[] {
  const own = judged(document, scope);
  return findings.map((finding) => ({ ...finding, document: compared(finding, own, scope) }));
}

function compared(
  finding: RefusalFinding,
  own: Judged | undefined,
  { engine }: HandlerScope,
): NonNullable<PlacedFinding['document']> {
  const told = (finds: Finds, message: Message, faults: readonly OwnFault[]) => ({
    finds,
    says: message.text,
    phrase: message.phrase,
    rules: [...new Set(faults.map(({ code }) => code))].slice(0, MOST_PLACES),
    places: [...new Set(faults.flatMap(({ places }) => places))].slice(0, MOST_PLACES),
  });
  if (!own) return told('unread', lookupMessages.unreadable, []);
  const rules = rulesOf(finding);
  const codes = new Set([finding.code, ...rules].map((code) => code.toUpperCase()));
  const isCode = (code: string) => code.toUpperCase() === finding.code.toUpperCase();
  const same = own.faults.filter(
    ({ code, places }) => codes.has(code.toUpperCase()) && (isCode(code) || !isElsewhere(finding, places)),
  );
  if (same.length > 0) return told('same', lookupMessages.findsSame, same);
  if (finding.basis === 'register') {
    return told('cannot-see', lookupMessages.inRegister, []);
  }
  if (finding.basis === 'sending') {
    return told('cannot-see', lookupMessages.inSending, []);
  }
  const near = own.faults.filter(({ places }) => places.some((place) => isNear(finding, place)));
  if (near.length > 0) return told('near', lookupMessages.findsNear, near);
  // Silence says something only where a rule that looks for the same has judged the document.
  return [...codes].some((code) => rulesByCode(engine, code).some(own.by))
    ? told('nothing', lookupMessages.findsNothing, [])
    : told('no-rule', lookupMessages.noOwnRule, []);
}

/** The rules of ours that find what a finding tells: the one that it names, and others of the same code. */
function rulesOf({ authority: key, code, rule }: RefusalFinding): readonly string[] {
  const authority = key === undefined ? undefined : authorityByKey(key);
  const rows = authority ? codesOf(authority, code) : [];
  return [...(rule === undefined ? [] : [rule]), ...rows.flatMap(({ rules = [] }) => rules)];
}

/** Members of a document that a rule may speak of one like the other, while an authority has a code for each. */
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

/** Whether a fault is at the place of a finding: the same member of a document, or an element of the same name. */
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

/** A document as Assay judged it. */
interface Judged {
  readonly faults: readonly OwnFault[];
  /** Whether it was judged by a rule. */
  readonly by: (rule: RuleCard) => boolean;
}

/** Judges a document, or an invoice in XML; nothing when it cannot be read at all. */
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
    // Numbers are checked by the rules of their own country, wherever the document is from.
    by: ({ origin, type }) =>
      origin.kind === 'core' ||
      (origin.kind !== 'format' && (names.has(origin.name ?? '') || type.endsWith('.Identity'))),
  };
}
