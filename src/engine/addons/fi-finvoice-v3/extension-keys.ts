/** The operator that serves the e-invoice address of a party. */
export const OPERATOR = 'fi-finvoice-operator';
