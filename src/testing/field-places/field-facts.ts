import type { Engine, Json, JsonObject, OperationContext, PathStep } from '../../engine/index.ts';
import { isJsonObject, parsePath } from '../../engine/values.ts';
import { exportXml, importXml } from '../../formats/index.ts';
import { elementsOf } from '../../formats/explain/rule-elements.ts';
import { fieldsOf, schemaAt, typesOf } from '../../language/knowledge/schema-walk.ts';

// What the guide says of a field beyond its definition, seen on documents: an example, who writes it, and where each
// format has it.

/** Formats in the order of the guide. */
export const WRITTEN_FORMATS = [
  'ubl',
  'cii',
  'ksef',
  'fatturapa',
  'verifactu',
  'nav',
  'cfdi',
  'facturae',
  'finvoice',
  'ticketbai',
] as const;

export interface FieldFacts {
  /** JSON text of a value. */
  readonly example?: string;
  /** Who writes the member in the documents seen. */
  readonly by?: 'people' | 'building' | 'both';
  /** Most frequent place in each format: the member from the top of the document, and the element. */
  readonly places?: Readonly<Record<string, readonly [member: string, element: string]>>;
}

/** By type, such as `org.Party`, then by field. */
export type AllFacts = Readonly<Record<string, Readonly<Record<string, FieldFacts>>>>;

export interface Samples {
  readonly documents: readonly JsonObject[];
  /** Files of formats, for members that no document has. */
  readonly files: readonly string[];
}

/** Longest examples, in characters: of one value, and of a list or object. */
const LONGEST = { value: 90, list: 240 } as const;

class Counts {
  private readonly counts = new Map<string, number>();
  add(key: string): void {
    this.counts.set(key, (this.counts.get(key) ?? 0) + 1);
  }
  /** The most frequent; of several the shortest, then the first of the alphabet. */
  best(): string | undefined {
    return [...this.counts].sort(
      ([name, a], [other, b]) => b - a || name.length - other.length || (name < other ? -1 : 1),
    )[0]?.[0];
  }
}

interface Seen {
  readonly values: Counts;
  readonly lists: Counts;
  written: boolean;
  added: boolean;
  readonly places: Map<string, Counts>;
}

export function fieldFacts({ documents, files }: Samples, engine: Engine, context: OperationContext): AllFacts {
  const seen = new Map<string, Seen>();
  const at = (key: string): Seen => {
    const known = seen.get(key) ?? {
      values: new Counts(),
      lists: new Counts(),
      written: false,
      added: false,
      places: new Map<string, Counts>(),
    };
    seen.set(key, known);
    return known;
  };
  const fieldAt = fieldFinder(engine);
  const noteReport = (format: string, xml: string): JsonObject | undefined => {
    const read = importXml({ data: xml }, engine, context, []);
    if (!read.ok || !isJsonObject(read.value.document)) return undefined;
    const { document, report } = read.value;
    for (const { path, terms = [], to = [] } of report.entries) {
      for (const place of to) {
        const steps = parsePath(place);
        const field = fieldAt(document, steps);
        if (!field) continue;
        const places = at(field.key).places;
        if (!places.has(format)) places.set(format, new Counts());
        places.get(format)?.add(JSON.stringify([memberOf(steps), elementOf(path, terms, format)]));
      }
    }
    return document;
  };

  const noteValues = (document: JsonObject, note: (seen: Seen, value: Json, steps: readonly PathStep[]) => void) => {
    eachMember(document, [], (steps, value) => {
      const field = fieldAt(document, steps);
      if (field?.length === steps.length) note(at(field.key), value, steps);
    });
  };
  for (const document of documents) {
    noteValues(document, (seen, value) => {
      seen.written = true;
      noteExample(seen, value);
    });
    const built = engine.build({ data: document }, context);
    const whole = built.ok ? documentOf(built.value) : undefined;
    if (!whole) continue;
    noteValues(whole, (seen, value, steps) => {
      if (valueAt(document, steps) !== undefined) return;
      seen.added = true;
      noteExample(seen, value);
    });
    for (const format of WRITTEN_FORMATS) {
      const written = exportXml({ data: document, format, allowLoss: true, unfinished: true }, engine, context, []);
      if (written.ok) noteReport(format, written.value.content);
    }
  }
  for (const definition of definitionsOf(engine)) noteValues(definition, noteExample);
  for (const xml of files) {
    const format = importXml({ data: xml }, engine, context, []);
    const document = format.ok ? noteReport(format.value.format, xml) : undefined;
    if (document) noteValues(document, noteExample);
  }
  return factsOf(seen);
}

/** Regimes and addons show what definitions look like. */
function definitionsOf({ catalogue }: Engine): readonly JsonObject[] {
  const named = [
    ...catalogue.regimes().map(({ country }) => catalogue.regime(country)),
    ...catalogue.addons().map(({ key }) => catalogue.addon(key)),
  ];
  return named.filter((definition) => definition !== undefined);
}

function noteExample({ values, lists }: Seen, value: Json): void {
  if (value === null) return;
  const text = JSON.stringify(value);
  const isList = Array.isArray(value) || isJsonObject(value);
  if (text.length <= (isList ? LONGEST.list : LONGEST.value)) (isList ? lists : values).add(text);
}

function factsOf(seen: ReadonlyMap<string, Seen>): AllFacts {
  const all: Record<string, Record<string, FieldFacts>> = {};
  for (const [key, { values, lists, written, added, places }] of [...seen].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const [type = '', field = ''] = key.split(' ');
    const example = values.best() ?? lists.best();
    const by = writerOf(written, added);
    const known = WRITTEN_FORMATS.flatMap((format) => {
      const best = places.get(format)?.best();
      return best === undefined ? [] : [[format, JSON.parse(best) as readonly [string, string]] as const];
    });
    const facts: FieldFacts = {
      ...(example !== undefined && { example }),
      ...(by !== undefined && { by }),
      ...(known.length > 0 && { places: Object.fromEntries(known) }),
    };
    if (Object.keys(facts).length > 0) (all[type] ??= {})[field] = facts;
  }
  return all;
}

function writerOf(written: boolean, added: boolean): FieldFacts['by'] {
  if (written) return added ? 'both' : 'people';
  return added ? 'building' : undefined;
}

interface FoundField {
  /** Type and field: `org.Party name`. */
  readonly key: string;
  /** How many steps lead to it. */
  readonly length: number;
}

/** The field that a path leads to; members of a map, such as `ext`, lead to the field with the map. */
function fieldFinder(engine: Engine): (document: JsonObject, steps: readonly PathStep[]) => FoundField | undefined {
  const known = new Map<string, FoundField | undefined>();
  return ({ $schema }, steps) => {
    const root = typeof $schema === 'string' ? $schema.replace(/^.*\/draft-0\//, '') : '';
    const key = JSON.stringify([root, ...steps.map((step) => (typeof step === 'number' ? 0 : step))]);
    if (!known.has(key)) known.set(key, find(engine.catalogue.schemaBundle(root), steps));
    return known.get(key);
  };
}

function find(bundle: JsonObject | undefined, steps: readonly PathStep[]): FoundField | undefined {
  for (let length = steps.length; length > 0; length--) {
    const name = steps[length - 1];
    if (typeof name !== 'string') continue;
    const chain = schemaAt(bundle, steps.slice(0, length - 1));
    if (!fieldsOf(chain).some((field) => field.name === name)) continue;
    const owner = typesOf(chain).at(-1);
    return owner === undefined ? undefined : { key: `${owner} ${name}`, length };
  }
  return undefined;
}

const memberOf = (steps: readonly PathStep[]): string => steps.filter((step) => typeof step === 'string').join('.');

/** The path of an element, without places in lists; in UBL and CII as XPath with the usual prefixes, and its term. */
function elementOf(path: string, terms: readonly string[], format: string): string {
  const syntax = format === 'ubl' ? 'UBL' : format === 'cii' ? 'CII' : undefined;
  const [term = ''] = terms;
  const [known] = syntax && term !== '' ? elementsOf([term], [syntax]) : [];
  return known ? `${term} ${known.path}` : path.replace(/\[\d+\]/g, '');
}

function eachMember(value: Json, at: readonly PathStep[], note: (steps: readonly PathStep[], value: Json) => void) {
  const entries: (readonly [PathStep, Json])[] = Array.isArray(value)
    ? (value as readonly Json[]).map((entry, index) => [index, entry] as const)
    : isJsonObject(value)
      ? Object.entries(value)
      : [];
  for (const [step, entry] of entries) {
    const steps = [...at, step];
    if (typeof step === 'string') note(steps, entry);
    eachMember(entry, steps, note);
  }
}

function valueAt(document: JsonObject, steps: readonly PathStep[]): Json | undefined {
  return steps.reduce<Json | undefined>((value, step) => {
    if (Array.isArray(value) && typeof step === 'number') return (value as readonly Json[])[step];
    return isJsonObject(value) && typeof step === 'string' ? value[step] : undefined;
  }, document);
}

function documentOf(value: Json): JsonObject | undefined {
  if (!isJsonObject(value)) return undefined;
  return isJsonObject(value['doc']) ? value['doc'] : value;
}
