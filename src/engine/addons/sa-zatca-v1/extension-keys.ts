export const INVOICE_TYPE = 'sa-zatca-invoice-type';
