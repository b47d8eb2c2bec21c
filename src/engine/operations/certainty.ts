import type { Fault } from '../core/faults/fault.ts';
import { withMembers } from '../core/schema/draft.ts';
import type { DocumentType } from '../core/schema/kind.ts';
import type { EngineCore } from '../engine-core.ts';
import type { ReadDocument } from './read-document.ts';
import { isEnvelope, withRegime } from './read-document.ts';

interface Contextual {
  readonly $regime?: string;
  readonly currency?: string;
}

/** The faults of calculation and rules. */
export type Examine = (document: ReadDocument) => readonly Fault[];

/**
 * The faults, uncertain where a wrong `$regime` or a missing currency may be the only cause: they disappear when the
 * document follows its supplier's country, or has a currency. The fault of a missing currency stays certain.
 */
export function weighed(
  engine: EngineCore,
  given: ReadDocument,
  faults: readonly Fault[],
  examine: Examine,
): readonly Fault[] {
  const bySupplier = hasDoubtfulRegime(engine, given, faults) ? followingSupplier(engine, given) : undefined;
  const certain = bySupplier ? standing(faults, examine(bySupplier)) : faults;
  if (!certain.some((fault) => isOfCurrency(fault) && fault.certain)) return certain;
  return standing(certain, examine(withCurrency(engine, given)), isOfCurrency);
}

function isOfCurrency({ code }: Fault): boolean {
  return code === 'ASSAY-CALC-CURRENCY';
}

/** Any regime may be intended, but hardly an unknown one, or one with which the calculation fails. */
function hasDoubtfulRegime(engine: EngineCore, given: ReadDocument, faults: readonly Fault[]): boolean {
  const named = contentOf(given)?.$regime;
  if (!named || faults.length === 0) return false;
  return !engine.knowledge.regime(named) || faults.some(({ stage }) => stage === 'calculation');
}

/** The document with the regime of its supplier; undefined if it has that already. */
function followingSupplier(engine: EngineCore, given: ReadDocument): ReadDocument | undefined {
  const type = typeOf(given);
  const content = contentOf(given);
  if (!type || !content) return undefined;
  const other = withRegime(engine, type, { ...content, $regime: undefined }) as Contextual;
  return other.$regime === content.$regime ? undefined : withContent(given, other);
}

function withCurrency(engine: EngineCore, given: ReadDocument): ReadDocument {
  const type = typeOf(given);
  const content = contentOf(given);
  if (!type || !content) return given;
  const { $regime = '' } = withRegime(engine, type, { ...content, $regime: undefined }) as Contextual;
  const currency = engine.knowledge.regime($regime)?.currency ?? 'EUR';
  return withContent(given, withMembers(content, { currency }));
}

/** The faults, uncertain if the others do not cover all of their places; those given are unchanged. */
function standing(
  faults: readonly Fault[],
  others: readonly Fault[],
  isGiven: (fault: Fault) => boolean = () => false,
): readonly Fault[] {
  const places = new Set(others.flatMap(({ code, properties }) => properties.map((path) => `${code} ${path}`)));
  return faults.map((fault) => {
    if (!fault.certain || isGiven(fault) || !DOUBTED.has(fault.stage)) return fault;
    const stands = fault.properties.every((path) => places.has(`${fault.code} ${path}`));
    return stands ? fault : { ...fault, certain: false };
  });
}

/** Unreadable values do not depend on the context. */
const DOUBTED: ReadonlySet<Fault['stage']> = new Set(['calculation', 'rules']);

function typeOf(document: ReadDocument): DocumentType | undefined {
  return isEnvelope(document) ? document.value.doc?.type : document.type;
}

function contentOf(document: ReadDocument): Contextual | undefined {
  return (isEnvelope(document) ? document.value.doc?.content : document.value) as Contextual | undefined;
}

function withContent(document: ReadDocument, content: unknown): ReadDocument {
  if (!isEnvelope(document)) return { ...document, value: content };
  const { value } = document;
  return value.doc ? { ...document, value: { ...value, doc: { ...value.doc, content } } } : document;
}
