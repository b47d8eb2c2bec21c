import type { FormatProof } from '../catalogue/format.ts';
import { BASE, DATA } from './namespaces.ts';

/** Part of an invoice, by a party, a code, a date, a rate and a line. */
export const NAV_PROOF: FormatProof = {
  text: `<InvoiceData xmlns="${DATA}" xmlns:b="${BASE}"><invoiceNumber>F-1</invoiceNumber><invoiceIssueDate>2026-01-15</invoiceIssueDate><invoiceMain><invoice><invoiceHead>
<supplierInfo><supplierTaxNumber><b:taxpayerId>12892312</b:taxpayerId></supplierTaxNumber><supplierName>Seller</supplierName></supplierInfo><invoiceDetail><invoiceCategory>NORMAL</invoiceCategory><currencyCode>HUF</currencyCode></invoiceDetail></invoiceHead>
<invoiceLines><line><lineNumber>1</lineNumber><lineDescription>Work</lineDescription><quantity>3</quantity><unitOfMeasure>HOUR</unitOfMeasure><unitPrice>1050</unitPrice><lineAmountsNormal><lineVatRate><vatPercentage>0.27</vatPercentage></lineVatRate></lineAmountsNormal></line></invoiceLines></invoice></invoiceMain></InvoiceData>`,
  values: {
    '$.code': 'F-1',
    '$.issue_date': '2026-01-15',
    '$.type': 'standard',
    '$.supplier.tax_id.code': '12892312',
    '$.supplier.name': 'Seller',
    '$.lines[0].quantity': '3',
    '$.lines[0].item.unit': 'h',
    '$.lines[0].item.price': '1050',
    '$.lines[0].taxes[0].rate': 'general',
  },
};
