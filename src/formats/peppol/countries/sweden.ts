import { elementsNamed } from '../../en16931/rules/constraints.ts';
import type { TermRule } from '../../en16931/rules/rule.ts';
import type { Where } from '../../en16931/rules/elements.ts';
import { childOf, type XmlElement } from '../../xml/xml-tree.ts';
import { isSwedishNumber } from '../identifier-checks.ts';
import { all, isNumeric, normal, text, written } from '../peppol-rule.ts';
import {
  bothAnywhereIn,
  companyIdOf,
  meansOf,
  otherSchemes,
  rulesOf,
  supplierAnywhereIn,
  supplierParty,
  vatSchemesOf,
} from './country-facts.ts';

/** Peppol's rules for sellers in Sweden, in UBL, by their ids. */

/** The VAT number of a party, as written. */
const vatOf = (party: XmlElement): string => written(vatSchemesOf(party)[0], 'CompanyID') ?? '';

const swedishVat: Where = (invoice) => supplierParty(invoice).filter((party) => vatOf(party).startsWith('SE'));

const swedishRegistration: Where = (invoice) =>
  supplierParty(invoice)
    .flatMap((party) => all(party, 'PartyLegalEntity'))
    .flatMap((entity) => all(entity, 'CompanyID'));

/** The accounts of transfers through a Swedish clearing system. */
const accountsOf =
  (system: string): Where =>
  (invoice) =>
    meansOf()(invoice)
      .filter((means) => text(means, 'PaymentMeansCode') === '30')
      .map((means) => childOf(means, 'PayeeFinancialAccount'))
      .filter((one) => text(one, 'FinancialInstitutionBranch', 'ID') === system)
      .flatMap((one) => all(one, 'ID'));

const SWEDISH_RATES = new Set([25, 12, 6]);

export const swedenRules: readonly TermRule[] = rulesOf(
  [
    supplierAnywhereIn('SE'),
    [
      'SE-R-001',
      ['BT-31'],
      'A Swedish VAT number has 14 characters',
      swedishVat,
      (party) => normal(vatOf(party)).length === 14,
    ],
    [
      'SE-R-002',
      ['BT-31'],
      'A Swedish VAT number is a number after SE',
      swedishVat,
      (party) => isNumeric(vatOf(party).slice(2, 14)),
    ],
    [
      'SE-R-003',
      ['BT-30'],
      'A Swedish organisation number is a number',
      swedishRegistration,
      (id) => isNumeric(id.text),
    ],
    [
      'SE-R-004',
      ['BT-30'],
      'A Swedish organisation number has ten characters',
      swedishRegistration,
      (id) => normal(id.text).length === 10,
    ],
    [
      'SE-R-013',
      ['BT-30'],
      'A Swedish organisation number ends in the right check digit',
      swedishRegistration,
      ({ text: id }) => /^\d+$/.test(normal(id)) && isSwedishNumber(normal(id).slice(0, 10)),
    ],
    [
      'SE-R-005',
      ['BT-32'],
      'The tax registration of a Swedish seller says Godkänd för F-skatt',
      (invoice) =>
        supplierParty(invoice)
          .filter((party) => companyIdOf(party) !== undefined)
          .flatMap((party) => otherSchemes(party).flatMap((scheme) => all(scheme, 'CompanyID'))),
      (id) => normal(id.text).toUpperCase() === 'GODKÄND FÖR F-SKATT',
    ],
    [
      'SE-R-006',
      ['BT-96', 'BT-103', 'BT-119', 'BT-152'],
      'Swedish VAT at the standard category is 25, 12 or 6 per cent',
      (invoice) =>
        swedishVat(invoice).length === 0
          ? []
          : elementsNamed(invoice, 'TaxCategory', 'ClassifiedTaxCategory').filter(
              (category) => written(category, 'ID') === 'S',
            ),
      (category) => {
        const percent = written(category, 'Percent') ?? '';
        return isNumeric(percent) && SWEDISH_RATES.has(Number(percent));
      },
    ],
    [
      'SE-R-007',
      ['BT-84'],
      'A Plusgiro account is a number',
      accountsOf('SE:PLUSGIRO'),
      (id) => isNumeric(id.text),
      'warning',
    ],
    [
      'SE-R-010',
      ['BT-84'],
      'A Plusgiro account has two to eight characters',
      accountsOf('SE:PLUSGIRO'),
      ({ text: id }) => normal(id).length >= 2 && normal(id).length <= 8,
      'warning',
    ],
    [
      'SE-R-008',
      ['BT-84'],
      'A Bankgiro account is a number',
      accountsOf('SE:BANKGIRO'),
      (id) => isNumeric(id.text),
      'warning',
    ],
    [
      'SE-R-009',
      ['BT-84'],
      'A Bankgiro account has seven or eight characters',
      accountsOf('SE:BANKGIRO'),
      (id) => [7, 8].includes(normal(id.text).length),
      'warning',
    ],
    [
      'SE-R-011',
      ['BT-81'],
      'Bankgiro and Plusgiro are told by 30 and the clearing system, not by 50 or 56',
      meansOf('50', '56'),
      () => false,
      'warning',
    ],
  ],
  [
    bothAnywhereIn('SE'),
    ['SE-R-012', ['BT-81'], 'A transfer within Sweden is told by 30, not by 31', meansOf('31'), () => false, 'warning'],
  ],
);
