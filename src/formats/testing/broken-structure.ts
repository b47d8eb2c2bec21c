import type { Breakage, Edit } from './edits.ts';

/** Inserted before the first occurrence of a text. */
const before = (anchor: string, text: string): Edit => [new RegExp(anchor), `${text}${anchor}`];

const SELLER_NAME = '<cac:PartyLegalEntity><cbc:RegistrationName>Talleres';
const BUYER_NAME = '<cac:PartyLegalEntity><cbc:RegistrationName>Fjord';
const number = (id: string, scheme: string): string =>
  `<cac:PartyTaxScheme><cbc:CompanyID>${id}</cbc:CompanyID><cac:TaxScheme><cbc:ID>${scheme}</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>`;
const twice = (text: string): string => text + text;
const top = (text: string): Edit => before('<cac:AccountingSupplierParty>', twice(text));
/** Duplicated. */
const doubled = (pattern: RegExp): Edit => [pattern, '$1$1'];

const rows: readonly (readonly [rule: string, ...edits: Edit[]])[] = [
  ['UBL-SR-01', top('<cac:ContractDocumentReference><cbc:ID>C</cbc:ID></cac:ContractDocumentReference>')],
  ['UBL-SR-02', top('<cac:ReceiptDocumentReference><cbc:ID>R</cbc:ID></cac:ReceiptDocumentReference>')],
  ['UBL-SR-03', top('<cac:DespatchDocumentReference><cbc:ID>D</cbc:ID></cac:DespatchDocumentReference>')],
  [
    'UBL-SR-04',
    top(
      '<cac:AdditionalDocumentReference><cbc:ID>M</cbc:ID><cbc:DocumentTypeCode>130</cbc:DocumentTypeCode></cac:AdditionalDocumentReference>',
    ),
  ],
  ['UBL-SR-05', top('<cac:PaymentTerms><cbc:Note>30 days</cbc:Note></cac:PaymentTerms>')],
  ['UBL-SR-06', doubled(/(<cac:InvoiceDocumentReference>[^]*?<\/cac:InvoiceDocumentReference>)/)],
  ['UBL-SR-07', ['<cbc:ID>A-16</cbc:ID>', '']],
  ['UBL-SR-08', doubled(/(<cac:InvoicePeriod>[^]*?<\/cac:InvoicePeriod>)/)],
  ['UBL-SR-09', doubled(/(<cbc:RegistrationName>Talleres[^]*?<\/cbc:RegistrationName>)/)],
  ['UBL-SR-10', doubled(/(<cac:PartyName><cbc:Name>Arganzuela<\/cbc:Name><\/cac:PartyName>)/)],
  ['UBL-SR-11', doubled(/(<cbc:CompanyID schemeID="0002">\d+<\/cbc:CompanyID>)/)],
  ['UBL-SR-12', before(SELLER_NAME, number('ESB98602643', 'vat'))],
  ['UBL-SR-13', before(SELLER_NAME, twice(number('17', 'TAX')))],
  [
    'UBL-SR-14',
    [
      /(98602642<\/cbc:CompanyID>)(<\/cac:PartyLegalEntity>)/,
      `$1${twice('<cbc:CompanyLegalForm>S.L.</cbc:CompanyLegalForm>')}$2`,
    ],
  ],
  ['UBL-SR-15', doubled(/(<cbc:RegistrationName>Fjord[^]*?<\/cbc:RegistrationName>)/)],
  ['UBL-SR-16', before(BUYER_NAME, twice('<cac:PartyIdentification><cbc:ID>1</cbc:ID></cac:PartyIdentification>'))],
  ['UBL-SR-17', doubled(/(<cbc:CompanyID schemeID="0192">\d+<\/cbc:CompanyID>)/)],
  ['UBL-SR-18', before(BUYER_NAME, number('NO987654325', 'VAT'))],
  ['UBL-SR-19', ['Factoring Norte', 'Talleres Arganzuela S.L.']],
  [
    'UBL-SR-20',
    doubled(/(<cac:PartyIdentification><cbc:ID schemeID="0060">987654321<\/cbc:ID><\/cac:PartyIdentification>)/),
  ],
  [
    'UBL-SR-21',
    before('</cac:PayeeParty>', twice('<cac:PartyLegalEntity><cbc:CompanyID>1</cbc:CompanyID></cac:PartyLegalEntity>')),
  ],
  ['UBL-SR-22', doubled(/(<cac:PartyName><cbc:Name>Agence fiscale<\/cbc:Name><\/cac:PartyName>)/)],
  ['UBL-SR-23', before('</cac:TaxRepresentativeParty>', number('FR1', 'VAT'))],
  ['UBL-SR-24', doubled(/(<cac:Delivery>[^]*?<\/cac:Delivery>)/)],
  [
    'UBL-SR-25',
    before(
      '</cac:Delivery>',
      `<cac:DeliveryParty>${twice('<cac:PartyName><cbc:Name>Quay</cbc:Name></cac:PartyName>')}</cac:DeliveryParty>`,
    ),
  ],
  ['UBL-SR-26', before('<cac:CardAccount>', twice('<cbc:PaymentID>A-17</cbc:PaymentID>'))],
  ['UBL-SR-27', doubled(/(<cbc:PaymentMeansCode>30<\/cbc:PaymentMeansCode>)/)],
  [
    'UBL-SR-28',
    before('</cac:PaymentMeans>', `<cac:PaymentMandate>${twice('<cbc:ID>M</cbc:ID>')}</cac:PaymentMandate>`),
  ],
  [
    'UBL-SR-29',
    before(
      SELLER_NAME,
      twice('<cac:PartyIdentification><cbc:ID schemeID="SEPA">DE98ZZZ</cbc:ID></cac:PartyIdentification>'),
    ),
  ],
  ['UBL-SR-30', doubled(/(<cbc:AllowanceChargeReason>Discount<\/cbc:AllowanceChargeReason>)/)],
  ['UBL-SR-31', doubled(/(<cbc:AllowanceChargeReason>Freight<\/cbc:AllowanceChargeReason>)/)],
  [
    'UBL-SR-32',
    [
      /(<cac:TaxSubtotal>[^]*?)(<cac:TaxScheme>)/,
      `$1${twice('<cbc:TaxExemptionReason>None</cbc:TaxExemptionReason>')}$2`,
    ],
  ],
  ['UBL-SR-33', before('<cac:Attachment>', twice('<cbc:DocumentDescription>Sheet</cbc:DocumentDescription>'))],
  ['UBL-SR-34', before('<cbc:InvoicedQuantity', twice('<cbc:Note>Note</cbc:Note>'))],
  [
    'UBL-SR-35',
    before(
      '<cac:DocumentReference>',
      `<cac:OrderLineReference>${twice('<cbc:LineID>1</cbc:LineID>')}</cac:OrderLineReference>`,
    ),
  ],
  [
    'UBL-SR-36',
    doubled(
      /(<cac:InvoicePeriod><cbc:StartDate>2026-01-01<\/cbc:StartDate><cbc:EndDate>2026-01-31<\/cbc:EndDate><\/cac:InvoicePeriod>)/,
    ),
  ],
  ['UBL-SR-37', doubled(/(<cbc:Amount currencyID="EUR">0<\/cbc:Amount>)/)],
  ['UBL-SR-39', top('<cac:ProjectReference><cbc:ID>P</cbc:ID></cac:ProjectReference>')],
  ['UBL-SR-40', before(BUYER_NAME, twice('<cac:PartyName><cbc:Name>Fjord</cbc:Name></cac:PartyName>'))],
  ['UBL-SR-42', before(SELLER_NAME, number('17', 'TAX') + number('18', 'LOC'))],
  ['UBL-SR-43', ['<cbc:ID>T-1</cbc:ID>', '<cbc:ID schemeID="ABO">T-1</cbc:ID>']],
  ['UBL-SR-43', ['<cbc:ID>T-1</cbc:ID>', '<cbc:ID>T-1</cbc:ID><cbc:DocumentTypeCode>50</cbc:DocumentTypeCode>']],
  ['UBL-SR-44', before('<cac:CardAccount>', '<cbc:PaymentID>A-17</cbc:PaymentID><cbc:PaymentID>A-18</cbc:PaymentID>')],
  ['UBL-SR-45', before('<cac:CardAccount>', twice('<cbc:PaymentDueDate>2026-03-01</cbc:PaymentDueDate>'))],
  [
    'UBL-SR-46',
    [
      '<cbc:PaymentMeansCode>30</cbc:PaymentMeansCode>',
      twice('<cbc:PaymentMeansCode name="Transfer">30</cbc:PaymentMeansCode>'),
    ],
  ],
  ['UBL-SR-47', before('<cac:CardAccount>', '<cbc:PaymentMeansCode>31</cbc:PaymentMeansCode>')],
  ['UBL-SR-48', [/<cac:ClassifiedTaxCategory>[^]*?<\/cac:ClassifiedTaxCategory>/, '']],
  ['UBL-SR-49', doubled(/(<cbc:DescriptionCode>35<\/cbc:DescriptionCode>)/)],
  ['UBL-SR-50', before('<cbc:Name>Brake pads</cbc:Name>', twice('<cbc:Description>Ceramic</cbc:Description>'))],
  ['UBL-SR-51', before('<cac:Country>', twice('<cac:AddressLine><cbc:Line>Yard</cbc:Line></cac:AddressLine>'))],
  ['UBL-SR-52', doubled(/(<cac:DocumentReference>[^]*?<\/cac:DocumentReference>)/)],
  ['UBL-SR-53', ['<cbc:CompanyID>ESB98602642</cbc:CompanyID>', '']],
  ['UBL-SR-54', doubled(/(<cac:CardAccount>[^]*?<\/cac:CardAccount>)/)],
  ['UBL-SR-55', before('</cac:PaymentMeans>', twice('<cac:PaymentMandate/>'))],
  ['UBL-SR-56', top('<cac:OriginatorDocumentReference><cbc:ID>O</cbc:ID></cac:OriginatorDocumentReference>')],
  ['UBL-DT-01', ['>29.00</cbc:TaxAmount>', '>29.000</cbc:TaxAmount>']],
  ['UBL-DT-06', [' mimeCode="application/pdf"', '']],
  ['UBL-DT-07', [' filename="t.pdf"', '']],
  ...(
    [
      ['08', 'schemeName'],
      ['09', 'schemeAgencyName'],
      ['10', 'schemeDataURI'],
      ['11', 'schemeURI'],
      ['12', 'format'],
      ['13', 'unitCodeListIdentifier'],
      ['14', 'unitCodeListAgencyIdentifier'],
      ['15', 'unitCodeListAgencyName'],
      ['16', 'listAgencyName'],
      ['17', 'listName'],
      ['18', 'name'],
      ['19', 'languageID'],
      ['20', 'listURI'],
      ['21', 'listSchemeURI'],
      ['22', 'languageLocaleID'],
      ['23', 'uri'],
      ['24', 'currencyCodeListVersionID'],
      ['25', 'characterSetCode'],
      ['26', 'encodingCode'],
      ['27', 'schemeAgencyID'],
      ['28', 'listAgencyID'],
    ] as const
  ).map(([code, attribute]) => [`UBL-DT-${code}`, ['<cbc:Note>', `<cbc:Note ${attribute}="x">`] as Edit] as const),
];

const object = (more: string): Edit =>
  before(
    '<cac:AccountingSupplierParty>',
    `<cac:AdditionalDocumentReference><cbc:ID>M</cbc:ID><cbc:DocumentTypeCode>130</cbc:DocumentTypeCode>${more}</cac:AdditionalDocumentReference>`,
  );

const ofInvoicedObject: typeof rows = [
  ['UBL-CR-666', object('<cac:Attachment/>')],
  ['UBL-CR-673', object('<cbc:DocumentDescription>x</cbc:DocumentDescription>')],
];

/** One way to break each UBL structure rule. */
export const BROKEN_STRUCTURE: readonly Breakage[] = [...rows, ...ofInvoicedObject].map(([rule, ...ubl]) => ({
  rule,
  ubl,
}));
