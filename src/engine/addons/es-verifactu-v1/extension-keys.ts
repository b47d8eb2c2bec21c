export const DOC_TYPE = 'es-verifactu-doc-type';
export const CORRECTION_TYPE = 'es-verifactu-correction-type';
export const OP_CLASS = 'es-verifactu-op-class';
export const EXEMPT = 'es-verifactu-exempt';
export const REGIME = 'es-verifactu-regime';
export const IDENTITY_TYPE = 'es-verifactu-identity-type';
export const SIMPLIFIED_ART_7273 = 'es-verifactu-simplified-art7273';
export const ISSUER_TYPE = 'es-verifactu-issuer-type';
