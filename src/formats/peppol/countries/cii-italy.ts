import { any, at, byElement, form, missingIsWrong, needs } from '../../rules/kit/verbs.ts';
import type { TermRule } from '../../en16931/rules/rule.ts';
import { attributeOf } from '../../xml/xml-tree.ts';
import { nationalRules } from '../national-rules.ts';
import { all } from '../peppol-rule.ts';
import { SELLER, taxedIn } from './cii-facts.ts';
import { ITALIAN_NUMBER } from './italy.ts';

/** Peppol's rules for sellers taxed in Italy, in CII, by their ids. */

export const italyCiiRules: readonly TermRule[] = nationalRules('cii', [
  taxedIn('IT'),
  at(
    `${SELLER}/SpecifiedTaxRegistration`,
    form('IT-R-001', 'ID', ITALIAN_NUMBER, any, missingIsWrong, {
      terms: ['BT-32'],
      ...byElement((registration) =>
        all(registration, 'ID').some(
          (id) => attributeOf(id, 'schemeID')?.value.trim() !== 'FC' || ITALIAN_NUMBER.fits(id.text.trim()),
        ),
      ),
    }),
  ),
  at(
    SELLER,
    needs('IT-R-002', 'PostalTradeAddress/LineOne', { terms: ['BT-35'] }),
    needs('IT-R-003', 'PostalTradeAddress/CityName', { terms: ['BT-37'] }),
    needs('IT-R-004', 'PostalTradeAddress/PostcodeCode', { terms: ['BT-38'] }),
  ),
]);
