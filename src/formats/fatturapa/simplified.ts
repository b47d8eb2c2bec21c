import { Decimal, parseDecimal } from '../en16931/decimal.ts';
import type { Path } from '../en16931/document/draft.ts';
import { cut, date, percent } from '../members/form.ts';
import { plain } from '../members/member-reading.ts';
import type { To } from '../members/member-writing.ts';
import { aboutTheFile, inside, joined, leaf, within, type Row } from '../members/rows.ts';
import { isElement, textOf } from '../xml/xml-tree.ts';
import { attachments } from './attachments.ts';
import { EXEMPT } from './codes.ts';
import { currency, transmission, version } from './header.ts';
import { day, kind, number } from './general.ts';
import { address, fiscalCode, named, regime, registration, taxId } from './parties.ts';
import { amount, legalReference, takeTaxes, vat, vatOf } from './taxes.ts';

const FSM10 = (): string => 'FSM10';
const HUNDRED = new Decimal(100n, 0);

/** The first corrected invoice. */
const corrected: Row = {
  read: (from) => correctedRow.read(from),
  write(to) {
    if (to.writing.entries({ at: [] }, 'preceding').length > 0) correctedRow.write(to);
  },
};

const correctedRow: Row = within('DatiGenerali/DatiFatturaRettificata', 'preceding.0', [
  joined('NumeroFR', '-', 'series', 'code'),
  leaf('DataFR', 'issue_date', date),
  leaf('ElementiRettificati', 'reason', cut(1000)),
]);

const vatOfLine: Row = vat('DatiIVA/Aliquota', 'Natura');

/** Amounts with their tax, each with a description: a line of quantity one. */
const lines: Row = {
  read({ element, reading }) {
    for (const node of reading.nodes(element, 'DatiBeniServizi')) {
      if (!isElement(node)) continue;
      const at: Path = ['lines', reading.draft.count(['lines'])];
      const sum = reading.node(node, 'Importo');
      if (!sum || !parseDecimal(textOf(sum))) continue;
      reading.put({ at }, 'quantity', '1');
      leaf('Descrizione', 'item.name').read({ element: node, at, reading });
      reading.put({ at }, 'item.price', plain(textOf(sum)), sum);
      vatOfLine.read({ element: node, at, reading });
      const tax = reading.node(node, 'DatiIVA/Imposta');
      if (reading.draft.get([...at, 'taxes']) === undefined) readTaxAmount({ element: node, at, reading });
      else reading.implied(tax);
      reading.implied(reading.node(node, 'RiferimentoNormativo'));
    }
    if (reading.draft.count(['lines']) > 0) reading.put({ at: [] }, 'tax.prices_include', 'VAT');
  },
  write(to) {
    const { out, writing } = to;
    for (const at of writing.entries({ at: [] }, 'lines')) {
      for (const member of ['quantity', 'item.price', 'sum']) writing.take({ at }, member);
      for (const list of ['discounts', 'charges'])
        for (const entry of writing.entries({ at }, list)) writing.takeAll(entry);
      writeOne({ out, at, writing }, writing.take({ at }, 'item.name'), parseDecimal(writing.take({ at }, 'total')));
    }
    for (const [list, sign] of [
      ['discounts', -1n],
      ['charges', 1n],
    ] as const) {
      for (const at of writing.entries({ at: [] }, list)) {
        const sum = parseDecimal(writing.take({ at }, 'amount'));
        const reason = writing.take({ at }, 'reason') || (sign < 0n ? 'Sconto' : 'Maggiorazione');
        for (const member of ['percent', 'key']) writing.take({ at }, member);
        writeOne({ out, at, writing }, reason, sum?.times(new Decimal(sign, 0)));
      }
    }
  },
};

/** The usual rates. A file may state the tax alone. */
const RATES = ['22.00', '10.00', '5.00', '4.00'];

function readTaxAmount({ element, at, reading }: Parameters<Row['read']>[0]): void {
  const node = reading.node(element, 'DatiIVA/Imposta');
  const [tax, gross] = [node && parseDecimal(textOf(node)), parseDecimal(reading.text(element, 'Importo'))];
  if (!tax || !gross) return;
  const rate = RATES.find((candidate) => {
    const share = parseDecimal(candidate) ?? Decimal.ZERO;
    return gross.times(share).over(HUNDRED.plus(share), 2)?.equals(tax) ?? false;
  });
  if (rate !== undefined) reading.draft.put([...at, 'taxes', 0], { cat: 'VAT', percent: `${rate}%` }, node);
}

function writeOne({ out, at, writing }: To, name: string, sum: Decimal | undefined): void {
  if (!sum) return;
  const element = out.add('DatiBeniServizi');
  const place = vatOf(at, writing);
  const rate = place && String(writing.peek({ at: place }, 'percent') ?? '0');
  const share = parseDecimal((rate ?? '0').replace(/%$/, '')) ?? Decimal.ZERO;
  const isGross = writing.peek({ at: ['tax'] }, 'prices_include') === 'VAT';
  const gross = isGross ? sum : (sum.times(HUNDRED.plus(share)).over(HUNDRED, 2) ?? sum);
  element.put('Descrizione', cut(1000).write(name) ?? '');
  element.put('Importo', amount(gross.toString()));
  element.put('DatiIVA/Aliquota', percent.write(rate ?? '0') ?? '');
  const why = place && String(writing.peek({ at: place }, `ext.${EXEMPT}`) ?? '');
  element.put('Natura', why ?? '');
  element.put('RiferimentoNormativo', legalReference(why ?? ''));
  takeTaxes({ at, writing });
}

/** A simplified invoice (FSM10): its customer may be a tax number alone. */
export const SIMPLIFIED_ROWS: readonly Row[] = [
  version(FSM10),
  inside('FatturaElettronicaHeader', [
    transmission(FSM10),
    within('CedentePrestatore', 'supplier', [taxId, fiscalCode, named, address, registration, regime]),
    within('CessionarioCommittente', 'customer', [
      inside('IdentificativiFiscali', [taxId, fiscalCode]),
      inside('AltriDatiIdentificativi', [named, address]),
    ]),
  ]),
  inside('FatturaElettronicaBody', [
    inside('DatiGenerali/DatiGeneraliDocumento', [kind, currency, day, number]),
    corrected,
    lines,
    attachments,
  ]),
  aboutTheFile('Signature'),
];
