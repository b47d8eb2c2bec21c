import { foundElements } from '../../en16931/rules/paths.ts';
import type { AnyRow } from '../../rules/kit/row.ts';
import {
  alike,
  at,
  byElement,
  differs,
  equals,
  forbids,
  form,
  needs,
  oneOf,
  rows,
  warns,
  type Unplaced,
} from '../../rules/kit/verbs.ts';
import { dayAt, decimal, figureAt, inOrder, textAt, textsOf } from '../../rules/shared/conditions/conditions.ts';
import { conditionMessages } from '../../rules/shared/conditions/messages.ts';
import type { XmlElement } from '../../xml/xml-tree.ts';
import { daysBetween, latestOf } from './further-facts.ts';
import { COUNTIES, EXTREMES } from './lists.codes.ts';
import { navMessages } from './messages.ts';
import { judged } from './judged.ts';

const DATA = '/InvoiceData';
const INVOICE = `${DATA}/invoiceMain/invoice`;
const DETAIL = 'invoiceMain/invoice/invoiceHead/invoiceDetail';
const VAT_DATA = 'invoiceHead/customerInfo/customerVatData';
const REPRESENTATIVE = 'fiscalRepresentativeInfo';

const partyRows = rows(
  at(
    'invoiceHead[customerInfo/customerVatStatus=OTHER]',
    differs(
      'SUPPLIER_CUSTOMER_MATCH_BANKACCOUNT',
      'supplierInfo/supplierBankAccountNumber',
      'customerInfo/customerBankAccountNumber',
      warns,
    ),
  ),
  at(
    'invoiceHead',
    differs(
      'SUPPLIER_FISCAL_MATCH_TAXPAYER',
      'supplierInfo/supplierTaxNumber/taxpayerId',
      `${REPRESENTATIVE}/fiscalRepresentativeTaxNumber/taxpayerId`,
      warns,
    ),
    differs(
      'SUPPLIER_FISCAL_MATCH_NAME',
      'supplierInfo/supplierName',
      `${REPRESENTATIVE}/fiscalRepresentativeName`,
      warns,
    ),
  ),
  at(
    `invoiceHead[${REPRESENTATIVE}]`,
    oneOf('INCORRECT_HEAD_DATA_FISCALREPRESENTATIVE', 'supplierInfo/supplierTaxNumber/countyCode', '51', warns),
  ),
  at(
    'supplierInfo[supplierTaxNumber/vatCode=5]',
    needs('INCORRECT_VAT_CODE_SUPPLIER_GROUPMEMBER_MISSING', 'groupMemberTaxNumber', warns),
  ),
  at(
    'supplierInfo',
    equals(
      'INCORRECT_HEAD_DATA_SUPPLIER_COMMUNITY_VAT_NUMBER',
      'communityVatNumber',
      'supplierTaxNumber/taxpayerId',
      byElement((supplier) => {
        const [number, own] = [
          textAt(supplier, 'communityVatNumber'),
          textAt(supplier, 'supplierTaxNumber/taxpayerId'),
        ];
        return number === undefined || own === undefined || number.endsWith(own);
      }),
      warns,
    ),
  ),
  at(
    'customerTaxNumber/groupMemberTaxNumber customerVatData/groupMemberTaxNumber',
    form(
      'INCORRECT_HEAD_DATA_CUSTOMER_GROUPMEMBER_TAXNUMBER',
      'taxpayerId',
      { fits: (text) => !text.startsWith('177'), like: '12892312' },
      warns,
    ),
    oneOf('INCORRECT_COUNTY_CODE_CUSTOMER_GROUPMEMBER', 'countyCode', COUNTIES, warns),
  ),
  at(
    'supplierInfo/groupMemberTaxNumber',
    oneOf('INCORRECT_COUNTY_CODE_SUPPLIER_GROUPMEMBER', 'countyCode', COUNTIES, warns),
  ),
  at(
    'fiscalRepresentativeTaxNumber',
    oneOf('INCORRECT_VAT_CODE_FISCALREPRESENTATIVE', 'vatCode', '1 2 4', warns),
    oneOf('INCORRECT_COUNTY_CODE_FISCALREPRESENTATIVE', 'countyCode', COUNTIES, warns),
  ),
  at(
    'fiscalRepresentativeAddress',
    oneOf(
      'INCORRECT_COUNTRY_CODE_FISCALREPRESENTATIVEADDRESS',
      ['simpleAddress/countryCode', 'detailedAddress/countryCode'],
      'HU',
      warns,
    ),
  ),
);

/** Days of grace for a day to come. */
const GRACE = 5;
/** A year and a month. */
const LATE = 397;
const YEARS = 6;
const ISSUED = 'invoiceIssueDate';
const DELIVERED = 'invoiceDeliveryDate';
const LINE_DAYS = 'invoiceMain/invoice/invoiceLines/line/aggregateInvoiceLineData/lineDeliveryDate';
const future = {
  fault: conditionMessages.future({ what: ISSUED }),
  requirement: conditionMessages.notFuture({ what: ISSUED }),
};
const isSoon = (data: XmlElement, today: string | undefined): boolean =>
  (daysBetween(today, dayAt(data, ISSUED)) ?? 0) <= GRACE;

const dayRows = rows(
  at(
    `${DATA}[!invoiceMain/invoice/invoiceReference]`,
    judged('INCORRECT_DATE_INVOICE_ISSUE_DATE_LATE', ISSUED, future, isSoon, warns),
  ),
  at(
    `${DATA}[invoiceMain/invoice/invoiceReference]`,
    judged('INCORRECT_DATE_INVOICE_MODIFICATION_ISSUE_DATE_LATE', ISSUED, future, isSoon, warns),
  ),
  at(
    `${DATA}[!${DETAIL}/utilitySettlementIndicator~true|1]`,
    differs(
      'INCORRECT_HEAD_DATA_MOD_REF_INVOICE_NUMBER',
      'invoiceNumber',
      'invoiceMain/invoice/invoiceReference/originalInvoiceNumber',
      warns,
    ),
  ),
  at(
    'invoiceDetail',
    judged(
      'INCORRECT_DATE_INVOICE_DELIVERY_DATE_EARLY',
      DELIVERED,
      { fault: navMessages.longAgo, requirement: navMessages.recent },
      (detail, today) => {
        const day = dayAt(detail, DELIVERED);
        return day === undefined || today === undefined || Number(day.slice(0, 4)) >= Number(today.slice(0, 4)) - YEARS;
      },
      warns,
    ),
    inOrder('INCORRECT_DATE_INVOICE_DELIVERY_TO_FROM', 'invoiceDeliveryPeriodStart', 'invoiceDeliveryPeriodEnd', warns),
    judged(
      'INCORRECT_HEAD_DATA_EXCHANGERATE_EXTREME',
      'exchangeRate',
      { fault: navMessages.extreme, requirement: navMessages.ordinary },
      (detail) => {
        const [rate, limits] = [figureAt(detail, 'exchangeRate'), EXTREMES[textAt(detail, 'currencyCode') ?? '']];
        return !rate || !limits || (rate.compare(decimal(limits[0])) >= 0 && rate.compare(decimal(limits[1])) <= 0);
      },
      warns,
    ),
  ),
  at(
    DATA,
    judged(
      'INCORRECT_DATE_INVOICE_DELIVERY_DATE_LATE',
      `${DETAIL}/${DELIVERED}`,
      { fault: navMessages.lateDelivery, requirement: navMessages.soonDelivered },
      (data) => (daysBetween(dayAt(data, ISSUED), dayAt(data, `${DETAIL}/${DELIVERED}`)) ?? 0) < LATE,
    ),
  ),
  at(
    `${DATA}[${DETAIL}/invoiceCategory~AGGREGATE]`,
    judged(
      'INCORRECT_DATE_AGGREGATE_INVOICE_ISSUE_DATE',
      ISSUED,
      { fault: navMessages.beforeLast, requirement: navMessages.afterLast },
      (data) => {
        const [last, issued] = [latestOf(data, LINE_DAYS), dayAt(data, ISSUED)];
        return last === undefined || issued === undefined || last <= issued;
      },
      warns,
    ),
    judged(
      'INCORRECT_DATE_AGGREGATE_INVOICE_DELIVERY_DATE',
      `${DETAIL}/${DELIVERED}`,
      { fault: navMessages.otherLast, requirement: navMessages.last },
      (data) => {
        const last = latestOf(data, LINE_DAYS);
        return last === undefined || last === textAt(data, `${DETAIL}/${DELIVERED}`);
      },
      warns,
    ),
  ),
);

/** A case of a rate asks for a kind of customer, or rules out a kind of number. */
const STATUS = 'invoiceHead/customerInfo/customerVatStatus';
const [UNION, THIRD, DOMESTIC] = ['communityVatNumber', 'thirdStateTaxId', 'customerTaxNumber'].map(
  (name) => `${VAT_DATA}/${name}`,
) as [string, string, string];

const atCase = (name: string, mark: string, code: string, row: (id: string) => Unplaced): readonly AnyRow[] => [
  ...at(`${INVOICE}[invoiceLines/line/lineAmountsNormal/lineVatRate/${mark}/case~${code}]`, row(`${name}_${code}`)),
  ...(mark === 'vatExemption'
    ? at(
        `${INVOICE}[invoiceLines/line/lineAmountsSimplified/lineVatRate/${mark}/case~${code}]`,
        row(`${name}_${code}_SIMPLIFIED`),
      )
    : []),
];
const MISMATCH = 'INCORRECT_LINE_DATA_VAT_DATA_MISMATCH';
const STATUS_MISMATCH = 'INCORRECT_LINE_DATA_VAT_STATUS_VAT_DATA_MISMATCH';
const [FREE, OUT] = ['vatExemption', 'vatOutOfScope'] as const;

const caseRows = rows(
  atCase(STATUS_MISMATCH, FREE, 'KBAET', (id) => oneOf(id, STATUS, 'OTHER', warns)),
  atCase(STATUS_MISMATCH, FREE, 'KBAUK', (id) => oneOf(id, STATUS, 'OTHER PRIVATE_PERSON', warns)),
  atCase(STATUS_MISMATCH, OUT, 'EUFAD37', (id) => oneOf(id, STATUS, 'OTHER', warns)),
  atCase(STATUS_MISMATCH, OUT, 'EUFADE', (id) => oneOf(id, STATUS, 'OTHER', warns)),
  atCase(MISMATCH, FREE, 'KBAET', (id) => forbids(id, [DOMESTIC, THIRD], warns)),
  atCase(MISMATCH, FREE, 'KBAUK', (id) => forbids(id, [DOMESTIC, THIRD], warns)),
  atCase(MISMATCH, FREE, 'EAM', (id) => forbids(id, UNION, warns)),
  atCase(MISMATCH, OUT, 'EUFAD37', (id) => forbids(id, [DOMESTIC, THIRD], warns)),
  atCase(MISMATCH, OUT, 'EUFADE', (id) => forbids(id, THIRD, warns)),
  atCase(MISMATCH, OUT, 'EUE', (id) => forbids(id, THIRD, warns)),
);

/** Rates of invoices with another tax than that of the base; that of 5 % as printed and as calculated. */
const RATES = '0.27 0.18 0.05 0.2126 0.1525 0.0426 0.0476';
const isOfList = (mismatch: XmlElement): boolean => {
  const rate = figureAt(mismatch, 'vatRate');
  return rate === undefined || RATES.split(' ').some((allowed) => rate.equals(decimal(allowed)));
};
const mismatched = (id: string): Unplaced =>
  judged(id, 'vatRate', { fault: navMessages.noRate, requirement: navMessages.rates }, isOfList);

const batchRows = rows(
  at('lineVatRate/vatAmountMismatch', mismatched('INVALID_LINE_VAT_AMOUNT_MISMATCH_VAT_RATE')),
  at('vatRate/vatAmountMismatch', mismatched('INVALID_SUMMARY_VAT_AMOUNT_MISMATCH_VAT_RATE')),
  at(
    `${DATA}/invoiceMain[batchInvoice]`,
    judged(
      'BATCH_INDEX_NOT_SEQUENTIAL',
      'batchInvoice/batchIndex',
      { fault: navMessages.outOfSequence, requirement: navMessages.sequence },
      (main) => textsOf(main, 'batchInvoice/batchIndex').every((index, i) => Number(index) === i + 1),
    ),
    judged(
      'BATCH_INVOICE_CARDINALITY_ERROR',
      'batchInvoice',
      { fault: navMessages.oneOfBatch, requirement: navMessages.batch },
      (main) => foundElements(main, 'batchInvoice').length > 1,
    ),
    alike(
      'CUSTOMER_NOT_IDENTICAL',
      'batchInvoice/invoice/invoiceHead/customerInfo/customerVatData/customerTaxNumber/taxpayerId',
    ),
  ),
);

export const furtherRows: readonly AnyRow[] = rows(dayRows, partyRows, batchRows, caseRows);
