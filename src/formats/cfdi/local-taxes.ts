import { Decimal, parseDecimal } from '../en16931/decimal.ts';
import type { Path } from '../en16931/document/draft.ts';
import { figure, type Form } from '../members/form.ts';
import { plain, type From, type MemberReading } from '../members/member-reading.ts';
import type { MemberWriting } from '../members/member-writing.ts';
import { fixed, leaf, type Row } from '../members/rows.ts';
import { isElement, textOf, type XmlElement } from '../xml/xml-tree.ts';
import { fixedTo, isKept, numberIn, stated, sum } from './header.ts';

const COMPLEMENT = 'ImpuestosLocales';
const CENTS = 2;

/** The key of charges and discounts of a whole document that are taxes of a state or a town. */
const TAX = 'tax';

/** A kind of local tax: what is charged is a charge, what the customer withholds a discount. */
interface Kind {
  readonly list: 'charges' | 'discounts';
  /** The figure of the document that it is part of. */
  readonly total: 'charge' | 'discount';
  readonly element: string;
  readonly name: string;
  readonly rate: string;
  readonly sum: string;
}

const CHARGED: Kind = {
  list: 'charges',
  total: 'charge',
  element: 'TrasladosLocales',
  name: '@ImpLocTrasladado',
  rate: '@TasadeTraslado',
  sum: '@TotaldeTraslados',
};
const WITHHELD: Kind = {
  list: 'discounts',
  total: 'discount',
  element: 'RetencionesLocales',
  name: '@ImpLocRetenido',
  rate: '@TasadeRetencion',
  sum: '@TotaldeRetenciones',
};
const KINDS = [WITHHELD, CHARGED];

/** Two decimals at least; the schema refuses more. */
const exactly: Form = {
  read: (text) => (parseDecimal(text) ? text : undefined),
  write: (value) => {
    const number = parseDecimal(value);
    return number && figure(number, CENTS, number.scale);
  },
};

const percentage: Form = {
  read: (text) => (parseDecimal(text) ? `${text}%` : undefined),
  write: (value) => exactly.write(value.replace(/%$/, '')),
};

const AMOUNT = leaf('@Importe', 'amount', exactly);

/** Local taxes (complement Impuestos Locales 1.0), which are no part of the taxes of lines. Read before the totals. */
export const localTaxes: Row = {
  read({ element, at, reading }) {
    const root = reading.node(element, `Complemento/${COMPLEMENT}`);
    if (!root || !isElement(root)) return;
    fixed('@version', '1.0').read({ element: root, at, reading });
    for (const kind of KINDS) {
      const found = reading.children(root, kind.element);
      for (const tax of found) readTax({ element: tax, at, reading }, kind);
      const node = reading.node(root, kind.sum);
      const declared = node && parseDecimal(textOf(node));
      if (!declared) continue;
      if (found.length === 0 && declared.isZero()) reading.implied(node);
      else stated(reading, ['totals', kind.total], declared, node);
    }
  },
  write({ out, at, writing }) {
    const taxes = KINDS.map((kind) => [kind, placesOf(kind, writing)] as const);
    if (taxes.every(([, places]) => places.length === 0)) return;
    const root = out.inside('Complemento').add(COMPLEMENT);
    fixed('@version', '1.0').write({ out: root, at, writing });
    for (const [kind, places] of taxes) {
      root.put(kind.sum, fixedTo(amountOf(places, writing), CENTS));
      for (const place of places) {
        const to = { out: root.add(kind.element), at: place, writing };
        for (const member of ['key', 'base']) writing.take({ at: place }, member);
        leaf(kind.name, writing.peek({ at: place }, 'reason') === undefined ? 'code' : 'reason').write(to);
        leaf(kind.rate, 'percent', percentage).write(to);
        AMOUNT.write(to);
      }
    }
  },
};

function readTax({ element, at, reading }: From, kind: Kind): void {
  const place: Path = [...at, kind.list, reading.draft.count([...at, kind.list])];
  const from = { element, at: place, reading };
  reading.draft.put([...place, 'key'], TAX);
  if (isKept(reading)) reading.draft.put([...place, 'i'], Number(place.at(-1)) + 1);
  leaf(kind.name, 'reason').read(from);
  AMOUNT.read(from);
  const base = isKept(reading) ? undefined : baseOf(element, kind, reading);
  if (base) reading.draft.put([...place, 'base'], base.toString());
  leaf(kind.rate, 'percent', percentage).read(from);
}

/** Building takes a rate from the sum of the lines; a file has only the amount that it came to. */
function baseOf(element: XmlElement, kind: Kind, reading: MemberReading): Decimal | undefined {
  const [rate, amount] = [kind.rate, '@Importe'].map((name) => parseDecimal(plain(reading.text(element, name))));
  return rate && amount && !rate.isZero() ? amount.times(HUNDRED).over(rate, CENTS) : undefined;
}
const HUNDRED = new Decimal(100n, 0);

const placesOf = ({ list }: Kind, writing: MemberWriting): readonly Path[] =>
  writing.entries({ at: [] }, list).filter((at) => writing.peek({ at }, 'key') === TAX);

const amountOf = (places: readonly Path[], writing: MemberWriting): Decimal =>
  sum(places.map((at) => numberIn(writing, at, 'amount') ?? Decimal.ZERO));

/** What local taxes add to the total of a document that is written. */
export const addedLocally = (writing: MemberWriting): Decimal =>
  amountOf(placesOf(CHARGED, writing), writing).minus(amountOf(placesOf(WITHHELD, writing), writing));

/** What local taxes add to the total of a file that is read. */
export const addedInFile = ({ element, reading }: Pick<From, 'element' | 'reading'>): Decimal => {
  const [withheld, charged] = KINDS.map(
    (kind) => parseDecimal(reading.text(element, `Complemento/${COMPLEMENT}/${kind.sum}`)) ?? Decimal.ZERO,
  );
  return (charged ?? Decimal.ZERO).minus(withheld ?? Decimal.ZERO);
};
