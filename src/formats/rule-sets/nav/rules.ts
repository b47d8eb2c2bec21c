import { Decimal, parseDecimal } from '../../en16931/decimal.ts';
import { foundElements, has } from '../../en16931/rules/paths.ts';
import type { TermRule } from '../../en16931/rules/rule.ts';
import { rulesOf } from '../../rules/kit/compile.ts';
import {
  at,
  byElement,
  code,
  differs,
  exact,
  forbids,
  form,
  needs,
  oneOf,
  rows,
  unique,
  warns,
} from '../../rules/kit/verbs.ts';
import { textOf } from '../../xml/xml-tree.ts';
import { figureAt } from '../../rules/shared/conditions/conditions.ts';
import { adds, calculated, inHuf } from './figures.ts';
import { furtherLineRows, furtherSummaryRows } from './further-line-rows.ts';
import { furtherRows } from './further-rows.ts';
import { COUNTIES } from './lists.codes.ts';
import { navMessages } from './messages.ts';
import { productFeeRows } from './product-fee-rows.ts';

const DATA = '/InvoiceData';
const INVOICE = `${DATA}/invoiceMain/invoice`;
const CREATED = `${INVOICE}[!invoiceReference]`;
const CORRECTED = `${INVOICE}[invoiceReference]`;
const HEAD = 'invoiceMain/invoice/invoiceHead';

const MANDATORY = ['lineDescription', 'quantity', 'unitOfMeasure', 'unitPrice'] as const;

const EXEMPTIONS = 'AAM TAM KBAET KBAUK EAM NAM UNKNOWN';
const OUT_OF_SCOPE = 'ATK EUFAD37 EUFADE EUE HO UNKNOWN';
const MISMATCHES = 'REFUNDABLE_VAT NONREFUNDABLE_VAT UNKNOWN';

/** Rates that Hungary has had, and the parts of gross amounts that are tax. */
const RATES = ['0.05', '0.07', '0.12', '0.18', '0.2', '0.25', '0.27'];
const CONTENTS = ['0.0476', '0.1525', '0.1667', '0.2', '0.2126'];

/** Prefixes that the authority knows, that of the United Kingdom among them. */
const UNION = 'AT BE BG CY CZ DE DK EE EL ES FI FR GB HR IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

const isRate = (text: string, rates: readonly string[]): boolean => {
  const rate = parseDecimal(text);
  return rate !== undefined && rates.some((otherRate) => parseDecimal(otherRate)?.equals(rate));
};

const ONE = new Decimal(1n, 0);

const parties = rows(
  at(CREATED, needs('CUSTOMER_INFO_MISSING', 'invoiceHead/customerInfo')),
  at(
    'customerInfo[customerVatStatus=PRIVATE_PERSON]',
    forbids('CUSTOMER_DATA_NOT_EXPECTED', ['customerVatData', 'customerName', 'customerAddress']),
  ),
  at(
    'customerInfo[customerVatStatus=DOMESTIC|OTHER]',
    needs('CUSTOMER_DATA_EXPECTED', ['customerName', 'customerAddress']),
  ),
  at(
    'customerInfo[customerVatStatus=DOMESTIC]',
    needs('MISSING_CUSTOMER_DOMESTIC_TAXNUMBER', 'customerVatData/customerTaxNumber'),
    forbids('CUSTOMER_COMMUNITY_TAXNUMBER_NOT_EXPECTED', 'customerVatData/communityVatNumber'),
    forbids('CUSTOMER_THIRD_STATE_TAXNUMBER_NOT_EXPECTED', 'customerVatData/thirdStateTaxId'),
  ),
  at(
    `${INVOICE}[invoiceSummary/summaryNormal/summaryByVatRate/vatRate/vatDomesticReverseCharge]`,
    needs('DOMESTIC_TAXNUMBER_EXPECTED_REVERSE_CHARGE', 'invoiceHead/customerInfo/customerVatData/customerTaxNumber'),
  ),
  at(
    'supplierTaxNumber',
    oneOf('INCORRECT_VAT_CODE_SUPPLIER', 'vatCode', '1 2 3 5', warns),
    oneOf('INCORRECT_COUNTY_CODE_SUPPLIER', 'countyCode', COUNTIES, warns),
  ),
  at('customerTaxNumber', oneOf('INCORRECT_COUNTY_CODE_CUSTOMER', 'countyCode', COUNTIES, warns)),
  at(
    'invoiceHead',
    differs(
      'SUPPLIER_CUSTOMER_MATCH_TAXPAYER',
      'supplierInfo/supplierTaxNumber/taxpayerId',
      'customerInfo/customerVatData/customerTaxNumber/taxpayerId',
      warns,
    ),
  ),
  at(
    'invoiceHead[customerInfo/customerVatStatus=OTHER]',
    differs('SUPPLIER_CUSTOMER_MATCH_NAME', 'supplierInfo/supplierName', 'customerInfo/customerName', warns),
  ),
  at(
    'customerVatData',
    form(
      'INCORRECT_HEAD_DATA_CUSTOMER_COMMUNITY_VAT_NUMBER',
      'communityVatNumber',
      {
        fits: (text) => UNION.includes(text.slice(0, 2)),
        like: 'ATU12345675',
      },
      warns,
    ),
  ),
);

const head = rows(
  at(
    DATA,
    form('INVALID_INVOICE_NUMBER', 'invoiceNumber', { fits: (text) => text === text.trim(), like: '2026-1' }, exact),
  ),
  at(
    `${DATA}[completenessIndicator=true]`,
    oneOf('INVOICE_APPEARANCE_MISMATCH', `${HEAD}/invoiceDetail/invoiceAppearance`, 'ELECTRONIC'),
    oneOf(
      'INVOICE_COMPLETENESS_MERGED_ITEM_INDICATOR_MISMATCH',
      'invoiceMain/invoice/invoiceLines/mergedItemIndicator',
      'false 0',
    ),
    oneOf(
      'INVOICE_COMPLETENESS_PRIVATE_PERSON_INDICATOR_MISMATCH',
      `${HEAD}/customerInfo/customerVatStatus`,
      'DOMESTIC OTHER',
    ),
  ),
  at(
    'invoiceDetail[currencyCode=HUF]',
    form(
      'INCORRECT_HEAD_DATA_CURRENCY_CODE_HUF',
      'exchangeRate',
      { fits: (text) => /^\+?0*1(?:\.0*)?$/.test(text), like: '1' },
      warns,
    ),
  ),
  at(
    'invoiceDetail[currencyCode!=HUF]',
    code(
      'INCORRECT_HEAD_DATA_EXCHANGE_RATE_1',
      'exchangeRate',
      { fault: navMessages.rateOne, requirement: navMessages.rateOther },
      byElement((detail) => !figureAt(detail, 'exchangeRate')?.equals(ONE)),
      warns,
    ),
  ),
);

const lines = rows(
  at(CREATED, needs('INVOICE_LINE_MISSING', 'invoiceLines/line')),
  at(`${CORRECTED}/invoiceLines/line`, needs('LINE_MODIFICATION_EXPECTED', 'lineModificationReference')),
  at(`${CREATED}/invoiceLines/line`, forbids('LINE_MODIFICATION_NOT_EXPECTED', 'lineModificationReference')),
  at(
    'invoiceLines',
    code(
      'LINE_NUMBER_NOT_SEQUENTIAL',
      'line/lineNumber',
      { fault: navMessages.outOfSequence, requirement: navMessages.sequence },
      byElement((all) => foundElements(all, 'line/lineNumber').every((number, i) => Number(textOf(number)) === i + 1)),
    ),
    unique('LINE_NUMBER_REFERENCE_NOT_UNIQUE', 'line/lineModificationReference/lineNumberReference'),
  ),
  at(
    'line',
    needs(
      'MANDATORY_LINE_CONTENT_MISSING',
      MANDATORY,
      byElement((line) =>
        (has(line, 'lineExpressionIndicator[.~true|1]') ? MANDATORY : MANDATORY.slice(0, 1)).every((name) =>
          has(line, name),
        ),
      ),
    ),
    calculated(
      'INCORRECT_LINE_CALCULATION_NET_AMOUNT',
      'lineAmountsNormal/lineNetAmountData/lineNetAmount',
      'quantity × unitPrice − lineDiscountData/discountValue',
      (line) => {
        const [quantity, price] = [figureAt(line, 'quantity'), figureAt(line, 'unitPrice')];
        const [value, rate] = ['discountValue', 'discountRate'].map((name) =>
          figureAt(line, `lineDiscountData/${name}`),
        );
        const whole = quantity && price && quantity.times(price);
        if (!whole || value) return whole?.minus(value ?? Decimal.ZERO);
        return rate ? whole.minus(whole.times(rate)) : whole;
      },
    ),
  ),
  at('line[!aggregateInvoiceLineData]', inHuf('INCORRECT_LINE_CALCULATION_LINE_UNIT_PRICE_HUF', 'unitPrice')),
  at(
    'line[!aggregateInvoiceLineData]/lineAmountsNormal',
    inHuf('INCORRECT_LINE_CALCULATION_LINE_NET_AMOUNT_HUF', 'lineNetAmountData/lineNetAmount'),
    inHuf('INCORRECT_LINE_CALCULATION_LINE_VAT_AMOUNT_HUF', 'lineVatData/lineVatAmount'),
    inHuf('INCORRECT_LINE_CALCULATION_LINE_GROSS_AMOUNT_NORMAL_HUF', 'lineGrossAmountData/lineGrossAmountNormal'),
  ),
);

const taxes = rows(
  at(
    'vatPercentage vatContent',
    code(
      'INVALID_VAT_DATA',
      '.',
      { fault: navMessages.noRate, requirement: navMessages.rates },
      byElement((rate) => isRate(textOf(rate).trim(), rate.name === 'vatContent' ? CONTENTS : RATES)),
    ),
  ),
  at('lineVatRate/vatExemption', oneOf('INVALID_LINE_VAT_EXEMPTION_CODE', 'case', EXEMPTIONS)),
  at('lineVatRate/vatOutOfScope', oneOf('INVALID_LINE_VAT_OUT_OF_SCOPE_CODE', 'case', OUT_OF_SCOPE)),
  at('lineVatRate/vatAmountMismatch', oneOf('INVALID_LINE_VAT_AMOUNT_MISMATCH_CODE', 'case', MISMATCHES)),
  at('vatRate/vatExemption', oneOf('INVALID_SUMMARY_VAT_EXEMPTION_CODE', 'case', EXEMPTIONS)),
  at('vatRate/vatOutOfScope', oneOf('INVALID_SUMMARY_VAT_OUT_OF_SCOPE_CODE', 'case', OUT_OF_SCOPE)),
  at('vatRate/vatAmountMismatch', oneOf('INVALID_SUMMARY_VAT_AMOUNT_MISMATCH_CODE', 'case', MISMATCHES)),
  at('lineAmountsNormal/lineVatRate', forbids('INVALID_LINE_VAT_RATE_NORMAL', 'vatContent')),
  at('lineAmountsSimplified/lineVatRate', forbids('INVALID_LINE_VAT_RATE_SIMPLIFIED', 'vatPercentage')),
  at('summaryByVatRate/vatRate', forbids('INVALID_SUMMARY_VAT_RATE_NORMAL', 'vatContent')),
  at('summarySimplified/vatRate', forbids('INVALID_SUMMARY_VAT_RATE_SIMPLIFIED', 'vatPercentage')),
);

const RATE_SUM = 'sum(summaryByVatRate/vatRate';
const GROSS = 'summaryGrossData/invoiceGrossAmount';

const summary = rows(
  at(
    'summaryByVatRate',
    inHuf('INCORRECT_SUMMARY_DATA_INVOICE_VAT_RATE_NET_AMOUNT_HUF', 'vatRateNetData/vatRateNetAmount'),
    calculated(
      'INCORRECT_SUMMARY_CALCULATION_VAT_RATE_VAT_AMOUNT_SUMMARY',
      'vatRateVatData/vatRateVatAmount',
      'vatRateNetData/vatRateNetAmount × vatRate/vatPercentage',
      (element) => {
        const [base, rate] = [
          figureAt(element, 'vatRateNetData/vatRateNetAmount'),
          figureAt(element, 'vatRate/vatPercentage'),
        ];
        return base && rate && base.times(rate);
      },
    ),
  ),
  at(
    'summaryNormal',
    adds(
      'INCORRECT_SUMMARY_CALCULATION_INVOICE_NET_AMOUNT',
      'invoiceNetAmount',
      `${RATE_SUM}NetData/vatRateNetAmount)`,
    ),
    adds(
      'INCORRECT_SUMMARY_CALCULATION_INVOICE_NET_AMOUNT_HUF',
      'invoiceNetAmountHUF',
      `${RATE_SUM}NetData/vatRateNetAmountHUF)`,
    ),
    adds(
      'INCORRECT_SUMMARY_CALCULATION_INVOICE_VAT_AMOUNT_SUMMARY',
      'invoiceVatAmount',
      `${RATE_SUM}VatData/vatRateVatAmount)`,
    ),
    adds(
      'INCORRECT_SUMMARY_CALCULATION_INVOICE_VAT_AMOUNT_HUF_SUMMARY',
      'invoiceVatAmountHUF',
      `${RATE_SUM}VatData/vatRateVatAmountHUF)`,
    ),
    inHuf('INCORRECT_SUMMARY_DATA_INVOICE_NET_AMOUNT_HUF', 'invoiceNetAmount'),
    inHuf('INCORRECT_SUMMARY_DATA_INVOICE_VAT_AMOUNT_HUF', 'invoiceVatAmount'),
  ),
  at(
    'invoiceSummary[summaryNormal]',
    adds(
      'INCORRECT_SUMMARY_CALCULATION_INVOICE_GROSS_AMOUNT_SUMMARY',
      GROSS,
      'summaryNormal/invoiceNetAmount + summaryNormal/invoiceVatAmount',
    ),
    adds(
      'INCORRECT_SUMMARY_CALCULATION_INVOICE_GROSS_AMOUNT_HUF_SUMMARY',
      `${GROSS}HUF`,
      'summaryNormal/invoiceNetAmountHUF + summaryNormal/invoiceVatAmountHUF',
    ),
  ),
  at(
    'invoiceSummary[summarySimplified]',
    adds('INCORRECT_SUMMARY_CALCULATION_INVOICE_VAT_AMOUNT', GROSS, 'sum(summarySimplified/vatContentGrossAmount)'),
    adds(
      'INCORRECT_SUMMARY_CALCULATION_INVOICE_VAT_AMOUNT_HUF',
      `${GROSS}HUF`,
      'sum(summarySimplified/vatContentGrossAmountHUF)',
    ),
  ),
  at('invoiceSummary', inHuf('INCORRECT_SUMMARY_DATA_INVOICE_GROSS_AMOUNT_HUF', GROSS)),
);

export const NAV_RULES: readonly TermRule[] = rulesOf(
  rows(head, parties, lines, taxes, summary, furtherRows, furtherLineRows, furtherSummaryRows, productFeeRows),
);
