import type { Json, JsonObject } from '../../engine/index.ts';
import { isJsonObject, JsonNumber } from '../../engine/values.ts';
import { memberOf, valueOf } from '../syntax/tree.ts';
import type { ObjectNode, SyntaxTree, ValueNode } from '../syntax/tree.ts';
import { valueIn } from './value-in.ts';
import { languageMessages } from '../messages.ts';
import type { Message } from '../../engine/index.ts';

/** A calculated value, to be shown beside its input. */
export interface CalculatedValue {
  /** Its place in the text: after its input. */
  readonly offset: number;
  /** `= 31.67`, short enough for a line of text. */
  readonly label: Message;
  /** A description of the value. */
  readonly meaning: Message;
}

/**
 * Calculated values beside their inputs: totals of lines beside prices, percentages beside rates, amounts beside
 * percentages, the payable amount beside the list of lines. Lists that building made longer or shorter are skipped,
 * because their entries no longer correspond. With `part`, the values in that part of the text, and perhaps a few more.
 */
export function calculatedValues(
  tree: SyntaxTree,
  built: JsonObject | undefined,
  part: { readonly start: number; readonly end: number } = { start: 0, end: Infinity },
): readonly CalculatedValue[] {
  const found: CalculatedValue[] = [];

  function show(beside: ValueNode | undefined, value: Json | undefined, meaning: Message, name?: Message): void {
    const text = valueText(value);
    if (beside && text !== undefined)
      found.push({
        offset: beside.end,
        label: name ? languageMessages.namedFigure({ name, figure: text }) : languageMessages.equals({ figure: text }),
        meaning,
      });
  }

  function visit(node: ValueNode | undefined, result: Json | undefined): void {
    if (!node || node.end < part.start || node.start > part.end) return;
    if (node.kind === 'array') {
      if (!Array.isArray(result) || result.length !== node.items.length) return;
      node.items.forEach((item, index) => {
        visit(item, (result as readonly Json[])[index]);
      });
    }
    if (node.kind !== 'object' || !isJsonObject(result)) return;
    showOwn(node, result);
    for (const { key, value } of node.members) visit(value, result[key.value]);
  }

  function showOwn(node: ObjectNode, result: JsonObject): void {
    const lacks = (name: string): boolean => !memberOf(node, name);
    if (lacks('total')) show(valueOf(node, 'item', 'price'), result['total'], languageMessages.totalOfLine);
    if (lacks('percent') && !lacks('cat')) {
      show(valueOf(node, 'rate') ?? valueOf(node, 'cat'), result['percent'], languageMessages.percentageInForce);
    }
    if (lacks('amount')) show(valueOf(node, 'percent'), result['amount'], languageMessages.amountPercentage);
    const lines = valueOf(node, 'lines');
    if (lines?.kind === 'array' && lacks('totals')) {
      const opening = { ...lines, end: lines.start + 1 };
      show(opening, valueIn(result, ['totals', 'payable']), languageMessages.toBePaid, languageMessages.payable);
    }
  }

  visit(tree.root, built);
  return found.sort((a, b) => a.offset - b.offset);
}

/** A scalar value as text, without quotes. */
export function valueText(value: Json | undefined): string | undefined {
  if (value === undefined || value === null || Array.isArray(value) || isJsonObject(value)) return undefined;
  return value instanceof JsonNumber ? value.text : String(value);
}
