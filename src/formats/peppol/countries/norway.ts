import { at, checked, exact, missingIsWrong, oneOf, warns } from '../../rules/kit/verbs.ts';
import type { TermRule } from '../../en16931/rules/rule.ts';
import { isNorwegianNumber } from '../identifier-checks.ts';
import { nationalRules } from '../national-rules.ts';
import { SELLER, taxedIn } from './country-facts.ts';

/** Peppol's rules for sellers taxed in Norway, in UBL, by their ids. */

/** NO, an organisation number with its check digit, and MVA. */
const fits = (vat: string): boolean =>
  !vat.startsWith('NO') || (vat.endsWith('MVA') && isNorwegianNumber(vat.slice(2, -3)));

export const norwayRules: readonly TermRule[] = nationalRules('ubl', [
  taxedIn('NO'),
  at(
    SELLER,
    oneOf('NO-R-002', 'PartyTaxScheme[TaxScheme/ID~TAX]/CompanyID', 'Foretaksregisteret', missingIsWrong, warns, {
      terms: ['BT-32'],
    }),
    checked('NO-R-001', 'PartyTaxScheme[TaxScheme/ID~VAT]/CompanyID', { kind: 'MVA-nummer', fits }, exact, {
      terms: ['BT-31'],
    }),
  ),
]);
