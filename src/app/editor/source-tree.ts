import { parseJson } from '../../language/syntax/parse-json.ts';
import type { SyntaxTree } from '../../language/syntax/tree.ts';

/** The text that is being typed, and the one beside it in a comparison or another tab. */
const MOST = 2;

const kept: SyntaxTree[] = [];

/**
 * The tree of a source text. Editor, verdict and panels ask for it within moments, each with its own copy of the text: whoever comes
 * first has it read, the others share what was read. Of texts only the last two are kept.
 */
export function sourceTree(text: string): SyntaxTree {
  const at = kept.findIndex((tree) => tree.text === text);
  const [known = parseJson(text)] = at < 0 ? [] : kept.splice(at, 1);
  kept.unshift(known);
  kept.splice(MOST);
  return known;
}
