import { brokenCategories, brokenCodes, brokenSpecials } from './broken-codes.ts';
import { type Breakage, type Edit, bare, blank, gone, inside, set } from './edits.ts';

const header: readonly Breakage[] = [
  {
    rule: 'BR-01',
    ubl: [blank('cbc:CustomizationID')],
    cii: [inside('ram:GuidelineSpecifiedDocumentContextParameter', blank('ram:ID'))],
  },
  { rule: 'BR-02', ubl: [['<cbc:ID>A-17</cbc:ID>', '']], cii: [['<ram:ID>A-17</ram:ID>', '']] },
  { rule: 'BR-03', ubl: [gone('cbc:IssueDate')], cii: [gone('ram:IssueDateTime')] },
  {
    rule: 'BR-04',
    ubl: [gone('cbc:InvoiceTypeCode')],
    cii: [['<ram:TypeCode>380</ram:TypeCode>', '']],
  },
  { rule: 'BR-05', ubl: [gone('cbc:DocumentCurrencyCode')], cii: [gone('ram:InvoiceCurrencyCode')] },
  {
    rule: 'BR-06',
    ubl: [inside('cac:AccountingSupplierParty', blank('cbc:RegistrationName'))],
    cii: [inside('ram:SellerTradeParty', blank('ram:Name'))],
  },
  {
    rule: 'BR-07',
    ubl: [inside('cac:AccountingCustomerParty', blank('cbc:RegistrationName'))],
    cii: [inside('ram:BuyerTradeParty', blank('ram:Name'))],
  },
  {
    rule: 'BR-08',
    ubl: [inside('cac:AccountingSupplierParty', gone('cac:PostalAddress'))],
    cii: [inside('ram:SellerTradeParty', gone('ram:PostalTradeAddress'))],
  },
  {
    rule: 'BR-09',
    ubl: [inside('cac:AccountingSupplierParty', gone('cac:Country'))],
    cii: [inside('ram:SellerTradeParty', blank('ram:CountryID'))],
  },
  {
    rule: 'BR-10',
    ubl: [inside('cac:AccountingCustomerParty', gone('cac:PostalAddress'))],
    cii: [inside('ram:BuyerTradeParty', gone('ram:PostalTradeAddress'))],
  },
  {
    rule: 'BR-11',
    ubl: [inside('cac:AccountingCustomerParty', gone('cac:Country'))],
    cii: [inside('ram:BuyerTradeParty', blank('ram:CountryID'))],
  },
  { rule: 'BR-16', ubl: [gone('cac:InvoiceLine')], cii: [gone('ram:IncludedSupplyChainTradeLineItem')] },
  {
    rule: 'BR-17',
    ubl: [inside('cac:PayeeParty', set('cbc:Name', 'Arganzuela'))],
    cii: [inside('ram:PayeeTradeParty', set('ram:Name', 'Talleres Arganzuela S.L.'))],
  },
  {
    rule: 'BR-17',
    ubl: [inside('cac:PayeeParty', set('cbc:ID', '123456789'))],
    cii: [inside('ram:PayeeTradeParty', gone('ram:Name'))],
  },
  {
    rule: 'BR-18',
    ubl: [inside('cac:TaxRepresentativeParty', blank('cbc:Name'))],
    cii: [inside('ram:SellerTaxRepresentativeTradeParty', blank('ram:Name'))],
  },
  {
    rule: 'BR-19',
    ubl: [inside('cac:TaxRepresentativeParty', gone('cac:PostalAddress'))],
    cii: [inside('ram:SellerTaxRepresentativeTradeParty', gone('ram:PostalTradeAddress'))],
  },
  {
    rule: 'BR-20',
    ubl: [inside('cac:TaxRepresentativeParty', blank('cbc:IdentificationCode'))],
    cii: [inside('ram:SellerTaxRepresentativeTradeParty', blank('ram:CountryID'))],
  },
  {
    rule: 'BR-29',
    ubl: [inside('cac:InvoicePeriod', set('cbc:EndDate', '2025-12-31'))],
    cii: [[/(.*)20260131/s, '$120251231']],
  },
  {
    rule: 'BR-30',
    ubl: [inside('cac:InvoiceLine', set('cbc:EndDate', '2025-12-31'))],
    cii: [inside('ram:SpecifiedLineTradeSettlement', [/20260131/, '20251231'])],
  },
  {
    rule: 'BR-49',
    ubl: [gone('cbc:PaymentMeansCode')],
    cii: [inside('ram:SpecifiedTradeSettlementPaymentMeans', gone('ram:TypeCode'))],
  },
  {
    rule: 'BR-50',
    ubl: [inside('cac:PayeeFinancialAccount', blank('cbc:ID'))],
    cii: [blank('ram:IBANID')],
  },
  {
    rule: 'BR-51',
    ubl: [set('cbc:PrimaryAccountNumberID', '12345678901')],
    cii: [inside('ram:ApplicableTradeSettlementFinancialCard', set('ram:ID', '12345678901'))],
  },
  { rule: 'BR-52', ubl: [['<cbc:ID>T-1</cbc:ID>', '']], cii: [set('ram:IssuerAssignedID', ' ')] },
  {
    rule: 'BR-53',
    ubl: [
      [
        '<cbc:TaxAmount currencyID="SEK">330.00</cbc:TaxAmount>',
        '<cbc:TaxAmount currencyID="NOK">330.00</cbc:TaxAmount>',
      ],
    ],
    cii: [['currencyID="SEK"', 'currencyID="NOK"']],
  },
  { rule: 'BR-54', ubl: [gone('cbc:Value')], cii: [gone('ram:Value')] },
  {
    rule: 'BR-55',
    ubl: [inside('cac:BillingReference', gone('cbc:ID'))],
    cii: [['<ram:IssuerAssignedID>A-16</ram:IssuerAssignedID>', '']],
  },
  {
    rule: 'BR-56',
    ubl: [inside('cac:TaxRepresentativeParty', gone('cac:PartyTaxScheme'))],
    cii: [inside('ram:SellerTaxRepresentativeTradeParty', gone('ram:SpecifiedTaxRegistration'))],
  },
  {
    rule: 'BR-57',
    ubl: [inside('cac:Delivery', gone('cac:Country'))],
    cii: [inside('ram:ShipToTradeParty', gone('ram:CountryID'))],
  },
  { rule: 'BR-61', ubl: [gone('cac:PayeeFinancialAccount')], cii: [gone('ram:IBANID')] },
  {
    rule: 'BR-62',
    ubl: [inside('cac:AccountingSupplierParty', bare('cbc:EndpointID', 'schemeID'))],
    cii: [inside('ram:SellerTradeParty', bare('ram:URIID', 'schemeID'))],
  },
  {
    rule: 'BR-63',
    ubl: [inside('cac:AccountingCustomerParty', bare('cbc:EndpointID', 'schemeID'))],
    cii: [inside('ram:BuyerTradeParty', bare('ram:URIID', 'schemeID'))],
  },
  {
    rule: 'BR-CO-03',
    ubl: [['<cbc:DocumentCurrencyCode>', '<cbc:TaxPointDate>2026-01-31</cbc:TaxPointDate><cbc:DocumentCurrencyCode>']],
    cii: [
      [
        '<ram:DueDateTypeCode>',
        '<ram:TaxPointDate><udt:DateString format="102">20260131</udt:DateString></ram:TaxPointDate><ram:DueDateTypeCode>',
      ],
    ],
  },
  { rule: 'BR-CO-09', ubl: [['ESB98602642', 'B98602642']], cii: [['ESB98602642', '98602642']] },
  {
    rule: 'BR-CO-19',
    ubl: [[/<cac:InvoicePeriod>[^]*?<\/cac:InvoicePeriod>/, '<cac:InvoicePeriod/>']],
    cii: [[/(.*)<ram:BillingSpecifiedPeriod>.*?<\/ram:BillingSpecifiedPeriod>/s, '$1<ram:BillingSpecifiedPeriod/>']],
  },
  {
    rule: 'BR-CO-20',
    ubl: [[/(<cac:InvoiceLine>[^]*?)<cac:InvoicePeriod>.*?<\/cac:InvoicePeriod>/, '$1<cac:InvoicePeriod/>']],
    cii: [[/<ram:BillingSpecifiedPeriod>.*?<\/ram:BillingSpecifiedPeriod>/, '<ram:BillingSpecifiedPeriod/>']],
  },
  {
    rule: 'BR-CO-26',
    ubl: [
      inside('cac:AccountingSupplierParty', gone('cac:PartyIdentification')),
      inside('cac:AccountingSupplierParty', gone('cbc:CompanyID')),
      inside('cac:AccountingSupplierParty', gone('cbc:CompanyID')),
    ],
    cii: [
      inside('ram:SellerTradeParty', gone('ram:GlobalID')),
      inside('ram:SellerTradeParty', gone('ram:SpecifiedLegalOrganization')),
      inside('ram:SellerTradeParty', gone('ram:SpecifiedTaxRegistration')),
    ],
  },
];

const lines: readonly Breakage[] = [
  { rule: 'BR-21', ubl: [inside('cac:InvoiceLine', blank('cbc:ID'))], cii: [blank('ram:LineID')] },
  { rule: 'BR-22', ubl: [gone('cbc:InvoicedQuantity')], cii: [gone('ram:BilledQuantity')] },
  {
    rule: 'BR-23',
    ubl: [bare('cbc:InvoicedQuantity', 'unitCode')],
    cii: [bare('ram:BilledQuantity', 'unitCode')],
  },
  {
    rule: 'BR-24',
    ubl: [inside('cac:InvoiceLine', gone('cbc:LineExtensionAmount'))],
    cii: [gone('ram:SpecifiedTradeSettlementLineMonetarySummation')],
  },
  {
    rule: 'BR-25',
    ubl: [inside('cac:Item', blank('cbc:Name'))],
    cii: [inside('ram:SpecifiedTradeProduct', blank('ram:Name'))],
  },
  {
    rule: 'BR-26',
    ubl: [gone('cbc:PriceAmount')],
    cii: [inside('ram:NetPriceProductTradePrice', gone('ram:ChargeAmount'))],
  },
  {
    rule: 'BR-27',
    ubl: [set('cbc:PriceAmount', '-0.01')],
    cii: [inside('ram:NetPriceProductTradePrice', set('ram:ChargeAmount', '-0.01'))],
  },
  {
    rule: 'BR-28',
    ubl: [inside('cac:Price', set('cbc:BaseAmount', '-0.01'))],
    cii: [inside('ram:GrossPriceProductTradePrice', set('ram:ChargeAmount', '-0.01'))],
  },
  {
    rule: 'BR-CO-04',
    ubl: [[/(<cac:ClassifiedTaxCategory>[^]*?<cac:TaxScheme><cbc:ID>)VAT/, '$1GST']],
    cii: [inside('ram:ApplicableTradeTax', set('ram:TypeCode', 'GST'))],
  },
  {
    rule: 'BR-64',
    ubl: [inside('cac:StandardItemIdentification', bare('cbc:ID', 'schemeID'))],
    cii: [inside('ram:SpecifiedTradeProduct', bare('ram:GlobalID', 'schemeID'))],
  },
  { rule: 'BR-65', ubl: [bare('cbc:ItemClassificationCode', 'listID')], cii: [bare('ram:ClassCode', 'listID')] },
];

/** Allowances and charges of the invoice come last, those of a line are in the first line. */
function adjustments(): Breakage[] {
  const rows: readonly (readonly [
    where: string,
    amount: string,
    reasons: readonly string[],
    text: string,
    value: string,
  ])[] = [
    ['allowance', 'BR-31', ['BR-33', 'BR-CO-21'], 'Discount', '10.00'],
    ['charge', 'BR-36', ['BR-38', 'BR-CO-22'], 'Freight', '5.00'],
    ['line allowance', 'BR-41', ['BR-42', 'BR-CO-23'], 'Discount of the line', '2.00'],
    ['line charge', 'BR-43', ['BR-44', 'BR-CO-24'], 'Freight of the line', '2.00'],
  ];
  return rows.flatMap(([, amount, reasons, text, value]) => [
    {
      rule: amount,
      ubl: [
        [
          new RegExp(`(${text}</cbc:AllowanceChargeReason>)<cbc:Amount currencyID="EUR">${value}</cbc:Amount>`, 'g'),
          '$1',
        ] as Edit,
      ],
      cii: [
        [
          new RegExp(
            `<ram:ActualAmount>${value}</ram:ActualAmount>(<ram:ReasonCode>\\w+</ram:ReasonCode><ram:Reason>${text}<)`,
            'g',
          ),
          '$1',
        ] as Edit,
      ],
    },
    ...reasons.map((rule) => ({
      rule,
      ubl: [
        [
          new RegExp(
            `<cbc:AllowanceChargeReasonCode>\\w+</cbc:AllowanceChargeReasonCode>\\s*<cbc:AllowanceChargeReason>${text}</cbc:AllowanceChargeReason>`,
            'g',
          ),
          '',
        ] as Edit,
      ],
      cii: [[new RegExp(`<ram:ReasonCode>\\w+</ram:ReasonCode><ram:Reason>${text}</ram:Reason>`, 'g'), ''] as Edit],
    })),
  ]);
}

const adjusted: readonly Breakage[] = [
  ...adjustments(),
  {
    rule: 'BR-32',
    ubl: [[/(>Discount<[^]*?)<cac:TaxCategory>[^]*?<\/cac:TaxCategory>/, '$1']],
    cii: [[/(<ram:Reason>Discount<\/ram:Reason>)<ram:CategoryTradeTax>.*?<\/ram:CategoryTradeTax>/, '$1']],
  },
  {
    rule: 'BR-37',
    ubl: [[/(>Freight<[^]*?)<cac:TaxCategory>[^]*?<\/cac:TaxCategory>/, '$1']],
    cii: [[/(<ram:Reason>Freight<\/ram:Reason>)<ram:CategoryTradeTax>.*?<\/ram:CategoryTradeTax>/, '$1']],
  },
];

const SUMS = 'cac:LegalMonetaryTotal';
const SUMS_CII = 'ram:SpecifiedTradeSettlementHeaderMonetarySummation';

const totals: readonly Breakage[] = [
  {
    rule: 'BR-12',
    ubl: [inside(SUMS, gone('cbc:LineExtensionAmount'))],
    cii: [inside(SUMS_CII, gone('ram:LineTotalAmount'))],
  },
  { rule: 'BR-13', ubl: [gone('cbc:TaxExclusiveAmount')], cii: [gone('ram:TaxBasisTotalAmount')] },
  { rule: 'BR-14', ubl: [gone('cbc:TaxInclusiveAmount')], cii: [gone('ram:GrandTotalAmount')] },
  { rule: 'BR-15', ubl: [gone('cbc:PayableAmount')], cii: [gone('ram:DuePayableAmount')] },
  { rule: 'BR-45', ubl: [gone('cbc:TaxableAmount')], cii: [['<ram:BasisAmount>145.00</ram:BasisAmount>', '']] },
  { rule: 'BR-46', ubl: [inside('cac:TaxSubtotal', gone('cbc:TaxAmount'))], cii: [gone('ram:CalculatedAmount')] },
  {
    rule: 'BR-47',
    ubl: [[/(<cac:TaxSubtotal>[^]*?<cac:TaxScheme><cbc:ID>)VAT/, '$1GST']],
    cii: [[/(<ram:CalculatedAmount>29.00<\/ram:CalculatedAmount><ram:TypeCode>)VAT/, '$1GST']],
  },
  {
    rule: 'BR-48',
    ubl: [inside('cac:TaxSubtotal', gone('cbc:Percent'))],
    cii: [[/(<\/ram:DueDateTypeCode>)<ram:RateApplicablePercent>20<\/ram:RateApplicablePercent>/, '$1']],
  },
  {
    rule: 'BR-CO-10',
    ubl: [inside(SUMS, set('cbc:LineExtensionAmount', '150.01'))],
    cii: [inside(SUMS_CII, set('ram:LineTotalAmount', '150.01'))],
  },
  {
    rule: 'BR-CO-11',
    ubl: [set('cbc:AllowanceTotalAmount', '10.01')],
    cii: [set('ram:AllowanceTotalAmount', '10.01')],
  },
  { rule: 'BR-CO-11', ubl: [gone('cbc:AllowanceTotalAmount')], cii: [gone('ram:AllowanceTotalAmount')] },
  { rule: 'BR-CO-12', ubl: [set('cbc:ChargeTotalAmount', '4.99')], cii: [set('ram:ChargeTotalAmount', '4.99')] },
  { rule: 'BR-CO-13', ubl: [set('cbc:TaxExclusiveAmount', '145.01')], cii: [set('ram:TaxBasisTotalAmount', '145.01')] },
  {
    rule: 'BR-CO-14',
    ubl: [[/<cbc:TaxAmount currencyID="EUR">29.00/, '<cbc:TaxAmount currencyID="EUR">29.01']],
    cii: [[/currencyID="EUR">29.00/, 'currencyID="EUR">29.01']],
  },
  { rule: 'BR-CO-15', ubl: [set('cbc:TaxInclusiveAmount', '174.01')], cii: [set('ram:GrandTotalAmount', '174.01')] },
  {
    rule: 'BR-CO-15',
    ubl: [['currencyID="SEK"', 'currencyID="EUR"']],
    cii: [['currencyID="SEK"', 'currencyID="EUR"']],
  },
  { rule: 'BR-CO-16', ubl: [set('cbc:PayableAmount', '154.06')], cii: [set('ram:DuePayableAmount', '154.06')] },
  { rule: 'BR-CO-16', ubl: [gone('cbc:PrepaidAmount')], cii: [gone('ram:TotalPrepaidAmount')] },
  {
    rule: 'BR-CO-17',
    ubl: [inside('cac:TaxSubtotal', set('cbc:TaxAmount', '30.00'))],
    cii: [set('ram:CalculatedAmount', '30.01')],
  },
  {
    rule: 'BR-CO-18',
    ubl: [gone('cac:TaxSubtotal')],
    cii: [
      [
        /(<\/ram:SpecifiedTradeSettlementPaymentMeans>\s*)<ram:ApplicableTradeTax>[^]*?<\/ram:ApplicableTradeTax>/,
        '$1',
      ],
    ],
  },
  ...decimals(),
];

/** A third decimal, for any figure. */
function decimals(): Breakage[] {
  const longer = (text: string, element: string): Edit => [`>${text}</${element}>`, `>${text}0</${element}>`];
  const rows: readonly (readonly [rule: string, text: string, ubl: string, cii: string])[] = [
    ['BR-DEC-01', '10.00', 'cbc:Amount', 'ram:ActualAmount'],
    ['BR-DEC-02', '100.00', 'cbc:BaseAmount', 'ram:BasisAmount'],
    ['BR-DEC-05', '5.00', 'cbc:Amount', 'ram:ActualAmount'],
    ['BR-DEC-06', '50.00', 'cbc:BaseAmount', 'ram:BasisAmount'],
    ['BR-DEC-09', '150.00', 'cbc:LineExtensionAmount', 'ram:LineTotalAmount'],
    ['BR-DEC-10', '10.00', 'cbc:AllowanceTotalAmount', 'ram:AllowanceTotalAmount'],
    ['BR-DEC-11', '5.00', 'cbc:ChargeTotalAmount', 'ram:ChargeTotalAmount'],
    ['BR-DEC-12', '145.00', 'cbc:TaxExclusiveAmount', 'ram:TaxBasisTotalAmount'],
    ['BR-DEC-14', '174.00', 'cbc:TaxInclusiveAmount', 'ram:GrandTotalAmount'],
    ['BR-DEC-16', '20.00', 'cbc:PrepaidAmount', 'ram:TotalPrepaidAmount'],
    ['BR-DEC-17', '0.05', 'cbc:PayableRoundingAmount', 'ram:RoundingAmount'],
    ['BR-DEC-18', '154.05', 'cbc:PayableAmount', 'ram:DuePayableAmount'],
    ['BR-DEC-19', '145.00', 'cbc:TaxableAmount', 'ram:BasisAmount'],
    ['BR-DEC-20', '29.00', 'cbc:TaxAmount', 'ram:CalculatedAmount'],
    ['BR-DEC-23', '100.00', 'cbc:LineExtensionAmount', 'ram:LineTotalAmount'],
    ['BR-DEC-24', '2.00', 'cbc:Amount', 'ram:ActualAmount'],
    ['BR-DEC-25', '20.00', 'cbc:BaseAmount', 'ram:BasisAmount'],
    ['BR-DEC-27', '2.00', 'cbc:Amount', 'ram:ActualAmount'],
    ['BR-DEC-28', '20.00', 'cbc:BaseAmount', 'ram:BasisAmount'],
  ];
  return [
    ...rows.map(([rule, text, ubl, cii]) => ({ rule, ubl: [longer(text, ubl)], cii: [longer(text, cii)] })),
    { rule: 'BR-DEC-13', cii: [[/29.00<\/ram:TaxTotalAmount>.*/, '29.001</ram:TaxTotalAmount>'] as Edit] },
    {
      rule: 'BR-DEC-15',
      cii: [
        ['<ram:TaxTotalAmount currencyID="EUR">29.00</ram:TaxTotalAmount>', ''] as Edit,
        ['330.00</ram:TaxTotalAmount>', '330.001</ram:TaxTotalAmount>'] as Edit,
      ],
    },
  ];
}

/** At least one way to break each rule of EN 16931-1. */
export const BREAKAGES: readonly Breakage[] = [
  ...header,
  ...lines,
  ...adjusted,
  ...totals,
  ...brokenCodes,
  ...brokenCategories(),
  ...brokenSpecials,
];
