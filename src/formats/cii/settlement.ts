import { fixed, group, inside, term } from '../mapping/notation.ts';
import type { Row } from '../mapping/row.ts';
import { address, amount, date, identifier, identifiers } from './parts.ts';

export const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9 ]{8,36}$/;

export const OTHER_ACCOUNT = /^(?![A-Z]{2}\d{2}[A-Z0-9 ]{8,36}$)/;

export const CHARGE = { at: 'ChargeIndicator/Indicator', is: ['true', '1'] };

export const payee = group('ram:PayeeTradeParty', 'BG-10', [
  ...identifiers('BT-60'),
  term('ram:Name', 'BT-59'),
  inside('ram:SpecifiedLegalOrganization', [
    identifier('ram:ID', 'BT-61'),
    term('ram:TradingBusinessName', 'X-PayeeTrading'),
  ]),
  {
    ...address('X-PayeeAddress', [
      'X-Payee1',
      'X-Payee2',
      'X-Payee3',
      'X-PayeeCity',
      'X-PayeeCode',
      'X-PayeeRegion',
      'X-PayeeCountry',
    ]),
    readOnly: true,
  },
]);

const means = group('ram:SpecifiedTradeSettlementPaymentMeans', 'BG-16', [
  term('ram:TypeCode', 'BT-81'),
  term('ram:Information', 'BT-82'),
  group('ram:ApplicableTradeSettlementFinancialCard', 'BG-18', [
    term('ram:ID', 'BT-87'),
    term('ram:CardholderName', 'BT-88'),
  ]),
  group('ram:PayerPartyDebtorFinancialAccount', 'BG-19', [term('ram:IBANID', 'BT-91')]),
  group('ram:PayeePartyCreditorFinancialAccount', 'BG-17', [
    term('ram:IBANID', 'BT-84', { qualifier: 'IBAN', shape: IBAN }),
    term('ram:AccountName', 'BT-85'),
    term('ram:ProprietaryID', 'BT-84', { qualifier: 'other', shape: OTHER_ACCOUNT }),
  ]),
  inside('ram:PayeeSpecifiedCreditorFinancialInstitution', [term('ram:BICID', 'BT-86')]),
]);

/**
 * BT-7 and BT-8 apply to the invoice, but CII has a place for them only in each breakdown. BT-7 may stand in one
 * (CII-SR-461).
 */
const breakdown = group('ram:ApplicableTradeTax', 'BG-23', [
  amount('ram:CalculatedAmount', 'BT-117'),
  term('ram:TypeCode', 'BT-118-0', { otherwise: 'VAT' }),
  term('ram:ExemptionReason', 'BT-120'),
  amount('ram:BasisAmount', 'BT-116'),
  term('ram:CategoryCode', 'BT-118'),
  term('ram:ExemptionReasonCode', 'BT-121'),
  inside('ram:TaxPointDate', [
    term('udt:DateString', 'BT-7', { form: 'date-102', attributes: [{ name: 'format', fixed: '102' }], once: true }),
    term('udt:DateTimeString', 'BT-7', {
      form: 'date-102',
      attributes: [{ name: 'format', fixed: '102' }],
      readOnly: true,
    }),
  ]),
  term('ram:DueDateTypeCode', 'BT-8'),
  term('ram:RateApplicablePercent', 'BT-119'),
]);

const indicator = (charge: boolean): Row =>
  inside('ram:ChargeIndicator', [fixed('udt:Indicator', String(charge))], { always: true });

const category = (id: string, rate: string, type: string): Row =>
  inside('ram:CategoryTradeTax', [
    term('ram:TypeCode', type, { otherwise: 'VAT' }),
    term('ram:CategoryCode', id),
    term('ram:RateApplicablePercent', rate),
  ]);

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
    category('BT-102', 'BT-103', 'BT-102-0'),
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
  category('BT-95', 'BT-96', 'BT-95-0'),
]);

/** Freight and similar charges, which the profile EXTENDED of Factur-X and ZUGFeRD distinguishes from others. */
const logistics = group(
  'ram:SpecifiedLogisticsServiceCharge',
  'BG-21',
  [
    term('ram:Description', 'BT-104'),
    amount('ram:AppliedAmount', 'BT-99'),
    inside('ram:AppliedTradeTax', [
      term('ram:TypeCode', 'BT-102-0'),
      term('ram:CategoryCode', 'BT-102'),
      term('ram:RateApplicablePercent', 'BT-103'),
    ]),
  ],
  { readOnly: true },
);

const terms = inside(
  'ram:SpecifiedTradePaymentTerms',
  [
    term('ram:Description', 'BT-20'),
    date('ram:DueDateDateTime', 'BT-9'),
    term('ram:DirectDebitMandateID', 'BT-89'),
    amount('ram:PartialPaymentAmount', 'X-TermsAmount'),
  ],
  { each: 'BT-9' },
);

const taxTotal = (id: 'BT-110' | 'BT-111', currency: 'BT-5' | 'BT-6', more: Partial<Row> = {}): Row =>
  term('ram:TaxTotalAmount', id, { attributes: [{ name: 'currencyID', currency }], ...more });

const summation = group('ram:SpecifiedTradeSettlementHeaderMonetarySummation', 'BG-22', [
  amount('ram:LineTotalAmount', 'BT-106'),
  amount('ram:ChargeTotalAmount', 'BT-108'),
  amount('ram:AllowanceTotalAmount', 'BT-107'),
  amount('ram:TaxBasisTotalAmount', 'BT-109'),
  taxTotal('BT-110', 'BT-5', { when: { at: '@currencyID', isTerm: 'BT-5' } }),
  taxTotal('BT-111', 'BT-6', { when: { at: '@currencyID', isTerm: 'BT-6' } }),
  taxTotal('BT-110', 'BT-5', { readOnly: true }),
  amount('ram:RoundingAmount', 'BT-114'),
  amount('ram:GrandTotalAmount', 'BT-112'),
  amount('ram:TotalPrepaidAmount', 'BT-113'),
  amount('ram:DuePayableAmount', 'BT-115'),
]);

const advance = group(
  'ram:SpecifiedAdvancePayment',
  'X-Prepayment',
  [
    amount('ram:PaidAmount', 'X-PrepaidAmount'),
    date('ram:FormattedReceivedDateTime', 'X-PrepaidDate', 'qdt:DateTimeString'),
  ],
  { readOnly: true },
);

export const settlement = inside('ram:ApplicableHeaderTradeSettlement', [
  term('ram:CreditorReferenceID', 'BT-90', { most: 1 }),
  term('ram:PaymentReference', 'BT-83', { most: 1 }),
  term('ram:TaxCurrencyCode', 'BT-6'),
  term('ram:InvoiceCurrencyCode', 'BT-5'),
  payee,
  means,
  breakdown,
  group('ram:BillingSpecifiedPeriod', 'BG-14', [
    term('ram:Description', 'X-PeriodText'),
    date('ram:StartDateTime', 'BT-73'),
    date('ram:EndDateTime', 'BT-74'),
  ]),
  charge,
  allowance,
  logistics,
  terms,
  summation,
  // D16B has one.
  group(
    'ram:InvoiceReferencedDocument',
    'BG-3',
    [
      term('ram:IssuerAssignedID', 'BT-25'),
      term('ram:TypeCode', 'X-ReferenceType'),
      date('ram:FormattedIssueDateTime', 'BT-26', 'qdt:DateTimeString'),
    ],
    { most: 1 },
  ),
  inside('ram:ReceivableSpecifiedTradeAccountingAccount', [term('ram:ID', 'BT-19')]),
  advance,
]);
