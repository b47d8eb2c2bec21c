import type { Json, JsonObject } from '../../src/engine/index.ts';
import { isJsonObject } from '../../src/engine/index.ts';
import type { AnyKind } from '../../src/engine/core/schema/kind.ts';
import { isObjectType } from '../../src/engine/core/schema/object-type.ts';
import { DocumentReader } from '../../src/engine/core/schema/reader.ts';

/** A document in which one member can have any length. */
export interface GrowingDocument {
  /** Type and member, `bill.Line.taxes`, and its content. */
  readonly name: string;
  /** JSON text of the document with `n` entries, or characters, in that place. */
  text(n: number): string;
}

type Path = readonly (string | number)[];

/** Content of a list, map or text. */
const FILLINGS: Readonly<Record<string, (i: number, sample: Json) => Json>> = {
  'equal entries': (_, sample) => sample,
  'different entries': (i, sample) => distinct(sample, i),
  'empty objects': () => ({}),
  'wrong entries': (i) => i,
  nulls: () => null,
};

const TEXTS: Readonly<Record<string, string>> = {
  letters: 'a',
  digits: '1',
  points: '.-',
  spaces: ' \n',
  accents: 'é',
};

/** Every list, map and text of a document of `type`, each member of each type once, grown in `base`. */
export function growingDocuments(type: AnyKind, base: JsonObject, deepest = 7): readonly GrowingDocument[] {
  const found: GrowingDocument[] = [];
  const met = new Set<string>();

  function visit(kind: AnyKind, path: Path, owner: string, present: Json | undefined): void {
    if (path.length > deepest) return;
    if (kind.shape === 'list' && kind.entry) {
      const entries = Array.isArray(present) ? (present as readonly Json[]) : [];
      const sample = entries[0] ?? sampleOf(kind.entry);
      for (const [filling, fill] of Object.entries(FILLINGS))
        add(`${owner}: ${filling}`, path, (n) => Array.from({ length: n }, (_, i) => fill(i, sample)));
      visit(kind.entry, [...path, 0], owner, sample);
    } else if (kind.shape === 'map' && kind.entry) {
      const sample = isJsonObject(present) ? (Object.values(present)[0] ?? sampleOf(kind.entry)) : sampleOf(kind.entry);
      for (const [names, name] of Object.entries({
        keys: (i: number) => `k${i}`,
        'dotted keys': (i: number) => `k.${i}[0]`,
      }))
        add(`${owner}: ${names}`, path, (n) =>
          Object.fromEntries(Array.from({ length: n }, (_, i) => [name(i), sample])),
        );
    } else if (isObjectType(kind)) {
      const inner = isJsonObject(present) ? present : {};
      if (met.has(kind.id)) return;
      met.add(kind.id);
      for (const names of ['k', 'k.'])
        add(`${kind.name}: unknown members ${names}`, path, (n) => ({
          ...inner,
          ...Object.fromEntries(Array.from({ length: n }, (_, i) => [`${names}${i}`, 'x'])),
        }));
      for (const { name, field } of kind.members) {
        const value = inner[name] ?? sampleOf(field.kind);
        visit(field.kind, [...path, name], `${kind.name}.${name}`, value);
      }
    } else if (kind.shape === 'scalar' && !met.has(owner)) {
      met.add(owner);
      for (const [letters, text] of Object.entries(TEXTS))
        add(`${owner}: ${letters}`, path, (n) => text.repeat(10 * n));
    }
  }

  function add(name: string, path: Path, value: (n: number) => Json): void {
    found.push({ name, text: (n) => JSON.stringify(put(base, type, path, value(n))) });
  }

  visit(type, [], type.named?.name ?? '', base);
  return found;
}

/** The document with a value at a path; missing parents are created. */
function put(document: Json | undefined, kind: AnyKind | undefined, path: Path, value: Json): Json {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (typeof step === 'number') {
    const entries = Array.isArray(document) ? (document as readonly Json[]) : [];
    return [put(entries[0] ?? (kind?.entry && sampleOf(kind.entry)), kind?.entry, rest, value), ...entries.slice(1)];
  }
  const members = isJsonObject(document) ? document : {};
  const inner = kind && isObjectType(kind) ? kind.fields[step]?.kind : undefined;
  return { ...members, [step]: put(members[step], inner, rest, value) };
}

const SCALARS: readonly Json[] = ['k', 'K', '1', 'EUR', 'ES', '21%', '2026-01-15', 1, true, '2026-01-15T12:00:00'];

/** A valid value of the kind: small, one level deep. */
function sampleOf(kind: AnyKind, deep = 2): Json {
  if (kind.shape === 'list') return kind.entry && deep > 0 ? [sampleOf(kind.entry, deep - 1)] : [];
  if (isObjectType(kind)) {
    if (deep === 0) return {};
    const members = kind.members.filter(({ field }) => field.kind.shape === 'scalar' || field.always);
    return Object.fromEntries(members.map(({ name, field }) => [name, sampleOf(field.kind, deep - 1)]));
  }
  if (kind.shape === 'map') return kind.entry ? { k: sampleOf(kind.entry, 0) } : {};
  if (kind.shape === 'embedded') return { $schema: 'https://gobl.org/draft-0/note/message', content: 'x' };
  return SCALARS.find((value) => reads(kind, value)) ?? 'x';
}

function reads(kind: AnyKind, value: Json): boolean {
  const reader = new DocumentReader(() => undefined);
  return kind.decode(value, reader) !== undefined && reader.faults.length === 0;
}

/** The sample with another number after each of its texts. */
function distinct(sample: Json, i: number): Json {
  if (typeof sample === 'string') return /^[\d-]+%?$/.test(sample) ? sample : `${sample}${i}`;
  if (!isJsonObject(sample)) return sample;
  const texts = ['name', 'code', 'key', 'uuid', 'text', 'cat', 'url', 'label', 'country', 'currency', 'rate'];
  return Object.fromEntries(
    Object.entries(sample).map(([name, value]) => [name, texts.includes(name) ? distinct(value, i) : value]),
  );
}
