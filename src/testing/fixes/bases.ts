import { isDocumentType } from '../../engine/core/schema/document-type.ts';
import type { AnyKind, DocumentType } from '../../engine/core/schema/kind.ts';
import { SCHEMA_ROOT } from '../../engine/core/schema/kind.ts';
import { isObjectType, type AnyObjectType } from '../../engine/core/schema/object-type.ts';
import { engineCore } from '../../engine/engine-core.ts';
import type { Engine, JsonObject } from '../../engine/index.ts';
import { standardParts } from '../../engine/standard.ts';
import { examples, goldenContext, jsonOf } from '../examples/examples.ts';

/** A valid document from which a broken one is made. */
export interface Base {
  readonly data: JsonObject;
  /** The type at the start of a path, and its place in the document. */
  readonly type: DocumentType;
  readonly at: Way;
  readonly regime: string;
  readonly addons: readonly string[];
}

/** Types of documents, likeliest first. Examples of one type are converted into the others. */
const TYPES = [
  'bill/invoice',
  'bill/payment',
  'bill/status',
  'bill/order',
  'bill/delivery',
  'org/party',
  'note/message',
  'envelope',
];

/** The complements of an invoice that addons define. */
const COMPLEMENTS = standardParts.addons.flatMap(({ types = [] }) =>
  types.filter(isDocumentType).map(({ named }) => named.id),
);

/** Most types of documents in which a case is tried, and most bases of the first type. */
const MOST_TYPES = 3;
const MOST_BASES = 4;

const types = new Map(
  engineCore(standardParts)
    .parts.types.filter(isDocumentType)
    .map((type) => [type.named.id, type]),
);

export function typeNamed(id: string): DocumentType | undefined {
  return types.get(id.replace(SCHEMA_ROOT, ''));
}

/** Valid documents by type, made on first use. */
export interface Bases {
  /** The types that can contain the given one, those in the rule's own context first. */
  fitting(wanted: AnyKind, context: { readonly regime?: string; readonly addon?: string }): readonly Base[];
}

/** The examples, their conversions into other types, and envelopes with them. */
export function basesOf(engine: Engine): Bases {
  const own = examples().map(({ text }) => baseOf(jsonOf(text) as JsonObject));
  const made = new Map<string, readonly Base[]>([['bill/invoice', own]]);

  function ofType(id: string): readonly Base[] {
    const known = made.get(id);
    if (known) return known;
    const bases = own.map((base) => madeInto(engine, base, id));
    made.set(id, bases);
    return bases;
  }

  return {
    fitting(wanted, { regime, addon }) {
      const rank = (base: Base) =>
        (addon === undefined || base.addons.includes(addon) ? 0 : 2) +
        (regime === undefined || base.regime === regime ? 0 : 1);
      const inOrder = own.map((base, index) => ({ rank: rank(base), index })).toSorted((a, b) => a.rank - b.rank);
      const ids = [...COMPLEMENTS, ...TYPES].filter((id) => {
        const type = typeNamed(id);
        return type !== undefined && waysTo(type, wanted).length > 0;
      });
      return ids
        .slice(0, MOST_TYPES)
        .flatMap((id, place) =>
          inOrder.slice(0, place === 0 ? MOST_BASES : 2).flatMap(({ index }) => ofType(id)[index] ?? []),
        );
    },
  };
}

function madeInto(engine: Engine, base: Base, id: string): Base {
  if (id === 'envelope') return baseOf(enveloped(engine, base));
  if (TYPES.includes(id)) return baseOf(recast(base, id));
  const complement = { $schema: SCHEMA_ROOT + id };
  const type = typeNamed(id) ?? base.type;
  return { ...base, type, at: ['complements', 0], data: { ...base.data, complements: [complement] } };
}

function baseOf(data: JsonObject): Base {
  const type = typeNamed(String(data['$schema']));
  if (!type) throw new Error(`no type ${String(data['$schema'])}`);
  const country = ((data['supplier'] as JsonObject | undefined)?.['tax_id'] as JsonObject | undefined)?.['country'];
  const addons = (data['$addons'] ?? []) as readonly string[];
  return { data, type, at: [], regime: String(data['$regime'] ?? country ?? ''), addons };
}

function enveloped(engine: Engine, { data }: Base): JsonObject {
  const built = engine.build({ data, envelop: true }, goldenContext);
  return built.ok ? built.value : data;
}

/** The members of a document that another type has too; for a party, those of the supplier. */
function recast({ data, regime, addons }: Base, id: string): JsonObject {
  const type = typeNamed(id);
  const source = id === 'org/party' ? ((data['supplier'] as JsonObject | undefined) ?? {}) : data;
  const known = type && isObjectType(type) ? type.fields : {};
  const kept = Object.entries(source).filter(([name]) => Object.hasOwn(known, name) && name !== 'type');
  return {
    $schema: SCHEMA_ROOT + id,
    ...(regime ? { $regime: regime } : {}),
    ...(addons.length > 0 ? { $addons: [...addons] } : {}),
    ...Object.fromEntries(kept),
  };
}

/** Steps down from a document. */
export type Way = readonly (string | number)[];

/** Most paths from a document down to a type. */
const MOST_WAYS = 4;
const known = new Map<AnyKind, Map<AnyKind, readonly Way[]>>();

/** Paths from a type down to another, shortest first: `['lines', 0, 'item']`. */
export function waysTo(from: AnyKind, wanted: AnyKind): readonly Way[] {
  const ways = known.get(from) ?? new Map<AnyKind, readonly Way[]>();
  known.set(from, ways);
  const found = ways.get(wanted) ?? search(from, wanted);
  ways.set(wanted, found);
  return found;
}

function search(from: AnyKind, wanted: AnyKind): readonly Way[] {
  const found: Way[] = [];
  let level: readonly { readonly kind: AnyKind; readonly way: Way }[] = [{ kind: from, way: [] }];
  while (level.length > 0 && level.length < 3_000 && found.length < MOST_WAYS) {
    found.push(...level.filter(({ kind }) => isSame(kind, wanted)).map(({ way }) => way));
    level = level.flatMap(({ kind, way }) => below(kind).map(([step, next]) => ({ kind: next, way: [...way, step] })));
  }
  return found.slice(0, MOST_WAYS);
}

function isSame(kind: AnyKind, wanted: AnyKind): boolean {
  return kind === wanted || (kind.named !== undefined && kind.named === wanted.named);
}

function below(kind: AnyKind): readonly (readonly [string | number, AnyKind])[] {
  if (kind.named?.id === 'envelope') return [['head', (kind as AnyObjectType).fields['head']?.kind ?? kind]];
  if (isObjectType(kind)) return kind.members.map(({ name, field }) => [name, field.kind]);
  if (kind.shape === 'list' && kind.entry) return [[0, kind.entry]];
  return [];
}
