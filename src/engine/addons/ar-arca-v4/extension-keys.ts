export const DOC_TYPE = 'ar-arca-doc-type';
export const CONCEPT = 'ar-arca-concept';
export const TAX_TYPE = 'ar-arca-tax-type';
export const VAT_RATE = 'ar-arca-vat-rate';
export const IDENTITY_TYPE = 'ar-arca-identity-type';
export const VAT_STATUS = 'ar-arca-vat-status';
export const TOURISM_TYPE = 'ar-arca-tourism-type';
export const TOURISM_ITEM = 'ar-arca-tourism-item';
