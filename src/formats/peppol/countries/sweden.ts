import { about, at, byElement, checked, exact, form, length, oneOf } from '../../rules/kit/verbs.ts';
import type { TermRule } from '../../en16931/rules/rule.ts';
import type { InvoiceTerms } from '../../en16931/term-tree.ts';
import type { RowOptions } from '../../rules/kit/row.ts';
import type { XmlElement } from '../../xml/xml-tree.ts';
import { isSwedishNumber } from '../identifier-checks.ts';
import { nationalRules } from '../national-rules.ts';
import { isNumeric, normal, written } from '../peppol-rule.ts';
import { asWritten } from '../row-parts.ts';
import { bothAnywhereIn, SELLER, supplierAnywhereIn, supplierOf, vatSchemesOf } from './country-facts.ts';

/** Peppol's rules for sellers in Sweden, in UBL, by their ids. */

/** The VAT number of a party, as written. */
const vatOf = (party: XmlElement): string => written(vatSchemesOf(party)[0], 'CompanyID') ?? '';
const ofSwedishVat = (isRight: (number: string) => boolean): RowOptions =>
  byElement((party) => !vatOf(party).startsWith('SE') || isRight(vatOf(party)));
const hasSwedishVat = (invoice: InvoiceTerms): boolean => {
  const seller = supplierOf(invoice);
  return seller !== undefined && vatOf(seller).startsWith('SE');
};

const VAT_ID = 'PartyTaxScheme[TaxScheme/ID=VAT]/CompanyID';

/** The accounts of transfers through a Swedish clearing system. */
const accountsOf = (system: string): string =>
  `PaymentMeans[PaymentMeansCode~30]/PayeeFinancialAccount[FinancialInstitutionBranch/ID~${system}]/ID`;

export const F_TAX = { codes: new Set(['Godkänd för F-skatt']) };
export const isTaxed = byElement(({ text }) => normal(text).toUpperCase() === 'GODKÄND FÖR F-SKATT');

const SWEDISH_RATES = new Set([25, 12, 6]);

const account: RowOptions = { terms: ['BT-84'], severity: 'warning' };
const means: RowOptions = { terms: ['BT-81'], severity: 'warning' };

export const ACCOUNT_NUMBER = { fits: isNumeric, like: '55551234' };

export const swedenRules: readonly TermRule[] = nationalRules(
  'ubl',
  [
    supplierAnywhereIn('SE'),
    at(
      SELLER,
      length(
        'SE-R-001',
        VAT_ID,
        { least: 14, most: 14 },
        ofSwedishVat((vat) => normal(vat).length === 14),
        {
          terms: ['BT-31'],
        },
      ),
      form(
        'SE-R-002',
        VAT_ID,
        { fits: (vat) => isNumeric(vat.slice(2, 14)), like: 'SE556677889901' },
        ofSwedishVat((vat) => isNumeric(vat.slice(2, 14))),
        { terms: ['BT-31'] },
      ),
    ),
    at(
      `${SELLER}/PartyLegalEntity/CompanyID`,
      form('SE-R-003', '.', { fits: isNumeric, like: '5566778899' }, exact, { terms: ['BT-30'] }),
      length('SE-R-004', '.', { least: 10, most: 10 }, { terms: ['BT-30'] }),
      checked(
        'SE-R-013',
        '.',
        { kind: 'organisationsnummer', fits: (id) => /^\d+$/.test(id) && isSwedishNumber(id.slice(0, 10)) },
        { terms: ['BT-30'] },
      ),
    ),
    at(
      `${SELLER}[PartyLegalEntity/CompanyID]/PartyTaxScheme[!TaxScheme/ID~~VAT]/CompanyID`,
      oneOf('SE-R-005', '.', F_TAX, isTaxed, { terms: ['BT-32'] }),
    ),
    at(
      'TaxCategory[ID=S] ClassifiedTaxCategory[ID=S]',
      oneOf('SE-R-006', 'Percent', '25 12 6', asWritten, {
        ...about('BT-96', 'BT-103', 'BT-119', 'BT-152'),
        when: hasSwedishVat,
        ...byElement((category) => {
          const percent = written(category, 'Percent') ?? '';
          return isNumeric(percent) && SWEDISH_RATES.has(Number(percent));
        }),
      }),
    ),
    at(
      accountsOf('SE:PLUSGIRO'),
      form('SE-R-007', '.', ACCOUNT_NUMBER, exact, account),
      length('SE-R-010', '.', { least: 2, most: 8 }, account),
    ),
    at(
      accountsOf('SE:BANKGIRO'),
      form('SE-R-008', '.', ACCOUNT_NUMBER, exact, account),
      length('SE-R-009', '.', { least: 7, most: 8 }, account),
    ),
    at('PaymentMeans[PaymentMeansCode=50|56]', oneOf('SE-R-011', 'PaymentMeansCode', '30', means)),
  ],
  [bothAnywhereIn('SE'), at('PaymentMeans[PaymentMeansCode=31]', oneOf('SE-R-012', 'PaymentMeansCode', '30', means))],
);
