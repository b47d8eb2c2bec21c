import { about, at, byElement, checked, exact, form, length, missingIsWrong, oneOf } from '../../rules/kit/verbs.ts';
import { Decimal } from '../../en16931/decimal.ts';
import { has } from '../../en16931/rules/paths.ts';
import type { InvoiceTerms } from '../../en16931/term-tree.ts';
import type { RowOptions } from '../../rules/kit/row.ts';
import { isSwedishNumber } from '../identifier-checks.ts';
import { nationalRules } from '../national-rules.ts';
import { isNumeric, number } from '../peppol-rule.ts';
import { bothIn, MEANS, SELLER, sellerIn, sellerOf, vatNumberOf } from './cii-facts.ts';
import { ACCOUNT_NUMBER, F_TAX, isTaxed } from './sweden.ts';

/** Peppol's rules for sellers in Sweden, in CII, by their ids. */

const VAT_ID = 'SpecifiedTaxRegistration/ID[@schemeID=VAT]';
const hasSwedishVat = (invoice: InvoiceTerms): boolean => vatNumberOf(sellerOf(invoice))?.startsWith('SE') ?? false;
const swedish: RowOptions = { terms: ['BT-31'], when: hasSwedishVat };
const REGISTRATION = 'SpecifiedLegalOrganization/ID';

/** The accounts of transfers through a Swedish clearing system. */
const accountsOf = (system: string): string =>
  `${MEANS}[TypeCode~30][PayeeSpecifiedCreditorFinancialInstitution/BICID~${system}]/PayeePartyCreditorFinancialAccount/ProprietaryID`;

const SWEDISH_RATES = [25n, 12n, 6n].map((rate) => new Decimal(rate, 0));

const account: RowOptions = { terms: ['BT-84'], severity: 'warning' };
const means: RowOptions = { terms: ['BT-81'], severity: 'warning' };

export const swedenCiiRules = nationalRules(
  'cii',
  [
    sellerIn('SE'),
    at(
      SELLER,
      length('SE-R-001', VAT_ID, { least: 14, most: 14 }, swedish),
      form('SE-R-002', VAT_ID, { fits: (vat) => isNumeric(vat.slice(2, 14)), like: 'SE556677889901' }, exact, swedish),
    ),
    at(
      `${SELLER}/${REGISTRATION}`,
      form('SE-R-003', '.', { fits: isNumeric, like: '5566778899' }, { terms: ['BT-30'] }),
      length('SE-R-004', '.', { least: 10, most: 10 }, { terms: ['BT-30'] }),
      checked('SE-R-013', '.', { kind: 'organisationsnummer', fits: isSwedishNumber }, { terms: ['BT-30'] }),
    ),
    at(
      `${SELLER}/SpecifiedTaxRegistration/ID[@schemeID=FC]`,
      oneOf('SE-R-005', '.', F_TAX, isTaxed, {
        terms: ['BT-32'],
        when: (invoice) => has(sellerOf(invoice), REGISTRATION),
      }),
    ),
    at(
      'ApplicableTradeTax CategoryTradeTax',
      oneOf('SE-R-006', 'RateApplicablePercent', '25 12 6', missingIsWrong, {
        ...about('BT-96', 'BT-103', 'BT-119', 'BT-152'),
        when: hasSwedishVat,
        ...byElement((tax) => {
          const rate = number(tax, 'RateApplicablePercent');
          return rate !== undefined && SWEDISH_RATES.some((figure) => figure.equals(rate));
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
    at(`${MEANS}[TypeCode~50|56]`, oneOf('SE-R-011', 'TypeCode', '30', means)),
  ],
  [bothIn('SE'), at(`${MEANS}[TypeCode~31]`, oneOf('SE-R-012', 'TypeCode', '30', means))],
);
