import { about, at, byElement, missingIsWrong, needs, oneOf } from '../../rules/kit/verbs.ts';
import { Decimal } from '../../en16931/decimal.ts';
import { has } from '../../en16931/rules/paths.ts';
import type { TermRule } from '../../en16931/rules/rule.ts';
import type { XmlElement } from '../../xml/xml-tree.ts';
import { nationalRules } from '../national-rules.ts';
import { normal, number, schemeOf } from '../peppol-rule.ts';
import { bothSomehowIn, BUYER, SELLER, supplierSomehowIn } from './country-facts.ts';

/** Peppol's rules for sellers in the Netherlands, in UBL, by their ids. */

const ADDRESS = ['StreetName', 'CityName', 'PostalZone'];
export const DUTCH_MEANS = '30 48 49 57 58 59';

/** A KVK or OIN number. */
export const isDutch = (id: XmlElement): boolean =>
  schemeOf(id)
    .split(' ')
    .some((scheme) => scheme === '0106' || scheme === '0190') && normal(id.text) !== '';
const registration = (id: string, term: string) =>
  oneOf(id, '@schemeID', '0106 0190', missingIsWrong, byElement(isDutch), about(term));

/** Nothing is to be paid. */
const isSettled = (total: XmlElement): boolean => {
  const due = number(total, 'PayableAmount');
  if (!due) return false;
  return total.parent?.name === 'CreditNote' ? due.compare(Decimal.ZERO) >= 0 : due.compare(Decimal.ZERO) <= 0;
};

export const netherlandsRules: readonly TermRule[] = nationalRules(
  'ubl',
  [
    supplierSomehowIn('NL'),
    at(
      'CreditNoteTypeCode',
      needs('NL-R-001', '/*/BillingReference/InvoiceDocumentReference/ID', { terms: ['BT-25'] }),
    ),
    at(`${SELLER}/PostalAddress`, needs('NL-R-002', ADDRESS, { terms: ['BG-5'] })),
    at(`${SELLER}/PartyLegalEntity/CompanyID`, registration('NL-R-003', 'BT-30')),
    at(
      '/*/TaxRepresentativeParty[PostalAddress/Country/IdentificationCode~~NL]/PostalAddress',
      needs('NL-R-006', ADDRESS, { terms: ['BG-12'] }),
    ),
    at(
      'LegalMonetaryTotal',
      needs('NL-R-007', '/*/PaymentMeans', about('BG-16', 'BT-115'), {
        ...byElement((total, { root }) => isSettled(total) || has(root, 'PaymentMeans')),
      }),
    ),
    at('OrderLineReference/LineID', needs('NL-R-009', '/*/OrderReference/ID', about('BT-13', 'BT-132'))),
  ],
  [
    bothSomehowIn('NL'),
    at(`${BUYER}/PostalAddress`, needs('NL-R-004', ADDRESS, { terms: ['BG-8'] })),
    at(`${BUYER}/PartyLegalEntity/CompanyID`, registration('NL-R-005', 'BT-47')),
    at('PaymentMeans', oneOf('NL-R-008', 'PaymentMeansCode', DUTCH_MEANS, missingIsWrong, { terms: ['BT-81'] })),
  ],
);
