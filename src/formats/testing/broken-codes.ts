import { type Breakage, type Edit, coded, gone, inside, set } from './edits.ts';
import { VAT_CATEGORIES, type VatCategory } from './invoices.ts';

/** Codes that are in no list. */
export const brokenCodes: readonly Breakage[] = [
  { rule: 'BR-CL-01', ubl: [set('cbc:InvoiceTypeCode', '381')], cii: [['>380<', '>999<']] },
  {
    rule: 'BR-CL-03',
    ubl: [['currencyID="EUR"', 'currencyID="EURO"']],
    cii: [['currencyID="SEK"', 'currencyID="SEKK"']],
  },
  { rule: 'BR-CL-04', ubl: [set('cbc:DocumentCurrencyCode', 'EURO')], cii: [set('ram:InvoiceCurrencyCode', 'EURO')] },
  { rule: 'BR-CL-05', ubl: [set('cbc:TaxCurrencyCode', 'KRO')], cii: [set('ram:TaxCurrencyCode', 'KRO')] },
  { rule: 'BR-CL-06', ubl: [set('cbc:DescriptionCode', '29')], cii: [set('ram:DueDateTypeCode', '35')] },
  { rule: 'BR-CL-07', ubl: [['schemeID="ABO"', 'schemeID="QQQ"']], cii: [set('ram:ReferenceTypeCode', 'QQQ')] },
  { rule: 'BR-CL-08', ubl: [['#AAI#', '#QQQ#']], cii: [set('ram:SubjectCode', 'QQQ')] },
  {
    rule: 'BR-CL-10',
    ubl: [inside('cac:PartyIdentification', coded('cbc:ID', 'schemeID', '9999'))],
    cii: [inside('ram:SellerTradeParty', coded('ram:GlobalID', 'schemeID', '9999'))],
  },
  {
    rule: 'BR-CL-10',
    ubl: [
      [
        /(<cac:AccountingCustomerParty><cac:Party>[^]*?<\/cbc:EndpointID>)/,
        '$1<cac:PartyIdentification><cbc:ID schemeID="SEPA">X</cbc:ID></cac:PartyIdentification>',
      ],
    ],
  },
  {
    rule: 'BR-CL-11',
    ubl: [coded('cbc:CompanyID', 'schemeID', '9999')],
    cii: [inside('ram:SpecifiedLegalOrganization', coded('ram:ID', 'schemeID', '9999'))],
  },
  { rule: 'BR-CL-13', ubl: [['listID="STI"', 'listID="QQ"']], cii: [['listID="STI"', 'listID="QQ"']] },
  {
    rule: 'BR-CL-14',
    ubl: [inside('cac:AccountingSupplierParty', set('cbc:IdentificationCode', 'EL'))],
    cii: [inside('ram:SellerTradeParty', set('ram:CountryID', 'EL'))],
  },
  {
    rule: 'BR-CL-15',
    ubl: [inside('cac:OriginCountry', set('cbc:IdentificationCode', 'EU'))],
    cii: [inside('ram:OriginTradeCountry', set('ram:ID', 'EU'))],
  },
  {
    rule: 'BR-CL-16',
    ubl: [set('cbc:PaymentMeansCode', '999')],
    cii: [inside('ram:SpecifiedTradeSettlementPaymentMeans', set('ram:TypeCode', '999'))],
  },
  {
    rule: 'BR-CL-17',
    ubl: [inside('cac:TaxCategory', set('cbc:ID', 'X'))],
    cii: [inside('ram:CategoryTradeTax', set('ram:CategoryCode', 'X'))],
  },
  {
    rule: 'BR-CL-18',
    ubl: [inside('cac:ClassifiedTaxCategory', set('cbc:ID', 'X'))],
    cii: [inside('ram:ApplicableTradeTax', set('ram:CategoryCode', 'X'))],
  },
  { rule: 'BR-CL-19', ubl: [['>95<', '>FC<']], cii: [['>95<', '>FC<']] },
  { rule: 'BR-CL-20', ubl: [['>FC<', '>95<']], cii: [['>FC<', '>95<']] },
  {
    rule: 'BR-CL-21',
    ubl: [coded('cac:StandardItemIdentification><cbc:ID', 'schemeID', '9999')],
    cii: [['schemeID="0160"', 'schemeID="9999"']],
  },
  {
    rule: 'BR-CL-22',
    category: 'E',
    ubl: [set('cbc:TaxExemptionReasonCode', 'VATEX-EU-999')],
    cii: [set('ram:ExemptionReasonCode', 'VATEX-EU-999')],
  },
  { rule: 'BR-CL-23', ubl: [['unitCode="C62"', 'unitCode="PIECE"']], cii: [['unitCode="C62"', 'unitCode="PIECE"']] },
  { rule: 'BR-CL-24', ubl: [['application/pdf', 'text/html']], cii: [['application/pdf', 'text/html']] },
  {
    rule: 'BR-CL-25',
    ubl: [coded('cbc:EndpointID', 'schemeID', '9999')],
    cii: [coded('ram:URIID', 'schemeID', '9999')],
  },
  {
    rule: 'BR-CL-26',
    ubl: [inside('cac:DeliveryLocation', coded('cbc:ID', 'schemeID', '9999'))],
    cii: [inside('ram:ShipToTradeParty', coded('ram:GlobalID', 'schemeID', '9999'))],
  },
];

const FAMILIES: Record<VatCategory, string> = {
  S: 'S',
  Z: 'Z',
  E: 'E',
  AE: 'AE',
  K: 'IC',
  G: 'G',
  O: 'O',
  L: 'AF',
  M: 'AG',
};

/** The ten breakages of every category. */
export function brokenCategories(): Breakage[] {
  const parties = (rule: string, category: VatCategory): Breakage =>
    category === 'O'
      ? {
          rule,
          category,
          ubl: [
            [
              '<cac:PartyLegalEntity><cbc:RegistrationName>Fjord',
              '<cac:PartyTaxScheme><cbc:CompanyID>NO987654325MVA</cbc:CompanyID><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme><cac:PartyLegalEntity><cbc:RegistrationName>Fjord',
            ],
          ],
          cii: [
            [
              '</ram:BuyerTradeParty>',
              '<ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">NO987654325MVA</ram:ID></ram:SpecifiedTaxRegistration></ram:BuyerTradeParty>',
            ],
          ],
        }
      : { rule, category, ubl: [gone('cac:PartyTaxScheme')], cii: [gone('ram:SpecifiedTaxRegistration')] };
  return VAT_CATEGORIES.flatMap((category) => {
    const code = (number: string): string => `BR-${FAMILIES[category]}-${number}`;
    const wrong = category === 'S' ? '0' : category === 'L' || category === 'M' ? '-1' : '5';
    const rated = ['S', 'L', 'M'].includes(category);
    const rate = (find: RegExp, instead: string): Edit => [find, instead];
    const ublRate = (site: string): Edit =>
      category === 'O'
        ? rate(new RegExp(`(${site}[^]*?<cbc:ID>O</cbc:ID>)`), '$1<cbc:Percent>0</cbc:Percent>')
        : rate(new RegExp(`(${site}[^]*?<cbc:Percent>)[^<]*`), `$1${wrong}`);
    const ciiRate = (site: string): Edit =>
      category === 'O'
        ? rate(
            new RegExp(`(${site}[^]*?<ram:CategoryCode>O</ram:CategoryCode>)`),
            '$1<ram:RateApplicablePercent>0</ram:RateApplicablePercent>',
          )
        : rate(new RegExp(`(${site}[^]*?<ram:RateApplicablePercent>)[^<]*`), `$1${wrong}`);
    return [
      {
        rule: code('01'),
        category,
        ubl: [[/(<cac:TaxSubtotal>[^]*?<cac:TaxCategory><cbc:ID>)[^<]*/, '$1B'] as Edit],
        cii:
          category === 'O'
            ? [[/(<ram:ApplicableTradeTax>\s*<ram:CalculatedAmount>[^]*?<\/ram:ApplicableTradeTax>)/, '$1$1'] as Edit]
            : [
                [/(<ram:BasisAmount>145.00<\/ram:BasisAmount><ram:CategoryCode>)[^<]*/, '$1B'] as Edit,
                ...alone(category),
              ],
      },
      parties(code('02'), category),
      parties(code('03'), category),
      parties(code('04'), category),
      {
        rule: code('05'),
        category,
        ubl: [ublRate('<cac:ClassifiedTaxCategory>')],
        cii: [ciiRate('<ram:SpecifiedLineTradeSettlement>')],
      },
      { rule: code('06'), category, ubl: [ublRate('>Discount<')], cii: [ciiRate('<ram:Reason>Discount<')] },
      { rule: code('07'), category, ubl: [ublRate('>Freight<')], cii: [ciiRate('<ram:Reason>Freight<')] },
      {
        rule: code('08'),
        category,
        ubl: [set('cbc:TaxableAmount', rated ? '146.00' : '145.01')],
        // The official CII rules never fire for these two.
        ...(category !== 'L' &&
          category !== 'M' && {
            cii: [
              [
                '<ram:BasisAmount>145.00<',
                `<ram:BasisAmount>${rated || category === 'O' ? '145.01' : '146.00'}<`,
              ] as Edit,
            ],
          }),
      },
      {
        rule: code('09'),
        category,
        ubl: [[/(<cac:TaxSubtotal>[^]*?<cbc:TaxAmount currencyID="EUR">)[^<]*/, rated ? '$199.00' : '$10.01'] as Edit],
        cii: [set('ram:CalculatedAmount', rated ? '99.00' : '0.01')],
      },
      ['S', 'Z', 'L', 'M'].includes(category)
        ? {
            rule: code('10'),
            category,
            ubl: [
              [
                /(<cac:TaxSubtotal>[^]*?)(<cac:TaxScheme>)/,
                '$1<cbc:TaxExemptionReason>None</cbc:TaxExemptionReason>$2',
              ] as Edit,
            ],
            cii: [
              [
                '<ram:BasisAmount>145.00<',
                '<ram:ExemptionReason>None</ram:ExemptionReason><ram:BasisAmount>145.00<',
              ] as Edit,
            ],
          }
        : {
            rule: code('10'),
            category,
            ubl: [gone('cbc:TaxExemptionReason'), gone('cbc:TaxExemptionReasonCode')],
            cii: [gone('ram:ExemptionReason'), gone('ram:ExemptionReasonCode')],
          },
    ];
  });
}

/** In CII one line of a standard-like rate is enough to break the rule. */
function alone(category: VatCategory): Edit[] {
  return ['S', 'L', 'M'].includes(category)
    ? [[/<ram:IncludedSupplyChainTradeLineItem>[^]*?<\/ram:IncludedSupplyChainTradeLineItem>/, '']]
    : [];
}

/** Rules of only some categories. */
export const brokenSpecials: readonly Breakage[] = [
  {
    rule: 'BR-IC-11',
    category: 'K',
    ubl: [gone('cbc:ActualDeliveryDate'), gone('cac:InvoicePeriod')],
    cii: [gone('ram:ActualDeliverySupplyChainEvent'), gone('ram:BillingSpecifiedPeriod')],
  },
  {
    rule: 'BR-IC-12',
    category: 'K',
    ubl: [inside('cac:Delivery', gone('cac:Country'))],
    cii: [inside('ram:ShipToTradeParty', gone('ram:CountryID'))],
  },
  {
    rule: 'BR-O-11',
    category: 'O',
    ubl: [
      [
        /(<cac:TaxSubtotal>[^]*?<\/cac:TaxSubtotal>)/,
        '$1<cac:TaxSubtotal><cac:TaxCategory><cbc:ID>Z</cbc:ID><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:TaxCategory></cac:TaxSubtotal>',
      ],
    ],
    cii: [[/(<ram:SpecifiedLineTradeSettlement>[^]*?<ram:CategoryCode>)O/, '$1Z']],
  },
  {
    rule: 'BR-O-12',
    category: 'O',
    ubl: [[/(<cac:ClassifiedTaxCategory><cbc:ID>)O/, '$1Z']],
    cii: [[/(<ram:SpecifiedLineTradeSettlement>[^]*?<ram:CategoryCode>)O/, '$1Z']],
  },
  {
    rule: 'BR-O-13',
    category: 'O',
    ubl: [[/(>Discount<[^]*?<cac:TaxCategory><cbc:ID>)O/, '$1Z']],
    cii: [[/(<ram:CategoryTradeTax>[^]*?<ram:CategoryCode>)O/, '$1Z']],
  },
  {
    rule: 'BR-O-14',
    category: 'O',
    ubl: [[/(>Freight<[^]*?<cac:TaxCategory><cbc:ID>)O/, '$1Z']],
    cii: [[/(<ram:CategoryTradeTax>[^]*?<ram:CategoryCode>)O/, '$1Z']],
  },
  { rule: 'BR-B-01', ubl: [[/<cbc:ID>S</g, '<cbc:ID>B<']], cii: [[/<ram:CategoryCode>S</g, '<ram:CategoryCode>B<']] },
  {
    rule: 'BR-B-02',
    ubl: [[/(<cac:ClassifiedTaxCategory><cbc:ID>)S/, '$1B']],
    cii: [[/(<ram:SpecifiedLineTradeSettlement>[^]*?<ram:CategoryCode>)S/, '$1B']],
  },
];
