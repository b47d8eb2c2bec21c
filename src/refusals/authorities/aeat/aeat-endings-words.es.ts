/** Last sentence of the advice on a record that AEAT refused. */
export const resend = (advice: string): string =>
  `${advice} Envíe el registro corregido con Subsanacion S y RechazoPrevio X (S si la AEAT tiene un registro anterior de la factura).`;

/** Last sentence of the advice on a record that AEAT accepted with errors. */
export const MENDED = 'La AEAT conserva el registro; subsánelo con uno nuevo con Subsanacion S.';
