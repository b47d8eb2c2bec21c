import { Decimal } from '../../en16931/decimal.ts';
import { elementsAt, outermost } from '../../en16931/rules/elements.ts';
import type { InvoiceTerms } from '../../en16931/term-tree.ts';
import { attributeOf, childOf, type XmlElement } from '../../xml/xml-tree.ts';
import { all, isNumeric, number, schemeOf, text } from '../peppol-rule.ts';
import { bothIn, buyerOf, ciiRulesOf, countryOf, means, sellerIn, sellerOf, settlementOf } from './cii-facts.ts';

/** Peppol's rules for sellers in Denmark, in CII, by their ids. */

const isForDane = (invoice: InvoiceTerms): boolean => countryOf(buyerOf(invoice)) === 'DK';

const registrationOf = (invoice: InvoiceTerms): XmlElement | undefined =>
  childOf(childOf(sellerOf(invoice), 'SpecifiedLegalOrganization'), 'ID');

/** Four digits, or a text with a number sign in between. */
function namesTax(reason: string | undefined): boolean {
  if (reason === undefined) return false;
  if (reason.trim().length === 4 && isNumeric(reason) && Number(reason) >= 0) return true;
  return reason.includes('#') && !reason.startsWith('#') && !reason.endsWith('#');
}

const hasScheme = (party: XmlElement | undefined): boolean => {
  const ids = all(party, 'GlobalID');
  return ids.length === 0 || ids.some((id) => schemeOf(id) !== '');
};

const accountOf = (one: XmlElement): string => text(one, 'PayeePartyCreditorFinancialAccount', 'IBANID') ?? '';
const referenceOf = (one: XmlElement): string => childOf(one.parent, 'PaymentReference')?.text ?? '';
const startsWithOneOf = (reference: string, ...cards: readonly string[]): boolean =>
  cards.some((card) => reference.startsWith(`${card}#`));

const isPaidBy = (one: XmlElement, ...codes: readonly string[]): boolean =>
  codes.includes(childOf(one, 'TypeCode')?.text ?? '');

const DANISH_MEANS = new Set(['1', '10', '31', '42', '48', '49', '50', '58', '59', '93', '97']);
const UNSPSC = new Set(['19.05.01', '19.0501', '26.08.01', '26.0801']);

export const denmarkCiiRules = ciiRulesOf(
  [
    sellerIn('DK'),
    [
      'DK-R-002',
      ['BT-30'],
      'A Danish seller gives its CVR number as its registration',
      outermost,
      (_, invoice) => (registrationOf(invoice)?.text.trim() ?? '') !== '',
    ],
    [
      'DK-R-004',
      ['BT-97', 'BT-104'],
      'A tax other than VAT of a Danish buyer is named by four digits, or with a # in its reason',
      outermost,
      (_, invoice) => {
        const adjustments = all(settlementOf(invoice), 'SpecifiedTradeAllowanceCharge');
        const isTaxed = adjustments.some((one) => childOf(one, 'ReasonCode')?.text === 'ZZZ');
        if (!isForDane(invoice) || !isTaxed) return true;
        return namesTax(adjustments.flatMap((one) => all(one, 'Reason'))[0]?.text);
      },
    ],
    [
      'DK-R-013',
      ['BT-29-1', 'BT-46-1'],
      'Identifiers of Danish parties have a scheme',
      outermost,
      (_, invoice) => !isForDane(invoice) || (hasScheme(sellerOf(invoice)) && hasScheme(buyerOf(invoice))),
    ],
    [
      'DK-R-014',
      ['BT-30-1'],
      'The registration of a Danish seller is of scheme 0184',
      outermost,
      (_, invoice) => {
        const registration = registrationOf(invoice);
        return registration === undefined || schemeOf(registration) === '0184';
      },
    ],
    [
      'DK-R-016',
      ['BT-115'],
      'A credit note to a Danish buyer has no negative amount due',
      outermost,
      (root, invoice) => {
        const isCredit = text(root, 'ExchangedDocument', 'TypeCode') === '381';
        const sum = childOf(settlementOf(invoice), 'SpecifiedTradeSettlementHeaderMonetarySummation');
        const due = number(sum, 'DuePayableAmount');
        return !isForDane(invoice) || !isCredit || due === undefined || due.compare(Decimal.ZERO) >= 0;
      },
    ],
  ],
  [
    bothIn('DK'),
    [
      'DK-R-005',
      ['BT-81'],
      'Between Danish parties the means of payment is 1, 10, 31, 42, 48, 49, 50, 58, 59, 93 or 97',
      means,
      (one) => DANISH_MEANS.has(childOf(one, 'TypeCode')?.text ?? ''),
    ],
    [
      'DK-R-006',
      ['BT-84', 'BT-86'],
      'A Danish transfer (31, 42) has an account and a registration number of the bank',
      means,
      (one) =>
        !isPaidBy(one, '31', '42') ||
        (accountOf(one) !== '' && (text(one, 'PayeeSpecifiedCreditorFinancialInstitution', 'BICID') ?? '') !== ''),
    ],
    [
      'DK-R-007',
      ['BT-89', 'BT-90'],
      'A Danish direct debit (49) cannot be written in CII: Peppol looks for its mandate where none can stand',
      means,
      (one) =>
        !isPaidBy(one, '49') ||
        ((text(one.parent, 'CreditorReferenceID') ?? '') !== '' &&
          (text(one, 'SpecifiedTradePaymentTerms', 'DirectDebitMandateID') ?? '') !== ''),
    ],
    [
      'DK-R-008',
      ['BT-83', 'BT-84'],
      'A Giro payment (50) has a reference that begins with 01#, 04# or 15# and an account of seven characters',
      means,
      (one) =>
        !isPaidBy(one, '50') || (startsWithOneOf(referenceOf(one), '01', '04', '15') && accountOf(one).length === 7),
    ],
    [
      'DK-R-009',
      ['BT-83'],
      'The reference of a Giro payment (50) that begins with 04# or 15# has 16 characters behind it',
      means,
      (one) => !isPaidBy(one, '50') || !startsWithOneOf(referenceOf(one), '04', '15') || referenceOf(one).length === 19,
    ],
    [
      'DK-R-010',
      ['BT-83', 'BT-84'],
      'An FIK payment (93) has a reference that begins with 71#, 73# or 75# and an account of eight characters',
      means,
      (one) =>
        !isPaidBy(one, '93') || (startsWithOneOf(referenceOf(one), '71', '73', '75') && accountOf(one).length === 8),
    ],
    [
      'DK-R-011',
      ['BT-83'],
      'The reference of an FIK payment (93) that begins with 71# or 75# has 15 or 16 characters behind it',
      means,
      (one) =>
        !isPaidBy(one, '93') ||
        !startsWithOneOf(referenceOf(one), '71', '75') ||
        [18, 19].includes(referenceOf(one).length),
    ],
    [
      'DK-R-003',
      ['BT-158-2'],
      'Danish classifications by UNSPSC are of version 19.05.01 or 26.08.01',
      elementsAt('SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem'),
      (line) => {
        const codes = all(childOf(line, 'SpecifiedTradeProduct'), 'DesignatedProductClassification').flatMap((one) =>
          all(one, 'ClassCode'),
        );
        if (!codes.some((code) => attributeOf(code, 'listID')?.value === 'TST')) return true;
        return codes.some((code) => UNSPSC.has(attributeOf(code, 'listVersionID')?.value ?? ''));
      },
      'warning',
    ],
  ],
);
