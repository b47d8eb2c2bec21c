import type { Engine, JsonObject } from '../engine/index.ts';
import { describeDocument } from '../language/knowledge/describe-document.ts';
import type { Knowledge } from '../language/knowledge/knowledge.ts';
import { taxCountries } from '../language/knowledge/tax-countries.ts';
import type { SyntaxTree } from '../language/syntax/tree.ts';
import { typeOf } from './judged.ts';
import { english, saidWording, type Say } from './say.ts';

/**
 * The definitions for a document from the engine's catalogue: its type, the regimes of its taxes, its addons and those
 * they require.
 */
export function knowledgeFor(tree: SyntaxTree, { catalogue }: Engine, say: Say): Knowledge {
  const bundle = catalogue.pendingBundle(typeOf(tree) ?? '');
  return {
    ...(bundle && { bundle }),
    ...(say !== english && { say: (words) => saidWording(say, words) }),
    schemas: catalogue.schemas(),
    regimes: definitions(taxCountries(tree), (code) => catalogue.regime(code)),
    addons: addonsFor(describeDocument(tree).addons, catalogue),
    regimeSummaries: catalogue.regimes().map(({ country, name }) => ({ code: country, name: name['en'] ?? country })),
    addonSummaries: catalogue.addons().map(({ key, name }) => ({ code: key, name: name['en'] ?? key })),
  };
}

function addonsFor(named: readonly string[], catalogue: Engine['catalogue']): Readonly<Record<string, JsonObject>> {
  const requires = new Map(catalogue.addons().map((addon) => [addon.key, addon.requires ?? []]));
  const keys = new Set(named);
  // Iterating a set also visits entries added meanwhile.
  for (const key of keys) for (const other of requires.get(key) ?? []) keys.add(other);
  return definitions(keys, (key) => catalogue.addon(key));
}

function definitions(
  names: Iterable<string>,
  find: (name: string) => JsonObject | undefined,
): Readonly<Record<string, JsonObject>> {
  const found = [...names].flatMap((name) => {
    const definition = find(name);
    return definition ? [[name, definition] as const] : [];
  });
  return Object.fromEntries(found);
}
