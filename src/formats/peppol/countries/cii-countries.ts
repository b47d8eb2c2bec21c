import type { TermRule } from '../../en16931/rules/rule.ts';
import { denmarkCiiRules } from './cii-denmark.ts';
import { netherlandsCiiRules } from './cii-netherlands.ts';
import { swedenCiiRules } from './cii-sweden.ts';
import { attributeOf, childOf } from '../../xml/xml-tree.ts';
import { isNorwegianNumber } from '../identifier-checks.ts';
import { all } from '../peppol-rule.ts';
import { ciiRulesOf, numbersOf, seller, taxedIn, vatNumberOf } from './cii-facts.ts';

/** What Peppol asks of sellers taxed in Norway and Italy, in CII. Ids are those of its rules. */
const norwayAndItaly = ciiRulesOf(
  [
    taxedIn('NO'),
    [
      'NO-R-002',
      ['BT-32'],
      'A Norwegian seller that is in the register of enterprises says Foretaksregisteret as its tax registration',
      seller,
      (party) => numbersOf(party, 'FC').some(({ text }) => text.trim() === 'Foretaksregisteret'),
      'warning',
    ],
    [
      'NO-R-001',
      ['BT-31'],
      'A Norwegian VAT number is NO, an organisation number with its check digit, and MVA',
      seller,
      (party) => {
        const vat = vatNumberOf(party) ?? '';
        return !vat.startsWith('NO') || (/^NO\d{9}MVA$/.test(vat) && isNorwegianNumber(vat.slice(2, 11)));
      },
    ],
  ],
  [
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
  ],
);

/** The rules of single countries, in CII. */
export const ciiCountryRules: readonly TermRule[] = [
  ...norwayAndItaly,
  ...denmarkCiiRules,
  ...swedenCiiRules,
  ...netherlandsCiiRules,
];
