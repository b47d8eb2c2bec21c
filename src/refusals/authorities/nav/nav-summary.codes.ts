import type { RefusalCode } from '../../refusal-code.ts';
import { adds, BOTH_RATES, CORRECT_DOCUMENT, MULTIPLY_ONCE, UNTIL_1_1, UNTIL_3_0, warns } from './nav-row.codes.ts';

const TAXES = 'totals.taxes';
const NO_VAT = 'Set the VAT of that group to 0, or give it the rate that was charged.';
const FROM_LINES = 'Add up the rounded amounts of the lines, rather than rounding a sum of exact ones.';
const NO_CURRENCY_VAT = 'Give the exchange rate, or keep 0 only where no VAT is charged anywhere.';

/** A VAT marker that differs between lines and summary. */
const apart = (code: string, element: string, what: string, more: Partial<RefusalCode> = {}) =>
  warns(code, element, `Lines and summary do not agree on ${what}.`, BOTH_RATES, { place: TAXES, ...more });

/** That difference on a simplified invoice. */
const apartSimplified = (code: string, element: string, what: string) =>
  warns(code, element, `Lines and summary of a simplified invoice do not agree on ${what}.`, BOTH_RATES, {
    place: TAXES,
  });

/** VAT in the summary although its marker says there is none. */
const noVat = (code: string, element: string, what: string) =>
  warns(code, element, `A group of the summary is marked as ${what}, and yet has VAT.`, NO_VAT, { place: TAXES });

/** An amount in HUF that differs from the converted amount. */
const huf = (code: string, element: string, what: string) =>
  adds(
    code,
    element,
    `The ${what} in HUF is not the amount in the invoice currency at the exchange rate.`,
    MULTIPLY_ONCE,
  );

/** Validations of the summary of an invoice. */
export const NAV_SUMMARY_CODES: readonly RefusalCode[] = [
  apart(
    'INCORRECT_SUMMARY_DATA_VAT_AMOUNT_MISMATCH_NORMAL',
    'vatAmountMismatch',
    'tax that differs from its base (vatAmountMismatch)',
  ),
  apartSimplified(
    'INCORRECT_SUMMARY_CALCULATION_VAT_EXEMPTION_SUMMARY_SIMPLIFIED',
    'summarySimplified/vatRate/vatExemption',
    'exemption from VAT',
  ),
  apartSimplified(
    'INCORRECT_SUMMARY_CALCULATION_VAT_OUT_OF_SCOPE_SUMMARY_SIMPLIFIED',
    'summarySimplified/vatRate/vatOutOfScope',
    'what is outside the scope of VAT',
  ),
  apartSimplified(
    'INCORRECT_SUMMARY_CALCULATION_VAT_DOMESTIC_REVERSE_CHARGE_SUMMARY_SIMPLIFIED',
    'vatDomesticReverseCharge',
    'the domestic reverse charge',
  ),
  apartSimplified(
    'INCORRECT_SUMMARY_CALCULATION_VAT_MARGIN_SCHEME_INDICATOR_SUMMARY_SIMPLIFIED',
    'marginSchemeIndicator',
    'the margin scheme',
  ),
  apartSimplified(
    'INCORRECT_SUMMARY_CALCULATION_VAT_AMOUNT_MISMATCH_SUMMARY_SIMPLIFIED',
    'vatAmountMismatch',
    'tax that differs from its base (vatAmountMismatch)',
  ),
  apart('INCORRECT_SUMMARY_DATA_VAT_PERCENTAGE', 'vatPercentage', 'the VAT rates'),
  apart('INCORRECT_SUMMARY_DATA_VAT_EXEMPTION', 'vatExemption', 'exemption from VAT'),
  apart('INCORRECT_SUMMARY_DATA_VAT_OUT_OF_SCOPE', 'vatOutOfScope', 'what is outside the scope of VAT'),
  apart(
    'INCORRECT_SUMMARY_DATA_VAT_DOMESTIC_REVERSE_CHARGE',
    'vatDomesticReverseCharge',
    'the domestic reverse charge',
  ),
  apart('INCORRECT_SUMMARY_DATA_MARGIN_SCHEME_VAT', '', 'the margin scheme with VAT charged', { retired: UNTIL_3_0 }),
  apart('INCORRECT_SUMMARY_DATA_MARGIN_SCHEME_NO_VAT', '', 'the margin scheme without VAT charged'),
  huf('INCORRECT_SUMMARY_DATA_INVOICE_VAT_AMOUNT_HUF', 'invoiceVatAmountHUF', 'VAT of the invoice'),
  warns(
    'INCORRECT_SUMMARY_DATA_AGGREGATE_INVOICE_VAT_AMOUNT_HUF',
    'invoiceVatAmountHUF',
    'On an aggregate invoice, the VAT in HUF does not fit the VAT in the invoice currency.',
    'Convert each line at its own exchange rate and add up the results.',
  ),
  huf('INCORRECT_SUMMARY_DATA_INVOICE_NET_AMOUNT_HUF', 'invoiceNetAmountHUF', 'net amount of the invoice'),
  huf(
    'INCORRECT_SUMMARY_DATA_INVOICE_VAT_CONTENT_GROSS_AMOUNT_HUF',
    'vatContentGrossAmountHUF',
    'gross amount of a VAT content on a simplified invoice',
  ),
  huf('INCORRECT_SUMMARY_DATA_INVOICE_VAT_RATE_NET_AMOUNT_HUF', 'vatRateNetAmountHUF', 'net amount of a VAT rate'),
  huf('INCORRECT_SUMMARY_DATA_INVOICE_VAT_RATE_VAT_AMOUNT_HUF', 'vatRateVatAmountHUF', 'VAT of a VAT rate'),
  warns(
    'INCORRECT_SUMMARY_DATA_INVOICE_NET_AMOUNT',
    'invoiceNetAmount',
    'The net amount of an original invoice is below zero.',
    'Report a credit as a modification (MODIFY or STORNO) of the invoice that it corrects.',
    { place: 'totals.total' },
  ),
  warns(
    'INCORRECT_SUMMARY_DATA_INVOICE_GROSS_AMOUNT',
    'invoiceGrossAmount',
    'The gross amount of an original simplified invoice is below zero.',
    'Report a credit as a modification (MODIFY or STORNO) of the invoice that it corrects.',
    { place: 'totals.total_with_tax' },
  ),
  huf('INCORRECT_SUMMARY_DATA_INVOICE_GROSS_AMOUNT_HUF', 'invoiceGrossAmountHUF', 'gross amount of the invoice'),
  warns(
    'INCORRECT_SUMMARY_DATA_VAT_RATE_VAT_AMOUNT_NOT_ZERO',
    'vatRateVatAmount',
    'The exchange rate is 0, and yet a VAT rate of the summary has VAT.',
    NO_CURRENCY_VAT,
  ),
  warns(
    'INCORRECT_SUMMARY_DATA_INVOICE_VAT_AMOUNT_NOT_ZERO',
    'invoiceVatAmount',
    'The exchange rate is 0, and yet the invoice has VAT.',
    NO_CURRENCY_VAT,
  ),
  adds(
    'INCORRECT_SUMMARY_CALCULATION_VAT_RATE_NET_AMOUNT_LINE',
    'vatRateNetAmount',
    'The net amounts of the lines of a VAT rate do not add up to its net amount in the summary.',
    FROM_LINES,
    { place: TAXES },
  ),
  warns(
    'INCORRECT_SUMMARY_CALCULATION_VAT_RATE_GROSS_AMOUNT_LINE',
    'vatRateGrossAmount',
    'The gross amounts of the lines of a VAT rate do not add up to its gross amount in the summary.',
    FROM_LINES,
    { retired: UNTIL_1_1 },
  ),
  warns(
    'INCORRECT_SUMMARY_CALCULATION_VAT_RATE_NET_AMOUNT_SUMMARY',
    'vatRateNetAmount',
    'The net amounts of all VAT rates do not add up to the net amount of the invoice.',
    CORRECT_DOCUMENT,
    { place: 'totals.total' },
  ),
  adds(
    'INCORRECT_SUMMARY_CALCULATION_INVOICE_VAT_AMOUNT_HUF_SUMMARY',
    'invoiceVatAmountHUF',
    'The VAT of all VAT rates in HUF does not add up to the VAT of the invoice in HUF.',
    CORRECT_DOCUMENT,
  ),
  warns(
    'INCORRECT_SUMMARY_CALCULATION_VAT_RATE_GROSS_AMOUNT_SUMMARY',
    'vatRateGrossAmount',
    'The gross amounts of all VAT rates do not add up to the gross amount of the invoice.',
    CORRECT_DOCUMENT,
    { place: 'totals.total_with_tax' },
  ),
  adds(
    'INCORRECT_SUMMARY_CALCULATION_INVOICE_GROSS_AMOUNT_SUMMARY',
    'invoiceGrossAmount',
    'Net amount and VAT of the invoice do not add up to its gross amount.',
    CORRECT_DOCUMENT,
    { place: 'totals.total_with_tax' },
  ),
  adds(
    'INCORRECT_SUMMARY_CALCULATION_VAT_RATE_VAT_AMOUNT_SUMMARY',
    'vatRateVatAmount',
    'The VAT of a rate is not its net amount times the rate.',
    CORRECT_DOCUMENT,
    { place: TAXES },
  ),
  adds(
    'INCORRECT_SUMMARY_CALCULATION_INVOICE_GROSS_AMOUNT_LINE',
    'invoiceGrossAmount',
    'The gross lines of a simplified invoice do not add up to its gross amount.',
    FROM_LINES,
    { place: 'totals.total_with_tax' },
  ),
  apartSimplified(
    'INCORRECT_SUMMARY_CALCULATION_VAT_CONTENT_SUMMARY_SIMPLIFIED',
    'summarySimplified/vatRate/vatContent',
    'the VAT contents',
  ),
  adds(
    'INCORRECT_SUMMARY_CALCULATION_VAT_CONTENT_GROSS_AMOUNT_SUMMARY_SIMPLIFIED',
    'vatContentGrossAmount',
    'The gross lines of a VAT content do not add up to its gross amount in the summary of a simplified invoice.',
    FROM_LINES,
  ),
  adds(
    'INCORRECT_SUMMARY_CALCULATION_INVOICE_VAT_AMOUNT',
    'invoiceGrossAmount',
    'The gross amounts of all VAT contents of a simplified invoice do not add up to its gross amount.',
    CORRECT_DOCUMENT,
  ),
  apart('INCORRECT_SUMMARY_CALCULATION_VAT_CONTENT_GROSS_AMOUNT', 'vatContentGrossAmount', 'the VAT contents'),
  adds(
    'INCORRECT_SUMMARY_CALCULATION_INVOICE_NET_AMOUNT',
    'invoiceNetAmount',
    'The net amounts of all VAT rates do not add up to the net amount of the invoice.',
    CORRECT_DOCUMENT,
    { place: 'totals.total' },
  ),
  warns(
    'INCORRECT_SUMMARY_CALCULATION_INVOICE_GROSS_AMOUNT',
    'invoiceGrossAmount',
    'The gross lines do not add up to the gross amount of the invoice.',
    FROM_LINES,
    { place: 'totals.total_with_tax', retired: UNTIL_1_1 },
  ),
  adds(
    'INCORRECT_SUMMARY_CALCULATION_INVOICE_VAT_AMOUNT_SUMMARY',
    'invoiceVatAmount',
    'The VAT of all VAT rates does not add up to the VAT of the invoice.',
    CORRECT_DOCUMENT,
    { place: 'totals.tax' },
  ),
  warns(
    'INCORRECT_SUMMARY_CALCULATION_INVOICE_NET_LINE_AMOUNT',
    '',
    'The net lines do not add up to the net amount of the invoice.',
    FROM_LINES,
    { place: 'totals.total' },
  ),
  adds(
    'INCORRECT_SUMMARY_CALCULATION_VAT_RATE_NET_AMOUNT_HUF_LINE',
    'vatRateNetAmountHUF',
    'The net lines of a VAT rate in HUF do not add up to its net amount in HUF in the summary.',
    FROM_LINES,
  ),
  adds(
    'INCORRECT_SUMMARY_CALCULATION_INVOICE_NET_AMOUNT_HUF',
    'invoiceNetAmountHUF',
    'The net amounts of all VAT rates in HUF do not add up to the net amount of the invoice in HUF.',
    CORRECT_DOCUMENT,
  ),
  adds(
    'INCORRECT_SUMMARY_CALCULATION_INVOICE_GROSS_AMOUNT_HUF_SUMMARY',
    'invoiceGrossAmountHUF',
    'Net amount and VAT in HUF do not add up to the gross amount in HUF.',
    CORRECT_DOCUMENT,
  ),
  adds(
    'INCORRECT_SUMMARY_CALCULATION_VAT_RATE_VAT_AMOUNT_HUF_SUMMARY',
    'vatRateVatAmountHUF',
    'The VAT of a rate in HUF is not its net amount in HUF times the rate.',
    CORRECT_DOCUMENT,
  ),
  adds(
    'INCORRECT_SUMMARY_CALCULATION_INVOICE_GROSS_AMOUNT_HUF_LINE',
    'invoiceGrossAmountHUF',
    'The gross lines of a simplified invoice in HUF do not add up to its gross amount in HUF.',
    FROM_LINES,
  ),
  adds(
    'INCORRECT_SUMMARY_CALCULATION_VAT_CONTENT_GROSS_AMOUNT_HUF_SUMMARY_SIMPLIFIED',
    'vatContentGrossAmountHUF',
    'The gross lines of a VAT content in HUF do not add up to its gross amount in HUF in the summary of a simplified invoice.',
    FROM_LINES,
  ),
  adds(
    'INCORRECT_SUMMARY_CALCULATION_INVOICE_VAT_AMOUNT_HUF',
    'invoiceGrossAmountHUF',
    'The gross amounts of all VAT contents of a simplified invoice in HUF do not add up to its gross amount in HUF.',
    CORRECT_DOCUMENT,
  ),
  adds(
    'INCORRECT_SUMMARY_CALCULATION_INVOICE_NET_AMOUNT_LINE_HUF',
    'invoiceNetAmountHUF',
    'The net lines in HUF do not add up to the net amount of the invoice in HUF.',
    FROM_LINES,
  ),
  noVat('INCORRECT_SUMMARY_DATA_VAT_EXEMPTION_NORMAL', 'vatExemption', 'exempt from VAT'),
  noVat('INCORRECT_SUMMARY_DATA_VAT_OUT_OF_SCOPE_NORMAL', 'vatOutOfScope', 'outside the scope of VAT'),
  noVat(
    'INCORRECT_SUMMARY_DATA_VAT_DOMESTIC_REVERSE_CHARGE_NORMAL',
    'vatDomesticReverseCharge',
    'domestic reverse charge',
  ),
  apart('INCORRECT_SUMMARY_DATA_MARGIN_SCHEME_INDICATOR', 'marginSchemeIndicator', 'the margin scheme'),
  noVat('INCORRECT_SUMMARY_DATA_MARGIN_SCHEME_INDICATOR_NORMAL', 'marginSchemeIndicator', 'margin scheme'),
];
