import { Decimal, parseDecimal } from '../en16931/decimal.ts';
import type { Path } from '../en16931/document/draft.ts';
import { unitCode, unitWord } from '../en16931/document/units.ts';
import { cut, figure } from '../members/form.ts';
import { plain } from '../members/member-reading.ts';
import { leaf, list, type Row } from '../members/rows.ts';
import { textOf } from '../xml/xml-tree.ts';
import { MOST_DECIMALS, PROD_SERV } from './codes.ts';
import { discountOf, shiftOf } from './discounts.ts';
import { exact, isKept, numberIn, stated, sum } from './header.ts';
import { seller } from './parties.ts';
import { lineTaxes, SUBJECT } from './taxes.ts';

/** What has no code of its own in the catalogue of goods and services, and in that of units. */
const ANY_PRODUCT = '01010101';
const ANY_UNIT = 'ZZ';

const product: Row = {
  read({ element, at, reading }) {
    const node = reading.node(element, '@ClaveProdServ');
    const code = node ? plain(textOf(node)) : '';
    if (code === ANY_PRODUCT) reading.implied(node);
    else if (code !== '') reading.put({ at }, `item.ext.${PROD_SERV}`, code, node);
  },
  write: ({ out, at, writing }) =>
    out.put('@ClaveProdServ', writing.take({ at }, `item.ext.${PROD_SERV}`) || ANY_PRODUCT),
};

const unit: Row = {
  read({ element, at, reading }) {
    const node = reading.node(element, '@ClaveUnidad');
    const code = node ? plain(textOf(node)) : '';
    if (code === ANY_UNIT) reading.implied(node);
    else if (code !== '') reading.put({ at }, 'item.unit', unitWord(code), node);
  },
  write: ({ out, at, writing }) => out.put('@ClaveUnidad', unitCode(writing.take({ at }, 'item.unit')) || ANY_UNIT),
};

const figures: Row = {
  read({ element, at, reading }) {
    for (const row of [leaf('@Cantidad', 'quantity'), leaf('@ValorUnitario', 'item.price')]) {
      row.read({ element, at, reading });
    }
    const [whole, less] = ['@Importe', '@Descuento'].map((name) => reading.node(element, name));
    const before = whole && parseDecimal(textOf(whole));
    const discount = less && parseDecimal(textOf(less));
    if (isKept(reading)) reading.draft.put([...at, 'i'], Number(at.at(-1)) + 1);
    stated(reading, [...at, 'sum'], before, whole);
    if (discount) reading.put({ at }, 'discounts[0].amount', plain(textOf(less)), less);
  },
  write({ out, at, writing }) {
    out.put('@Cantidad', exact(writing.take({ at }, 'quantity')));
    out.put('@ValorUnitario', exact(writing.take({ at }, 'item.price')));
    const whole = numberIn(writing, at, 'sum');
    const less = discountOf(at, writing).plus(shiftOf(at, writing));
    const decimals = Math.min(Math.max(whole?.scale ?? 0, less.scale), MOST_DECIMALS);
    if (whole) out.put('@Importe', figure(whole, less.isZero() ? 0 : decimals, MOST_DECIMALS));
    if (!less.isZero()) out.put('@Descuento', figure(less, decimals, MOST_DECIMALS));
    for (const place of writing.entries({ at }, 'discounts')) writing.takeAll(place);
  },
};

/** What a line comes to: IEPS belongs to it. Read after its taxes. */
const total: Row = {
  read({ at, reading }) {
    const number = (path: Path): Decimal =>
      parseDecimal(String(reading.draft.get([...at, ...path]) ?? '')) ?? Decimal.ZERO;
    const charges = Array.from({ length: reading.draft.count([...at, 'charges']) }, (_, i) =>
      number(['charges', i, 'amount']),
    );
    stated(
      reading,
      [...at, 'total'],
      number(['sum'])
        .minus(number(['discounts', 0, 'amount']))
        .plus(sum(charges)),
    );
  },
  write: () => undefined,
};

const subject: Row = {
  read({ element, reading }) {
    const node = reading.node(element, '@ObjetoImp');
    const code = node ? plain(textOf(node)) : '';
    const isTaxed = reading.children(element, 'Impuestos').length > 0;
    if (code === (isTaxed ? SUBJECT.yes : SUBJECT.no)) reading.implied(node);
  },
  write: () => undefined,
};

export const lines: Row = list('Conceptos/Concepto', 'lines', [
  product,
  leaf('@NoIdentificacion', 'item.ref', cut(100)),
  unit,
  leaf('@Unidad', 'item.meta.unit-label', cut(20)),
  leaf('@Descripcion', 'item.name', cut(1000)),
  figures,
  subject,
  lineTaxes,
  total,
  seller,
]);
