import type { FormatProof } from '../catalogue/format.ts';

/** Part of an invoice of Finvoice, by a party, a code, a date, a rate and a row. */
export const FINVOICE_PROOF: FormatProof = {
  text: `<Finvoice Version="3.0"><SellerPartyDetails><SellerPartyIdentifier>0112038-9</SellerPartyIdentifier><SellerOrganisationName>Seller</SellerOrganisationName><SellerOrganisationTaxCode>FI01120389</SellerOrganisationTaxCode></SellerPartyDetails>
<InvoiceDetails><InvoiceTypeCode>INV01</InvoiceTypeCode><InvoiceNumber>F-1</InvoiceNumber><InvoiceDate Format="CCYYMMDD">20260115</InvoiceDate><InvoiceTotalVatIncludedAmount AmountCurrencyIdentifier="EUR">39,53</InvoiceTotalVatIncludedAmount></InvoiceDetails><InvoiceRow><ArticleName>Work</ArticleName><InvoicedQuantity QuantityUnitCode="kpl">3</InvoicedQuantity><UnitPriceAmount AmountCurrencyIdentifier="EUR">10,50</UnitPriceAmount><RowVatRatePercent>25,5</RowVatRatePercent></InvoiceRow></Finvoice>`,
  values: {
    '$.code': 'F-1',
    '$.issue_date': '2026-01-15',
    '$.type': 'standard',
    '$.supplier.tax_id.code': '01120389',
    '$.supplier.name': 'Seller',
    '$.lines[0].quantity': '3',
    '$.lines[0].item.price': '10.50',
    '$.lines[0].item.unit': 'piece',
    '$.lines[0].taxes[0].percent': '25.5%',
  },
};
