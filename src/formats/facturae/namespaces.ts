/** Namespaces of Facturae 3.2.2, and of earlier versions, which are read. Source: schemas, Ministerio de Hacienda. */
export const FACTURAE = 'http://www.facturae.gob.es/formato/Versiones/Facturaev3_2_2.xml';
export const FACTURAE_321 = 'http://www.facturae.es/Facturae/2014/v3.2.1/Facturae';
export const FACTURAE_32 = 'http://www.facturae.es/Facturae/2009/v3.2/Facturae';
