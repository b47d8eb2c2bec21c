/** Codes of the 26 states and the federal district. Source: IBGE, "Siglas das unidades da federação". */
export const STATES: readonly string[] =
  'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO'.split(' ');
