import { parseDecimal } from '../en16931/decimal.ts';
import type { Path } from '../en16931/document/draft.ts';
import { cut, date } from '../members/form.ts';
import { plain, type MemberReading } from '../members/member-reading.ts';
import type { Output } from '../members/output.ts';
import type { MemberWriting } from '../members/member-writing.ts';
import { leaf, type Row } from '../members/rows.ts';
import { isElement, textOf, type XmlElement } from '../xml/xml-tree.ts';
import { CONDITIONS, MEANS, MEANS_KEYS } from './codes.ts';
import { amount } from './taxes.ts';

const PAYMENT: Path = ['payment'];
const INSTRUCTIONS: Path = [...PAYMENT, 'instructions'];
const ADVANCES: Path = [...PAYMENT, 'advances'];
const DUE: Path = [...PAYMENT, 'terms', 'due_dates'];
const TRANSFER: Path = [...INSTRUCTIONS, 'credit_transfer', 0];
const PAID = 'Advance payment';

/** Advances, days with amounts, and how to pay. */
export const payment: Row = {
  read({ element, reading }) {
    const blocks = reading.nodes(element, 'DatiPagamento').filter(isElement);
    for (const block of blocks) {
      const isAdvance = reading.text(block, 'CondizioniPagamento') === CONDITIONS.advance;
      for (const node of reading.nodes(block, 'DettaglioPagamento')) {
        if (isElement(node)) (isAdvance ? readAdvance : readInstalment)(node, reading);
      }
    }
    readTerms(blocks, reading);
  },
  write({ out, writing }) {
    const advances = writing.entries({ at: PAYMENT }, 'advances');
    if (advances.length > 0) {
      const block = out.add('DatiPagamento');
      block.put('CondizioniPagamento', CONDITIONS.advance);
      for (const at of advances) writeAdvance(block.add('DettaglioPagamento'), at, writing);
    }
    writing.take({ at: PAYMENT }, 'terms.key');
    if (writing.peek({ at: PAYMENT }, 'instructions') !== undefined) writeInstructions(out, writing);
  },
};

function readMeans(node: XmlElement, at: Path, reading: MemberReading): void {
  const means = reading.node(node, 'ModalitaPagamento');
  const code = means ? plain(textOf(means)) : '';
  const key = MEANS_KEYS.get(code);
  if (key === undefined) return;
  reading.put({ at }, 'key', key, means);
  reading.put({ at }, `ext.${MEANS}`, code, means);
}

function readAdvance(node: XmlElement, reading: MemberReading): void {
  const sum = reading.node(node, 'ImportoPagamento');
  if (!sum || !parseDecimal(textOf(sum))) return;
  const at: Path = [...ADVANCES, reading.draft.count(ADVANCES)];
  leaf('DataRiferimentoTerminiPagamento', 'date', date).read({ element: node, at, reading });
  readMeans(node, at, reading);
  reading.put({ at }, 'description', PAID);
  reading.put({ at }, 'amount', plain(textOf(sum)), sum);
  leaf('IBAN', 'credit_transfer.iban').read({ element: node, at, reading });
  leaf('BIC', 'credit_transfer.bic').read({ element: node, at, reading });
}

function readInstalment(node: XmlElement, reading: MemberReading): void {
  const [day, sum] = [reading.node(node, 'DataScadenzaPagamento'), reading.node(node, 'ImportoPagamento')];
  const due = day && date.read(plain(textOf(day)));
  if (due !== undefined && sum && parseDecimal(textOf(sum))) {
    const at: Path = [...DUE, reading.draft.count(DUE)];
    reading.put({ at }, 'date', due, day);
    reading.put({ at }, 'amount', plain(textOf(sum)), sum);
  } else reading.draft.recalculated(sum, ['totals', 'payable']);
  readMeans(node, INSTRUCTIONS, reading);
  const hasAccount = ['IBAN', 'BIC'].some((name) => reading.node(node, name));
  for (const [name, member] of hasAccount ? ACCOUNT : []) {
    leaf(name, member).read({ element: node, at: TRANSFER, reading });
  }
  leaf('CodicePagamento', 'ref').read({ element: node, at: INSTRUCTIONS, reading });
  leaf('Beneficiario', 'payee.name').read({ element: node, at: PAYMENT, reading });
}

const ACCOUNT = [
  ['IBAN', 'iban'],
  ['BIC', 'bic'],
  ['IstitutoFinanziario', 'name'],
] as const;

/** The key of the terms: what the conditions of all blocks together mean. */
function readTerms(blocks: readonly XmlElement[], reading: MemberReading): void {
  const nodes = blocks.flatMap((block) => reading.nodes(block, 'CondizioniPagamento'));
  const all = new Set(nodes.map((node) => plain(textOf(node))));
  const terms: Path = [...PAYMENT, 'terms'];
  const key = all.has(CONDITIONS.instalments)
    ? 'due-date'
    : all.has(CONDITIONS.whole)
      ? 'pending'
      : all.has(CONDITIONS.advance)
        ? 'advanced'
        : undefined;
  if (key !== undefined) reading.put({ at: terms }, 'key', key, ...nodes);
}

function writeAdvance(element: Output, at: Path, writing: MemberWriting): void {
  element.put('ModalitaPagamento', writing.take({ at }, `ext.${MEANS}`));
  element.put('DataRiferimentoTerminiPagamento', writing.take({ at }, 'date'));
  element.put('ImportoPagamento', amount(writing.take({ at }, 'amount')));
  element.put('IBAN', writing.take({ at }, 'credit_transfer.iban'));
  element.put('BIC', writing.take({ at }, 'credit_transfer.bic'));
  for (const member of ['key', 'percent']) writing.take({ at }, member);
  // Every advance that is read has these words.
  if (writing.peek({ at }, 'description') === PAID) writing.take({ at }, 'description');
}

function writeInstructions(out: Output, writing: MemberWriting): void {
  const days = writing.entries({ at: [...PAYMENT, 'terms'] }, 'due_dates');
  const payable = String(writing.peek({ at: ['totals'] }, 'payable') ?? '');
  const [first] = days;
  const paid = first && parseDecimal(String(writing.peek({ at: first }, 'amount') ?? ''));
  const whole = parseDecimal(payable);
  const isPart = days.length > 1 || (paid !== undefined && whole !== undefined && paid.compare(whole) < 0);
  const block = out.add('DatiPagamento');
  block.put('CondizioniPagamento', isPart ? CONDITIONS.instalments : CONDITIONS.whole);
  const add = (sum: string, day: string): void => {
    const element = block.add('DettaglioPagamento');
    element.put('ModalitaPagamento', writing.take({ at: INSTRUCTIONS }, `ext.${MEANS}`));
    element.put('Beneficiario', cut(200).write(writing.take({ at: PAYMENT }, 'payee.name')) ?? '');
    element.put('DataScadenzaPagamento', day);
    element.put('ImportoPagamento', amount(sum));
    for (const [name, member] of ACCOUNT)
      element.put(name, cut(80).write(writing.take({ at: TRANSFER }, member)) ?? '');
    element.put('CodicePagamento', cut(60).write(writing.take({ at: INSTRUCTIONS }, 'ref')) ?? '');
  };
  for (const at of days) {
    add(writing.take({ at }, 'amount'), writing.take({ at }, 'date'));
    writing.take({ at }, 'percent');
  }
  if (days.length === 0) add(payable, '');
  writing.take({ at: INSTRUCTIONS }, 'key');
}
