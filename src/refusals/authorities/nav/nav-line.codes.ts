import type { RefusalCode } from '../../refusal-code.ts';
import { adds, blocks, CORRECT_DOCUMENT, MULTIPLY_ONCE, UNTIL_1_1, UNTIL_2_0, warns } from './nav-row.codes.ts';

const VAT = 'lines.*.taxes';
const NO_VAT = 'Set the VAT of the line to 0, or give it the rate that was charged.';
const FEE_BOTH = 'Fill in both: the product fee of each line, and the summary of product fees.';
const LINE_REFERENCE =
  'Number the lines of a modification on from the last line of the chain, and give each lineNumberReference once.';

const huf = (code: string, element: string, what: string, rate = 'exchange rate') =>
  adds(
    code,
    element,
    `The ${what} of a line in HUF is not the one in the invoice currency at the ${rate}.`,
    MULTIPLY_ONCE,
  );
const hufAggregate = (code: string, element: string, what: string) =>
  huf(code, element, what, 'exchange rate of that line, on an aggregate invoice');
const noVat = (code: string, element: string, what: string) =>
  warns(code, element, `A line is marked as ${what}, and yet has VAT.`, NO_VAT, { place: VAT });

/** Validations of the lines of an invoice. */
export const NAV_LINE_CODES: readonly RefusalCode[] = [
  blocks('INVOICE_LINE_MISSING', '', 'The invoice has no lines.', 'Report the original invoice with its lines.', {
    place: 'lines',
  }),
  blocks(
    'LINE_NUMBER_NOT_SEQUENTIAL',
    'lineNumber',
    'The numbers of the lines have a gap, or one stands twice.',
    'Number the lines 1, 2, 3 without a gap.',
    { place: 'lines.*.i' },
  ),
  blocks(
    'INVOICE_LINE_ALREADY_EXISTS',
    'lineNumberReference',
    'The modification adds a line under a number that the invoice or an earlier modification has already.',
    LINE_REFERENCE,
    { basis: 'register' },
  ),
  blocks(
    'LINE_MODIFICATION_EXPECTED',
    'lineModificationReference',
    'A line of a modification does not say which line of the chain it is.',
    'Add lineModificationReference to every line of a MODIFY or STORNO.',
  ),
  blocks(
    'LINE_MODIFICATION_NOT_EXPECTED',
    'lineModificationReference',
    'A line of an original invoice has a reference that only modifications have.',
    'Leave lineModificationReference out of a CREATE.',
  ),
  blocks(
    'DUPLICATE_INVOICE_LINE_CREATION',
    'lineNumberReference',
    'The same invoice is given a line of the same number more than once.',
    LINE_REFERENCE,
  ),
  warns(
    'MISSING_LINE_DATA_DESCRIPTION',
    'lineDescription',
    'A line does not name what was sold.',
    'Name the product or service of the line.',
    { place: 'lines.*.item.name', retired: UNTIL_1_1 },
  ),
  warns(
    'MISSING_LINE_DATA_QUANTITY',
    'quantity',
    'A line has only one or two of quantity, unit and unit price.',
    'Give all three, or none of them.',
    { place: 'lines.*.quantity', retired: UNTIL_1_1 },
  ),
  warns(
    'MISSING_LINE_DATA_MODIFICATION_REFERENCE',
    'lineModificationReference',
    'A line of a modification does not refer to the line that it changes.',
    'Add lineModificationReference to the line.',
  ),
  warns(
    'MISSING_LINE_DATA_LINE_EXCHANGE_RATE',
    'lineExchangeRate',
    'A line has no exchange rate of its own.',
    'Give lineExchangeRate in each line of an aggregate invoice in a foreign currency.',
  ),
  warns(
    'INCORRECT_DATE_LINE_DELIVERY_TO_FROM',
    '',
    'The delivery period of a line ends before it starts.',
    'Put the two dates the right way round.',
  ),
  warns(
    'MISSING_PRODUCT_FEE_DATA_LINE_OBLIGATED_CONTENT_EMPTY',
    'lineProductFeeContent',
    'A line says that product fee is due, but has no data of it.',
    FEE_BOTH,
  ),
  warns(
    'MISSING_PRODUCT_FEE_DATA_LINE_OBLIGATED_SUMMARY_EMPTY',
    'productFeeSummary',
    'A line says that product fee is due, but the summary of product fees is missing.',
    FEE_BOTH,
  ),
  warns(
    'MISSING_PRODUCT_FEE_DATA_LINE_CONTENT_SUMMARY_EMPTY',
    'productFeeSummary',
    'Lines have product fee, but its summary is missing.',
    FEE_BOTH,
  ),
  warns(
    'MISSING_PRODUCT_FEE_DATA_LINE_QUANTITY_SUMMARY_QUANTITY',
    'productFeeQuantity',
    'For a product code, the quantities of the lines do not add up to the one in the summary of product fees.',
    'Add up the quantities of the lines for each product code.',
  ),
  warns(
    'MISSING_PRODUCT_FEE_DATA_LINE_MEASURING_SUMMARY',
    'productFeeMeasuringUnit',
    'For a product code, lines and summary of product fees do not use the same measure of the fee.',
    'Use one unit and one rate for each product code.',
  ),
  warns(
    'MISSING_LINE_PRODUCT_FEE_CONTENT',
    'lineProductFeeContent',
    'There is a summary of product fees, but no line has product fee.',
    FEE_BOTH,
  ),
  warns(
    'INCORRECT_PRODUCT_FEE_DATA_OBLIGATED_LINE',
    'obligatedForProductFee',
    'A line has data of product fee, but is not marked as owing it.',
    'Set obligatedForProductFee to true, or take the data out.',
  ),
  warns(
    'INCORRECT_LINE_DATA_VAT_AMOUNT_NOT_ZERO',
    'lineVatAmount',
    'The exchange rate is 0, and yet a line has VAT.',
    'Give the exchange rate, or keep 0 only where no VAT is charged anywhere.',
  ),
  warns(
    'INCORRECT_LINE_DATA_SELF_LINE_NUMBER',
    'referenceToOtherLine',
    'A line that refers to another line names itself.',
    'Name the other line, or leave the reference out.',
  ),
  warns(
    'INCORRECT_LINE_DATA_LINE_AMOUNTS_NORMAL_MANDATORY',
    'lineAmountsNormal',
    'A line of a normal or aggregate invoice has no amounts.',
    'Fill in lineAmountsNormal.',
  ),
  warns(
    'INCORRECT_LINE_DATA_LINE_AMOUNTS_SIMPLIFIED_MANDATORY',
    'lineAmountsSimplified',
    'A line of a simplified invoice has no amounts.',
    'Fill in lineAmountsSimplified.',
  ),
  warns(
    'INCORRECT_LINE_DATA_AGGREGATE_INV_LINE_DATA_MANDATORY',
    'aggregateInvoiceLineData',
    'A line of an aggregate invoice has no delivery date.',
    'Fill in aggregateInvoiceLineData, with the date of that delivery.',
  ),
  warns(
    'INCORRECT_LINE_DATA_LINE_AMOUNTS_SIMPLIFIED_NOT_ALLOWED',
    'lineAmountsSimplified',
    'A line of a normal or aggregate invoice has the amounts of a simplified one.',
    'Use lineAmountsNormal, or set invoiceCategory to SIMPLIFIED.',
  ),
  warns(
    'INCORRECT_LINE_DATA_UOM_INCOMPLETE',
    'unitOfMeasureOwn',
    'The unit of a line is OWN, but its name is missing.',
    'Put the name of the unit into unitOfMeasureOwn.',
    { place: 'lines.*.item.unit' },
  ),
  warns(
    'INCORRECT_LINE_DATA_VAT_PERCENTAGE',
    'vatPercentage',
    'The VAT rate of a line is not 27%, 18% or 5%.',
    'Write a rate that is in force as a fraction, such as 0.27; goods without VAT get a mark and no rate.',
    { place: VAT },
  ),
  blocks(
    'LINE_NUMBER_REFERENCE_NOT_UNIQUE',
    'lineNumberReference',
    'Two lines of the modification refer to the same line.',
    LINE_REFERENCE,
  ),
  blocks(
    'LINE_EXPRESSION_INDICATOR_MISSING',
    'lineExpressionIndicator',
    'A line does not say whether its quantity is in a natural unit.',
    'Set lineExpressionIndicator in every line.',
    { retired: UNTIL_2_0 },
  ),
  blocks(
    'MANDATORY_LINE_CONTENT_MISSING',
    'line',
    'A line has no name; or it has lineExpressionIndicator true, and lacks quantity, unit or unit price.',
    'Name the product in every line, and give all three where lineExpressionIndicator is true.',
    { place: 'lines' },
  ),
  adds(
    'INCORRECT_LINE_CALCULATION_GROSS_AMOUNT',
    'lineGrossAmountSimplified',
    'On a simplified invoice, quantity times unit price less discount is not the gross amount of the line.',
    CORRECT_DOCUMENT,
  ),
  adds(
    'INCORRECT_LINE_CALCULATION_NET_AMOUNT',
    'lineNetAmount',
    'Quantity times unit price less discount is not the net amount of the line.',
    'Give the unit price net and with enough decimals, and state each discount; then work out the net amount from them.',
    { place: 'lines.*.total', sentence: ['mennyiseg es egysegar', 'netto ertek'] },
  ),
  huf('INCORRECT_LINE_CALCULATION_LINE_NET_AMOUNT_HUF', 'lineNetAmountHUF', 'net amount'),
  hufAggregate('INCORRECT_LINE_CALCULATION_AGGREGATE_LINE_NET_AMOUNT_HUF', 'lineNetAmountHUF', 'net amount'),
  huf('INCORRECT_LINE_CALCULATION_LINE_VAT_AMOUNT_HUF', 'lineVatAmountHUF', 'VAT'),
  hufAggregate('INCORRECT_LINE_CALCULATION_AGGREGATE_LINE_VAT_AMOUNT_HUF', 'lineVatAmountHUF', 'VAT'),
  huf('INCORRECT_LINE_CALCULATION_LINE_UNIT_PRICE_HUF', 'unitPriceHUF', 'unit price'),
  hufAggregate('INCORRECT_LINE_CALCULATION_AGGREGATE_LINE_UNIT_PRICE_HUF', 'unitPriceHUF', 'unit price'),
  huf('INCORRECT_LINE_CALCULATION_LINE_GROSS_AMOUNT_NORMAL_HUF', 'lineGrossAmountNormalHUF', 'gross amount'),
  hufAggregate(
    'INCORRECT_LINE_CALCULATION_AGGREGATE_LINE_GROSS_AMOUNT_NORMAL_HUF',
    'lineGrossAmountNormalHUF',
    'gross amount',
  ),
  huf(
    'INCORRECT_LINE_CALCULATION_LINE_GROSS_AMOUNT_SIMPLIFIED_HUF',
    'lineGrossAmountSimplifiedHUF',
    'gross amount',
    'exchange rate, on a simplified invoice',
  ),
  adds(
    'INCORRECT_LINE_CALCULATION_LINE_GROSS_AMOUNT_NORMAL_SUM',
    'lineGrossAmountNormalHUF',
    'Net amount and VAT of a line in HUF do not add up to its gross amount in HUF.',
    CORRECT_DOCUMENT,
  ),
  warns(
    'INCORRECT_LINE_REFERENCE',
    'lineNumberReference',
    'The modification refers to a line that the invoice and its latest modification do not have.',
    'Look the chain up with queryInvoiceChainDigest, and name a line that it has.',
    { basis: 'register' },
  ),
  blocks(
    'INVALID_LINE_VAT_AMOUNT_MISMATCH_CODE',
    'vatAmountMismatch/case',
    'A line gives a code that NAV does not know for tax that differs from its base.',
    'Use REFUNDABLE_VAT or NONREFUNDABLE_VAT; UNKNOWN only in modifications of older data.',
    { place: VAT },
  ),
  blocks(
    'INVALID_LINE_VAT_AMOUNT_MISMATCH_VAT_RATE',
    'vatAmountMismatch/vatRate',
    'A line gives a rate that NAV does not take for tax that differs from its base.',
    'Use 0.27, 0.18 or 0.05, or 0.2126, 0.1525 or 0.0476 on a simplified invoice.',
    { place: VAT },
  ),
  blocks(
    'INVALID_LINE_VAT_EXEMPTION_CODE',
    'vatExemption/case',
    'A line gives a code of exemption that NAV does not know.',
    'Use AAM, TAM, KBAET, KBAUK, EAM or NAM; UNKNOWN only in modifications of older data.',
    { place: VAT },
  ),
  blocks(
    'INVALID_LINE_VAT_OUT_OF_SCOPE_CODE',
    'vatOutOfScope/case',
    'A line gives a code that NAV does not know for being outside the scope of VAT.',
    'Use ATK, EUFAD37, EUFADE, EUE or HO; UNKNOWN only in modifications of older data.',
    { place: VAT },
  ),
  blocks(
    'INVALID_LINE_VAT_RATE_NORMAL',
    'lineVatRate/vatContent',
    'A line with normal amounts gives a VAT content, which only simplified invoices have.',
    'Give vatPercentage in place of vatContent.',
    { place: VAT },
  ),
  blocks(
    'INVALID_LINE_VAT_RATE_SIMPLIFIED',
    'lineVatRate/vatPercentage',
    'A line with simplified amounts gives a VAT rate, which simplified invoices do not have.',
    'Give vatContent in place of vatPercentage.',
    { place: VAT },
  ),
  warns(
    'INCORRECT_LINE_DATA_UOM',
    'unitOfMeasureOwn',
    'A line names a unit of its own beside a unit of the list.',
    'Leave unitOfMeasureOwn out unless unitOfMeasure is OWN.',
    { place: 'lines.*.item.unit', retired: 'Since March 2021.' },
  ),
  noVat('INCORRECT_LINE_DATA_VAT_EXEMPTION_NORMAL', 'vatExemption', 'exempt from VAT'),
  noVat('INCORRECT_LINE_DATA_VAT_OUT_OF_SCOPE_NORMAL', 'vatOutOfScope', 'outside the scope of VAT'),
  warns(
    'INCORRECT_LINE_DATA_VAT_DOMESTIC_REVERSE_CHARGE',
    'vatDomesticReverseCharge',
    'A line is under the domestic reverse charge, but the customer is no domestic VAT payer.',
    'Set customerVatStatus to DOMESTIC and give the Hungarian tax number, or choose another VAT case.',
    { place: VAT },
  ),
  noVat(
    'INCORRECT_LINE_DATA_VAT_DOMESTIC_REVERSE_CHARGE_NORMAL',
    'vatDomesticReverseCharge',
    'domestic reverse charge',
  ),
  noVat('INCORRECT_LINE_DATA_MARGIN_SCHEME_INDICATOR_NORMAL', 'marginSchemeIndicator', 'margin scheme'),
  warns(
    'INCORRECT_LINE_DATA_AGGREGATE_INVOICE_LINE_DATA',
    'aggregateInvoiceLineData',
    'A line of an invoice that is not an aggregate one has data of aggregate invoices.',
    'Take aggregateInvoiceLineData out, or set invoiceCategory to AGGREGATE.',
  ),
];
