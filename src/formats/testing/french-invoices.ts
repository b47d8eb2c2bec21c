import { ciiInvoice, ublInvoice } from './invoices.ts';

/** Our invoices for French tests: they break none of the French rules. */

const SELLER = '732829320';
const BUYER = '383474814';

const replaced = (text: string, edits: readonly (readonly [RegExp, string])[]): string =>
  edits.reduce((edited, [from, to]) => {
    if (!from.test(edited)) throw new Error(`Nothing to replace: ${from.source}`);
    return edited.replace(from, to);
  }, text);

/** The notes required by French law. */
const NOTES = [
  ['PMT', '40 euros'],
  ['PMD', '10 %'],
  ['AAB', 'None'],
  ['BAR', 'B2B'],
] as const;

const parties = [
  [/"0002">98602642/, `"0002">${SELLER}`],
  [/schemeID="0088">4012345000009/, `schemeID="0225">${SELLER}_01`],
  [/schemeID="0192">987654325(?=<\/[a-z]+:(?:EndpointID|URIID))/, `schemeID="0225">${BUYER}`],
  [/schemeID="0192">987654325/, `schemeID="0002">${BUYER}`],
] as const;

export function frenchUbl(): string {
  const notes = NOTES.map(([code, text]) => `<cbc:Note>#${code}#${text}</cbc:Note>`).join('');
  return replaced(ublInvoice(), [
    ...parties,
    [/<cbc:ID>A-17/, '<cbc:ProfileID>M1</cbc:ProfileID>$&'],
    [/<cbc:DocumentCurrencyCode>/, `${notes}$&`],
  ]);
}

export function frenchCii(): string {
  const notes = NOTES.map(
    ([code, text]) =>
      `<ram:IncludedNote><ram:Content>${text}</ram:Content><ram:SubjectCode>${code}</ram:SubjectCode></ram:IncludedNote>`,
  ).join('');
  return replaced(ciiInvoice(), [
    ...parties,
    [
      /<ram:GuidelineSpecified/,
      '<ram:BusinessProcessSpecifiedDocumentContextParameter><ram:ID>M1</ram:ID></ram:BusinessProcessSpecifiedDocumentContextParameter>$&',
    ],
    [/<\/rsm:ExchangedDocument>/, `${notes}$&`],
    [
      /<ram:SpecifiedTradeSettlementHeaderMonetarySummation>/,
      '<ram:SpecifiedTradePaymentTerms><ram:DueDateDateTime><udt:DateTimeString format="102">20260301</udt:DateTimeString></ram:DueDateDateTime></ram:SpecifiedTradePaymentTerms>$&',
    ],
  ]);
}

/** Lines of two sellers in one invoice: one line represents each inner invoice, with one line below it. */
const WITHIN = [
  ['1', 'GROUP', undefined, SELLER, 'A-17', '100.00', '20.00'],
  ['2', 'DETAIL', '1', SELLER, 'A-17', '100.00', '20.00'],
  ['3', 'GROUP', undefined, BUYER, 'B-1', '50.00', '9.00'],
  ['4', 'DETAIL', '3', BUYER, 'B-1', '50.00', '9.00'],
] as const;

/** An invoice of several sellers. */
export function sharedUbl(): string {
  const lines = WITHIN.map(
    ([id, status, parent, seller, number, net, tax]) => `<cac:InvoiceLine>
    <cbc:ID>${id}</cbc:ID><cbc:InvoicedQuantity unitCode="C62">1</cbc:InvoicedQuantity>
    <cbc:LineExtensionAmount currencyID="EUR">${net}</cbc:LineExtensionAmount>
    <cac:DocumentReference><cbc:ID schemeID="AFL">${number}</cbc:ID><cbc:DocumentTypeCode>130</cbc:DocumentTypeCode></cac:DocumentReference>
    <cac:DocumentReference><cbc:ID schemeID="AVV">M1</cbc:ID><cbc:DocumentTypeCode>130</cbc:DocumentTypeCode></cac:DocumentReference>
    <cac:BillingReference>
      <cac:InvoiceDocumentReference><cbc:ID>A-17</cbc:ID><cbc:DocumentStatusCode>${status}</cbc:DocumentStatusCode></cac:InvoiceDocumentReference>
      ${parent === undefined ? '' : `<cac:BillingReferenceLine><cbc:ID>${parent}</cbc:ID></cac:BillingReferenceLine>`}
    </cac:BillingReference>
    <cac:TaxTotal><cbc:TaxAmount currencyID="EUR">${tax}</cbc:TaxAmount></cac:TaxTotal>
    <cac:TaxTotal><cbc:TaxAmount currencyID="SEK">${tax}</cbc:TaxAmount></cac:TaxTotal>
    <cac:Item><cbc:Name>Brake pads</cbc:Name>
      <cac:ClassifiedTaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>20</cbc:Percent><cbc:TaxExemptionReason>#${number}#</cbc:TaxExemptionReason></cac:ClassifiedTaxCategory>
      <cac:ManufacturerParty>
        <cac:PostalAddress><cac:Country><cbc:IdentificationCode>FR</cbc:IdentificationCode></cac:Country></cac:PostalAddress>
        <cac:PartyLegalEntity><cbc:RegistrationName>Company ${number}</cbc:RegistrationName><cbc:CompanyID>${seller}</cbc:CompanyID></cac:PartyLegalEntity>
      </cac:ManufacturerParty>
    </cac:Item>
    <cac:Price><cbc:PriceAmount currencyID="EUR">${net}</cbc:PriceAmount></cac:Price>
  </cac:InvoiceLine>`,
  ).join('\n  ');
  const subtotals = [
    ['A-17', '20.00'],
    ['B-1', '9.00'],
  ].map(
    ([number, tax]) => `<cac:TaxSubtotal>
      <cbc:TaxableAmount currencyID="EUR">0</cbc:TaxableAmount><cbc:TaxAmount currencyID="EUR">${tax}</cbc:TaxAmount>
      <cac:TaxCategory><cbc:ID>S</cbc:ID><cbc:TaxExemptionReason>#${number}#</cbc:TaxExemptionReason><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:TaxCategory>
    </cac:TaxSubtotal>`,
  );
  return replaced(frenchUbl(), [
    [/(<cbc:ProfileID>)M1/, '$1M8'],
    [/<cac:TaxSubtotal>[\s\S]*?<\/cac:TaxSubtotal>/, subtotals.join('')],
    [/<cac:InvoiceLine>[\s\S]*<\/cac:InvoiceLine>/, lines],
  ]);
}

/** The same in CII. */
export function sharedCii(): string {
  const reference = (scheme: string, id: string): string =>
    `<ram:AdditionalReferencedDocument><ram:IssuerAssignedID>${id}</ram:IssuerAssignedID><ram:TypeCode>130</ram:TypeCode><ram:ReferenceTypeCode>${scheme}</ram:ReferenceTypeCode></ram:AdditionalReferencedDocument>`;
  const lines = WITHIN.map(
    ([id, status, parent, seller, number, net, tax]) => `<ram:IncludedSupplyChainTradeLineItem>
    <ram:AssociatedDocumentLineDocument><ram:LineID>${id}</ram:LineID>${parent === undefined ? '' : `<ram:ParentLineID>${parent}</ram:ParentLineID>`}<ram:LineStatusReasonCode>${status}</ram:LineStatusReasonCode></ram:AssociatedDocumentLineDocument>
    <ram:SpecifiedLineTradeAgreement>
      <ram:NetPriceProductTradePrice><ram:ChargeAmount>${net}</ram:ChargeAmount></ram:NetPriceProductTradePrice>
      <ram:ItemSellerTradeParty><ram:Name>Company ${number}</ram:Name><ram:SpecifiedLegalOrganization><ram:ID>${seller}</ram:ID></ram:SpecifiedLegalOrganization><ram:PostalTradeAddress><ram:CountryID>FR</ram:CountryID></ram:PostalTradeAddress></ram:ItemSellerTradeParty>
    </ram:SpecifiedLineTradeAgreement>
    <ram:SpecifiedLineTradeDelivery><ram:BilledQuantity unitCode="C62">1</ram:BilledQuantity></ram:SpecifiedLineTradeDelivery>
    <ram:SpecifiedLineTradeSettlement>
      <ram:ApplicableTradeTax><ram:TypeCode>VAT</ram:TypeCode><ram:ExemptionReason>#${number}#</ram:ExemptionReason><ram:CategoryCode>S</ram:CategoryCode><ram:RateApplicablePercent>20</ram:RateApplicablePercent></ram:ApplicableTradeTax>
      <ram:SpecifiedTradeSettlementLineMonetarySummation><ram:LineTotalAmount>${net}</ram:LineTotalAmount><ram:TaxTotalAmount currencyID="EUR">${tax}</ram:TaxTotalAmount><ram:TaxTotalAmount currencyID="SEK">${tax}</ram:TaxTotalAmount></ram:SpecifiedTradeSettlementLineMonetarySummation>
      ${status === 'GROUP' ? reference('AFL', number) + reference('AVV', 'M1') : reference('AFL', number)}
    </ram:SpecifiedLineTradeSettlement>
  </ram:IncludedSupplyChainTradeLineItem>`,
  ).join('\n  ');
  const tax = (number: string, amount: string): string =>
    `<ram:ApplicableTradeTax><ram:CalculatedAmount>${amount}</ram:CalculatedAmount><ram:TypeCode>VAT</ram:TypeCode><ram:ExemptionReason>#${number}#</ram:ExemptionReason><ram:BasisAmount>0</ram:BasisAmount><ram:CategoryCode>S</ram:CategoryCode></ram:ApplicableTradeTax>`;
  return replaced(frenchCii(), [
    [/(<ram:ID>)M1/, '$1M8'],
    [
      /<ram:ApplicableTradeTax>(?:(?!<\/ram:ApplicableTradeTax>)[\s\S])*DueDateTypeCode[\s\S]*?<\/ram:ApplicableTradeTax>/,
      tax('A-17', '20.00') + tax('B-1', '9.00'),
    ],
    [/<ram:IncludedSupplyChainTradeLineItem>[\s\S]*<\/ram:IncludedSupplyChainTradeLineItem>/, lines],
  ]);
}
