import type { RefusalCode } from '../../refusal-code.ts';
import { blocks, BOTH_RATES, NOT_SAID, UNTIL_2_0, warns } from './nav-row.codes.ts';

const ISSUED = 'issue_date';
const DELIVERED = 'op_date';
const CLOCK = 'Check the date that the invoicing program gives, and its clock and time zone.';
const KIND =
  'Set invoiceCategory to the kind of invoice that it is: SIMPLIFIED has lineAmountsSimplified and summarySimplified, NORMAL and AGGREGATE have lineAmountsNormal and summaryNormal.';
const SUMMARY_VAT = 'totals.taxes';
const FEE_CODES = 'CSK or KT';

const date = (
  name: string,
  element: string,
  meaning: string,
  next: string,
  more: Partial<RefusalCode> = {},
): RefusalCode => warns(`INCORRECT_DATE_${name}`, element, meaning, next, more);

const kind = (name: string, element: string, meaning: string): RefusalCode =>
  blocks(`LINE_SUMMARY_TYPE_MISMATCH_${name}`, element, meaning, KIND);

const fee = (code: string, element: string, meaning: string, next: string): RefusalCode =>
  warns(`INCORRECT_PRODUCT_${code}`, element, meaning, next);

/** Validations of the head and the summary of an invoice. */
export const NAV_HEAD_CODES: readonly RefusalCode[] = [
  warns('MISSING_HEAD_DATA_CURRENCY_CODE', 'currencyCode', 'The invoice names no currency.', 'Add currencyCode.', {
    place: 'currency',
  }),
  warns(
    'INCORRECT_HEAD_DATA_PERIODICAL_SETTLEMENT',
    'periodicalSettlement',
    'The invoice gives the first or last day of a period, and says that it is not settled by periods.',
    'Set periodicalSettlement to true, or leave out the days of the period.',
  ),
  date(
    'INVOICE_DELIVERY_DATE',
    'invoiceDeliveryDate',
    'The invoice was issued before the last of its lines was delivered.',
    'Check both dates: an invoice in advance is one of an advance payment or of a period.',
    { place: DELIVERED },
  ),
  date(
    'INVOICE_DELIVERY_TO_FROM',
    'invoiceDeliveryPeriodEnd',
    'The period of delivery ends before it begins.',
    'Correct the first or the last day.',
  ),
  date(
    'AGGREGATE_INVOICE_ISSUE_DATE',
    'invoiceIssueDate',
    'The aggregate invoice was issued before the last of its lines was delivered.',
    'Issue it once everything that it bills is delivered.',
    { place: ISSUED },
  ),
  date(
    'AGGREGATE_INVOICE_DELIVERY_DATE',
    'invoiceDeliveryDate',
    'The date of delivery of an aggregate invoice is not the latest one of its lines.',
    'Give the invoice the latest date of its lines.',
    { place: DELIVERED },
  ),
  date(
    'INVOICE_MODIFICATION_TIMESTAMP',
    'modificationTimestamp',
    'The modification was made in the future, by the clock of the invoicing program.',
    CLOCK,
    { retired: UNTIL_2_0 },
  ),
  date('INVOICE_MODIFICATION_ISSUE_DATE_LATE', 'invoiceIssueDate', 'The modification is issued in the future.', CLOCK, {
    place: ISSUED,
  }),
  date('INVOICE_ISSUE_DATE_LATE', 'invoiceIssueDate', 'The invoice is issued in the future.', CLOCK, { place: ISSUED }),
  date(
    'INVOICE_ISSUE_DATE_EARLY',
    'invoiceIssueDate',
    'The invoice was issued more than 10 days before it was reported.',
    'Report invoices when they are issued. Late reports are taken, and may be fined.',
    { place: ISSUED },
  ),
  date(
    'INVOICE_DELIVERY_DATE_EARLY',
    'invoiceDeliveryDate',
    'The date of delivery lies in a period for which tax can no longer be assessed.',
    'Check the date of delivery.',
    { place: DELIVERED },
  ),
  date(
    'INVOICE_DELIVERY_DATE_LATE',
    'invoiceDeliveryDate',
    'The date of delivery is 13 months or more away from the date of issue.',
    'Check both dates.',
    { place: DELIVERED },
  ),
  date(
    'INVOICE_MODIFICATION_ISSUE_DATE_EARLY',
    'invoiceIssueDate',
    'The date of issue of the modification is too long ago.',
    CLOCK,
    { place: ISSUED },
  ),
  ...['INVOICE_MODIFICATION_ISSUE_DATE_ORIGINAL', 'MODIFICATION_ISSUE_DATE_EARLY'].map((name) =>
    warns(
      `INCORRECT_DATE_${name}`,
      'invoiceIssueDate',
      'The modification was issued before its original invoice.',
      'Correct the date of the modification, or the invoice that it names as its original.',
      { basis: 'register', place: ISSUED },
    ),
  ),
  warns(
    'ISSUE_DATE_TIMESTAMP_MISMATCH',
    'invoiceIssueDate',
    'The date of issue of the modification and its time stamp are more than a day apart.',
    CLOCK,
    { ...NOT_SAID, place: ISSUED },
  ),
  kind('SUMMARY_SIMPLIFIED', 'summarySimplified', 'A normal or aggregate invoice has the summary of a simplified one.'),
  kind('LINE_SIMPLIFIED', 'lineAmountsSimplified', 'A normal or aggregate invoice has lines of a simplified one.'),
  kind('SUMMARY_NORMAL', 'summaryNormal', 'A simplified invoice has the summary of a normal one.'),
  kind('LINE_NORMAL', 'lineAmountsNormal', 'A simplified invoice has lines of a normal one.'),
  blocks(
    'INVALID_UNIT_OF_MEASURE_OWN',
    'unitOfMeasureOwn',
    'A line names a unit of its own, but its unit of measure is not OWN.',
    'Set unitOfMeasure to OWN, or leave unitOfMeasureOwn out.',
    { place: 'lines.*.item.unit' },
  ),
  blocks(
    'INVALID_VAT_DATA',
    'vatRate',
    'A rate of VAT or a VAT content is none that NAV knows.',
    'Use 0.27, 0.18 or 0.05; on a simplified invoice 0.2126, 0.1525 or 0.0476. Give the case where there is no VAT.',
    { place: 'lines.*.taxes' },
  ),
  blocks(
    'INVALID_SUMMARY_VAT_AMOUNT_MISMATCH_CODE',
    'summaryByVatRate/vatRate/vatAmountMismatch/case',
    'The summary gives a code that NAV does not know for tax that differs from its base.',
    'Use a code that the interface specification lists for vatAmountMismatch, the same as in the lines.',
    { place: SUMMARY_VAT },
  ),
  blocks(
    'INVALID_SUMMARY_VAT_AMOUNT_MISMATCH_VAT_RATE',
    'summaryByVatRate/vatRate/vatAmountMismatch/vatRate',
    'The summary gives a rate that NAV does not take for tax that differs from its base.',
    'Use 0.27, 0.18 or 0.05, or 0.2126, 0.1525 or 0.0476 on a simplified invoice.',
    { place: SUMMARY_VAT },
  ),
  blocks(
    'INVALID_SUMMARY_VAT_EXEMPTION_CODE',
    'summaryByVatRate/vatRate/vatExemption/case',
    'The summary gives a code of exemption that NAV does not know.',
    'Use AAM, TAM, KBAET, KBAUK, EAM or NAM; UNKNOWN only in modifications of older data.',
    { place: SUMMARY_VAT },
  ),
  blocks(
    'INVALID_SUMMARY_VAT_OUT_OF_SCOPE_CODE',
    'summaryByVatRate/vatRate/vatOutOfScope/case',
    'The summary gives a code that NAV does not know for being outside the scope of VAT.',
    'Use ATK, EUFAD37, EUFADE, EUE or HO; UNKNOWN only in modifications of older data.',
    { place: SUMMARY_VAT },
  ),
  blocks(
    'INVALID_SUMMARY_VAT_RATE_NORMAL',
    'summaryByVatRate/vatRate/vatContent',
    'The summary of a normal or aggregate invoice gives a VAT content.',
    'Give vatPercentage in place of vatContent.',
    { place: SUMMARY_VAT },
  ),
  blocks(
    'INVALID_SUMMARY_VAT_RATE_SIMPLIFIED',
    'summarySimplified/vatRate/vatPercentage',
    'The summary of a simplified invoice gives a VAT rate.',
    'Give vatContent in place of vatPercentage.',
    { place: SUMMARY_VAT },
  ),
  ...(['LINE', 'SUMMARY'] as const).flatMap((of) =>
    (['NORMAL', 'SIMPLIFIED'] as const).map((type) =>
      blocks(
        `INVALID_${of}_VAT_RATE_INDICATOR_VALUE_${type}`,
        of === 'LINE' ? 'lineVatRate' : 'vatRate',
        `An indicator of the VAT case in ${of === 'LINE' ? 'a line' : 'the summary'} has a value that it cannot have.`,
        'Set vatDomesticReverseCharge or noVatCharge to true where the case applies, and leave the element out where it does not.',
        { place: of === 'LINE' ? 'lines.*.taxes' : SUMMARY_VAT },
      ),
    ),
  ),
  warns(
    'VAT_AMOUNT_MISMATCH_SUMMARY_SIMPLIFIED',
    'vatAmountMismatch',
    'Only the lines of the simplified invoice, or only its summary, name tax that differs from its base.',
    BOTH_RATES,
    { ...NOT_SAID, place: SUMMARY_VAT },
  ),
  fee(
    'CODE_CATEGORY_TAKEOVER_01',
    'productCodeCategory',
    'The product fee is taken over under 01, and no product code is of the type CSK or KT.',
    `Add the product code of the type ${FEE_CODES}.`,
  ),
  fee(
    'CODE_VALUE_TAKEOVER_01',
    'productCodeValue',
    'The product fee is taken over under 01, and the VTSZ number is none of the products for which that is possible.',
    'The VTSZ number begins with 271019, 271020, 3403 or 3819; check it, or the basis of the take-over.',
  ),
  fee(
    'CODE_CATEGORY_VALUE_TAKEOVER_01',
    'productCodeCategory',
    'The product fee is taken over under 01, and the KT code is not 601.',
    'Give 601 as the KT code.',
  ),
  fee(
    'CODE_FEE_WEIGHT',
    'productFeeClause/productStreamCode',
    'The weight for the product fee is given, and the product code is of another type than CSK and KT.',
    `Use a product code of the type ${FEE_CODES}.`,
  ),
  ...['CODE_FEE_CATEGORY', 'CODE_FEE_SUMMARY_CATEGORY'].map((code) =>
    fee(
      code,
      'productFeeCode/productCodeCategory',
      `The product fee ${code === 'CODE_FEE_CATEGORY' ? 'of a line' : 'in the summary'} has a product code of another type than CSK and KT.`,
      `Use a product code of the type ${FEE_CODES}.`,
    ),
  ),
  fee(
    'CODE_FEE_CATEGORY_MISSING',
    'productFeeSummary',
    'A line has a type of product code that the summary of product fees does not have.',
    'Build the summary of product fees from the lines.',
  ),
  fee(
    'CODE_EXCISE_LICENSE_NUM',
    'productCodeCategory',
    'A line with an excise licence number has a product code of a wrong type.',
    'Correct the type of the product code of that line.',
  ),
  fee(
    'CODE_VALUE_OWN',
    'productCodeOwnValue',
    'A line has a product code of its own, but its type is not OWN.',
    'Set productCodeCategory to OWN, or put the code into productCodeValue.',
  ),
  fee(
    'FEE_DATA_OBLIGATED_SUMMARY',
    'productFeeSummary',
    'The invoice has a product fee, but not all that the law asks for.',
    'Fill in the summary of product fees.',
  ),
  fee(
    'FEE_DATA_CHARGE_SUM',
    'productFeeSummary',
    'The invoice has a summary of product fees, and no line has one.',
    'Give the lines their product fees, or leave the summary out.',
  ),
  fee(
    'FEE_CALCULATION_PRODUCT_FEE_AMOUNT',
    'productFeeAmount',
    'A product fee is not its quantity times its rate.',
    'Multiply the quantity by the rate of the fee.',
  ),
  fee(
    'FEE_CALCULATION_AGGREGATE_PRODUCT_CHARGE_SUM',
    'productChargeSum',
    'The product fees by product code do not add up to the sum.',
    'Add them up once more.',
  ),
  fee(
    'FEE_CALCULATION_PRODUCT_FEE_AMOUNT_SUMMARY',
    'productFeeAmount',
    'The product fees of the lines and those of the summary differ.',
    'Build the summary of product fees from the lines.',
  ),
  fee(
    'FEE_CALCULATION_PRODUCT_CODE_VALUE',
    'productCodeValue',
    'A line has a product code that the summary of product fees does not have.',
    'Build the summary of product fees from the lines.',
  ),
];
