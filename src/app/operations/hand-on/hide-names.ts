import { applyTextEdits } from '../../../language/edits/apply-edits.ts';
import { parseJson } from '../../../language/syntax/parse-json.ts';
import type { PathStep } from '../../../engine/index.ts';
import { formatPath, parsePath } from '../../../engine/values.ts';
import type { TextEdit, ValueNode } from '../../../language/syntax/tree.ts';

/** A text without names and numbers of people and companies, and the values that were hidden. */
export interface HiddenText {
  readonly text: string;
  /** Paths of the masked values, in document order. */
  readonly paths: readonly string[];
}

/**
 * Members that hold codes of the format, amounts or dates, which errors are about and which name nobody. All other
 * values are masked, so that a value nobody thought of is hidden.
 */
const KEPT = new Set([
  ...['$schema', '$regime', '$addons', '$tags', 'type', 'key', 'cat', 'rate', 'unit', 'country', 'currency', 'scope'],
  ...['percent', 'quantity', 'price', 'amount', 'base', 'sum', 'total', 'tax', 'payable', 'due', 'advance', 'rounding'],
  ...['discount', 'charge', 'tax_included', 'total_with_tax', 'retained_tax', 'surcharge', 'i', 'index'],
  ...['issue_date', 'issue_time', 'value_date', 'operation_date', 'date', 'start', 'end', 'from', 'to', 'at'],
  ...['prices_include', 'model', 'retained', 'informative', 'lang', 'cost', 'substituted', 'days'],
]);

/** Codes, amounts and dates contain no spaces, so text with spaces is masked. */
const CODE = /^[\w$+.,:/%'-]{1,80}$/;

/**
 * Masks values that may identify someone: letters become x, digits become 0, everything else stays. Undefined if the
 * text is not valid JSON.
 */
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
            // Two masked names may be equal, and would then be one member.
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

// Values of extensions are codes from a law. The category in a tax total is a code too.
function isKept(name: string, within: readonly PathStep[]): boolean {
  const isCategory = name === 'code' && within.at(-2) === 'categories' && within.at(-3) === 'taxes';
  return within.at(-1) !== 'meta' && (KEPT.has(name) || isCategory || within.at(-1) === 'ext');
}

/** Words of a data format, ours or another program's. Numbers are not, nor are words with non-English letters. */
const FIELD = /^[$_]*[A-Za-z]\w*$/;
const EXTENSION = /^[a-z]{2,8}(?:-[a-z]+\d*)+$/;

/** Whether the name of a member may identify someone: authors choose the names of members in `meta`. */
function hidesName(name: string, within: readonly PathStep[]): boolean {
  if (within.at(-1) === 'meta') return true;
  return within.at(-1) === 'ext' ? !EXTENSION.test(name) : /\d{4}/.test(name) || !FIELD.test(name);
}

/** A path without names that may identify someone. */
export function maskedPath(path: string): string {
  const steps = parsePath(path);
  const hidden = steps.map((step, index) =>
    typeof step === 'string' && hidesName(step, steps.slice(0, index)) ? masked(step) : step,
  );
  return formatPath(hidden);
}

/** Replaces letters by x and digits by 0. */
export function masked(value: string): string {
  return value
    .replace(/\p{Lu}/gu, 'X')
    .replace(/(?!x)\p{L}/gu, (letter) => (letter === 'X' ? 'X' : 'x'))
    .replace(/\p{N}/gu, '0')
    .slice(0, 60);
}

/** The hidden values in words, by the names of their members, the most frequent first. */
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
