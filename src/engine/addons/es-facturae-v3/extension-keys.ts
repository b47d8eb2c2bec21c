export const SUBSIDY = 'es-facturae-subsidy';
export const DOC_TYPE = 'es-facturae-doc-type';
export const INVOICE_CLASS = 'es-facturae-invoice-class';
export const CORRECTION = 'es-facturae-correction';
