import { Decimal } from '../../en16931/decimal.ts';
import { elementsNamed } from '../../en16931/rules/constraints.ts';
import type { Where } from '../../en16931/rules/elements.ts';
import { childOf } from '../../xml/xml-tree.ts';
import { isSwedishNumber } from '../identifier-checks.ts';
import { all, isNumeric, number, text } from '../peppol-rule.ts';
import { bothIn, ciiRulesOf, means, numbersOf, seller, sellerIn, vatNumberOf } from './cii-facts.ts';

/** Peppol's rules for sellers in Sweden, in CII, by their ids. */

const swedishVat: Where = (invoice) => seller(invoice).filter((party) => vatNumberOf(party)?.startsWith('SE') ?? false);

const registrations: Where = (invoice) =>
  seller(invoice)
    .flatMap((party) => all(party, 'SpecifiedLegalOrganization'))
    .flatMap((organisation) => all(organisation, 'ID').slice(0, 1));

const meansOf =
  (...codes: readonly string[]): Where =>
  (invoice) =>
    means(invoice).filter((one) => codes.includes(text(one, 'TypeCode') ?? ''));

/** The accounts of transfers through a Swedish clearing system. */
const accountsOf =
  (system: string): Where =>
  (invoice) =>
    meansOf('30')(invoice)
      .filter((one) => text(one, 'PayeeSpecifiedCreditorFinancialInstitution', 'BICID') === system)
      .flatMap((one) => all(childOf(one, 'PayeePartyCreditorFinancialAccount'), 'ProprietaryID'));

const SWEDISH_RATES = [25n, 12n, 6n].map((rate) => new Decimal(rate, 0));

export const swedenCiiRules = ciiRulesOf(
  [
    sellerIn('SE'),
    [
      'SE-R-001',
      ['BT-31'],
      'A Swedish VAT number has 14 characters',
      swedishVat,
      (party) => vatNumberOf(party)?.trim().length === 14,
    ],
    [
      'SE-R-002',
      ['BT-31'],
      'A Swedish VAT number is a number after SE',
      swedishVat,
      (party) => isNumeric(vatNumberOf(party)?.slice(2, 14) ?? ''),
    ],
    ['SE-R-003', ['BT-30'], 'A Swedish organisation number is a number', registrations, (id) => isNumeric(id.text)],
    [
      'SE-R-004',
      ['BT-30'],
      'A Swedish organisation number has ten characters',
      registrations,
      (id) => id.text.trim().length === 10,
    ],
    [
      'SE-R-013',
      ['BT-30'],
      'A Swedish organisation number has the right check digit',
      registrations,
      (id) => isSwedishNumber(id.text.trim()),
    ],
    [
      'SE-R-005',
      ['BT-32'],
      'A Swedish seller that is registered for F-tax says Godkänd för F-skatt',
      (invoice) =>
        registrations(invoice).length > 0 ? seller(invoice).flatMap((party) => numbersOf(party, 'FC')) : [],
      (id) => id.text.trim().toUpperCase() === 'GODKÄND FÖR F-SKATT',
    ],
    [
      'SE-R-006',
      ['BT-96', 'BT-103', 'BT-119', 'BT-152'],
      'A Swedish rate of VAT is 25, 12 or 6 %',
      (invoice) =>
        swedishVat(invoice).length > 0 ? elementsNamed(invoice, 'ApplicableTradeTax', 'CategoryTradeTax') : [],
      (tax) => {
        const rate = number(tax, 'RateApplicablePercent');
        return rate !== undefined && SWEDISH_RATES.some((one) => one.equals(rate));
      },
    ],
    [
      'SE-R-007',
      ['BT-84'],
      'A Plusgiro account is a number',
      accountsOf('SE:PLUSGIRO'),
      (account) => isNumeric(account.text),
      'warning',
    ],
    [
      'SE-R-010',
      ['BT-84'],
      'A Plusgiro account has two to eight characters',
      accountsOf('SE:PLUSGIRO'),
      ({ text: account }) => account.trim().length >= 2 && account.trim().length <= 8,
      'warning',
    ],
    [
      'SE-R-008',
      ['BT-84'],
      'A Bankgiro account is a number',
      accountsOf('SE:BANKGIRO'),
      (account) => isNumeric(account.text),
      'warning',
    ],
    [
      'SE-R-009',
      ['BT-84'],
      'A Bankgiro account has seven or eight characters',
      accountsOf('SE:BANKGIRO'),
      ({ text: account }) => [7, 8].includes(account.trim().length),
      'warning',
    ],
    [
      'SE-R-011',
      ['BT-81'],
      'A transfer through Plusgiro or Bankgiro is coded 30, not 50 or 56',
      meansOf('50', '56'),
      () => false,
      'warning',
    ],
  ],
  [
    bothIn('SE'),
    [
      'SE-R-012',
      ['BT-81'],
      'A transfer between Swedish parties is coded 30, not 31',
      meansOf('31'),
      () => false,
      'warning',
    ],
  ],
);
