import type { TermRule } from '../../en16931/rules/rule.ts';
import { attributeOf, childOf } from '../../xml/xml-tree.ts';
import { all } from '../peppol-rule.ts';
import { ciiRulesOf, seller, taxedIn } from './cii-facts.ts';

/** Peppol's rules for sellers taxed in Italy, in CII, by their ids. */

export const italyCiiRules: readonly TermRule[] = ciiRulesOf([
  taxedIn('IT'),
  [
    'IT-R-001',
    ['BT-32'],
    'An Italian tax number has 11 to 16 capital letters and digits',
    (invoice) => seller(invoice).flatMap((party) => all(party, 'SpecifiedTaxRegistration')),
    (registration) => {
      const ids = all(registration, 'ID');
      const isFiscal = (scheme: string | undefined): boolean => scheme?.trim() === 'FC';
      return ids.some(
        (id) => !isFiscal(attributeOf(id, 'schemeID')?.value) || /^[A-Z0-9]{11,16}$/.test(id.text.trim()),
      );
    },
  ],
  ...(
    [
      ['IT-R-002', 'BT-35', 'LineOne', 'a street'],
      ['IT-R-003', 'BT-37', 'CityName', 'a city'],
      ['IT-R-004', 'BT-38', 'PostcodeCode', 'a post code'],
    ] as const
  ).map(
    ([code, term, name, what]) =>
      [
        code,
        [term],
        `The address of an Italian seller has ${what}`,
        seller,
        (party: Parameters<typeof childOf>[0]) => childOf(childOf(party, 'PostalTradeAddress'), name) !== undefined,
      ] as const,
  ),
]);
