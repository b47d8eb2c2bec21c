import { Decimal, parseDecimal } from '../en16931/decimal.ts';
import { date, figure, shortened, words, type Form } from '../members/form.ts';
import { plain } from '../members/member-reading.ts';
import { inside, leaf, list, type Row } from '../members/rows.ts';
import { isElement, textOf } from '../xml/xml-tree.ts';
import type { Path } from '../en16931/document/draft.ts';

/** Stands for the number of an order that the file does not tell: a document needs one. */
const UNKNOWN = 'unknown';
const known: Form = { read: words.read, write: (code) => (code === UNKNOWN ? '' : code) };

/** Contracts and orders, by number and day. */
export const references: Row = inside('WarunkiTransakcji', [
  list('Umowy', 'ordering.contracts', [leaf('DataUmowy', 'issue_date', date), leaf('NrUmowy', 'code')]),
  list('Zamowienia', 'ordering.purchases', [
    leaf('DataZamowienia', 'issue_date', date),
    leaf('NrZamowienia', 'code', known),
  ]),
]);

const DELIVERY_NOTES: Path = ['ordering', 'despatch'];

/** Delivery notes that a file can name. */
const MOST_DELIVERY_NOTES = 1_000;

/** Delivery notes, by number. */
export const deliveryNotes: Row = {
  read({ element, reading }) {
    for (const node of reading.nodes(element, 'WZ')) {
      const at: Path = [...DELIVERY_NOTES, reading.draft.count(DELIVERY_NOTES)];
      if (plain(textOf(node)) !== '') reading.put({ at }, 'code', plain(textOf(node)), node);
    }
  },
  write({ out, writing }) {
    for (const at of writing.entries({ at: [] }, 'ordering.despatch').slice(0, MOST_DELIVERY_NOTES)) {
      const parts = ['series', 'code'].map((member) => writing.take({ at }, member));
      out.add('WZ').say(parts.filter((part) => part !== '').join('-'));
    }
  },
};

const ORDER: Path = ['ordering', 'purchases', 0];
const VAT: Path = [...ORDER, 'tax', 'categories', 0];

/** The order that an advance invoice is for: it lists the names of what was ordered, and the taxes by rate. */
export const order: Row = {
  read({ element, reading }) {
    const node = reading.node(element, 'Zamowienie');
    if (!node || !isElement(node)) return;
    const { draft } = reading;
    const rows = reading.nodes(node, 'ZamowienieWiersz').filter(isElement);
    const names = rows.map((row) => reading.node(row, 'P_7Z')).filter((name) => name !== undefined);
    if (draft.get([...ORDER, 'code']) === undefined) draft.put([...ORDER, 'code'], UNKNOWN);
    if (names.length > 0) {
      draft.put([...ORDER, 'description'], names.map((name) => plain(textOf(name))).join(', '), ...names);
    }
    let sum = Decimal.ZERO;
    draft.put(VAT, { code: 'VAT', rates: [] });
    for (const row of rows) {
      const [base, tax, rate] = ['P_11NettoZ', 'P_11VatZ', 'P_12Z'].map((name) => reading.node(row, name));
      const amount = tax && parseDecimal(textOf(tax));
      if (!base || !parseDecimal(textOf(base))) continue;
      const at = [...VAT, 'rates', draft.count([...VAT, 'rates'])];
      draft.put([...at, 'base'], plain(textOf(base)), base);
      if (rate && parseDecimal(textOf(rate))) draft.put([...at, 'percent'], `${plain(textOf(rate))}.0%`, rate);
      draft.put([...at, 'amount'], amount?.toString() ?? '0.00', amount && tax);
      sum = sum.plus(amount ?? Decimal.ZERO);
      reading.implied(reading.node(row, 'NrWierszaZam'));
      // One of it at its net amount says nothing more.
      if (reading.text(row, 'P_8BZ') === '1' && reading.text(row, 'P_9AZ') === plain(textOf(base))) {
        for (const name of ['P_8BZ', 'P_9AZ']) reading.implied(reading.node(row, name));
      }
    }
    draft.put([...VAT, 'amount'], sum.toString());
    draft.put([...ORDER, 'tax', 'sum'], sum.toString());
    const whole = reading.node(node, 'WartoscZamowienia');
    if (whole && parseDecimal(textOf(whole))) draft.put([...ORDER, 'payable'], plain(textOf(whole)), whole);
  },
  write({ out, writing }) {
    const payable = parseDecimal(String(writing.peek({ at: ORDER }, 'payable') ?? ''));
    const rates = writing.entries({ at: VAT }, 'rates');
    if (!payable || rates.length === 0) return;
    const inner = out.inside('Zamowienie');
    inner.put('WartoscZamowienia', figure(payable, 2, 2));
    writing.takeAll([...ORDER, 'payable']);
    writing.takeAll([...ORDER, 'tax']);
    const description = writing.take({ at: ORDER }, 'description');
    const each = description.split(', ');
    const names = each.length === rates.length ? each : rates.map(() => description);
    rates.forEach((at, i) => {
      const element = inner.add('ZamowienieWiersz');
      const number = (member: string): Decimal =>
        parseDecimal(writing.take({ at }, member).replace(/%$/, '')) ?? Decimal.ZERO;
      element.put('NrWierszaZam', String(i + 1));
      element.put('P_7Z', shortened(names[i] ?? '', 512));
      element.put('P_8BZ', '1');
      element.put('P_9AZ', figure(number('base'), 2, 8));
      element.put('P_11NettoZ', figure(number('base'), 2, 2));
      element.put('P_11VatZ', figure(number('amount'), 2, 2));
      element.put('P_12Z', number('percent').toString().replace(/\.0+$/, ''));
    });
  },
};
