import { addonLoaders, regimeLoaders } from './loaders.ts';
import { coreParts } from './core-parts.ts';
import type { Addon } from './core/tax/addon.ts';
import type { Json, JsonObject } from './core/json/json.ts';
import { isJsonObject } from './core/json/json.ts';
import type { Regime } from './core/tax/regime.ts';
import type { Engine } from './engine.ts';
import { createEngine } from './create-engine.ts';

/** An engine that fetches the code of a regime or an addon when a document first names it. */
export interface OnDemandEngine {
  /**
   * An engine that knows every regime and addon `data` names, and those that came before. Rejects when code cannot be
   * fetched; asking again tries again.
   */
  engineFor(data: Json): Promise<Engine>;
}

/** From where code comes, by country code and by addon key. */
export interface Loaders {
  readonly regimes: Readonly<Record<string, () => Promise<Regime>>>;
  readonly addons: Readonly<Record<string, () => Promise<Addon>>>;
}

/** Starts with the core alone. What has been loaded stays. Documents may come while code is still on its way. */
export function createOnDemandEngine(
  loaders: Loaders = { regimes: regimeLoaders, addons: addonLoaders },
): OnDemandEngine {
  const regimes = new Map<string, Regime>();
  const addons = new Map<string, Addon>();
  // One fetch for each name, whoever asks first; everyone else waits for the same one.
  const fetches = new Map<string, Promise<void>>();
  let engine: Engine | undefined;

  function load(names: Iterable<string>): Promise<unknown> {
    return Promise.all(Array.from(names, fetchOnce));
  }

  function fetchOnce(name: string): Promise<void> {
    const known = fetches.get(name);
    if (known) return known;
    const fetching = fetchCode(name).catch((trouble: unknown) => {
      fetches.delete(name);
      throw trouble;
    });
    // Names that nothing goes by are not kept: there is no end to them.
    if (Object.hasOwn(loaders.regimes, name) || Object.hasOwn(loaders.addons, name)) fetches.set(name, fetching);
    return fetching;
  }

  async function fetchCode(name: string): Promise<void> {
    const regime = Object.hasOwn(loaders.regimes, name) ? await loaders.regimes[name]?.() : undefined;
    if (regime) add(regimes, regime.country, regime);
    const addon = Object.hasOwn(loaders.addons, name) ? await loaders.addons[name]?.() : undefined;
    if (!addon) return;
    await load(addon.requires ?? []);
    add(addons, addon.key, addon);
  }

  function add<T>(known: Map<string, T>, id: string, value: T): void {
    if (known.has(id)) return;
    known.set(id, value);
    engine = undefined;
  }

  return {
    async engineFor(data) {
      await load(namesIn(data));
      // Nothing waits from here on: whatever has come by now, for this document or another, is in.
      engine ??= createEngine({ ...coreParts, regimes: sorted(regimes), addons: sorted(addons) });
      return engine;
    },
  };
}

function sorted<T>(values: ReadonlyMap<string, T>): readonly T[] {
  return [...values].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, value]) => value);
}

/** Countries and addon keys that a document names where they decide how it is treated. */
function namesIn(data: Json): ReadonlySet<string> {
  const names = new Set<string>();
  visit(data, names);
  return names;
}

/** Where a country has nothing to do with taxes. */
const NO_TAX = new Set(['addresses', 'origin', 'coords']);

function visit(value: Json, names: Set<string>): void {
  if (Array.isArray(value)) {
    for (const item of value as readonly Json[]) visit(item, names);
  } else if (isJsonObject(value)) {
    visitMembers(value, names);
  }
}

function visitMembers(value: JsonObject, names: Set<string>): void {
  for (const name of Object.keys(value)) {
    const item = value[name] as Json;
    if (NO_TAX.has(name)) continue;
    if ((name === 'country' || name === '$regime') && typeof item === 'string') names.add(item);
    else if (name === '$addons' && Array.isArray(item))
      for (const key of item) if (typeof key === 'string') names.add(key);
    visit(item, names);
  }
}
