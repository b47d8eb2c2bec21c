import { attribute, fixed, group, inside, term } from '../mapping/notation.ts';
import type { Row } from '../mapping/row.ts';
import { amount, taxScheme } from './amount.ts';
import { CHARGE, date } from './lines.ts';

const means = (due: Row[]): Row =>
  group('cac:PaymentMeans', 'BG-16', [
    // UBL requires a code; 1 of UNTDID 4461 means that the means is unknown.
    term('cbc:PaymentMeansCode', 'BT-81', { attributes: [attribute('name', 'BT-82')], otherwise: '1' }),
    ...due,
    term('cbc:InstructionNote', 'X-CorrectionReason'),
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
        term('cbc:ID', 'BT-86'),
        // The place of UBL 2.0, still widely used.
        inside('cac:FinancialInstitution', [term('cbc:ID', 'BT-86')], { readOnly: true }),
      ]),
    ]),
    group('cac:PaymentMandate', 'BG-19', [
      term('cbc:ID', 'BT-89'),
      inside('cac:PayerFinancialAccount', [term('cbc:ID', 'BT-91')]),
    ]),
  ]);

export const paymentMeans = means([date('cbc:PaymentDueDate', 'BT-9', { readOnly: true })]);
/** A credit note has no due date element; EN 16931-3-2 puts it here. */
export const creditPaymentMeans = means([date('cbc:PaymentDueDate', 'BT-9', { once: true })]);

export const paymentTerms = inside('cac:PaymentTerms', [term('cbc:Note', 'BT-20')]);

export const prepayment = group('cac:PrepaidPayment', 'X-Prepayment', [
  term('cbc:ID', 'X-PrepaidId'),
  amount('cbc:PaidAmount', 'X-PrepaidAmount'),
  date('cbc:ReceivedDate', 'X-PrepaidDate'),
  term('cbc:InstructionID', 'X-PrepaidText'),
]);

const category = (id: string, name: string, rate: string, reasons: readonly Row[] = []): Row =>
  inside('cac:TaxCategory', [
    term('cbc:ID', id),
    term('cbc:Name', name),
    term('cbc:Percent', rate),
    ...reasons,
    taxScheme(`${id}-0`),
  ]);

export const documentCharge = group(
  'cac:AllowanceCharge',
  'BG-21',
  [
    fixed('cbc:ChargeIndicator', 'true'),
    term('cbc:AllowanceChargeReasonCode', 'BT-105'),
    term('cbc:AllowanceChargeReason', 'BT-104'),
    term('cbc:MultiplierFactorNumeric', 'BT-101'),
    amount('cbc:Amount', 'BT-99'),
    amount('cbc:BaseAmount', 'BT-100'),
    category('BT-102', 'X-ChargeCategoryName', 'BT-103', [
      term('cbc:TaxExemptionReasonCode', 'X-ChargeExemptionCode'),
      term('cbc:TaxExemptionReason', 'X-ChargeExemption'),
    ]),
  ],
  { when: CHARGE },
);

export const documentAllowance = group('cac:AllowanceCharge', 'BG-20', [
  fixed('cbc:ChargeIndicator', 'false'),
  term('cbc:AllowanceChargeReasonCode', 'BT-98'),
  term('cbc:AllowanceChargeReason', 'BT-97'),
  term('cbc:MultiplierFactorNumeric', 'BT-94'),
  amount('cbc:Amount', 'BT-92'),
  amount('cbc:BaseAmount', 'BT-93'),
  category('BT-95', 'X-AllowanceCategoryName', 'BT-96'),
]);

const subtotal = group('cac:TaxSubtotal', 'BG-23', [
  amount('cbc:TaxableAmount', 'BT-116'),
  amount('cbc:TaxAmount', 'BT-117'),
  inside('cac:TaxCategory', [
    term('cbc:ID', 'BT-118'),
    term('cbc:Name', 'X-CategoryName'),
    term('cbc:Percent', 'BT-119'),
    term('cbc:TaxExemptionReasonCode', 'BT-121'),
    term('cbc:TaxExemptionReason', 'BT-120'),
    taxScheme('BT-118-0'),
  ]),
]);

const accounting = amount('cbc:TaxAmount', 'BT-111', { attributes: [{ name: 'currencyID', currency: 'BT-6' }] });

/**
 * The total in accounting currency is in a second element, identified by its currency; with one currency it is in the
 * first.
 */
export const taxTotals: readonly Row[] = [
  inside('cac:TaxTotal', [amount('cbc:TaxAmount', 'BT-110'), subtotal], {
    when: { at: 'TaxAmount/@currencyID', isTerm: 'BT-5' },
  }),
  inside('cac:TaxTotal', [accounting], { when: { at: 'TaxAmount/@currencyID', isTerm: 'BT-6' } }),
  inside('cac:TaxTotal', [amount('cbc:TaxAmount', 'BT-110'), subtotal], { readOnly: true }),
];

export const monetaryTotal = group('cac:LegalMonetaryTotal', 'BG-22', [
  amount('cbc:LineExtensionAmount', 'BT-106'),
  amount('cbc:TaxExclusiveAmount', 'BT-109'),
  amount('cbc:TaxInclusiveAmount', 'BT-112'),
  amount('cbc:AllowanceTotalAmount', 'BT-107'),
  amount('cbc:ChargeTotalAmount', 'BT-108'),
  amount('cbc:PrepaidAmount', 'BT-113'),
  amount('cbc:PayableRoundingAmount', 'BT-114'),
  amount('cbc:PayableAmount', 'BT-115'),
]);
