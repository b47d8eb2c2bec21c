/** Sentences that several codes of SAT share. */
export const catalogue = (name: string): string =>
  `Tome una clave del catálogo ${name} del SAT vigente en la fecha de expedición.`;

export const LEAVE_OUT = 'No incluya el atributo.';
export const ROUND = 'Redondéelo a los decimales que c_Moneda da a la moneda: dos con MXN.';
export const KNOWN_TAX = 'Use 001 para ISR, 002 para IVA o 003 para IEPS.';
export const SUM_BELOW = 'Sume los importes como están en los nodos que siguen; no los calcule de nuevo.';
export const SUM_LINES =
  'Sume primero los importes de los conceptos y redondee la suma una vez, a los decimales de la moneda.';
