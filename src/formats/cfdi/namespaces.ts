/** Namespaces of CFDI 4.0 and of its complements. Source: schemas of Anexo 20 and of each complement, SAT. */
export const CFDI = 'http://www.sat.gob.mx/cfd/4';
export const PAYMENTS = 'http://www.sat.gob.mx/Pagos20';
export const STAMP = 'http://www.sat.gob.mx/TimbreFiscalDigital';
export const VOUCHERS = 'http://www.sat.gob.mx/valesdedespensa';
export const FUEL = 'http://www.sat.gob.mx/EstadoDeCuentaCombustible12';
export const LOCAL = 'http://www.sat.gob.mx/implocal';
export const LEGENDS = 'http://www.sat.gob.mx/leyendasFiscales';
export const TRADE = 'http://www.sat.gob.mx/ComercioExterior20';
