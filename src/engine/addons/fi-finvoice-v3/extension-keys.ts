/** The operator of a party's e-invoice address. */
export const OPERATOR = 'fi-finvoice-operator';
