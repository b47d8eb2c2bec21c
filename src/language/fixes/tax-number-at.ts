import type { DocumentDescription } from '../knowledge/describe-document.ts';
import { TAX_NUMBER_EXAMPLES } from '../knowledge/tax-number-examples.ts';
import type { PathStep } from '../../engine/index.ts';
import { memberOf, stringAt } from '../syntax/tree.ts';
import type { ValueNode } from '../syntax/tree.ts';

/**
 * The form of tax numbers in the country of the identity or else of the document; undefined if the place holds no tax
 * number.
 */
export function taxNumberAt(document: DocumentDescription, steps: readonly PathStep[]): string | undefined {
  if (steps.at(-1) !== 'code' || steps.at(-2) !== 'tax_id') return undefined;
  const country = stringAt(nodeAt(document.body, steps.slice(0, -1)), 'country') ?? document.regime ?? '';
  return Object.hasOwn(TAX_NUMBER_EXAMPLES, country) ? TAX_NUMBER_EXAMPLES[country] : undefined;
}

function nodeAt(root: ValueNode | undefined, steps: readonly PathStep[]): ValueNode | undefined {
  let node = root;
  for (const step of steps) {
    if (typeof step === 'number') node = node?.kind === 'array' ? node.items[step] : undefined;
    else node = memberOf(node, step)?.value;
  }
  return node;
}
