import { norm } from '../../core/rules/citation.ts';

export const ZATCA = norm(
  'ZATCA, Electronic Invoice XML Implementation Standard',
  'https://zatca.gov.sa/ar/E-Invoicing/SystemsDevelopers/Documents/20230519_ZATCA_Electronic_Invoice_XML_Implementation_Standard_%20vF.pdf',
);
