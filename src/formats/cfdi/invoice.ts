import { parseDecimal } from '../en16931/decimal.ts';
import type { Path } from '../en16931/document/draft.ts';
import { cut } from '../members/form.ts';
import { plain } from '../members/member-reading.ts';
import type { MemberWriting, To } from '../members/member-writing.ts';
import { leaf, within, type Row } from '../members/rows.ts';
import { textOf } from '../xml/xml-tree.ts';
import {
  AT_ONCE,
  DOC_TYPE,
  GLOBAL_MONTH,
  GLOBAL_PERIOD,
  GLOBAL_YEAR,
  KINDS,
  NO_EFFECTS,
  PAYMENT_MEANS,
  PAYMENT_METHOD,
  REL_TYPE,
  TO_DEFINE,
} from './codes.ts';
import { complements } from './complements.ts';
import { exact, head, numberIn } from './header.ts';
import { lines } from './lines.ts';
import { localTaxes } from './local-taxes.ts';
import { customer, supplier } from './parties.ts';
import { relations } from './relations.ts';
import { totals } from './totals.ts';

const PESO = 'MXN';
const PAYMENT: Path = ['payment'];

/** The kind of voucher; figures stand as they are, unless sales of a period are put together. */
const kind: Row = {
  read({ element, at, reading }) {
    const node = reading.node(element, '@TipoDeComprobante');
    const code = node ? plain(textOf(node)) : '';
    const isGlobal = reading.node(element, 'InformacionGlobal') !== undefined;
    reading.put({ at }, '$tags', [isGlobal ? 'global' : 'bypass']);
    reading.put({ at }, 'type', KINDS.get(code) ?? 'other');
    if (code !== '') reading.put({ at }, `tax.ext.${DOC_TYPE}`, code, node);
  },
  write({ out, at, writing }) {
    out.put('@TipoDeComprobante', writing.take({ at }, `tax.ext.${DOC_TYPE}`));
  },
};

const currency: Row = {
  read({ element, at, reading }) {
    leaf('@Moneda', 'currency').read({ element, at, reading });
    const [from, rate] = [reading.text(element, '@Moneda'), reading.node(element, '@TipoCambio')];
    const value = rate && plain(textOf(rate));
    if (value === undefined || !parseDecimal(value)) return;
    if (from === PESO) {
      reading.implied(rate);
      return;
    }
    const place: Path = ['exchange_rates', 0];
    reading.put({ at: place }, 'from', from);
    reading.put({ at: place }, 'to', PESO);
    reading.put({ at: place }, 'amount', value, rate);
  },
  write(to) {
    const code = to.writing.take(to, 'currency');
    to.out.put('@Moneda', code);
    to.out.put('@TipoCambio', exact(rateToPesos(code, to)));
  },
};

/** How many pesos a unit of the currency is; empty if the document does not say. */
export function rateToPesos(code: string, { at, writing }: Pick<To, 'at' | 'writing'>): string {
  const found = writing
    .entries({ at }, 'exchange_rates')
    .find((rate) => writing.peek({ at: rate }, 'from') === code && writing.peek({ at: rate }, 'to') === PESO);
  if (!found) return '';
  for (const member of ['from', 'to', 'at', 'source']) writing.take({ at: found }, member);
  return writing.take({ at: found }, 'amount');
}

const DESCRIPTION = 'Pago en una sola exhibición';

/** How and when it is paid: a payment at once is an advance of the whole amount. */
const payment: Row = {
  read({ element, reading }) {
    leaf('@CondicionesDePago', 'terms.notes').read({ element, at: PAYMENT, reading });
    leaf('@MetodoPago', `ext.${PAYMENT_METHOD}`).read({ element, at: ['tax'], reading });
    const [means, whole] = [reading.node(element, '@FormaPago'), reading.node(element, '@Total')];
    if (reading.text(element, '@MetodoPago') !== AT_ONCE || !whole) {
      if (means && plain(textOf(means)) === TO_DEFINE) reading.implied(means);
      return;
    }
    const place: Path = [...PAYMENT, 'advances', 0];
    reading.put({ at: place }, 'description', DESCRIPTION);
    reading.put({ at: place }, 'percent', '100%');
    reading.put({ at: place }, 'amount', plain(textOf(whole)), whole);
    if (means) reading.put({ at: place }, `ext.${PAYMENT_MEANS}`, plain(textOf(means)), means);
  },
  write(to) {
    const { out, writing } = to;
    const due = numberIn(writing, ['totals'], 'due');
    const isPaid = due?.isZero() === true;
    const method = writing.take(to, `tax.ext.${PAYMENT_METHOD}`) || (isPaid ? AT_ONCE : 'PPD');
    out.put('@MetodoPago', method);
    out.put('@CondicionesDePago', cut(1000).write(conditions(writing)) ?? '');
    out.put('@FormaPago', isPaid ? meansOfAdvances(writing) : TO_DEFINE);
    for (const member of ['key', `ext.${PAYMENT_MEANS}`]) writing.replace({ at: PAYMENT }, `instructions.${member}`);
  },
};

/** The conditions in words, and the days and amounts that are due. */
function conditions(writing: MemberWriting): string {
  const at: Path = [...PAYMENT, 'terms'];
  writing.take({ at }, 'key');
  const notes = writing.take({ at }, 'notes') || writing.take({ at }, 'detail');
  const days = writing.entries({ at }, 'due_dates').map((entry) => {
    writing.take({ at: entry }, 'percent');
    return `${writing.take({ at: entry }, 'date')} ${writing.take({ at: entry }, 'amount')}`;
  });
  return [notes, ...days].filter((part) => part !== '').join('; ');
}

/** The means of the largest of what is paid. */
function meansOfAdvances(writing: MemberWriting): string {
  const places = writing.entries({ at: PAYMENT }, 'advances');
  const size = (at: Path): number => Number(writing.peek({ at }, 'amount') ?? 0);
  const [largest] = places.toSorted((a, b) => size(b) - size(a));
  for (const at of places) {
    for (const member of ['amount', 'percent', 'key']) writing.take({ at }, member);
    if (writing.peek({ at }, 'description') === DESCRIPTION) writing.take({ at }, 'description');
  }
  return (largest && writing.take({ at: largest }, `ext.${PAYMENT_MEANS}`)) || TO_DEFINE;
}

const period: Row = within('InformacionGlobal', 'tax.ext', [
  leaf('@Periodicidad', GLOBAL_PERIOD),
  leaf('@Meses', GLOBAL_MONTH),
  leaf('@Año', GLOBAL_YEAR),
]);

/** Income, credit notes and other vouchers about goods. Totals come after the lines and local taxes that they are about. */
export const INVOICE_ROWS: readonly Row[] = [
  kind,
  ...head('tax.ext'),
  currency,
  period,
  relations(`tax.ext.${REL_TYPE}`),
  supplier,
  customer({ use: NO_EFFECTS }),
  lines,
  localTaxes,
  totals,
  payment,
  ...complements,
];
