import type { Json, Message } from '../engine/index.ts';
import { lookupMessages } from '../contract/lookup-messages.ts';
import { importFile } from '../formats/import-file.ts';
import { RULE_SETS } from '../formats/rule-sets/standard.ts';
import { authorityByKey, codesOf, type RefusalFinding } from '../refusals/index.ts';
import type { HandlerScope } from './handler.ts';

/** A fault of the document that Assay finds. */
interface OwnFault {
  readonly code: string;
  /** Places in the document, and for XML in the XML too. */
  readonly places: readonly string[];
}

export type PlacedFinding = RefusalFinding & {
  readonly document?: {
    readonly finds: 'same' | 'near' | 'nothing' | 'cannot-see';
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
  const own = ownFaults(document, scope);
  return findings.map((finding) => ({ ...finding, document: compared(finding, own) }));
}

function compared(
  finding: RefusalFinding,
  own: readonly OwnFault[] | undefined,
): NonNullable<PlacedFinding['document']> {
  const told = (finds: 'same' | 'near' | 'nothing' | 'cannot-see', message: Message, faults: readonly OwnFault[]) => ({
    finds,
    says: message.text,
    phrase: message.phrase,
    rules: [...new Set(faults.map(({ code }) => code))].slice(0, MOST_PLACES),
    places: [...new Set(faults.flatMap(({ places }) => places))].slice(0, MOST_PLACES),
  });
  if (!own) return told('nothing', lookupMessages.unreadable, []);
  const codes = new Set([finding.code, ...rulesOf(finding)].map((code) => code.toUpperCase()));
  const same = own.filter(({ code }) => codes.has(code.toUpperCase()));
  if (same.length > 0) return told('same', lookupMessages.findsSame, same);
  if (finding.basis === 'register') {
    return told('cannot-see', lookupMessages.inRegister, []);
  }
  if (finding.basis === 'sending') {
    return told('cannot-see', lookupMessages.inSending, []);
  }
  const near = own.filter(({ places }) => places.some((place) => isNear(finding, place)));
  if (near.length > 0) return told('near', lookupMessages.findsNear, near);
  return told('nothing', lookupMessages.findsNothing, []);
}

/** The rules of ours that find what a finding tells: the one that it names, and others of the same code. */
function rulesOf({ authority: key, code, rule }: RefusalFinding): readonly string[] {
  const authority = key === undefined ? undefined : authorityByKey(key);
  const rows = authority ? codesOf(authority, code) : [];
  return [...(rule === undefined ? [] : [rule]), ...rows.flatMap(({ rules = [] }) => rules)];
}

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

/** The faults of a document, or of an invoice in XML; nothing when it cannot be read at all. */
function ownFaults(document: Json, { engine, context }: HandlerScope): readonly OwnFault[] | undefined {
  if (typeof document === 'string') {
    const outcome = importFile({ data: document }, engine, context, RULE_SETS);
    if (!outcome.ok) return undefined;
    return outcome.value.verdicts.map(({ rule, places, properties }) => ({
      code: rule,
      places: [...places, ...properties],
    }));
  }
  if (document === null || typeof document !== 'object') return undefined;
  return engine
    .inspect({ data: document }, context)
    .faults.map(({ code, properties }) => ({ code, places: properties }));
}
