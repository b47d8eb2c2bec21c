import { at, form, missingIsWrong, needs } from '../../rules/kit/verbs.ts';
import type { TermRule } from '../../en16931/rules/rule.ts';
import type { Form } from '../../rules/kit/row.ts';
import { nationalRules } from '../national-rules.ts';
import { SELLER, taxedIn } from './country-facts.ts';

/** Peppol's rules for sellers taxed in Italy, in UBL, by their ids. */

export const ITALIAN_NUMBER: Form = { fits: (text) => /^[A-Z0-9]{11,16}$/.test(text), like: 'RSSMRA80A01H501U' };

export const italyRules: readonly TermRule[] = nationalRules('ubl', [
  taxedIn('IT'),
  at(
    `${SELLER}/PartyTaxScheme[!TaxScheme/ID~VAT]`,
    form('IT-R-001', 'CompanyID', ITALIAN_NUMBER, missingIsWrong, { terms: ['BT-32'] }),
  ),
  at(
    SELLER,
    needs('IT-R-002', 'PostalAddress/StreetName', { terms: ['BT-35'] }),
    needs('IT-R-003', 'PostalAddress/CityName', { terms: ['BT-37'] }),
    needs('IT-R-004', 'PostalAddress/PostalZone', { terms: ['BT-38'] }),
  ),
]);
