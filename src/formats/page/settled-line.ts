import { isJsonObject } from '../../engine/values.ts';
import { fact, numberOf, type Fact, type PaperLine, type Writer } from './paper-parts.ts';
import type { Language } from './paper-words.ts';
import { cell, type Cell, type Place } from './place.ts';

/** What the lines of a payment are headed with: what is paid, which part of it, and how much. */
const WORDS: Readonly<Record<Language, Readonly<Record<'document' | 'installment' | 'settled', string>>>> = {
  en: { document: 'Document', installment: 'Instalment', settled: 'Paid' },
  es: { document: 'Documento', installment: 'Plazo', settled: 'Pagado' },
  de: { document: 'Beleg', installment: 'Rate', settled: 'Gezahlt' },
  fr: { document: 'Document', installment: 'Échéance', settled: 'Payé' },
  it: { document: 'Documento', installment: 'Rata', settled: 'Pagato' },
  pt: { document: 'Documento', installment: 'Prestação', settled: 'Pago' },
};

/** The headings of the columns of a payment. */
export function settledHeads({ language, words: { payable, due } }: Writer) {
  const { document, installment, settled } = WORDS[language];
  return { item: document, quantity: installment, price: payable, taxes: due, amount: settled };
}

/** The document that a line of a payment pays, and how much of it. */
export function settledLine(line: Place, index: number, writer: Writer): PaperLine {
  const document = line.at('document');
  const money = (member: string, sign = ''): Cell =>
    cell(`${line.path}.${member}`, [
      line.part(
        member,
        `${line.text(member) === '' ? '' : sign}${writer.money(line.text(member))}`,
        sign ? ['.refund'] : [],
      ),
    ]);
  // Money that flows back is above zero in the document, and is taken off the total.
  const isRefund = isJsonObject(line.value) && line.value['refund'] === true;
  const said = [
    cell(`${document.path}.issue_date`, [writer.day(document, 'issue_date')]),
    ...['reason', 'description'].map((member) => cell(`${document.path}.${member}`, [document.part(member)])),
    cell(`${line.path}.description`, [line.part('description')]),
    ...line.list('notes').map((note) => cell(`${note.path}.text`, [note.part('text')])),
  ];
  return {
    number: String(index + 1),
    path: line.path,
    item: cell(`${document.path}.code`, numberOf(document)),
    below: said.filter(({ text }) => text !== ''),
    quantity: cell(`${line.path}.installment`, [line.part('installment')]),
    price: money('payable'),
    taxes: money('due'),
    amount: isRefund ? money('amount', '−') : money('amount'),
  };
}

/** What a payment pays in all. */
export function settledTotal(body: Place, { language, money }: Writer): Fact {
  const total = body.part('total', money(body.text('total')));
  return { ...fact(WORDS[language].settled, `${body.path}.total`, [total]), main: true };
}
