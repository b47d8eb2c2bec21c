import type { TermRule } from '../../en16931/rules/rule.ts';
import { childOf } from '../../xml/xml-tree.ts';
import { all, hasAll, text } from '../peppol-rule.ts';
import { rulesOf, supplierOf, supplierParty, taxedIn } from './country-facts.ts';

/** Peppol's rules for sellers taxed in Italy, in UBL, by their ids. */

export const italyRules: readonly TermRule[] = rulesOf([
  taxedIn('IT'),
  [
    'IT-R-001',
    ['BT-32'],
    'The tax registration of an Italian seller has 11 to 16 capitals and digits',
    (invoice) =>
      all(supplierOf(invoice), 'PartyTaxScheme').filter((scheme) => text(scheme, 'TaxScheme', 'ID') !== 'VAT'),
    (scheme) => /^[A-Z0-9]{11,16}$/.test(text(scheme, 'CompanyID') ?? ''),
  ],
  [
    'IT-R-002',
    ['BT-35'],
    'An Italian seller has a street in its address',
    supplierParty,
    (party) => hasAll(childOf(party, 'PostalAddress'), 'StreetName'),
  ],
  [
    'IT-R-003',
    ['BT-37'],
    'An Italian seller has a city in its address',
    supplierParty,
    (party) => hasAll(childOf(party, 'PostalAddress'), 'CityName'),
  ],
  [
    'IT-R-004',
    ['BT-38'],
    'An Italian seller has a post code in its address',
    supplierParty,
    (party) => hasAll(childOf(party, 'PostalAddress'), 'PostalZone'),
  ],
]);
