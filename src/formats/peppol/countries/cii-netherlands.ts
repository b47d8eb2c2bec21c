import { about, at, byElement, missingIsWrong, needs, oneOf } from '../../rules/kit/verbs.ts';
import { Decimal } from '../../en16931/decimal.ts';
import { has } from '../../en16931/rules/paths.ts';
import type { InvoiceTerms } from '../../en16931/term-tree.ts';
import type { XmlElement } from '../../xml/xml-tree.ts';
import { nationalRules } from '../national-rules.ts';
import { number, text } from '../peppol-rule.ts';
import { bothIn, BUYER, MEANS, REPRESENTATIVE, SELLER, sellerIn } from './cii-facts.ts';
import { DUTCH_MEANS, isDutch } from './netherlands.ts';

/** Peppol's rules for sellers in the Netherlands, in CII, by their ids. */

const ADDRESS = ['LineOne', 'CityName', 'PostcodeCode'];
const registration = (id: string, term: string) =>
  oneOf(id, '@schemeID', '0106 0190', missingIsWrong, byElement(isDutch), about(term));

/** Nothing is to be paid. */
const isSettled = (summation: XmlElement, { root }: InvoiceTerms): boolean => {
  const due = number(summation, 'DuePayableAmount');
  if (!due) return false;
  const isCredit = text(root, 'ExchangedDocument', 'TypeCode') === '381';
  return isCredit ? due.compare(Decimal.ZERO) >= 0 : due.compare(Decimal.ZERO) <= 0;
};

export const netherlandsCiiRules = nationalRules(
  'cii',
  [
    sellerIn('NL'),
    at(
      '/CrossIndustryInvoice/ExchangedDocument[TypeCode~81|83|381|396|532]',
      needs('NL-R-001', '//ApplicableHeaderTradeSettlement/InvoiceReferencedDocument/IssuerAssignedID', {
        terms: ['BT-25'],
      }),
    ),
    at(`${SELLER}/PostalTradeAddress`, needs('NL-R-002', ADDRESS, { terms: ['BG-5'] })),
    at(`${SELLER}/SpecifiedLegalOrganization/ID`, registration('NL-R-003', 'BT-30')),
    at(
      `${REPRESENTATIVE}[PostalTradeAddress/CountryID~~NL]/PostalTradeAddress`,
      needs('NL-R-006', ADDRESS, { terms: ['BG-12'] }),
    ),
    at(
      'ApplicableHeaderTradeSettlement/SpecifiedTradeSettlementHeaderMonetarySummation',
      needs('NL-R-007', '../SpecifiedTradeSettlementPaymentMeans', {
        terms: ['BG-16'],
        ...byElement(
          (summation, invoice) =>
            has(summation, '../SpecifiedTradeSettlementPaymentMeans') || isSettled(summation, invoice),
        ),
      }),
    ),
    at(
      'SpecifiedLineTradeAgreement/BuyerOrderReferencedDocument/LineID',
      needs(
        'NL-R-009',
        '//ApplicableHeaderTradeAgreement/BuyerOrderReferencedDocument/IssuerAssignedID',
        about('BT-132', 'BT-13'),
      ),
    ),
  ],
  [
    bothIn('NL'),
    at(`${BUYER}/PostalTradeAddress`, needs('NL-R-004', ADDRESS, { terms: ['BG-8'] })),
    at(`${BUYER}/SpecifiedLegalOrganization/ID`, registration('NL-R-005', 'BT-47')),
    at(MEANS, oneOf('NL-R-008', 'TypeCode', DUTCH_MEANS, missingIsWrong, { terms: ['BT-81'] })),
  ],
);
