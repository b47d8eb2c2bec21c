import type { Engine, Outcome } from '../engine/index.ts';
import { failure, success } from '../engine/values.ts';

/** What can be looked up by name, under the name it has in `gobl://` addresses. */
export type Shelf = 'schemas' | 'regimes' | 'addons' | 'rules';

interface ShelfAccess {
  readonly one: string;
  /** Everything on the shelf. */
  list(catalogue: Engine['catalogue']): object;
  /** Names that {@link find} takes. */
  names(catalogue: Engine['catalogue']): readonly string[];
  find(catalogue: Engine['catalogue'], name: string): object | undefined;
}

const SCHEMA_BASE = 'https://gobl.org/draft-0/';

export const SHELVES: Readonly<Record<Shelf, ShelfAccess>> = {
  schemas: {
    one: 'schema',
    list: (catalogue) => ({ schemas: catalogue.schemas() }),
    names: (catalogue) => catalogue.schemas().map(withoutBase),
    find: (catalogue, name) => catalogue.schema(withoutBase(name.replace(/\.json$/, ''))),
  },
  regimes: {
    one: 'regime',
    list: (catalogue) => ({ regimes: catalogue.regimes() }),
    names: (catalogue) => catalogue.regimes().map(({ country }) => country),
    find: (catalogue, name) => catalogue.regime(name.toUpperCase()),
  },
  addons: {
    one: 'addon',
    list: (catalogue) => ({ addons: catalogue.addons() }),
    names: (catalogue) => catalogue.addons().map(({ key }) => key),
    find: (catalogue, name) => catalogue.addon(name.replace(/\.json$/, '')),
  },
  rules: {
    one: 'rule',
    list: (catalogue) => ({ rules: catalogue.rules() }),
    names: (catalogue) => Array.from(new Set(catalogue.rules().map(({ code }) => code))),
    find(catalogue, name) {
      const rules = catalogue.rule(name.toUpperCase());
      return rules.length > 0 ? { rules } : undefined;
    },
  },
};

export function lookUp(shelf: Shelf, name: string, { catalogue }: Engine): Outcome<object> {
  const found = SHELVES[shelf].find(catalogue, name);
  return found ? success(found) : failure('not-found', `There is no ${SHELVES[shelf].one} \`${name}\`.`);
}

function withoutBase(id: string): string {
  return id.startsWith(SCHEMA_BASE) ? id.slice(SCHEMA_BASE.length) : id;
}
