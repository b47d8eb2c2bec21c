import { any, at, byElement, checked, exact, missingIsWrong, oneOf, warns } from '../../rules/kit/verbs.ts';
import type { TermRule } from '../../en16931/rules/rule.ts';
import { has } from '../../en16931/rules/paths.ts';
import { isNorwegianNumber } from '../identifier-checks.ts';
import { nationalRules } from '../national-rules.ts';
import { SELLER, taxedIn } from './cii-facts.ts';

/** Peppol's rules for sellers taxed in Norway, in CII, by their ids. */

/** NO, an organisation number with its check digit, and MVA. */
const fits = (vat: string): boolean =>
  !vat.startsWith('NO') || (/^NO\d{9}MVA$/.test(vat) && isNorwegianNumber(vat.slice(2, 11)));

export const norwayCiiRules: readonly TermRule[] = nationalRules('cii', [
  taxedIn('NO'),
  at(
    SELLER,
    oneOf('NO-R-002', 'SpecifiedTaxRegistration/ID[@schemeID=FC]', 'Foretaksregisteret', any, missingIsWrong, warns, {
      terms: ['BT-32'],
      ...byElement((party) => has(party, 'SpecifiedTaxRegistration/ID[@schemeID=FC][.~Foretaksregisteret]')),
    }),
    checked('NO-R-001', 'SpecifiedTaxRegistration/ID[@schemeID=VAT]', { kind: 'MVA-nummer', fits }, exact, {
      terms: ['BT-31'],
    }),
  ),
]);
