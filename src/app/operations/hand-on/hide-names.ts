import { applyTextEdits } from '../../../language/edits/apply-edits.ts';
import { parseJson } from '../../../language/syntax/parse-json.ts';
import { formatPath, type Step } from '../../../language/syntax/path.ts';
import type { TextEdit, ValueNode } from '../../../language/syntax/tree.ts';

/** A text without names and numbers of people and firms, with what is hidden in it. */
export interface HiddenText {
  readonly text: string;
  /** Paths of the values that were masked, in their order. */
  readonly paths: readonly string[];
}

/**
 * Members whose values are codes of the format, figures or days: what faults are about, and nobody's name. Everything else is masked, so
 * that what nobody thought of is hidden and not shown.
 */
const KEPT = new Set([
  ...['$schema', '$regime', '$addons', '$tags', 'type', 'key', 'cat', 'rate', 'unit', 'country', 'currency', 'scope'],
  ...['percent', 'quantity', 'price', 'amount', 'base', 'sum', 'total', 'tax', 'payable', 'due', 'advance', 'rounding'],
  ...['discount', 'charge', 'tax_included', 'total_with_tax', 'retained_tax', 'surcharge', 'i', 'index'],
  ...['issue_date', 'issue_time', 'value_date', 'operation_date', 'date', 'start', 'end', 'from', 'to', 'at'],
  ...['prices_include', 'model', 'retained', 'informative', 'lang', 'cost', 'substituted', 'days'],
]);

/** Codes, figures and days have no spaces; a text in their place is no code. */
const CODE = /^[\w$+.,:/%'-]{1,80}$/;

/** Masks what tells who it is about: letters become x, digits 0, and the form stays. Undefined for what is no sound JSON. */
export function hideNames(text: string): HiddenText | undefined {
  const tree = parseJson(text);
  if (tree.faults.length > 0 || !tree.root) return undefined;
  const edits: TextEdit[] = [];
  const paths: string[] = [];
  const visit = (node: ValueNode, steps: readonly Step[], kept: boolean): void => {
    switch (node.kind) {
      case 'object':
        for (const { key, value } of node.members) {
          if (value) visit(value, [...steps, key.value], isKept(key.value, steps));
        }
        break;
      case 'array':
        node.items.forEach((item, index) => {
          visit(item, [...steps, index], kept);
        });
        break;
      case 'string':
      case 'number': {
        const written = node.kind === 'string' ? node.value : node.text;
        if (written === '' || (kept && CODE.test(written))) return;
        edits.push({ start: node.start, end: node.end, text: JSON.stringify(masked(written)) });
        paths.push(formatPath(steps));
        break;
      }
      case 'literal':
    }
  };
  visit(tree.root, [], false);
  return { text: applyTextEdits(text, edits), paths };
}

// The values of extensions are codes of a law.
function isKept(name: string, within: readonly Step[]): boolean {
  return KEPT.has(name) || within.at(-1) === 'ext';
}

/** The form of a text and nothing else of it. */
export function masked(value: string): string {
  return value
    .replace(/\p{Lu}/gu, 'X')
    .replace(/(?!x)\p{L}/gu, (letter) => (letter === 'X' ? 'X' : 'x'))
    .replace(/\p{N}/gu, '0')
    .slice(0, 60);
}

/** What was hidden, in words: by the names of its members, the most frequent first. */
export function hiddenWords(paths: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const path of paths) {
    const name = path
      .replace(/\[\d+\]/g, '')
      .split('.')
      .slice(-2)
      .join('.')
      .replace(/^\$\.?/, '');
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const sorted = [...counts].sort(([, a], [, b]) => b - a);
  return sorted.map(([name, count]) => (count === 1 ? name : `${name} (${String(count)})`)).join(', ');
}
