import {
  about,
  at,
  byElement,
  checked,
  filled,
  form,
  length,
  missingIsWrong,
  oneOf,
  range,
} from '../../rules/kit/verbs.ts';
import { LINES } from '../../en16931/rules/elements.ts';
import { has, hasOneOf } from '../../en16931/rules/paths.ts';
import type { TermRule } from '../../en16931/rules/rule.ts';
import { childOf, type XmlElement } from '../../xml/xml-tree.ts';
import { nationalRules } from '../national-rules.ts';
import { asWritten } from '../row-parts.ts';
import { bothIn, BUYER, SELLER, supplierIn } from './country-facts.ts';
import {
  beginsWith,
  cardPayment,
  DANISH_MEANS,
  DANISH_TAX,
  FIK,
  GIRO,
  LONG_FIK,
  LONG_GIRO,
  UNSPSC_VERSIONS,
} from './denmark-codes.ts';

/** Peppol's rules for sellers in Denmark, in UBL, by their ids. */

const REGISTRATION = 'PartyLegalEntity/CompanyID';
const ACCOUNT = 'PayeeFinancialAccount/ID';
const paymentId = (means: XmlElement): string => childOf(means, 'PaymentID')?.text ?? '';
const account = (means: XmlElement): string => childOf(childOf(means, 'PayeeFinancialAccount'), 'ID')?.text ?? '';

const CLASS = 'Item/CommodityClassification/ItemClassificationCode';

export const denmarkRules: readonly TermRule[] = nationalRules(
  'ubl',
  [
    supplierIn('DK'),
    at('/', filled('DK-R-002', `${SELLER}/${REGISTRATION}`, { terms: ['BT-30'] })),
    at(
      `[${SELLER}/${REGISTRATION}]`,
      oneOf('DK-R-014', `${SELLER}/${REGISTRATION}/@schemeID`, '0184', missingIsWrong, { terms: ['BT-30-1'] }),
    ),
  ],
  [
    bothIn('DK'),
    at('/CreditNote/LegalMonetaryTotal', range('DK-R-016', 'PayableAmount', { atLeast: '0' }, { terms: ['BT-115'] })),
    at(
      `${SELLER}/PartyIdentification/ID ${BUYER}/PartyIdentification/ID`,
      filled('DK-R-013', '@schemeID', about('BT-29', 'BT-46')),
    ),
    // Danish rules on payment apply only to invoices.
    at('/Invoice/PaymentMeans', oneOf('DK-R-005', 'PaymentMeansCode', DANISH_MEANS, asWritten, { terms: ['BT-81'] })),
    at(
      '/Invoice/PaymentMeans[PaymentMeansCode=31|42]',
      filled('DK-R-006', [ACCOUNT, 'PayeeFinancialAccount/FinancialInstitutionBranch/ID'], {
        terms: ['BT-84', 'BT-86'],
      }),
    ),
    at(
      '/Invoice/PaymentMeans[PaymentMeansCode=49]',
      filled('DK-R-007', ['PaymentMandate/ID', 'PaymentMandate/PayerFinancialAccount/ID'], {
        terms: ['BT-89', 'BT-91'],
      }),
    ),
    at(
      '/Invoice/PaymentMeans[PaymentMeansCode=50]',
      checked('DK-R-008', ['PaymentID', ACCOUNT], cardPayment('girokort', GIRO, /^\d{7,8}$/), asWritten, {
        terms: ['BT-83', 'BT-84'],
        ...byElement((means) => beginsWith(paymentId(means), GIRO) && /^\d{7,8}$/.test(account(means))),
      }),
      length(
        'DK-R-009',
        'PaymentID',
        { least: 19, most: 19 },
        {
          terms: ['BT-83'],
          ...byElement((means) => !beginsWith(paymentId(means), LONG_GIRO) || paymentId(means).length === 19),
        },
      ),
    ),
    at(
      '/Invoice/PaymentMeans[PaymentMeansCode=93]',
      checked('DK-R-010', ['PaymentID', ACCOUNT], cardPayment('FIK', FIK, /^.{8}$/), asWritten, {
        terms: ['BT-83', 'BT-84'],
        ...byElement((means) => beginsWith(paymentId(means), FIK) && account(means).length === 8),
      }),
      length(
        'DK-R-011',
        'PaymentID',
        { least: 18, most: 19 },
        {
          terms: ['BT-83'],
          ...byElement(
            (means) => !beginsWith(paymentId(means), LONG_FIK) || [18, 19].includes(paymentId(means).length),
          ),
        },
      ),
    ),
    at(
      LINES.join(' '),
      oneOf('DK-R-003', `${CLASS}[@listID=TST]/@listVersionID`, UNSPSC_VERSIONS, missingIsWrong, {
        terms: ['BT-158-2'],
        ...byElement(
          (line) =>
            !has(line, `${CLASS}[@listID=TST]`) ||
            hasOneOf(line, `${CLASS}[@listVersionID=${UNSPSC_VERSIONS.replaceAll(' ', '|')}]`),
        ),
      }),
    ),
    at(`${BUYER}/${REGISTRATION}`, oneOf('DK-R-017', '@schemeID', '0184', missingIsWrong, { terms: ['BT-47-1'] })),
    at(
      'AllowanceCharge[AllowanceChargeReasonCode=ZZZ]',
      form('DK-R-004', 'AllowanceChargeReason', DANISH_TAX, asWritten, about('BT-97', 'BT-104', 'BT-139', 'BT-144')),
    ),
  ],
);
