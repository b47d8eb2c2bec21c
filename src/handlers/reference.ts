import type { Message, Outcome } from '../engine/index.ts';
import { failure, success } from '../engine/values.ts';
import type { OperationId } from '../contract/routes.ts';
import type { Handlers } from './handler.ts';
import { allRules, rulesByCode } from './rules.ts';
import { lookupMessages } from '../contract/lookup-messages.ts';

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
  listRules: (_, { engine }) => success({ rules: allRules(engine) }),
  getRule: ({ code }, { engine }) => {
    const rules = rulesByCode(engine, code);
    return found(lookupMessages.noRule({ name: code }), rules.length > 0 ? { rules } : undefined);
  },
  getAddon: ({ key }, { engine }) =>
    found(lookupMessages.noAddon({ name: key }), engine.catalogue.addon(withoutSuffix(key))),
};

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

type Address = Readonly<Record<string, string | true>>;

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
