import { Decimal } from '../../en16931/decimal.ts';
import type { TermRule } from '../../en16931/rules/rule.ts';
import { each, LINES, outermost, type Where } from '../../en16931/rules/elements.ts';
import { attributeOf, childOf, type XmlElement } from '../../xml/xml-tree.ts';
import { all, isNumeric, normal, number, schemeOf, text, written } from '../peppol-rule.ts';
import {
  bothIn,
  companyIdOf,
  customerParty,
  meansOf,
  rulesOf,
  supplierIn,
  supplierOf,
  supplierParty,
} from './country-facts.ts';

/** Peppol's rules for sellers in Denmark, in UBL, by their ids. */

const paymentId = (means: XmlElement): string => childOf(means, 'PaymentID')?.text ?? '';
const account = (means: XmlElement): string => childOf(childOf(means, 'PayeeFinancialAccount'), 'ID')?.text ?? '';
const begins = (written: string, ...beginnings: readonly string[]): boolean =>
  beginnings.some((beginning) => written.startsWith(beginning));

/** Danish rules on payment apply only to invoices. */
const danishMeans =
  (...codes: readonly string[]): Where =>
  (invoice) =>
    invoice.root?.name === 'Invoice' ? meansOf(...codes)(invoice) : [];

const DANISH_MEANS = ' 1 10 31 42 48 49 50 58 59 93 97 ';
const UNSPSC_VERSIONS = new Set(['19.05.01', '19.0501', '26.08.01', '26.0801']);

const classificationsOf = (line: XmlElement): readonly XmlElement[] =>
  all(childOf(line, 'Item'), 'CommodityClassification').flatMap((one) => all(one, 'ItemClassificationCode'));

function isDanishTax(reason: string): boolean {
  if (normal(reason).length === 4 && isNumeric(reason) && Number(reason) >= 0 && Number(reason) <= 9999) return true;
  return reason.includes('#') && !reason.startsWith('#') && !reason.endsWith('#');
}

export const denmarkRules: readonly TermRule[] = rulesOf(
  [
    supplierIn('DK'),
    [
      'DK-R-002',
      ['BT-30'],
      'A Danish seller has a CVR number',
      outermost,
      (_, invoice) => normal(companyIdOf(supplierOf(invoice))?.text ?? '') !== '',
    ],
    [
      'DK-R-014',
      ['BT-30-1'],
      'The legal registration of a Danish seller is of scheme 0184',
      outermost,
      (_, invoice) => {
        const id = companyIdOf(supplierOf(invoice));
        return !id || schemeOf(id) === '0184';
      },
    ],
  ],
  [
    bothIn('DK'),
    [
      'DK-R-016',
      ['BT-115'],
      'A Danish credit note has no negative total',
      outermost,
      (root) =>
        root.name !== 'CreditNote' ||
        (number(childOf(root, 'LegalMonetaryTotal'), 'PayableAmount')?.compare(Decimal.ZERO) ?? 0) >= 0,
    ],
    [
      'DK-R-013',
      ['BT-29', 'BT-46'],
      'Identifiers of Danish parties name their scheme',
      (invoice) =>
        [...supplierParty(invoice), ...customerParty(invoice)].flatMap((party) => all(party, 'PartyIdentification')),
      (identification) => {
        const id = childOf(identification, 'ID');
        return !id || schemeOf(id) !== '';
      },
    ],
    [
      'DK-R-005',
      ['BT-81'],
      'The means of payment is one that Danish sellers use: 1, 10, 31, 42, 48, 49, 50, 58, 59, 93 or 97',
      danishMeans(),
      (means) => DANISH_MEANS.includes(` ${written(means, 'PaymentMeansCode') ?? ''} `),
    ],
    [
      'DK-R-006',
      ['BT-84', 'BT-86'],
      'A transfer in Denmark (31, 42) names the account and its bank registration',
      danishMeans('31', '42'),
      (means) =>
        normal(account(means)) !== '' &&
        (text(means, 'PayeeFinancialAccount', 'FinancialInstitutionBranch', 'ID') ?? '') !== '',
    ],
    [
      'DK-R-007',
      ['BT-89', 'BT-91'],
      'A direct debit in Denmark (49) names the mandate and the account it is taken from',
      danishMeans('49'),
      (means) =>
        (text(means, 'PaymentMandate', 'ID') ?? '') !== '' &&
        (text(means, 'PaymentMandate', 'PayerFinancialAccount', 'ID') ?? '') !== '',
    ],
    [
      'DK-R-008',
      ['BT-83', 'BT-84'],
      'A Danish giro payment (50) has a card type 01#, 04# or 15# and an account of seven or eight digits',
      danishMeans('50'),
      (means) => begins(paymentId(means), '01#', '04#', '15#') && /^\d{7,8}$/.test(account(means)),
    ],
    [
      'DK-R-009',
      ['BT-83'],
      'After the card type 04# or 15# of a Danish giro payment come sixteen characters',
      danishMeans('50'),
      (means) => !begins(paymentId(means), '04#', '15#') || paymentId(means).length === 19,
    ],
    [
      'DK-R-010',
      ['BT-83', 'BT-84'],
      'A Danish FIK payment (93) has a card type 71#, 73# or 75# and a creditor number of eight characters',
      danishMeans('93'),
      (means) => begins(paymentId(means), '71#', '73#', '75#') && account(means).length === 8,
    ],
    [
      'DK-R-011',
      ['BT-83'],
      'After the card type 71# or 75# of a Danish FIK payment come fifteen or sixteen characters',
      danishMeans('93'),
      (means) => !begins(paymentId(means), '71#', '75#') || [18, 19].includes(paymentId(means).length),
    ],
    [
      'DK-R-003',
      ['BT-158-2'],
      'Danish classifications by UNSPSC are of version 19.05.01 or 26.08.01',
      each(...LINES),
      (line) => {
        const codes = classificationsOf(line);
        return (
          !codes.some((code) => attributeOf(code, 'listID')?.value === 'TST') ||
          codes.some((code) => UNSPSC_VERSIONS.has(attributeOf(code, 'listVersionID')?.value ?? ''))
        );
      },
    ],
    [
      'DK-R-017',
      ['BT-47-1'],
      'The legal registration of a Danish buyer is of scheme 0184',
      customerParty,
      (party) => {
        const id = companyIdOf(party);
        return !id || schemeOf(id) === '0184';
      },
    ],
    [
      'DK-R-004',
      ['BT-97', 'BT-104', 'BT-139', 'BT-144'],
      'A Danish tax other than VAT (ZZZ) is named by its category of four digits, or by words on either side of a #',
      each('AllowanceCharge'),
      (one) =>
        childOf(one, 'AllowanceChargeReasonCode')?.text !== 'ZZZ' ||
        isDanishTax(childOf(one, 'AllowanceChargeReason')?.text ?? ''),
    ],
  ],
);
