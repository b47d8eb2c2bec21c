import { about, at, form, length, missingIsWrong, needs, oneOf, ordered, warns } from '../../rules/kit/verbs.ts';
import { foundElements } from '../../en16931/rules/paths.ts';
import type { TermRule } from '../../en16931/rules/rule.ts';
import type { RowOptions } from '../../rules/kit/row.ts';
import { nationalRules } from '../national-rules.ts';
import { normal, written } from '../peppol-rule.ts';
import { asWritten, DAY } from '../row-parts.ts';
import { bothIn, SELLER, supplierIn } from './country-facts.ts';

/** Peppol's rules for sellers in Iceland, in UBL, by their ids. */

/** The document with the final payment date of Icelandic invoices. */
const LAST_DAY = 'AdditionalDocumentReference[DocumentDescription=EINDAGI]';

/** These means of payment have an account of 12 characters, and none of another length. */
const claim = (id: string, means: string) => {
  const accounts = `PaymentMeans[PaymentMeansCode=${means}]/PayeeFinancialAccount/ID`;
  const by: RowOptions['by'] = (_, { root }) => {
    const found = foundElements(root, accounts);
    return found.length > 0 && found.every(({ text }) => normal(text).length === 12);
  };
  return at(
    `[PaymentMeans[PaymentMeansCode=${means}]]`,
    length(id, accounts, { least: 12, most: 12 }, missingIsWrong, { terms: ['BT-84'], by }),
  );
};

export const icelandRules: readonly TermRule[] = nationalRules(
  'ubl',
  [
    supplierIn('IS'),
    at('', oneOf('IS-R-001', 'BT-3', '380 381', missingIsWrong, warns)),
    at(
      '/',
      oneOf('IS-R-002', `${SELLER}/PartyLegalEntity/CompanyID/@schemeID`, '0196', asWritten, about('BT-30')),
      needs(
        'IS-R-003',
        ['StreetName', 'PostalZone'].map((name) => `${SELLER}/PostalAddress/${name}`),
        {
          terms: ['BT-35', 'BT-38'],
        },
      ),
    ),
    claim('IS-R-006', '9'),
    claim('IS-R-007', '42'),
    at(
      `[${LAST_DAY}]`,
      form('IS-R-008', `${LAST_DAY}/ID`, DAY, asWritten, { terms: ['BT-122'] }),
      needs('IS-R-009', 'DueDate', about('BT-9', 'BT-122')),
      ordered('IS-R-010', 'DueDate', `${LAST_DAY}/ID`, {
        terms: ['BT-9', 'BT-122'],
        by: (_, { root }) => {
          const due = written(root, 'DueDate');
          return due !== undefined && due <= (foundElements(root, `${LAST_DAY}/ID`)[0]?.text ?? '');
        },
      }),
    ),
  ],
  [
    bothIn('IS'),
    at(
      'AccountingCustomerParty',
      oneOf('IS-R-004', 'Party/PartyLegalEntity/CompanyID/@schemeID', '0196', asWritten, about('BT-47')),
      needs('IS-R-005', ['Party/PostalAddress/StreetName', 'Party/PostalAddress/PostalZone'], {
        terms: ['BT-50', 'BT-53'],
      }),
    ),
  ],
);
