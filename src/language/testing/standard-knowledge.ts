import type { Engine, JsonObject } from '../../engine/index.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';

/**
 * The knowledge of the workbench about a document once everything is loaded: the published definitions of an engine.
 */
export function knowledgeOf(
  { catalogue }: Engine,
  { schema = 'bill/invoice', addons = [] }: { schema?: string; addons?: readonly string[] } = {},
): Knowledge {
  const published = (entries: readonly (readonly [string, JsonObject | undefined])[]) =>
    Object.fromEntries(entries.flatMap(([name, value]) => (value ? [[name, value] as const] : [])));
  const bundle = catalogue.pendingBundle(schema);
  return {
    ...(bundle ? { bundle } : {}),
    schemas: catalogue.schemas(),
    regimes: published(catalogue.regimes().map(({ country }) => [country, catalogue.regime(country)])),
    addons: published(addons.map((key) => [key, catalogue.addon(key)])),
    regimeSummaries: catalogue.regimes().map(({ country, name }) => ({ code: country, name: name['en'] ?? country })),
    addonSummaries: catalogue.addons().map(({ key, name }) => ({ code: key, name: name['en'] ?? key })),
  };
}
