import { parseJson, parseJsonInSteps } from '../../language/syntax/parse-json.ts';
import type { SyntaxTree } from '../../language/syntax/tree.ts';
import { nextTask } from './next-task.ts';

/** Number of cached trees: the text that is being typed, and another one in a comparison or a tab. */
const MOST = 2;

const kept: SyntaxTree[] = [];

/**
 * The tree of a source text. Editor, verdict and panels ask for it at nearly the same time, each with its own copy of
 * the text: the first call parses it and the others share the result.
 */
export function sourceTree(text: string): SyntaxTree {
  return keep(known(text) ?? parseJson(text));
}

let underway: { readonly text: string; readonly tree: Promise<SyntaxTree> } | undefined;

/** The tree of a long text, parsed in steps, so that a key pressed meanwhile does not wait for all of it. */
export function sourceTreeInSteps(text: string): Promise<SyntaxTree> {
  if (underway?.text === text) return underway.tree;
  const reading = { text, tree: readInSteps(text) };
  underway = reading;
  // The result is cached like the others.
  void reading.tree.then(() => {
    if (underway === reading) underway = undefined;
  });
  return reading.tree;
}

async function readInSteps(text: string): Promise<SyntaxTree> {
  const reading = parseJsonInSteps(text);
  for (;;) {
    const read = known(text);
    if (read) return keep(read);
    const step = reading.next();
    if (step.done) return keep(step.value);
    await nextTask();
  }
}

function known(text: string): SyntaxTree | undefined {
  return kept.find((tree) => tree.text === text);
}

function keep(tree: SyntaxTree): SyntaxTree {
  const at = kept.indexOf(tree);
  if (at >= 0) kept.splice(at, 1);
  kept.unshift(tree);
  kept.splice(MOST);
  return tree;
}
