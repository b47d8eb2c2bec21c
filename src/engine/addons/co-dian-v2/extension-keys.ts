export const MUNICIPALITY = 'co-dian-municipality';
export const CREDIT_CODE = 'co-dian-credit-code';
export const DEBIT_CODE = 'co-dian-debit-code';
export const FISCAL_RESPONSIBILITY = 'co-dian-fiscal-responsibility';
