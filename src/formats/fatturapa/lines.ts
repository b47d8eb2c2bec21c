import { units } from '../../engine/values.ts';
import { Decimal, parseDecimal } from '../en16931/decimal.ts';
import type { Path } from '../en16931/document/draft.ts';
import { cut, date, figure, percent, pieces, shortest, words } from '../members/form.ts';
import { plain } from '../members/member-reading.ts';
import { leaf, list, total, type Row } from '../members/rows.ts';
import { isElement, textOf, type XmlElement } from '../xml/xml-tree.ts';
import { CONTRIBUTION, EXEMPT, REVERSE_CHARGE } from './codes.ts';
import { explainAmount } from '../members/line-charges.ts';
import { vat, vatOf, withheldMark } from './taxes.ts';

/** Decimals of amounts of a line (Amount8DecimalType). */
const LEAST = 2;
const MOST = 8;
const ONE = new Decimal(1n, 0);

/** A quantity is never negative in the file: the price then is. */
const figures: Row = {
  read({ element, at, reading }) {
    const [count, price, sum] = ['Quantita', 'PrezzoUnitario', 'PrezzoTotale'].map((name) =>
      reading.node(element, name),
    );
    const each = price && parseDecimal(textOf(price));
    const whole = sum && parseDecimal(textOf(sum));
    const stated = count && parseDecimal(textOf(count));
    if (stated) reading.put({ at }, 'quantity', plain(textOf(count)), count);
    else if (each) {
      const derived = whole && !each.isZero() ? whole.over(each, Math.max(whole.scale, LEAST)) : ONE;
      reading.put({ at }, 'quantity', (derived ?? ONE).toString());
    }
    if (each) reading.put({ at }, 'item.price', plain(textOf(price)), price);
    reading.draft.recalculated(sum, [...at, 'total']);
  },
  write({ out, at, writing }) {
    const number = (member: string): Decimal | undefined => parseDecimal(writing.take({ at }, member));
    const [count, price, sum] = [number('quantity'), number('item.price'), number('total')];
    const isBack = count !== undefined && count.compare(Decimal.ZERO) < 0;
    if (count) out.put('Quantita', figure(count.absolute(), LEAST, MOST));
    if (price) out.put('PrezzoUnitario', figure(isBack ? price.negated() : price, LEAST, MOST));
    if (sum) out.put('PrezzoTotale', figure(sum, LEAST, MOST));
  },
};

const unit: Row = {
  read({ element, at, reading }) {
    const node = reading.node(element, 'UnitaMisura');
    const text = node ? plain(textOf(node)) : '';
    const isKnown = /^[A-Z0-9]{2,3}$/.test(text) || units().some(({ key }) => key === text);
    if (text !== '') reading.put({ at }, isKnown ? 'item.unit' : 'item.meta.unit-label', text, node);
  },
  write({ out, at, writing }) {
    out.put(
      'UnitaMisura',
      cut(10).write(writing.take({ at }, 'item.unit') || writing.take({ at }, 'item.meta.unit-label')) ?? '',
    );
  },
};

/** Discounts and charges of a line: the file has the amount of one unit, a document that of the line. */
const adjustments: Row = {
  read({ element, at, reading }) {
    const count = parseDecimal(String(reading.draft.get([...at, 'quantity']) ?? '1')) ?? ONE;
    for (const node of reading.nodes(element, 'ScontoMaggiorazione')) {
      if (!isElement(node)) continue;
      readAdjustment(node, at, reading, (each) => each.times(count).rounded(each.scale));
    }
  },
  write({ out, at, writing }) {
    // The quantity has no sign in the file: a discount of a line that goes back is below zero, as its price is (00423).
    const count = (parseDecimal(String(writing.peek({ at }, 'quantity') ?? '1')) ?? ONE).absolute();
    for (const [member, kind] of ADJUSTMENTS) {
      for (const place of writing.entries({ at }, member)) {
        const element = out.add('ScontoMaggiorazione');
        const sum = parseDecimal(writing.take({ at: place }, 'amount'));
        const each = sum && (count.isZero() ? sum : sum.over(count, MOST));
        element.put('Tipo', kind);
        element.put('Percentuale', percent.write(writing.take({ at: place }, 'percent')) ?? '');
        element.put('Importo', each ? shortest(each, LEAST) : '');
      }
    }
  },
};

export const ADJUSTMENTS = [
  ['discounts', 'SC'],
  ['charges', 'MG'],
] as const;

/** What a line is, if it is no sale: a discount, a bonus, an allowance, an incidental cost. */
const KIND = 'item.meta.it-sdi-line-kind';
/** Codes of it for discounts and charges of the invoice (TipoCessionePrestazione). */
const AS_LINES = [
  ['charges', 'AC', 'Spesa accessoria', 1],
  ['discounts', 'SC', 'Sconto', -1],
] as const;

/** Discounts and charges of the invoice that change its taxes: the SdI adds up lines only (00422). */
export const adjustmentLines: Row = {
  read: () => undefined,
  write({ out, writing }) {
    let turn = writing.entries({ at: [] }, 'lines').length;
    for (const [member, code, name, sign] of AS_LINES) {
      for (const at of writing.entries({ at: [] }, member)) {
        if (writing.peek({ at }, 'key') === CONTRIBUTION || writing.entries({ at }, 'taxes').length === 0) continue;
        const sum = parseDecimal(writing.take({ at }, 'amount'));
        if (!sum) continue;
        const amount = figure(sign < 0 ? sum.negated() : sum, LEAST, MOST);
        const element = out.inside('DatiBeniServizi').add('DettaglioLinee');
        element.put('NumeroLinea', String(++turn));
        element.put('TipoCessionePrestazione', code);
        element.put('Descrizione', cut(1000).write(writing.take({ at }, 'reason') || name) ?? '');
        element.put('Quantita', figure(ONE, LEAST, MOST));
        element.put('PrezzoUnitario', amount);
        element.put('PrezzoTotale', amount);
        explainAmount({ at, writing });
        vat('AliquotaIVA', 'Natura').write({ out: element, at, writing });
      }
    }
  },
};

/** An entry of the discounts or charges below a place; `amountOf` makes its amount of the one in the file. */
export function readAdjustment(
  node: XmlElement,
  at: Path,
  reading: Parameters<Row['read']>[0]['reading'],
  amountOf: (stated: Decimal) => Decimal,
): void {
  const [kind, rate, sum] = ['Tipo', 'Percentuale', 'Importo'].map((name) => reading.node(node, name));
  const member = ADJUSTMENTS.find(([, known]) => kind && plain(textOf(kind)) === known)?.[0];
  const share = rate && parseDecimal(textOf(rate));
  const stated = sum && parseDecimal(textOf(sum));
  if (member === undefined || (!share && !stated)) return;
  const place: Path = [...at, member, reading.draft.count([...at, member])];
  if (share && !share.isZero()) reading.put({ at: place }, 'percent', `${plain(textOf(rate))}%`, rate);
  else if (share) reading.implied(rate);
  if (stated) reading.put({ at: place }, 'amount', amountOf(stated).toString(), sum);
  reading.draft.taken(kind as XmlElement, place);
}

const CODE = /^[A-Z0-9][A-Z0-9 ./_:-]{0,34}$/i;

const articleCodes: Row = {
  read({ element, at, reading }) {
    for (const node of reading.nodes(element, 'CodiceArticolo')) {
      if (!isElement(node)) continue;
      const place: Path = [...at, 'item', 'identities', reading.draft.count([...at, 'item', 'identities'])];
      const kind = reading.text(node, 'CodiceTipo');
      if (kind !== '' && reading.text(node, 'CodiceValore') !== '') {
        reading.put({ at: place }, CODE.test(kind) ? 'type' : 'label', kind, reading.node(node, 'CodiceTipo'));
      }
      leaf('CodiceValore', 'code').read({ element: node, at: place, reading });
    }
  },
  write({ out, at, writing }) {
    const add = (kind: string, code: string): void => {
      if (code === '') return;
      const element = out.add('CodiceArticolo');
      element.put('CodiceTipo', cut(35).write(kind) ?? '');
      element.put('CodiceValore', cut(35).write(code) ?? '');
    };
    for (const place of writing.entries({ at }, 'item.identities')) {
      const kinds = ['type', 'label', 'key'].map((member) => writing.take({ at: place }, member));
      add(kinds.find((text) => text !== '') ?? 'COD', writing.take({ at: place }, 'code'));
    }
    add('COD', writing.take({ at }, 'item.ref'));
  },
};

/** Further data of a line are notes with a code; one of them marks a reverse charge. */
const furtherData: Row = {
  read({ element, at, reading }) {
    for (const node of reading.nodes(element, 'AltriDatiGestionali')) {
      if (!isElement(node)) continue;
      const [kind, text] = [reading.node(node, 'TipoDato'), reading.node(node, 'RiferimentoTesto')];
      if (!kind || !text) continue;
      if (plain(textOf(kind)) === REVERSE_CHARGE.type) {
        const tags = (reading.draft.get(['$tags']) ?? []) as readonly string[];
        const turn = tags.includes('reverse-charge') ? tags.indexOf('reverse-charge') : tags.length;
        reading.draft.put(['$tags', turn], 'reverse-charge', kind);
        reading.implied(text);
        continue;
      }
      const place: Path = [...at, 'notes', reading.draft.count([...at, 'notes'])];
      reading.put({ at: place }, 'code', plain(textOf(kind)), kind);
      reading.put({ at: place }, 'text', plain(textOf(text)), text);
    }
  },
  write({ out, at, writing }) {
    const add = (kind: string, text: string): void => {
      const element = out.add('AltriDatiGestionali');
      element.put('TipoDato', kind);
      element.put('RiferimentoTesto', text);
    };
    const tags = (writing.peek({ at: [] }, '$tags') ?? []) as readonly string[];
    const place = vatOf(at, writing);
    const reason = place && writing.peek({ at: place }, `ext.${EXEMPT}`);
    if (reason === 'N2.1' && tags.includes('reverse-charge')) add(REVERSE_CHARGE.type, REVERSE_CHARGE.text);
    for (const note of writing.entries({ at }, 'notes')) {
      const kind = writing.take({ at: note }, 'code') || writing.take({ at: note }, 'key') || 'NOTE';
      for (const piece of pieces(writing.take({ at: note }, 'text'), 60)) add(cut(10).write(kind) ?? '', piece);
    }
  },
};

export const lines: Row = list('DatiBeniServizi/DettaglioLinee', 'lines', [
  total('NumeroLinea', 'i', words),
  leaf('TipoCessionePrestazione', KIND),
  articleCodes,
  leaf('Descrizione', 'item.name', cut(1000)),
  unit,
  leaf('DataInizioPeriodo', 'period.start', date),
  leaf('DataFinePeriodo', 'period.end', date),
  figures,
  adjustments,
  vat('AliquotaIVA', 'Natura'),
  withheldMark,
  leaf('RiferimentoAmministrazione', 'cost', cut(20)),
  furtherData,
]);
