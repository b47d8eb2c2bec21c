/** Una diferencia fuera de la tolerancia de NAV. */
export const within = (meaning: string): string =>
  `${meaning} NAV admite un 1 %, y siempre 1 HUF o 0,01 de la moneda de la factura, lo que sea mayor.`;
