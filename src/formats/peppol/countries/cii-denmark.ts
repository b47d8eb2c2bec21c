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
  warns,
} from '../../rules/kit/verbs.ts';
import { has, hasOneOf, textAt } from '../../en16931/rules/paths.ts';
import type { InvoiceTerms } from '../../en16931/term-tree.ts';
import { childOf, type XmlElement } from '../../xml/xml-tree.ts';
import { nationalRules } from '../national-rules.ts';
import { all, text } from '../peppol-rule.ts';
import { asWritten } from '../row-parts.ts';
import { bothIn, BUYER, buyerOf, countryOf, MEANS, SELLER, sellerIn, settlementOf } from './cii-facts.ts';
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

/** Peppol's rules for sellers in Denmark, in CII, by their ids. */

const forDane = { when: (invoice: InvoiceTerms): boolean => countryOf(buyerOf(invoice)) === 'DK' };

const REGISTRATION = 'SpecifiedLegalOrganization/ID';
const ADJUSTMENT = 'SpecifiedTradeAllowanceCharge';

/** The first reason, if one of them is a tax other than VAT. */
const namesTax = (invoice: InvoiceTerms): boolean => {
  const adjustments = all(settlementOf(invoice), ADJUSTMENT);
  const [reason] = adjustments.flatMap((element) => all(element, 'Reason'));
  return (
    !adjustments.some((element) => childOf(element, 'ReasonCode')?.text === 'ZZZ') ||
    (reason !== undefined && DANISH_TAX.fits(reason.text))
  );
};

const CREDITOR = 'PayeePartyCreditorFinancialAccount/IBANID';
const account = (means: XmlElement): string => textAt(means, CREDITOR);
const reference = (means: XmlElement): string => childOf(means.parent, 'PaymentReference')?.text ?? '';
const CLASS = 'SpecifiedTradeProduct/DesignatedProductClassification/ClassCode';

export const denmarkCiiRules = nationalRules(
  'cii',
  [
    sellerIn('DK'),
    at('/', filled('DK-R-002', `//${SELLER}/${REGISTRATION}`, { terms: ['BT-30'] })),
    at(
      '/',
      form('DK-R-004', `//ApplicableHeaderTradeSettlement/${ADJUSTMENT}/Reason`, DANISH_TAX, asWritten, forDane, {
        ...about('BT-97', 'BT-104'),
        by: (_, invoice) => namesTax(invoice),
      }),
      filled(
        'DK-R-013',
        [SELLER, BUYER].map((party) => `//${party}/GlobalID/@schemeID`),
        forDane,
        {
          terms: ['BT-29-1', 'BT-46-1'],
          ...byElement((root) =>
            [SELLER, BUYER].every((party) => {
              const ids = `//${party}/GlobalID`;
              return !has(root, ids) || hasOneOf(root, `${ids}[@schemeID][!@schemeID~]`);
            }),
          ),
        },
      ),
    ),
    at(
      `[//${SELLER}/${REGISTRATION}]`,
      oneOf('DK-R-014', `//${SELLER}/${REGISTRATION}/@schemeID`, '0184', missingIsWrong, { terms: ['BT-30-1'] }),
    ),
    at(
      'ApplicableHeaderTradeSettlement/SpecifiedTradeSettlementHeaderMonetarySummation',
      range('DK-R-016', 'DuePayableAmount', { atLeast: '0' }, forDane, {
        terms: ['BT-115'],
        when: ({ root }) => text(root, 'ExchangedDocument', 'TypeCode') === '381',
      }),
    ),
  ],
  [
    bothIn('DK'),
    at(MEANS, oneOf('DK-R-005', 'TypeCode', DANISH_MEANS, asWritten, { terms: ['BT-81'] })),
    at(
      `${MEANS}[TypeCode=31|42]`,
      filled('DK-R-006', [CREDITOR, 'PayeeSpecifiedCreditorFinancialInstitution/BICID'], { terms: ['BT-84', 'BT-86'] }),
    ),
    // Peppol looks for the mandate where none can stand.
    at(
      `${MEANS}[TypeCode=49]`,
      filled('DK-R-007', ['../CreditorReferenceID', 'SpecifiedTradePaymentTerms/DirectDebitMandateID'], {
        terms: ['BT-90', 'BT-89'],
      }),
    ),
    at(
      `${MEANS}[TypeCode=50]`,
      checked('DK-R-008', ['../PaymentReference', CREDITOR], cardPayment('girokort', GIRO, /^.{7}$/), asWritten, {
        terms: ['BT-83', 'BT-84'],
        ...byElement((means) => beginsWith(reference(means), GIRO) && /^.{7}$/.test(account(means))),
      }),
      length(
        'DK-R-009',
        '../PaymentReference',
        { least: 19, most: 19 },
        {
          terms: ['BT-83'],
          ...byElement((means) => !beginsWith(reference(means), LONG_GIRO) || reference(means).length === 19),
        },
      ),
    ),
    at(
      `${MEANS}[TypeCode=93]`,
      checked('DK-R-010', ['../PaymentReference', CREDITOR], cardPayment('FIK', FIK, /^.{8}$/), asWritten, {
        terms: ['BT-83', 'BT-84'],
        ...byElement((means) => beginsWith(reference(means), FIK) && account(means).length === 8),
      }),
      length(
        'DK-R-011',
        '../PaymentReference',
        { least: 18, most: 19 },
        {
          terms: ['BT-83'],
          ...byElement(
            (means) => !beginsWith(reference(means), LONG_FIK) || [18, 19].includes(reference(means).length),
          ),
        },
      ),
    ),
    at(
      'SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem',
      oneOf('DK-R-003', `${CLASS}[@listID=TST]/@listVersionID`, UNSPSC_VERSIONS, missingIsWrong, warns, {
        terms: ['BT-158-2'],
        ...byElement(
          (line) =>
            !has(line, `${CLASS}[@listID=TST]`) ||
            has(line, `${CLASS}[@listVersionID=${UNSPSC_VERSIONS.replaceAll(' ', '|')}]`),
        ),
      }),
    ),
  ],
);
