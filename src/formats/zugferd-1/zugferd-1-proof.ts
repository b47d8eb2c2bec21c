import type { FormatProof } from '../catalogue/format.ts';

const names = 'urn:un:unece:uncefact:data:standard:';

/** Part of an invoice of ZUGFeRD 1.0, by an attribute, a group, a code, a date, an amount and a line. */
export const ZUGFERD_1_PROOF: FormatProof = {
  text: `<r:CrossIndustryDocument xmlns:r="urn:ferd:CrossIndustryDocument:invoice:1p0" xmlns:a="${names}ReusableAggregateBusinessInformationEntity:12" xmlns:u="${names}UnqualifiedDataType:15">
<r:HeaderExchangedDocument><a:ID>F-1</a:ID><a:TypeCode>380</a:TypeCode><a:IssueDateTime><u:DateTimeString format="102">20150115</u:DateTimeString></a:IssueDateTime></r:HeaderExchangedDocument>
<r:SpecifiedSupplyChainTradeTransaction><a:ApplicableSupplyChainTradeAgreement><a:SellerTradeParty><a:Name>Seller</a:Name></a:SellerTradeParty></a:ApplicableSupplyChainTradeAgreement><a:ApplicableSupplyChainTradeSettlement><a:InvoiceCurrencyCode>EUR</a:InvoiceCurrencyCode></a:ApplicableSupplyChainTradeSettlement>
<a:IncludedSupplyChainTradeLineItem><a:AssociatedDocumentLineDocument><a:LineID>1</a:LineID></a:AssociatedDocumentLineDocument><a:SpecifiedSupplyChainTradeAgreement><a:NetPriceProductTradePrice><a:ChargeAmount currencyID="EUR">10.50</a:ChargeAmount></a:NetPriceProductTradePrice></a:SpecifiedSupplyChainTradeAgreement><a:SpecifiedSupplyChainTradeDelivery><a:BilledQuantity unitCode="HUR">3</a:BilledQuantity></a:SpecifiedSupplyChainTradeDelivery><a:SpecifiedSupplyChainTradeSettlement><a:ApplicableTradeTax><a:TypeCode>VAT</a:TypeCode><a:CategoryCode>S</a:CategoryCode><a:ApplicablePercent>19</a:ApplicablePercent></a:ApplicableTradeTax></a:SpecifiedSupplyChainTradeSettlement><a:SpecifiedTradeProduct><a:Name>Work</a:Name></a:SpecifiedTradeProduct></a:IncludedSupplyChainTradeLineItem></r:SpecifiedSupplyChainTradeTransaction>
</r:CrossIndustryDocument>`,
  values: {
    '$.code': 'F-1',
    '$.issue_date': '2015-01-15',
    '$.currency': 'EUR',
    '$.supplier.name': 'Seller',
    '$.lines[0].quantity': '3',
    '$.lines[0].item.unit': 'h',
    '$.lines[0].item.price': '10.50',
    '$.lines[0].taxes[0].percent': '19%',
  },
};
