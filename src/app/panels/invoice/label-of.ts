import { parsePath } from '../../../engine/values.ts';
import type { PathStep } from '../../../engine/index.ts';
import type { PaperView } from '../../../formats/page/paper-view.ts';
import type { Cell } from '../../../formats/page/place.ts';
import { worded, type Knowledge } from '../../../language/knowledge/knowledge.ts';
import { firstText, schemaAt } from '../../../language/knowledge/schema-walk.ts';
import { invoiceTexts } from '../../texts/en/invoice.ts';

/** Members whose title says too little without that of the object around them. */
const BARE: ReadonlySet<PathStep | undefined> = new Set([
  'code',
  'name',
  'num',
  'addr',
  'text',
  'key',
  'type',
  'given',
]);

/**
 * The names of values in words: as the page labels them, otherwise the titles of the schema, with the block of the page
 * around them. An element of XML has its own name as words.
 */
export function labelsOf(view: PaperView, knowledge: Knowledge): (path: string) => string {
  const { words, base } = view;
  const known = new Map<string, string>([
    [`${base}.code`, words.number],
    [`${base}.issue_date`, words.issued],
    [`${base}.ordering.code`, words.orderNumber],
    [`${base}.ordering`, words.orderNumber],
    [`${base}.lines`, words.item],
    [`${base}.totals`, words.total],
    [`${base}.payment`, words.pay],
    [`${base}.notes`, words.notes],
  ]);
  const add = (label: string, { parts }: Cell): void => {
    const only = parts.filter(({ path }) => path !== undefined);
    const [part] = only;
    if (only.length === 1 && part?.path !== undefined && !known.has(part.path)) known.set(part.path, label);
  };
  for (const fact of [...view.facts, ...view.totals, ...view.payment]) add(fact.label, fact);
  for (const { name, base: taxed, rate, amount } of view.taxes) {
    add(`${name}: ${words.base}`, taxed);
    add(`${name}: ${words.rate}`, rate);
    add(`${name}: ${words.amount}`, amount);
  }
  const blocks = view.parties.map(({ label, path }) => [path, label] as const);
  for (const [path, label] of blocks) {
    known.set(path, label);
    known.set(`${path}.tax_id.code`, `${label}: ${words.taxNumber}`);
  }
  return (path) => {
    const found = known.get(path);
    if (found !== undefined) return found;
    if (path.startsWith('/')) return elementWords(path);
    const line = /\.lines\[(\d+)\]/.exec(path);
    if (line && path.endsWith(line[0])) return invoiceTexts.line(Number(line[1]) + 1);
    const title = titleOf(path.slice(base.length), knowledge);
    if (line) return invoiceTexts.within(invoiceTexts.line(Number(line[1]) + 1), title);
    const block = blocks.find(([place]) => path.startsWith(`${place}.`));
    return block ? invoiceTexts.within(block[1], title) : title;
  };
}

function titleOf(path: string, knowledge: Knowledge): string {
  const steps = parsePath(path);
  const own = titleAt(steps, knowledge);
  if (!BARE.has(steps.at(-1))) return own;
  const above = steps.slice(0, -1);
  while (typeof above.at(-1) === 'number') above.pop();
  return above.length === 0 ? own : invoiceTexts.within(titleAt(above, knowledge), own);
}

function titleAt(steps: readonly PathStep[], knowledge: Knowledge): string {
  const title = firstText(schemaAt(knowledge.bundle, steps), 'title');
  const named = steps.findLast((step) => typeof step === 'string');
  return title === undefined ? String(named ?? '').replaceAll(/[_-]/g, ' ') : worded(knowledge, title);
}

/** `/Invoice[1]/BuyerReference[1]` in words: `Buyer reference`. */
export function elementWords(path: string): string {
  const name =
    path
      .split('/')
      .at(-1)
      ?.replace(/^@|\[\d+\]$/g, '') ?? '';
  const spaced = name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').replace(/ID$/, 'identifier');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1).toLowerCase();
}
