import type { Catalogue, JsonObject } from '../../engine/index.ts';
import { describeDocument } from '../../language/knowledge/describe-document.ts';
import type { Knowledge } from '../../language/knowledge/knowledge.ts';
import { regimeCode } from '../../language/knowledge/tax-countries.ts';
import type { SyntaxTree, ValueNode } from '../../language/syntax/tree.ts';
import { schemaPath } from '../lookup.ts';

/** The definitions relevant to one document: its type, and its regimes and addons. */
export function knowledgeFor(tree: SyntaxTree, type: string | undefined, catalogue: Catalogue): Knowledge {
  const document = describeDocument(tree);
  const bundle = catalogue.pendingBundle(schemaPath(document.schema ?? type ?? ''));
  const regimes = [document.regime, ...countriesIn(tree.root)].map((code) => regimeCode(code ?? ''));
  const regimeSummaries = catalogue
    .regimes()
    .map(({ country, name }) => ({ code: country, name: name['en'] ?? country }));
  const addonSummaries = catalogue.addons().map(({ key, name }) => ({ code: key, name: name['en'] ?? key }));
  return {
    ...(bundle && { bundle }),
    schemas: catalogue.schemas(),
    regimes: definitions(regimes, (code) => catalogue.regime(code)),
    addons: definitions(document.addons, (key) => catalogue.addon(key)),
    regimeSummaries,
    addonSummaries,
  };
}

function definitions(
  names: readonly string[],
  find: (name: string) => JsonObject | undefined,
): Readonly<Record<string, JsonObject>> {
  const found = [...new Set(names)].map((name) => [name, find(name)] as const);
  return Object.fromEntries(found.filter((entry): entry is readonly [string, JsonObject] => entry[1] !== undefined));
}

/** Every country of a party or a tax, once. */
function countriesIn(node: ValueNode | undefined, found = new Set<string>()): ReadonlySet<string> {
  if (node?.kind === 'array') for (const item of node.items) countriesIn(item, found);
  if (node?.kind !== 'object') return found;
  for (const { key, value } of node.members) {
    if (key.value === 'country' && value?.kind === 'string') found.add(value.value);
    else countriesIn(value, found);
  }
  return found;
}
