import type { FormatProof } from '../catalogue/format.ts';
import { FACTURAE } from './namespaces.ts';

/** Part of an invoice of Facturae, by a party, a code, a date, a rate and a line. */
export const FACTURAE_PROOF: FormatProof = {
  text: `<fe:Facturae xmlns:fe="${FACTURAE}"><Parties><SellerParty><TaxIdentification><PersonTypeCode>J</PersonTypeCode><ResidenceTypeCode>R</ResidenceTypeCode><TaxIdentificationNumber>A58818501</TaxIdentificationNumber></TaxIdentification><LegalEntity><CorporateName>Seller</CorporateName></LegalEntity></SellerParty></Parties>
<Invoices><Invoice><InvoiceHeader><InvoiceNumber>F-1</InvoiceNumber><InvoiceDocumentType>FC</InvoiceDocumentType><InvoiceClass>OO</InvoiceClass></InvoiceHeader><InvoiceIssueData><IssueDate>2026-01-15</IssueDate></InvoiceIssueData><Items><InvoiceLine><ItemDescription>Work</ItemDescription><Quantity>3</Quantity><UnitPriceWithoutTax>10.50</UnitPriceWithoutTax><TaxesOutputs><Tax><TaxTypeCode>01</TaxTypeCode><TaxRate>21.00</TaxRate></Tax></TaxesOutputs></InvoiceLine></Items></Invoice></Invoices></fe:Facturae>`,
  values: {
    '$.code': 'F-1',
    '$.issue_date': '2026-01-15',
    '$.type': 'standard',
    '$.supplier.tax_id.code': 'A58818501',
    '$.supplier.name': 'Seller',
    '$.lines[0].quantity': '3',
    '$.lines[0].item.price': '10.50',
    '$.lines[0].taxes[0].percent': '21.00%',
  },
};
