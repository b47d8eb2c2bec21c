import type { Engine, JsonObject } from '../engine/index.ts';
import type { Knowledge, NamedCode } from '../language/knowledge/knowledge.ts';
import { knowledgeFrom } from '../language/knowledge/knowledge-from.ts';
import type { SyntaxTree } from '../language/syntax/tree.ts';
import { english, type Say } from './say.ts';

/** The definitions for a document, with their texts in the language of the editor. */
export function knowledgeFor(tree: SyntaxTree, { catalogue }: Engine, say: Say): Knowledge {
  const knowledge = knowledgeFrom(catalogue, tree);
  return say === english
    ? knowledge
    : { ...knowledge, ...published(knowledge, say), say: (words) => say(words.text, words) };
}

function published(
  { bundle, regimes = {}, addons = {}, regimeSummaries = [], addonSummaries = [] }: Knowledge,
  { published: texts }: Say,
): Partial<Knowledge> {
  if (!texts) return {};
  const each = (definitions: Readonly<Record<string, JsonObject>>) =>
    Object.fromEntries(Object.entries(definitions).map(([code, definition]) => [code, texts.definition(definition)]));
  const named = ({ code, name }: NamedCode): NamedCode => ({ code, name: texts.name(code) ?? name });
  return {
    ...(bundle && { bundle: texts.schema(bundle) }),
    regimes: each(regimes),
    addons: each(addons),
    regimeSummaries: regimeSummaries.map(named),
    addonSummaries: addonSummaries.map(named),
  };
}
