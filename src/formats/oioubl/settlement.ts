import { fixed, group, implied, inside, term } from '../mapping/notation.ts';
import type { Row } from '../mapping/row.ts';
import { amount } from '../ubl/amount.ts';
import { CHARGE, date } from '../ubl/lines.ts';
import { dutyTotal, number, OF_VAT, ofList, taxCategory } from './parts.ts';

/** Kinds of payment slips, for a postal (50) or slip (93) account. */
const SLIPS = ['01', '04', '15', '71', '73', '75'];

export const paymentMeans: Row = group('cac:PaymentMeans', 'BG-16', [
  implied('cbc:ID'),
  term('cbc:PaymentMeansCode', 'BT-81', { otherwise: '1' }),
  date('cbc:PaymentDueDate', 'BT-9', { most: 1 }),
  term('cbc:PaymentChannelCode', 'X-PaymentChannel', { attributes: ofList('paymentchannelcode-1.1').slice(1) }),
  term('cbc:InstructionID', 'X-PaymentInstruction'),
  term('cbc:InstructionNote', 'X-PaymentNote'),
  term('cbc:PaymentID', 'X-PaymentSlip', { when: { at: '.', is: SLIPS } }),
  term('cbc:PaymentID', 'BT-83'),
  group('cac:CardAccount', 'BG-18', [
    term('cbc:PrimaryAccountNumberID', 'BT-87'),
    term('cbc:NetworkID', 'X-CardNetwork', { otherwise: 'mapped-from-cii' }),
    term('cbc:HolderName', 'BT-88'),
  ]),
  group('cac:PayeeFinancialAccount', 'BG-17', [
    term('cbc:ID', 'BT-84'),
    term('cbc:Name', 'BT-85'),
    inside('cac:FinancialInstitutionBranch', [
      term('cbc:ID', 'X-BankBranch'),
      inside('cac:FinancialInstitution', [number('cbc:ID', 'BT-86')]),
    ]),
  ]),
  inside('cac:CreditAccount', [term('cbc:AccountID', 'X-CreditAccount')]),
  group('cac:PaymentMandate', 'BG-19', [
    term('cbc:ID', 'BT-89'),
    inside('cac:PayerFinancialAccount', [term('cbc:ID', 'BT-91')]),
  ]),
]);

export const paymentTerms = inside('cac:PaymentTerms', [
  implied('cbc:ID'),
  implied('cbc:PaymentMeansID'),
  term('cbc:Note', 'BT-20', { most: 1 }),
  amount('cbc:Amount', 'X-PaymentTermsAmount'),
]);

export const prepayment = group('cac:PrepaidPayment', 'X-Prepayment', [
  term('cbc:ID', 'X-PrepaidNumber'),
  amount('cbc:PaidAmount', 'X-PrepaidAmount'),
  date('cbc:ReceivedDate', 'X-PrepaidDate'),
  term('cbc:InstructionID', 'X-PrepaidId'),
]);

const adjustment = (
  charge: boolean,
  id: string,
  [sum, base, percent, reason, code, category, rate]: readonly string[],
): Row =>
  group(
    'cac:AllowanceCharge',
    id,
    [
      fixed('cbc:ChargeIndicator', String(charge)),
      term('cbc:AllowanceChargeReasonCode', code as string),
      term('cbc:AllowanceChargeReason', reason as string),
      term('cbc:MultiplierFactorNumeric', percent as string, { form: 'fraction' }),
      amount('cbc:Amount', sum as string),
      amount('cbc:BaseAmount', base as string),
      inside('cac:TaxCategory', taxCategory(category as string, rate as string, `${category}-0`)),
    ],
    charge ? { when: CHARGE } : {},
  );

export const documentCharge = adjustment(true, 'BG-21', [
  'BT-99',
  'BT-100',
  'BT-101',
  'BT-104',
  'BT-105',
  'BT-102',
  'BT-103',
]);
export const documentAllowance = adjustment(false, 'BG-20', [
  'BT-92',
  'BT-93',
  'BT-94',
  'BT-97',
  'BT-98',
  'BT-95',
  'BT-96',
]);

const vatTotal = inside('cac:TaxTotal', [
  amount('cbc:TaxAmount', 'BT-110'),
  group('cac:TaxSubtotal', 'BG-23', [
    amount('cbc:TaxableAmount', 'BT-116'),
    amount('cbc:TaxAmount', 'BT-117'),
    term('cbc:TransactionCurrencyTaxAmount', 'X-AccountingTax', {
      attributes: [{ name: 'currencyID', currency: 'BT-6' }],
    }),
    inside(
      'cac:TaxCategory',
      taxCategory('BT-118', 'BT-119', 'BT-118-0', [
        term('cbc:TaxExemptionReasonCode', 'BT-121'),
        term('cbc:TaxExemptionReason', 'BT-120'),
      ]),
    ),
  ]),
]);

export const taxTotals: readonly Row[] = [{ ...vatTotal, when: OF_VAT }, dutyTotal('X-')];

/**
 * OIOUBL's amount without taxes is the sum of all taxes; and the line total excludes discounts and charges of lines.
 */
export const monetaryTotal = group('cac:LegalMonetaryTotal', 'BG-22', [
  amount('cbc:LineExtensionAmount', 'BT-106'),
  amount('cbc:TaxExclusiveAmount', 'X-AllTaxes'),
  amount('cbc:TaxInclusiveAmount', 'BT-112'),
  amount('cbc:AllowanceTotalAmount', 'BT-107'),
  amount('cbc:ChargeTotalAmount', 'BT-108'),
  amount('cbc:PrepaidAmount', 'BT-113'),
  amount('cbc:PayableRoundingAmount', 'BT-114'),
  amount('cbc:PayableAmount', 'BT-115'),
]);
