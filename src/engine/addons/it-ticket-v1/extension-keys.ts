export const EXEMPT = 'it-ticket-exempt';
export const PRODUCT = 'it-ticket-product';
export const LOTTERY = 'it-ticket-lottery';
export const LINE_REF = 'it-ticket-line-ref';
