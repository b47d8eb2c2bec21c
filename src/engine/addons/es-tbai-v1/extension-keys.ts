export const REGION = 'es-tbai-region';
export const PRODUCT = 'es-tbai-product';
export const EXEMPTION = 'es-tbai-exemption';
export const CORRECTION = 'es-tbai-correction';
export const REGIME = 'es-tbai-regime';
export const BI_ACTIVITY = 'es-tbai-bi-activity';
export const IDENTITY_TYPE = 'es-tbai-identity-type';
export const SIMPLIFIED = 'es-tbai-simplified';
