import { Decimal } from '../../en16931/decimal.ts';
import { foundElements, has } from '../../en16931/rules/paths.ts';
import { isWithin, figureAt, sameSet, textAt, textsOf } from '../../rules/shared/conditions/conditions.ts';
import {
  any,
  at,
  begins,
  byElement,
  missingIsWrong,
  needs,
  oneOf,
  product,
  rows,
  warns,
} from '../../rules/kit/verbs.ts';
import type { AnyRow } from '../../rules/kit/row.ts';
import type { XmlElement } from '../../xml/xml-tree.ts';
import { adds, calculated } from './figures.ts';
import { COUNTIES } from './lists.codes.ts';

/** Conditions on the environmental product fee (környezetvédelmi termékdíj) of lines and of the whole invoice. */

const INVOICE = '/InvoiceData/invoiceMain/invoice';
const CONTENT = 'lineProductFeeContent';
const CATEGORY = 'productFeeCode/productCodeCategory';
const VALUE = 'productFeeCode/productCodeValue';
/** The customer takes the fee over by law, as for oil. */
const TAKEN_OVER = 'productFeeClause/productFeeTakeoverData/takeoverReason~01';
/** Codes of product fees: CSK of packaging, KT of other products. */
const OF_FEES = 'CSK KT';
const OILS = ['271019', '3403', '3819'];

/** What the lines say of a product, by its code. */
interface FeeOfLines {
  readonly quantity: Decimal;
  readonly amount: Decimal;
  readonly units: ReadonlySet<string>;
}

const SUMS = new WeakMap<XmlElement, ReadonlyMap<string, FeeOfLines>>();

const codeOf = (data: XmlElement): string =>
  JSON.stringify([textAt(data, CATEGORY), textAt(data, VALUE) ?? textAt(data, 'productFeeCode/productCodeOwnValue')]);

function feesOf(invoice: XmlElement): ReadonlyMap<string, FeeOfLines> {
  const fees = new Map<string, FeeOfLines>();
  for (const content of foundElements(invoice, `invoiceLines/line/${CONTENT}`)) {
    const code = codeOf(content);
    const before = fees.get(code);
    fees.set(code, {
      quantity: (before?.quantity ?? Decimal.ZERO).plus(figureAt(content, 'productFeeQuantity') ?? Decimal.ZERO),
      amount: (before?.amount ?? Decimal.ZERO).plus(figureAt(content, 'productFeeAmount') ?? Decimal.ZERO),
      units: new Set([...(before?.units ?? []), ...textsOf(content, 'productFeeMeasuringUnit')]),
    });
  }
  return fees;
}

/**
 * The lines of the product of an entry of the summary. Undefined without lines, in a correction, which shows changes of
 * them, and where one summary is of refunds and another one of deposits.
 */
function linesOf(entry: XmlElement): FeeOfLines | undefined {
  const invoice = entry.parent?.parent;
  if (!invoice || has(invoice, 'invoiceReference')) return undefined;
  if (invoice.children.filter(({ name }) => name === 'productFeeSummary').length > 1) return undefined;
  let known = SUMS.get(invoice);
  if (!known) SUMS.set(invoice, (known = feesOf(invoice)));
  return known.get(codeOf(entry));
}

const DECIMALS = 6;

export const productFeeRows: readonly AnyRow[] = rows(
  at(
    'paymentEvidenceDocumentData/obligatedTaxNumber',
    oneOf('INCORRECT_VAT_CODE_TAXNUMBEROFOBLIGATOR', 'vatCode', '1 2 3 5', warns),
    oneOf('INCORRECT_COUNTY_CODE_TAXNUMBEROFOBLIGATOR', 'countyCode', COUNTIES, warns),
  ),
  at(
    `line[${TAKEN_OVER}][${CONTENT}]`,
    oneOf('INCORRECT_PRODUCT_CODE_CATEGORY_TAKEOVER_01', `${CONTENT}/${CATEGORY}`, OF_FEES, any, warns),
  ),
  at(
    `${CONTENT}[../${TAKEN_OVER}][${CATEGORY}=VTSZ]`,
    begins('INCORRECT_PRODUCT_CODE_VALUE_TAKEOVER_01', VALUE, OILS, warns),
  ),
  at(
    `${CONTENT}[../${TAKEN_OVER}][${CATEGORY}=KT]`,
    oneOf('INCORRECT_PRODUCT_CODE_CATEGORY_VALUE_TAKEOVER_01', VALUE, '601', warns),
  ),
  at(
    `${CONTENT}/productFeeCode[productCodeCategory=OWN]`,
    needs('INCORRECT_PRODUCT_CODE_VALUE_OWN', 'productCodeOwnValue', warns),
  ),
  at(`${CONTENT}[productFeeMeasuringUnit=KG]`, oneOf('INCORRECT_PRODUCT_CODE_FEE_WEIGHT', CATEGORY, OF_FEES, warns)),
  at(CONTENT, oneOf('INCORRECT_PRODUCT_CODE_FEE_CATEGORY', CATEGORY, OF_FEES, warns)),
  at(
    'productFeeSummary/productFeeData',
    oneOf('INCORRECT_PRODUCT_CODE_FEE_SUMMARY_CATEGORY', CATEGORY, OF_FEES, warns),
    calculated(
      'INCORRECT_PRODUCT_FEE_CALCULATION_PRODUCT_FEE_AMOUNT',
      'productFeeAmount',
      'productFeeQuantity × productFeeRate',
      (data) => {
        const [quantity, rate] = [figureAt(data, 'productFeeQuantity'), figureAt(data, 'productFeeRate')];
        return quantity && rate && quantity.times(rate);
      },
    ),
    calculated(
      'INCORRECT_PRODUCT_FEE_CALCULATION_PRODUCT_FEE_AMOUNT_SUMMARY',
      'productFeeAmount',
      `line/${CONTENT}/productFeeAmount`,
      (data) => linesOf(data)?.amount,
    ),
    product(
      'MISSING_PRODUCT_FEE_DATA_LINE_QUANTITY_SUMMARY_QUANTITY',
      'productFeeQuantity',
      `line/${CONTENT}/productFeeQuantity`,
      byElement((data) =>
        isWithin(figureAt(data, 'productFeeQuantity'), linesOf(data)?.quantity, Decimal.ZERO, DECIMALS),
      ),
      warns,
    ),
    sameSet(
      'MISSING_PRODUCT_FEE_DATA_LINE_MEASURING_SUMMARY',
      [`${CONTENT}/productFeeMeasuringUnit`, 'productFeeMeasuringUnit'],
      (data) => {
        const own = new Set(textsOf(data, 'productFeeMeasuringUnit'));
        return [linesOf(data)?.units ?? own, own];
      },
      warns,
    ),
  ),
  at(
    'productFeeSummary',
    needs('INCORRECT_PRODUCT_FEE_DATA_CHARGE_SUM', 'productFeeData', warns),
    adds(
      'INCORRECT_PRODUCT_FEE_CALCULATION_AGGREGATE_PRODUCT_CHARGE_SUM',
      'productChargeSum',
      'sum(productFeeData/productFeeAmount)',
    ),
  ),
  at(
    `${INVOICE}[productFeeSummary]`,
    needs('MISSING_LINE_PRODUCT_FEE_CONTENT', `invoiceLines/line/${CONTENT}`, warns),
    sameSet(
      'INCORRECT_PRODUCT_CODE_FEE_CATEGORY_MISSING',
      [`${CONTENT}/${CATEGORY}`, `productFeeSummary/productFeeData/${CATEGORY}`],
      (invoice) => {
        const reported = new Set(textsOf(invoice, `productFeeSummary/productFeeData/${CATEGORY}`));
        const own = textsOf(invoice, `invoiceLines/line/${CONTENT}/${CATEGORY}`);
        // The summary may name more.
        return [new Set([...reported, ...own]), reported];
      },
      warns,
    ),
  ),
  at(
    `${INVOICE}[invoiceLines/line/${CONTENT}]`,
    needs('MISSING_PRODUCT_FEE_DATA_LINE_CONTENT_SUMMARY_EMPTY', 'productFeeSummary', warns),
  ),
  at(
    `${INVOICE}[invoiceLines/line/obligatedForProductFee~true|1]`,
    needs('MISSING_PRODUCT_FEE_DATA_LINE_OBLIGATED_SUMMARY_EMPTY', 'productFeeSummary', warns),
  ),
  at(
    'line[obligatedForProductFee~true|1]',
    needs('MISSING_PRODUCT_FEE_DATA_LINE_OBLIGATED_CONTENT_EMPTY', CONTENT, warns),
  ),
  at(
    `line[${CONTENT}]`,
    oneOf('INCORRECT_PRODUCT_FEE_DATA_OBLIGATED_LINE', 'obligatedForProductFee', 'true 1', missingIsWrong, warns),
  ),
);
