import { amount, date } from '../cii/parts.ts';
import { CHARGE, IBAN, OTHER_ACCOUNT, payee } from '../cii/settlement.ts';
import { fixed, group, inside, term } from '../mapping/notation.ts';
import type { Row } from '../mapping/row.ts';

/** Payment, taxes and totals of the invoice. */

const means = group('ram:SpecifiedTradeSettlementPaymentMeans', 'BG-16', [
  term('ram:TypeCode', 'BT-81'),
  term('ram:Information', 'BT-82'),
  group('ram:PayerPartyDebtorFinancialAccount', 'BG-19', [term('ram:IBANID', 'BT-91')]),
  group('ram:PayeePartyCreditorFinancialAccount', 'BG-17', [
    term('ram:IBANID', 'BT-84', { qualifier: 'IBAN', shape: IBAN }),
    term('ram:AccountName', 'BT-85'),
    term('ram:ProprietaryID', 'BT-84', { qualifier: 'other', shape: OTHER_ACCOUNT }),
  ]),
  inside('ram:PayeeSpecifiedCreditorFinancialInstitution', [term('ram:BICID', 'BT-86')]),
]);

export const taxRows = (type: string, category: string, rate: string): readonly Row[] => [
  term('ram:TypeCode', type),
  term('ram:CategoryCode', category),
  term('ram:ApplicablePercent', rate),
];

const breakdown = group('ram:ApplicableTradeTax', 'BG-23', [
  amount('ram:CalculatedAmount', 'BT-117'),
  term('ram:ExemptionReason', 'BT-120'),
  amount('ram:BasisAmount', 'BT-116'),
  ...taxRows('BT-118-0', 'BT-118', 'BT-119'),
]);

const indicator = (charge: boolean): Row => inside('ram:ChargeIndicator', [fixed('udt:Indicator', String(charge))]);

const charge = group(
  'ram:SpecifiedTradeAllowanceCharge',
  'BG-21',
  [
    indicator(true),
    term('ram:CalculationPercent', 'BT-101'),
    amount('ram:BasisAmount', 'BT-100'),
    amount('ram:ActualAmount', 'BT-99'),
    term('ram:ReasonCode', 'BT-105'),
    term('ram:Reason', 'BT-104'),
    inside('ram:CategoryTradeTax', taxRows('BT-102-0', 'BT-102', 'BT-103')),
  ],
  { when: CHARGE },
);

const allowance = group('ram:SpecifiedTradeAllowanceCharge', 'BG-20', [
  indicator(false),
  term('ram:CalculationPercent', 'BT-94'),
  amount('ram:BasisAmount', 'BT-93'),
  amount('ram:ActualAmount', 'BT-92'),
  term('ram:ReasonCode', 'BT-98'),
  term('ram:Reason', 'BT-97'),
  inside('ram:CategoryTradeTax', taxRows('BT-95-0', 'BT-95', 'BT-96')),
]);

const logistics = group('ram:SpecifiedLogisticsServiceCharge', 'BG-21', [
  term('ram:Description', 'BT-104'),
  amount('ram:AppliedAmount', 'BT-99'),
  inside('ram:AppliedTradeTax', taxRows('BT-102-0', 'BT-102', 'BT-103')),
]);

const terms = inside('ram:SpecifiedTradePaymentTerms', [
  term('ram:Description', 'BT-20'),
  date('ram:DueDateDateTime', 'BT-9'),
  amount('ram:PartialPaymentAmount', 'X-TermsAmount'),
]);

const summation = group('ram:SpecifiedTradeSettlementMonetarySummation', 'BG-22', [
  amount('ram:LineTotalAmount', 'BT-106'),
  amount('ram:ChargeTotalAmount', 'BT-108'),
  amount('ram:AllowanceTotalAmount', 'BT-107'),
  amount('ram:TaxBasisTotalAmount', 'BT-109'),
  amount('ram:TaxTotalAmount', 'BT-110'),
  amount('ram:GrandTotalAmount', 'BT-112'),
  amount('ram:TotalPrepaidAmount', 'BT-113'),
  amount('ram:DuePayableAmount', 'BT-115'),
]);

export const settlement = inside('ram:ApplicableSupplyChainTradeSettlement', [
  term('ram:PaymentReference', 'BT-83'),
  term('ram:InvoiceCurrencyCode', 'BT-5'),
  payee,
  means,
  breakdown,
  group('ram:BillingSpecifiedPeriod', 'BG-14', [date('ram:StartDateTime', 'BT-73'), date('ram:EndDateTime', 'BT-74')]),
  charge,
  allowance,
  logistics,
  terms,
  summation,
  inside('ram:ReceivableSpecifiedTradeAccountingAccount', [term('ram:ID', 'BT-19')]),
]);
