import { eachGroup, eachValue, exists, invoiceItself, present, valueIn } from '../en16931/rules/constraints.ts';
import { rule, splitRule, type TermRule } from '../en16931/rules/rule.ts';
import type { InvoiceTerms, TermGroup } from '../en16931/term-tree.ts';
import { childOf, isElement, type XmlElement } from '../xml/xml-tree.ts';
import { isIban } from './iban.ts';

/** What XRechnung 3.0 asks of an invoice beyond EN 16931, in either syntax. Ids are those of KoSIT's specification. */

const field = (code: string, group: string, term: string, say: string): TermRule =>
  rule(code, { terms: [term], say, on: eachGroup(group), must: present(term) });

const meansOf = (group: TermGroup): string => valueIn(group, 'BT-81')?.plain ?? '';

const paidBy =
  (...codes: readonly string[]) =>
  (invoice: InvoiceTerms): readonly TermGroup[] =>
    eachGroup('BG-16')(invoice).filter((means) => codes.includes(meansOf(means)));

const CREDIT_TRANSFER = paidBy('30', '58');
const CARD = paidBy('48', '54', '55');
const DIRECT_DEBIT = paidBy('59');

const writtenGroup =
  (id: string) =>
  (means: TermGroup): boolean =>
    means.groups.some((group) => group.id === id && group.node !== undefined);

const has = (invoice: InvoiceTerms, ...terms: readonly string[]): boolean =>
  terms.some((term) => (invoice.value(term)?.plain ?? '') !== '');

/** Categories whose invoices need a tax number of the seller. */
const TAXED = new Set(['S', 'Z', 'E', 'AE', 'K', 'G', 'L', 'M']);

const TYPES = new Set(['326', '380', '384', '389', '381', '875', '876', '877']);

const CIUS = 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0';
const SPECIFICATIONS = new Set([
  CIUS,
  `${CIUS}#conformant#urn:xeinkauf.de:kosit:extension:xrechnung_3.0`,
  `${CIUS}#compliant#urn:xeinkauf.de:kosit:xrechnung:cvd_0.9`,
]);

/** A discount for early payment: `#SKONTO#TAGE=14#PROZENT=2.00#`, with the amount it is taken of if that is another one. */
const SKONTO = /^#SKONTO#TAGE=\d+#PROZENT=\d+\.\d{2}(?:#BASISBETRAG=-?\d+\.\d{2})?#$/;

/** Every line that begins with a number sign is such a discount, and the last one ends its line. */
function discountsAreWhole(text: string): boolean {
  const lines = text.split(/\r?\n/);
  const discounts = lines.filter((line) => line.trim().startsWith('#'));
  if (discounts.length === 0) return true;
  return (
    discounts.every((line) => SKONTO.test(line.trim())) &&
    lines.findLastIndex((line) => line.trim().startsWith('#')) < lines.length - 1
  );
}

/** Something before and behind one `@`, and a point in what is behind it. */
function isMailAddress(text: string): boolean {
  const parts = text.split('@');
  if (parts.length !== 2 || /\s/.test(text)) return false;
  const labels = (parts[1] ?? '').split('.');
  return parts[0] !== '' && labels.length >= 2 && labels.every((label) => label !== '');
}

const hasThreeDigits = (text: string): boolean => text.replace(/\D/g, '').length >= 3;

const hasMandate = (invoice: InvoiceTerms): readonly TermGroup[] =>
  eachGroup('BG-19')(invoice).length > 0 ? [invoice.invoice] : [];

const isWritten = (invoice: InvoiceTerms, ...terms: readonly string[]): boolean =>
  terms.some((term) => invoice.value(term) !== undefined);

/** CII writes a direct debit in three places; one of them makes it one. */
const hasDebit = (invoice: InvoiceTerms): readonly TermGroup[] =>
  isWritten(invoice, 'BT-89', 'BT-90', 'BT-91') ? [invoice.invoice] : [];

const elementOf = ({ node }: TermGroup): XmlElement | undefined => (node && isElement(node) ? node : undefined);

/** What a direct debit in CII has not. */
const ACCOUNTS_AND_CARDS = [
  'PayeePartyCreditorFinancialAccount',
  'PayeeSpecifiedCreditorFinancialInstitution',
  'PayerSpecifiedDebtorFinancialInstitution',
  'ApplicableTradeSettlementFinancialCard',
];

export const xrechnungRules: readonly TermRule[] = [
  rule('BR-DE-1', {
    terms: ['BG-16'],
    say: 'An invoice has payment instructions',
    on: invoiceItself,
    must: (_, invoice) => eachGroup('BG-16')(invoice).length > 0,
  }),
  rule('BR-DE-15', {
    terms: ['BT-10'],
    say: 'An invoice has a reference of the buyer, for authorities the Leitweg-ID',
    on: invoiceItself,
    must: present('BT-10'),
  }),
  rule('BR-DE-16', {
    terms: ['BT-31', 'BT-32', 'BG-11'],
    say: 'With a category other than not subject to VAT, the seller has a tax number or a tax representative',
    on: (invoice) =>
      eachValue('BT-95', 'BT-102', 'BT-151')(invoice).some(({ plain }) => TAXED.has(plain)) ? [invoice.invoice] : [],
    must: (_, invoice) => has(invoice, 'BT-31', 'BT-32') || eachGroup('BG-11')(invoice).length > 0,
  }),
  rule('BR-DE-17', {
    terms: ['BT-3'],
    severity: 'warning',
    say: 'The kind of invoice is one of 326, 380, 381, 384, 389, 875, 876 and 877',
    on: invoiceItself,
    must: (_, invoice) => TYPES.has(invoice.value('BT-3')?.plain ?? ''),
  }),
  rule('BR-DE-18', {
    terms: ['BT-20'],
    say: 'A discount for early payment is written as #SKONTO#TAGE=n#PROZENT=n.nn#, on a line of its own that is ended',
    on: eachValue('BT-20'),
    must: ({ text }) => discountsAreWhole(text),
  }),
  rule('BR-DE-21', {
    terms: ['BT-24'],
    severity: 'warning',
    say: 'The specification is that of XRechnung 3.0, its extension or its vehicle profile',
    on: invoiceItself,
    must: (_, invoice) => SPECIFICATIONS.has(invoice.value('BT-24')?.plain ?? ''),
  }),
  rule('BR-DE-22', {
    terms: ['BT-125-2'],
    say: 'Attached files have different names',
    on: invoiceItself,
    must: (_, invoice) => {
      const names = invoice.values('BT-125-2').map(({ text }) => text);
      return new Set(names).size === names.length;
    },
  }),
  rule('BR-DE-26', {
    terms: ['BG-3', 'BT-3'],
    severity: 'warning',
    say: 'A corrected invoice (384) refers to the one it corrects',
    on: (invoice) => (invoice.value('BT-3')?.plain === '384' ? [invoice.invoice] : []),
    must: (_, invoice) => eachGroup('BG-3')(invoice).length > 0,
  }),
  rule('BR-DE-2', {
    terms: ['BG-6'],
    say: 'The seller names a contact',
    on: eachGroup('BG-4'),
    must: (seller) => seller.groups.some(({ id, node }) => id === 'BG-6' && node !== undefined),
  }),
  field('BR-DE-3', 'BG-5', 'BT-37', 'The address of the seller names the city'),
  field('BR-DE-4', 'BG-5', 'BT-38', 'The address of the seller has a post code'),
  field('BR-DE-5', 'BG-6', 'BT-41', 'The contact of the seller is named'),
  field('BR-DE-6', 'BG-6', 'BT-42', 'The contact of the seller has a telephone number'),
  field('BR-DE-7', 'BG-6', 'BT-43', 'The contact of the seller has an e-mail address'),
  rule('BR-DE-27', {
    terms: ['BT-42'],
    severity: 'warning',
    say: 'A telephone number has at least three digits',
    on: eachGroup('BG-6'),
    must: (contact) => hasThreeDigits(valueIn(contact, 'BT-42')?.plain ?? ''),
  }),
  rule('BR-DE-28', {
    terms: ['BT-43'],
    severity: 'warning',
    say: 'An e-mail address has one @, something before it, and a domain with a point behind it',
    on: eachGroup('BG-6'),
    must: (contact) => isMailAddress(valueIn(contact, 'BT-43')?.plain ?? ''),
  }),
  field('BR-DE-8', 'BG-8', 'BT-52', 'The address of the buyer names the city'),
  field('BR-DE-9', 'BG-8', 'BT-53', 'The address of the buyer has a post code'),
  field('BR-DE-10', 'BG-15', 'BT-77', 'The address of a delivery names the city'),
  field('BR-DE-11', 'BG-15', 'BT-78', 'The address of a delivery has a post code'),
  field('BR-DE-14', 'BG-23', 'BT-119', 'An entry of the VAT breakdown has a rate'),
  rule('BR-DE-19', {
    terms: ['BT-84'],
    severity: 'warning',
    say: 'A SEPA credit transfer (58) goes to an IBAN with the right check digits',
    on: paidBy('58'),
    must: (means) => isIban(valueIn(means, 'BT-84')?.text ?? ''),
  }),
  rule('BR-DE-20', {
    terms: ['BT-91'],
    severity: 'warning',
    say: 'A SEPA direct debit (59) is collected from an IBAN with the right check digits',
    on: DIRECT_DEBIT,
    must: (means) => isIban(valueIn(means, 'BT-91')?.text ?? ''),
  }),
  rule('BR-DE-23-a', {
    terms: ['BG-17'],
    say: 'A credit transfer (30, 58) names the account to pay to',
    on: CREDIT_TRANSFER,
    must: writtenGroup('BG-17'),
  }),
  splitRule('BR-DE-23-b', {
    terms: ['BG-18', 'BG-19'],
    say: 'A credit transfer (30, 58) has neither a card nor a direct debit',
    ubl: { on: CREDIT_TRANSFER, must: (means) => !writtenGroup('BG-18')(means) && !writtenGroup('BG-19')(means) },
    cii: {
      on: CREDIT_TRANSFER,
      must: (means, invoice) =>
        !writtenGroup('BG-18')(means) && !writtenGroup('BG-19')(means) && !isWritten(invoice, 'BT-89', 'BT-90'),
    },
  }),
  rule('BR-DE-24-a', {
    terms: ['BG-18'],
    say: 'A payment by card (48, 54, 55) names the card',
    on: CARD,
    must: writtenGroup('BG-18'),
  }),
  rule('BR-DE-24-b', {
    terms: ['BG-17', 'BG-19'],
    say: 'A payment by card (48, 54, 55) has neither an account to pay to nor a direct debit',
    on: CARD,
    must: (means) => !writtenGroup('BG-17')(means) && !writtenGroup('BG-19')(means),
  }),
  rule('BR-DE-25-a', {
    terms: ['BG-19'],
    say: 'A direct debit (59) says what it is collected by',
    on: DIRECT_DEBIT,
    must: (means) => writtenGroup('BG-19')(means),
  }),
  splitRule('BR-DE-25-b', {
    terms: ['BG-17', 'BG-18'],
    say: 'A direct debit (59) has neither an account to pay to nor a card',
    ubl: { on: DIRECT_DEBIT, must: (means) => !writtenGroup('BG-17')(means) && !writtenGroup('BG-18')(means) },
    cii: {
      on: DIRECT_DEBIT,
      must: (means) => !ACCOUNTS_AND_CARDS.some((name) => childOf(elementOf(means), name) !== undefined),
    },
  }),
  splitRule('BR-DE-30', {
    terms: ['BT-90'],
    say: 'With a direct debit, the creditor identifier is given',
    ubl: { on: hasMandate, must: (_, invoice) => invoice.value('BT-90') !== undefined },
    cii: { on: hasDebit, must: (_, invoice) => isWritten(invoice, 'BT-89', 'BT-91') && isWritten(invoice, 'BT-90') },
  }),
  splitRule('BR-DE-31', {
    terms: ['BT-91'],
    say: 'With a direct debit, the account that is debited is given',
    ubl: { on: hasMandate, must: (_, invoice) => eachGroup('BG-19')(invoice).some(exists('BT-91')) },
    cii: { on: hasDebit, must: (_, invoice) => isWritten(invoice, 'BT-89', 'BT-90') && isWritten(invoice, 'BT-91') },
  }),
];
