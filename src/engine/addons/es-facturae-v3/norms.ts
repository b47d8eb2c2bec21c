import { norm } from '../../core/rules/citation.ts';

/** Members of the schema, by name. */
export const FACTURAE = norm('Facturae 3.2', 'https://www.facturae.gob.es/formato/Paginas/version-3-2.aspx');
