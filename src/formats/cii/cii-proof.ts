import type { FormatProof } from '../catalogue/format.ts';

const names = 'urn:un:unece:uncefact:data:standard:';

/** Part of an invoice of CII, by an attribute, a group, a code, a date, an amount and a line. */
export const CII_PROOF: FormatProof = {
  text: `<r:CrossIndustryInvoice xmlns:r="${names}CrossIndustryInvoice:100" xmlns:a="${names}ReusableAggregateBusinessInformationEntity:100" xmlns:u="${names}UnqualifiedDataType:100">
<r:ExchangedDocument><a:ID>F-1</a:ID><a:TypeCode>380</a:TypeCode><a:IssueDateTime><u:DateTimeString format="102">20260115</u:DateTimeString></a:IssueDateTime></r:ExchangedDocument>
<r:SupplyChainTradeTransaction><a:IncludedSupplyChainTradeLineItem><a:AssociatedDocumentLineDocument><a:LineID>1</a:LineID></a:AssociatedDocumentLineDocument><a:SpecifiedTradeProduct><a:Name>Work</a:Name></a:SpecifiedTradeProduct><a:SpecifiedLineTradeAgreement><a:NetPriceProductTradePrice><a:ChargeAmount>10.50</a:ChargeAmount></a:NetPriceProductTradePrice></a:SpecifiedLineTradeAgreement><a:SpecifiedLineTradeDelivery><a:BilledQuantity unitCode="HUR">3</a:BilledQuantity></a:SpecifiedLineTradeDelivery><a:SpecifiedLineTradeSettlement><a:ApplicableTradeTax><a:TypeCode>VAT</a:TypeCode><a:CategoryCode>S</a:CategoryCode><a:RateApplicablePercent>21</a:RateApplicablePercent></a:ApplicableTradeTax><a:SpecifiedTradeSettlementLineMonetarySummation><a:LineTotalAmount>31.50</a:LineTotalAmount></a:SpecifiedTradeSettlementLineMonetarySummation></a:SpecifiedLineTradeSettlement></a:IncludedSupplyChainTradeLineItem>
<a:ApplicableHeaderTradeAgreement><a:SellerTradeParty><a:Name>Seller</a:Name></a:SellerTradeParty></a:ApplicableHeaderTradeAgreement><a:ApplicableHeaderTradeSettlement><a:InvoiceCurrencyCode>EUR</a:InvoiceCurrencyCode></a:ApplicableHeaderTradeSettlement></r:SupplyChainTradeTransaction>
</r:CrossIndustryInvoice>`,
  values: {
    '$.code': 'F-1',
    '$.issue_date': '2026-01-15',
    '$.currency': 'EUR',
    '$.supplier.name': 'Seller',
    '$.lines[0].quantity': '3',
    '$.lines[0].item.unit': 'h',
    '$.lines[0].item.price': '10.50',
    '$.lines[0].taxes[0].cat': 'VAT',
    '$.lines[0].taxes[0].percent': '21%',
  },
};
