import { eachBreakdown } from '../en16931/rules/breakdowns.ts';
import { eachGroup, eachValue, exists, invoiceItself, valueIn } from '../en16931/rules/constraints.ts';
import { below } from '../en16931/rules/elements.ts';
import { rule, splitRule, type TermRule } from '../en16931/rules/rule.ts';
import type { InvoiceTerms, Syntax, TermGroup, TermValue } from '../en16931/term-tree.ts';
import { childOf, isElement, type XmlElement } from '../xml/xml-tree.ts';
import { differentFiles } from './attached-files.ts';
import { hasTaxNumber, isTaxed } from './german-taxes.ts';
import { isIbanOfXRechnung } from './iban.ts';
import { SPECIFICATIONS } from './specifications.ts';
import { normal } from './xrechnung-element-rules.ts';

/** Rules of XRechnung 3.0 beyond EN 16931, in both syntaxes, with the ids of KoSIT's specification. */

/** A value of the term in the group, or in a subgroup, is not blank. */
function isGiven(group: TermGroup, term: string): boolean {
  return (
    group.values.some((value) => value.term === term && value.plain !== '') ||
    group.groups.some((inner) => isGiven(inner, term))
  );
}

const field = (code: string, group: string, term: string, say: string): TermRule =>
  rule(code, { terms: [term], say, on: eachGroup(group), must: (one) => isGiven(one, term) });

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

const TYPES = new Set(['326', '380', '384', '389', '381', '875', '876', '877']);

/** An early payment discount: `#SKONTO#TAGE=14#PROZENT=2.00#`, optionally with its base amount. */
const SKONTO = /^#SKONTO#TAGE=\d+#PROZENT=\d+\.\d{2}(?:#BASISBETRAG=-?\d+\.\d{2})?#$/;

/** Every line that begins with a number sign is such a discount, and the last one is followed only by its line end. */
export function discountsAreWhole(text: string, discount = SKONTO): boolean {
  const lines = text.split('\n');
  const discounts = lines.map(normal).filter((line) => line.startsWith('#'));
  if (discounts.length === 0) return true;
  if (!discounts.every((line) => discount.test(line))) return false;
  const last = lines.findLastIndex((line) => line.lastIndexOf('#') > line.indexOf('#') + 1);
  const rest = lines[last] ?? '';
  const behind = [rest.slice(rest.lastIndexOf('#') + 1), ...lines.slice(last + 1)].join('\n');
  return /^[ \t\r]*\n/.test(behind);
}

/** The first text of each payment terms: others violate the standard and are not checked. */
const firstTexts = (invoice: InvoiceTerms): readonly TermValue[] =>
  eachValue('BT-20')(invoice).filter(
    ({ node }) => !node || !isElement(node) || childOf(node.parent, node.name) === node,
  );

/** Text before and after one `@`, and a point in the latter. */
function isMailAddress(text: string): boolean {
  const parts = text.split('@');
  if (parts.length !== 2 || text.includes(' ')) return false;
  const labels = (parts[1] ?? '').split('.');
  return parts[0] !== '' && labels.length >= 2 && labels.every((label) => label !== '');
}

const hasThreeDigits = (text: string): boolean => text.replace(/\D/g, '').length >= 3;

const hasMandate = (invoice: InvoiceTerms): readonly TermGroup[] =>
  eachGroup('BG-19')(invoice).length > 0 ? [invoice.invoice] : [];

const isWritten = (invoice: InvoiceTerms, ...terms: readonly string[]): boolean =>
  terms.some((term) => invoice.value(term) !== undefined);

/** In UBL a reference may exist without an invoice. */
const namesInvoice = (reference: TermGroup): boolean =>
  elementOf(reference)?.name !== 'BillingReference' ||
  childOf(elementOf(reference), 'InvoiceDocumentReference') !== undefined;

/** CII has three places for a direct debit; one is enough. */
const hasDebit = (invoice: InvoiceTerms): readonly TermGroup[] =>
  isWritten(invoice, 'BT-89', 'BT-90', 'BT-91') ? [invoice.invoice] : [];

const elementOf = ({ node }: TermGroup): XmlElement | undefined => (node && isElement(node) ? node : undefined);

/** Signs of a direct debit in CII: a mandate or creditor of the invoice, or the debited account. */
const isDebit = (means: TermGroup): boolean => {
  const element = elementOf(means);
  const settlement = element?.parent;
  if (!element || !settlement) return false;
  return (
    childOf(settlement, 'CreditorReferenceID') !== undefined ||
    below(settlement, 'SpecifiedTradePaymentTerms/DirectDebitMandateID').length > 0 ||
    below(element, 'PayerPartyDebtorFinancialAccount/IBANID').length > 0
  );
};

/** CII has another element for accounts other than IBANs; it is not checked. */
const ibanOf = (means: TermGroup, account: string): string => {
  const element = elementOf(means);
  return element ? (below(element, `${account}/IBANID`)[0]?.text ?? '') : '';
};

/** Elements that a direct debit in CII does not have. */
const ACCOUNTS_AND_CARDS = [
  'PayeePartyCreditorFinancialAccount',
  'PayeeSpecifiedCreditorFinancialInstitution',
  'PayerSpecifiedDebtorFinancialInstitution',
  'ApplicableTradeSettlementFinancialCard',
];

/** In CII the rule is on the transaction, which every valid invoice has. */
const isDeliverable = ({ syntax, root }: InvoiceTerms): boolean =>
  syntax === 'ubl' || childOf(root, 'SupplyChainTradeTransaction') !== undefined;

function saysWhen({ syntax, root }: InvoiceTerms): boolean {
  const top = syntax === 'ubl' ? root : childOf(root, 'SupplyChainTradeTransaction');
  if (!top) return true;
  const { day, period, lines, linePeriod } = WHEN[syntax];
  if (below(top, day).length > 0 || below(top, period).length > 0) return true;
  return top.children.filter(({ name }) => lines.includes(name)).every((line) => below(line, linePeriod).length > 0);
}

/** Place of the delivery date in each syntax, with any content. */
const WHEN: Readonly<
  Record<Syntax, Readonly<Record<'day' | 'period' | 'linePeriod', string> & { lines: readonly string[] }>>
> = {
  ubl: {
    day: 'Delivery/ActualDeliveryDate',
    period: 'InvoicePeriod',
    lines: ['InvoiceLine', 'CreditNoteLine'],
    linePeriod: 'InvoicePeriod',
  },
  cii: {
    day: 'ApplicableHeaderTradeDelivery/ActualDeliverySupplyChainEvent/OccurrenceDateTime',
    period: 'ApplicableHeaderTradeSettlement/BillingSpecifiedPeriod',
    lines: ['IncludedSupplyChainTradeLineItem'],
    linePeriod: 'SpecifiedLineTradeSettlement/BillingSpecifiedPeriod',
  },
};

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
    must: (_, invoice) => invoice.values('BT-10').some(({ plain }) => plain !== ''),
  }),
  rule('BR-DE-16', {
    terms: ['BT-31', 'BT-32', 'BG-11'],
    say: 'With a category other than not subject to VAT, the seller has a tax number or a tax representative',
    on: (invoice) => (isTaxed(invoice) ? [invoice.invoice] : []),
    must: (_, invoice) => hasTaxNumber(invoice),
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
    on: firstTexts,
    must: ({ text }) => discountsAreWhole(text),
  }),
  rule('BR-DE-21', {
    terms: ['BT-24'],
    severity: 'warning',
    say: 'The specification is that of XRechnung 3.0, its extension or its vehicle profile',
    on: invoiceItself,
    must: (_, invoice) =>
      invoice.values('BT-24').some(({ text }) => SPECIFICATIONS.has(text)) ||
      (invoice.syntax === 'cii' && childOf(invoice.root, 'ExchangedDocumentContext') === undefined),
  }),
  rule('BR-DE-22', {
    terms: ['BT-125-2'],
    say: 'Attached files have different names',
    on: invoiceItself,
    must: (_, invoice) => differentFiles(invoice),
  }),
  rule('BR-DE-26', {
    terms: ['BG-3', 'BT-3'],
    severity: 'warning',
    say: 'A corrected invoice (384) refers to the one it corrects',
    on: (invoice) => (invoice.value('BT-3')?.plain === '384' ? [invoice.invoice] : []),
    must: (_, invoice) => eachGroup('BG-3')(invoice).some(namesInvoice),
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
  rule('BR-DE-14', {
    terms: ['BT-119'],
    say: 'An entry of the VAT breakdown has a rate',
    on: eachBreakdown,
    must: (entry) => isGiven(entry, 'BT-119'),
  }),
  splitRule('BR-DE-19', {
    terms: ['BT-84'],
    severity: 'warning',
    say: 'A SEPA credit transfer (58) goes to an IBAN with the right check digits',
    ubl: { on: paidBy('58'), must: (means) => isIbanOfXRechnung(valueIn(means, 'BT-84')?.text ?? '') },
    cii: { on: paidBy('58'), must: (means) => isIbanOfXRechnung(ibanOf(means, 'PayeePartyCreditorFinancialAccount')) },
  }),
  rule('BR-DE-20', {
    terms: ['BT-91'],
    severity: 'warning',
    say: 'A SEPA direct debit (59) is collected from an IBAN with the right check digits',
    on: DIRECT_DEBIT,
    must: (means) => isIbanOfXRechnung(valueIn(means, 'BT-91')?.text ?? ''),
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
    cii: { on: CREDIT_TRANSFER, must: (means) => !writtenGroup('BG-18')(means) && !isDebit(means) },
  }),
  rule('BR-DE-24-a', {
    terms: ['BG-18'],
    say: 'A payment by card (48, 54, 55) names the card',
    on: CARD,
    must: writtenGroup('BG-18'),
  }),
  splitRule('BR-DE-24-b', {
    terms: ['BG-17', 'BG-19'],
    say: 'A payment by card (48, 54, 55) has neither an account to pay to nor a direct debit',
    ubl: { on: CARD, must: (means) => !writtenGroup('BG-17')(means) && !writtenGroup('BG-19')(means) },
    cii: { on: CARD, must: (means) => !writtenGroup('BG-17')(means) && !isDebit(means) },
  }),
  splitRule('BR-DE-25-a', {
    terms: ['BG-19'],
    say: 'A direct debit (59) says what it is collected by',
    ubl: { on: DIRECT_DEBIT, must: writtenGroup('BG-19') },
    cii: { on: DIRECT_DEBIT, must: isDebit },
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
  rule('BR-DE-TMP-32', {
    terms: ['BT-72', 'BG-14', 'BG-26'],
    severity: 'warning',
    say: 'An invoice says when it was delivered: by a date, an invoicing period, or a period of each line',
    on: (invoice) => (isDeliverable(invoice) ? [invoice.invoice] : []),
    must: (_, invoice) => saysWhen(invoice),
  }),
];
