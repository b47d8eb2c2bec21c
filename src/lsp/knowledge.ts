import type { Engine } from '../engine/index.ts';
import type { Knowledge } from '../language/knowledge/knowledge.ts';
import { knowledgeFrom } from '../language/knowledge/knowledge-from.ts';
import type { SyntaxTree } from '../language/syntax/tree.ts';
import { english, type Say } from './say.ts';

/** The definitions for a document, with their texts in the language of the editor. */
export function knowledgeFor(tree: SyntaxTree, { catalogue }: Engine, say: Say): Knowledge {
  const knowledge = knowledgeFrom(catalogue, tree);
  return say === english ? knowledge : { ...knowledge, say: (words) => say(words.text, words) };
}
