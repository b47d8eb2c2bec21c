import { norm } from '../../core/rules/citation.ts';

/** Members of the schema, by name. */
export const FINVOICE = norm('Finvoice 3.0', 'https://file.finanssiala.fi/finvoice/css/270923/Finvoice3.0.xsd');
export const ISO_13616 = norm('ISO 13616-1:2020, Financial services, IBAN');
export const ISO_9362 = norm('ISO 9362:2022, Banking, BIC');
