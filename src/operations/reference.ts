import type { Message, Outcome } from '../engine/index.ts';
import { failure, success } from '../engine/values.ts';
import type { Address } from '../api/address.ts';
import type { RuleCard } from '../api/schemas/reference.ts';
import { RULE_SET_CARDS } from '../formats/rule-sets/definitions.ts';
import type { OperationId } from '../api/routes.ts';
import { AUTHORITIES } from '../refusals/index.ts';
import type { Handlers } from './handler.ts';
import { filterFault, isFiltered, isSame, pageOf } from './filter-rules.ts';
import { allRules, explainedRules } from './rules.ts';
import { searchIn } from './search-rules.ts';
import { lookupMessages } from '../api/lookup-messages.ts';

type ReferenceIds =
  | 'listSchemas'
  | 'getSchema'
  | 'listRegimes'
  | 'getRegime'
  | 'listAddons'
  | 'getAddon'
  | 'listRules'
  | 'getRule';

export const referenceHandlers: Handlers<ReferenceIds> = {
  listSchemas: (_, { engine }) => success({ schemas: engine.catalogue.schemas() }),
  getSchema: ({ path, bundle, pending }, { engine: { catalogue } }) => {
    const name = withoutSuffix(path);
    const bundled = () => (pending === true ? catalogue.pendingBundle(name) : catalogue.schemaBundle(name));
    return found(lookupMessages.noSchema({ name }), bundle === true ? bundled() : catalogue.schema(name));
  },
  listRegimes: (_, { engine }) => success({ regimes: engine.catalogue.regimes() }),
  getRegime: ({ code }, { engine }) =>
    found(lookupMessages.noRegime({ name: code }), engine.catalogue.regime(inCapitals(code))),
  listAddons: (_, { engine }) => success({ addons: engine.catalogue.addons() }),
  listRules: (filter, { engine, translator }) => {
    const all = allRules(engine);
    if (!isFiltered(filter)) return success({ rules: all });
    const sets = () => [...RULE_SET_CARDS.map(({ key }) => key), ...all.flatMap(({ origin }) => origin.name ?? [])];
    const fault = filterFault(filter, sets);
    if (fault) return fault;
    const { set, term, search = '' } = filter;
    const isFound = search.trim() === '' ? () => true : searchIn(all, search, translator);
    const isMeant = ({ origin, place }: RuleCard, index: number) =>
      isFound(index) &&
      (set === undefined || (origin.sets ?? [origin.name ?? '']).some((name) => isSame(name, set))) &&
      (term === undefined || place.split(', ').some((name) => isSame(name, term)));
    return success(pageOf(all.filter(isMeant), filter));
  },
  getRule: async ({ code }, { engine }) => {
    const rules = await explainedRules(engine, code);
    return rules.length > 0 ? success({ rules }) : failure('not-found', await whoseCode(code));
  },
  getAddon: ({ key }, { engine }) =>
    found(lookupMessages.noAddon({ name: key }), engine.catalogue.addon(withoutSuffix(key))),
};

/** Says where a code is explained that is not a rule. What is known of these codes is loaded with the first one. */
async function whoseCode(code: string): Promise<Message> {
  const { explainOwn } = await import('../language/knowledge/explain-own.ts');
  const own = explainOwn(code);
  if (own) return lookupMessages.codeOfOwn({ name: own.code, page: own.page });
  const name = code.trim().toUpperCase();
  for (const { name: authority, codes } of AUTHORITIES) {
    const known = codes.find((row) => row.code.toUpperCase() === name);
    if (known) return lookupMessages.codeOfAuthority({ name: known.code, authority });
  }
  return lookupMessages.noRule({ name: code });
}

function found<T>(none: Message, value: T | undefined): Outcome<T> {
  return value === undefined ? failure('not-found', none) : success(value);
}

/** Normalises alternative spellings of a name, by route and parameter. */
const SPELLINGS: Readonly<Partial<Record<OperationId, Readonly<Record<string, (name: string) => string>>>>> = {
  getSchema: { path: withoutSuffix },
  getRegime: { code: inCapitals },
  getAddon: { key: withoutSuffix },
  getRule: { code: inCapitals },
  getRefusal: { authority: inCapitals, code: inCapitals },
};

/** The cache key of a request: equal for all spellings with one answer, and for no others. */
export function addressName(id: OperationId, address: Address): string {
  const spelling = SPELLINGS[id] ?? {};
  const parts = Object.entries(address).map(([part, value]) => [
    part,
    typeof value === 'string' ? (spelling[part]?.(value) ?? value) : value,
  ]);
  return JSON.stringify([id, ...parts]);
}

function inCapitals(name: string): string {
  return name.toUpperCase();
}

function withoutSuffix(name: string): string {
  return name.endsWith('.json') ? name.slice(0, -'.json'.length) : name;
}
