import { applyTextEdits } from '../../../language/edits/apply-edits.ts';
import { parseJson } from '../../../language/syntax/parse-json.ts';
import type { PathStep } from '../../../engine/index.ts';
import { formatPath, parsePath } from '../../../engine/values.ts';
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
  const visit = (node: ValueNode, steps: readonly PathStep[], kept: boolean): void => {
    switch (node.kind) {
      case 'object': {
        const taken = new Map<string, number>();
        for (const { key, value } of node.members) {
          if (hidesName(key.value, steps)) {
            const name = masked(key.value);
            const count = (taken.get(name) ?? 0) + 1;
            taken.set(name, count);
            // Two names of one form would be one member.
            const other = count === 1 ? name : `${name}-${String(count)}`;
            edits.push({ start: key.start, end: key.end, text: JSON.stringify(other) });
            paths.push(formatPath([...steps, other]));
          }
          if (value) visit(value, [...steps, key.value], isKept(key.value, steps));
        }
        break;
      }
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

// The values of extensions are codes of a law; what a total of taxes is about is one, too.
function isKept(name: string, within: readonly PathStep[]): boolean {
  const isCategory = name === 'code' && within.at(-2) === 'categories' && within.at(-3) === 'taxes';
  return within.at(-1) !== 'meta' && (KEPT.has(name) || isCategory || within.at(-1) === 'ext');
}

/** Words of a format, of this one or of another program's; a number is none, nor is anything that people write with signs of their language. */
const FIELD = /^[$_]*[A-Za-z]\w*$/;
const EXTENSION = /^[a-z]{2,8}(?:-[a-z]+\d*)+$/;

/** Whether the name of a member may tell about somebody: whoever writes it chooses what members of `meta` are called. */
function hidesName(name: string, within: readonly PathStep[]): boolean {
  if (within.at(-1) === 'meta') return true;
  return within.at(-1) === 'ext' ? !EXTENSION.test(name) : /\d{4}/.test(name) || !FIELD.test(name);
}

/** A path without the names that may tell about somebody. */
export function maskedPath(path: string): string {
  const steps = parsePath(path);
  const hidden = steps.map((step, index) =>
    typeof step === 'string' && hidesName(step, steps.slice(0, index)) ? masked(step) : step,
  );
  return formatPath(hidden);
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
