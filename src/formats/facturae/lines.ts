import { parseDecimal } from '../en16931/decimal.ts';
import { cut, date, figure, shortest, words } from '../members/form.ts';
import { plain } from '../members/member-reading.ts';
import type { To } from '../members/member-writing.ts';
import { leaf, list, total, type Row } from '../members/rows.ts';
import { textOf } from '../xml/xml-tree.ts';
import { lineAdjustments } from './adjustments.ts';
import { amountOf, MOST, stated, take, written } from './amounts.ts';
import { NAMED_UNITS, OTHER_UNIT, UNITS } from './codes.ts';
import { writeLineReferences } from './references.ts';
import { legalNoteOf, lineTaxes } from './taxes.ts';

/** The quantity of a credit note is negative in the file. */
const figures: Row = {
  read({ element, at, reading }) {
    const [quantity, price] = ['Quantity', 'UnitPriceWithoutTax'].map((name) => reading.node(element, name));
    const isBack = reading.isCorrection();
    const turned = isBack && (parseDecimal(reading.text(element, 'Quantity'))?.units ?? 0n) < 0n;
    const count = turned ? stated(quantity, reading) : quantity && plain(textOf(quantity));
    const each = isBack && !turned ? stated(price, reading) : price && plain(textOf(price));
    if (count !== undefined && parseDecimal(count)) reading.put({ at }, 'quantity', count, quantity);
    if (each !== undefined && parseDecimal(each)) reading.put({ at }, 'item.price', each, price);
    reading.draft.recalculated(reading.node(element, 'TotalCost'), [...at, 'sum']);
    reading.draft.recalculated(reading.node(element, 'GrossAmount'), [...at, 'total']);
  },
  write({ out, at, writing }) {
    const count = amountOf(writing.take({ at }, 'quantity'), writing);
    const price = parseDecimal(writing.take({ at }, 'item.price'));
    if (count) out.put('Quantity', figure(count, 0, count.scale));
    if (price) out.put('UnitPriceWithoutTax', shortest(price.rounded(MOST), 0));
    out.put('TotalCost', written(take(writing, at, 'sum')));
    out.put('GrossAmount', written(take(writing, at, 'total')));
  },
};

const KEYS = new Map(
  Object.entries(UNITS)
    .toReversed()
    .map(([key, code]) => [code, key]),
);
const NAMES = new Map(Object.entries(NAMED_UNITS).map(([name, code]) => [code, name]));
const LABEL = 'item.meta.unit-label';

/** A unit of the list, or the name of another one. A unit that is not in the list is another one. */
const unit: Row = {
  read({ element, at, reading }) {
    const node = reading.node(element, 'UnitOfMeasure');
    const code = node ? plain(textOf(node)) : '';
    const [key, name] = [KEYS.get(code), NAMES.get(code)];
    if (key !== undefined) reading.put({ at }, 'item.unit', key, node);
    else if (name !== undefined) reading.put({ at }, LABEL, name, node);
  },
  write({ out, at, writing }) {
    const key = String(writing.peek({ at }, 'item.unit') ?? '');
    const label = String(writing.peek({ at }, LABEL) ?? '');
    const code = Object.hasOwn(UNITS, key) ? UNITS[key] : Object.hasOwn(NAMED_UNITS, label) ? NAMED_UNITS[label] : '';
    if (code) writing.take({ at }, Object.hasOwn(UNITS, key) ? 'item.unit' : LABEL);
    else if (key !== '') writing.replace({ at }, 'item.unit');
    out.put('UnitOfMeasure', code || (key === '' && label === '' ? '' : OTHER_UNIT));
  },
};

/** What else a line says: the description of the item, and the notes of the line but the one about its tax. */
const information: Row = {
  read: (from) => leaf('AdditionalLineItemInformation', 'item.description').read(from),
  write({ out, at, writing }) {
    const parts = [writing.take({ at }, 'item.description')];
    const legal = out.has('SpecialTaxableEvent') ? legalNoteOf(at, writing) : undefined;
    for (const note of writing.entries({ at }, 'notes')) {
      if (note.at(-1) === legal?.at(-1)) continue;
      parts.push(writing.take({ at: note }, 'text'));
    }
    out.put('AdditionalLineItemInformation', cut(2500).write(parts.filter((part) => part !== '').join(' ')) ?? '');
  },
};

/** The number of the article, or else the first further code. */
const article: Row = {
  read: (from) => leaf('ArticleCode', 'item.ref').read(from),
  write({ out, at, writing }: To) {
    out.put('ArticleCode', writing.take({ at }, 'item.ref') || writing.take({ at }, 'item.identities[0].code'));
  },
};

const references: Row = { read: () => undefined, write: writeLineReferences };

export const lines: Row = list('Items/InvoiceLine', 'lines', [
  references,
  total('SequenceNumber', 'i', { read: words.read, write: () => undefined }),
  leaf('ItemDescription', 'item.name', cut(2500)),
  figures,
  unit,
  lineAdjustments,
  lineTaxes,
  leaf('LineItemPeriod/StartDate', 'period.start', date),
  leaf('LineItemPeriod/EndDate', 'period.end', date),
  information,
  article,
]);
