import { Decimal } from '../../en16931/decimal.ts';
import { elementsNamed } from '../../en16931/rules/constraints.ts';
import type { TermRule } from '../../en16931/rules/rule.ts';
import type { Where } from '../../en16931/rules/elements.ts';
import { childOf } from '../../xml/xml-tree.ts';
import { isSwedishNumber } from '../identifier-checks.ts';
import { all, isNumeric, number, text } from '../peppol-rule.ts';
import {
  bothIn,
  companyIdOf,
  meansOf,
  numberFor,
  otherSchemes,
  rulesOf,
  supplierIn,
  supplierParty,
} from './country-facts.ts';

/** What Peppol asks of sellers in Sweden, in UBL. Ids are those of its rules. */

const swedishVat: Where = (invoice) =>
  supplierParty(invoice).filter((party) => numberFor(party, 'VAT')?.startsWith('SE') ?? false);

const swedishRegistration: Where = (invoice) =>
  supplierParty(invoice)
    .flatMap((party) => all(party, 'PartyLegalEntity'))
    .flatMap((entity) => all(entity, 'CompanyID'));

/** The accounts of transfers through a Swedish clearing system. */
const accountsOf =
  (system: string): Where =>
  (invoice) =>
    meansOf('30')(invoice)
      .map((means) => childOf(means, 'PayeeFinancialAccount'))
      .filter((one) => text(one, 'FinancialInstitutionBranch', 'ID') === system)
      .flatMap((one) => all(one, 'ID'));

const SWEDISH_RATES = [25n, 12n, 6n].map((rate) => new Decimal(rate, 0));

export const swedenRules: readonly TermRule[] = rulesOf(
  [
    supplierIn('SE'),
    [
      'SE-R-001',
      ['BT-31'],
      'A Swedish VAT number has 14 characters',
      swedishVat,
      (party) => numberFor(party, 'VAT')?.length === 14,
    ],
    [
      'SE-R-002',
      ['BT-31'],
      'A Swedish VAT number is a number after SE',
      swedishVat,
      (party) => isNumeric(numberFor(party, 'VAT')?.slice(2, 14) ?? ''),
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
      (id) => id.text.trim().length === 10,
    ],
    [
      'SE-R-013',
      ['BT-30'],
      'A Swedish organisation number ends in the right check digit',
      swedishRegistration,
      (id) => /^\d+$/.test(id.text.trim()) && isSwedishNumber(id.text.trim().slice(0, 10)),
    ],
    [
      'SE-R-005',
      ['BT-32'],
      'The tax registration of a Swedish seller says Godkänd för F-skatt',
      (invoice) =>
        supplierParty(invoice)
          .filter((party) => companyIdOf(party) !== undefined)
          .flatMap((party) => otherSchemes(party).flatMap((scheme) => all(scheme, 'CompanyID'))),
      (id) => id.text.trim().toUpperCase() === 'GODKÄND FÖR F-SKATT',
    ],
    [
      'SE-R-006',
      ['BT-96', 'BT-103', 'BT-119', 'BT-152'],
      'Swedish VAT at the standard category is 25, 12 or 6 per cent',
      (invoice) =>
        swedishVat(invoice).length === 0
          ? []
          : elementsNamed(invoice, 'TaxCategory', 'ClassifiedTaxCategory').filter(
              (category) => text(category, 'ID') === 'S',
            ),
      (category) => {
        const percent = number(category, 'Percent');
        return percent !== undefined && SWEDISH_RATES.some((rate) => rate.equals(percent));
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
      ({ text: written }) => written.trim().length >= 2 && written.trim().length <= 8,
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
      (id) => [7, 8].includes(id.text.trim().length),
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
    bothIn('SE'),
    ['SE-R-012', ['BT-81'], 'A transfer within Sweden is told by 30, not by 31', meansOf('31'), () => false, 'warning'],
  ],
);
