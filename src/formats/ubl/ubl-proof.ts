import type { FormatProof } from '../catalogue/format.ts';

const names = 'urn:oasis:names:specification:ubl:schema:xsd:';

/** Part of an invoice of UBL, by an attribute, a group, a code, an amount and a line. */
export const UBL_PROOF: FormatProof = {
  text: `<Invoice xmlns="${names}Invoice-2" xmlns:b="${names}CommonBasicComponents-2" xmlns:a="${names}CommonAggregateComponents-2">
<b:ID>F-1</b:ID><b:IssueDate>2026-01-15</b:IssueDate><b:InvoiceTypeCode>380</b:InvoiceTypeCode><b:DocumentCurrencyCode>EUR</b:DocumentCurrencyCode>
<a:AccountingSupplierParty><a:Party><a:PartyLegalEntity><b:RegistrationName>Seller</b:RegistrationName></a:PartyLegalEntity></a:Party></a:AccountingSupplierParty>
<a:InvoiceLine><b:ID>1</b:ID><b:InvoicedQuantity unitCode="HUR">3</b:InvoicedQuantity><b:LineExtensionAmount currencyID="EUR">31.50</b:LineExtensionAmount><a:Item><b:Name>Work</b:Name><a:ClassifiedTaxCategory><b:ID>S</b:ID><b:Percent>21</b:Percent><a:TaxScheme><b:ID>VAT</b:ID></a:TaxScheme></a:ClassifiedTaxCategory></a:Item><a:Price><b:PriceAmount currencyID="EUR">10.50</b:PriceAmount></a:Price></a:InvoiceLine>
</Invoice>`,
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
