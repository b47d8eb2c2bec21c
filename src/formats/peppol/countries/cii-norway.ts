import type { TermRule } from '../../en16931/rules/rule.ts';
import { isNorwegianNumber } from '../identifier-checks.ts';
import { ciiRulesOf, numbersOf, seller, taxedIn, vatNumberOf } from './cii-facts.ts';

/** Peppol's rules for sellers taxed in Norway, in CII, by their ids. */

export const norwayCiiRules: readonly TermRule[] = ciiRulesOf([
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
]);
