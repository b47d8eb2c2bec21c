import type { PaperView } from '../../../formats/page/paper-view.ts';
import type { Cell } from '../../../formats/page/place.ts';
import type { Knowledge } from '../../../language/knowledge/knowledge.ts';
import { labelWithin, titleOf } from '../../commands/mending/value-names.ts';
import { elementWords } from '../../commands/mending/xml-words.ts';
import { invoiceTexts } from '../../texts/en/invoice.ts';
import { panelsTexts } from '../../texts/en/panels.ts';
import { said } from '../../texts/said.ts';
import { spokenLanguage } from '../../texts/live.ts';
import { ADDABLE } from './addable.ts';
import type { PageSource } from './value-field.ts';

/** What the bar adds, by the value that a new entry begins with. */
const ADDED = new Map(ADDABLE.map(([name, list, member]) => [`${list}.${member}`, name]));

/**
 * The names of values in words: as the page labels them, otherwise the titles of the schema, with the block of the page
 * around them. An element of XML has its own name as words; in another language than English, that of the value which was
 * read from it, or of its term, if there is one.
 */
export function labelsOf(
  view: PaperView,
  knowledge: Knowledge,
  entries: PageSource['entries'] = [],
): (path: string) => string {
  const { words, heads, base } = view;
  const known = new Map<string, string>([
    [`${base}.code`, words.number],
    [`${base}.issue_date`, words.issued],
    [`${base}.value_date`, words.valueDate],
    [`${base}.delivery.date`, words.delivered],
    [`${base}.ordering.period`, words.period],
    [`${base}.ordering.code`, words.buyerReference],
    [`${base}.ordering`, words.buyerReference],
    [`${base}.lines`, heads.item],
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
  const readFrom = new Map<string, string>();
  const termed = new Map<string, string>();
  if (spokenLanguage() !== 'en')
    for (const { path, to = [], terms = [] } of entries) {
      if (to[0] !== undefined) readFrom.set(path, to[0]);
      const name = terms[0] === undefined ? undefined : termName(terms[0]);
      if (name !== undefined) termed.set(path, name);
    }
  const labelOf = (path: string): string => {
    const found = known.get(path);
    if (found !== undefined) return found;
    const made = madeLabel(path);
    known.set(path, made);
    return made;
  };
  /** An attribute says too little without its element. */
  const attributeLabel = (path: string): string | undefined => {
    const at = path.lastIndexOf('/@');
    if (at <= 0) return undefined;
    const name = path.slice(at + 2);
    const { attributes } = invoiceTexts;
    const words = Object.hasOwn(attributes, name) ? attributes[name as keyof typeof attributes] : elementWords(path);
    return panelsTexts.within(labelOf(path.slice(0, at)), words);
  };
  const madeLabel = (path: string): string => {
    const member = readFrom.get(path);
    const term = termed.get(path);
    // Codes of standards have no name in words; their terms have.
    if (member?.startsWith('$') === true && !(member.includes('.ext.') && term !== undefined)) return labelOf(member);
    if (path.startsWith('/')) return term ?? attributeLabel(path) ?? elementWords(path);
    const line = /\.lines\[(\d+)\]/.exec(path);
    if (line && path.endsWith(line[0])) return panelsTexts.line(Number(line[1]) + 1);
    const added = line ? undefined : ADDED.get(path.slice(base.length + 1).replaceAll(/\[\d+\]/g, ''));
    if (added !== undefined) return invoiceTexts.adding[added];
    const title = titleOf(path.slice(base.length), knowledge);
    if (line) return panelsTexts.within(panelsTexts.line(Number(line[1]) + 1), title);
    const block = blocks.find(([place]) => path.startsWith(`${place}.`));
    if (!block) return title;
    return panelsTexts.within(block[1], labelWithin(title, titleOf(block[0].slice(base.length), knowledge)));
  };
  return labelOf;
}

/** The name of a term of EN 16931 in the user's language; undefined if it has none. */
function termName(term: string): string | undefined {
  const { text, language } = said(term, { phrase: `term.${term}` });
  return language === undefined && text !== term ? text : undefined;
}
