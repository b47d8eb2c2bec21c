import type { AddonSummary, Engine, LocalText, Outcome, RegimeSummary } from '../engine/index.ts';
import { failure, nearest, success } from '../engine/values.ts';
import { pageOf } from './page.ts';

/** The kinds of things to look up, named as in `gobl://` addresses. */
export type Shelf = 'schemas' | 'regimes' | 'addons' | 'rules';

type Catalogue = Engine['catalogue'];

interface ShelfAccess<Entry = unknown> {
  readonly one: string;
  /** Short entries of everything on the shelf, sorted by name. */
  entries(catalogue: Catalogue): readonly Entry[];
  nameOf(entry: Entry): string;
  find(catalogue: Catalogue, name: string): object | undefined;
}

const SCHEMA_BASE = 'https://gobl.org/draft-0/';

const shelf = <Entry>(access: ShelfAccess<Entry>): ShelfAccess => access as unknown as ShelfAccess;

export const SHELVES: Readonly<Record<Shelf, ShelfAccess>> = {
  schemas: shelf<string>({
    one: 'schema',
    entries: (catalogue) => catalogue.schemas().map(withoutBase),
    nameOf: (path) => path,
    find: (catalogue, name) => catalogue.schema(schemaPath(name)),
  }),
  regimes: shelf<Pick<RegimeSummary, 'country' | 'currency'>>({
    one: 'regime',
    entries: (catalogue) =>
      catalogue.regimes().map(({ country, name, currency }) => ({ country, name: english(name), currency })),
    nameOf: ({ country }) => country,
    find: (catalogue, name) => catalogue.regime(name.toUpperCase()),
  }),
  addons: shelf<Pick<AddonSummary, 'key'>>({
    one: 'addon',
    entries: (catalogue) => catalogue.addons().map(({ key, name }) => ({ key, name: english(name) })),
    nameOf: ({ key }) => key,
    find: (catalogue, name) => catalogue.addon(name.replace(/\.json$/, '')),
  }),
  rules: shelf<{ readonly code: string; readonly description: string }>({
    one: 'rule',
    entries(catalogue) {
      const codes = new Map(catalogue.rules().map(({ code, description }) => [code, description]));
      return Array.from(codes, ([code, description]) => ({ code, description }));
    },
    nameOf: ({ code }) => code,
    find(catalogue, name) {
      const rules = catalogue.rule(name.toUpperCase());
      return rules.length > 0 ? { rules } : undefined;
    },
  }),
};

/** Every name on a shelf that {@link lookUp} accepts, sorted. */
export function namesOn(name: Shelf, { catalogue }: Engine): readonly string[] {
  const { entries, nameOf } = SHELVES[name];
  return entries(catalogue).map(nameOf);
}

/** One page of a shelf; `next` is the cursor of the following page. */
export function listShelf(name: Shelf, { catalogue }: Engine, cursor?: string): object {
  const { entries, nameOf } = SHELVES[name];
  const page = pageOf(entries(catalogue), nameOf, cursor);
  return { [name]: page.entries, ...(page.next !== undefined && { next: page.next }) };
}

export function lookUp(name: Shelf, key: string, engine: Engine): Outcome<object> {
  const found = SHELVES[name].find(engine.catalogue, key);
  return found ? success(found) : notThere(SHELVES[name].one, key, namesOn(name, engine));
}

/** The name is unknown; similar ones are listed. */
export function notThere(what: string, name: string, names: readonly string[]): Outcome<never> {
  const close = nearest(name, names);
  const hint = close.length > 0 ? ` Did you mean ${close.join(', ')}?` : '';
  return failure('not-found', `There is no ${what} \`${name.slice(0, LONGEST_NAME)}\`.${hint}`);
}

const LONGEST_NAME = 200;

/** `bill/invoice` for each notation. */
export function schemaPath(name: string): string {
  return withoutBase(name.replace(/\.json$/, ''));
}

function withoutBase(id: string): string {
  return id.startsWith(SCHEMA_BASE) ? id.slice(SCHEMA_BASE.length) : id;
}

function english(text: LocalText): string {
  return text['en'] ?? '';
}
