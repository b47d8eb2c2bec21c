import type { TermRule } from '../../en16931/rules/rule.ts';
import { isNorwegianNumber } from '../identifier-checks.ts';
import { all, text, written } from '../peppol-rule.ts';
import { numberFor, rulesOf, supplierParty, taxedIn } from './country-facts.ts';

/** Peppol's rules for sellers taxed in Norway, in UBL, by their ids. */

export const norwayRules: readonly TermRule[] = rulesOf([
  taxedIn('NO'),
  [
    'NO-R-002',
    ['BT-32'],
    'A Norwegian seller that is in the register of enterprises says Foretaksregisteret as its tax registration',
    supplierParty,
    (party) => numberFor(party, 'TAX') === 'Foretaksregisteret',
    'warning',
  ],
  [
    'NO-R-001',
    ['BT-31'],
    'A Norwegian VAT number is NO, an organisation number with its check digit, and MVA',
    supplierParty,
    (party) => {
      const [vat = ''] = all(party, 'PartyTaxScheme')
        .filter((scheme) => text(scheme, 'TaxScheme', 'ID') === 'VAT')
        .map((scheme) => written(scheme, 'CompanyID') ?? '');
      return !vat.startsWith('NO') || (vat.endsWith('MVA') && isNorwegianNumber(vat.slice(2, -3)));
    },
  ],
]);
