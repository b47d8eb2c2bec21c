import type { Catalogue, JsonObject } from '../../engine/index.ts';
import type { SyntaxTree } from '../syntax/tree.ts';
import { describeDocument } from './describe-document.ts';
import type { Knowledge } from './knowledge.ts';
import { taxCountries } from './tax-countries.ts';

const OURS = 'https://gobl.org/draft-0/';

/** Type of the document itself, in short form: `bill/invoice`. */
export function typeOf(tree: SyntaxTree): string | undefined {
  const { schema } = describeDocument(tree);
  return schema?.startsWith(OURS) ? schema.slice(OURS.length) : undefined;
}

/**
 * The definitions for a document from an engine's catalogue: its type, the regimes of its taxes, its addons and those
 * they require.
 */
export function knowledgeFrom(catalogue: Catalogue, tree: SyntaxTree): Knowledge {
  const bundle = catalogue.pendingBundle(typeOf(tree) ?? '');
  return {
    ...(bundle && { bundle }),
    schemas: catalogue.schemas(),
    regimes: definitions(taxCountries(tree), (code) => catalogue.regime(code)),
    addons: addonsFor(describeDocument(tree).addons, catalogue),
    regimeSummaries: catalogue.regimes().map(({ country, name }) => ({ code: country, name: name['en'] ?? country })),
    addonSummaries: catalogue.addons().map(({ key, name }) => ({ code: key, name: name['en'] ?? key })),
  };
}

function addonsFor(named: readonly string[], catalogue: Catalogue): Readonly<Record<string, JsonObject>> {
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
