import type { Json } from '../engine/index.ts';
import { importFile } from '../formats/import-file.ts';
import { RULE_SETS } from '../formats/rule-sets/standard.ts';
import type { RefusalFinding } from '../refusals/index.ts';
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
  const told = (finds: 'same' | 'near' | 'nothing' | 'cannot-see', says: string, faults: readonly OwnFault[]) => ({
    finds,
    says,
    rules: [...new Set(faults.map(({ code }) => code))].slice(0, MOST_PLACES),
    places: [...new Set(faults.flatMap(({ places }) => places))].slice(0, MOST_PLACES),
  });
  if (!own) return told('nothing', 'Assay cannot read the document, so it cannot be compared.', []);
  const codes = new Set(
    [finding.code, ...(finding.rule === undefined ? [] : [finding.rule])].map((code) => code.toUpperCase()),
  );
  const same = own.filter(({ code }) => codes.has(code.toUpperCase()));
  if (same.length > 0) return told('same', 'Assay finds the same in the document.', same);
  if (finding.basis === 'register') {
    return told('cannot-see', 'Assay cannot see this: the authority compares with its own register.', []);
  }
  if (finding.basis === 'sending') {
    return told('cannot-see', 'Assay cannot see this: it is about how the file was sent, not about what it says.', []);
  }
  const near = own.filter(({ places }) => places.some((place) => isNear(finding, place)));
  if (near.length > 0) return told('near', 'Assay finds a fault at the same place.', near);
  return told('nothing', 'Assay finds no such fault in the document.', []);
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
