import { norm } from '../../core/rules/citation.ts';

/** Checks by number: `F-INV` of invoices, `F-CRN` of credit notes, `F-LIB` of both. */
export const OIOUBL = norm(
  'OIOUBL 2.1, Schematron 1.17.2',
  'https://git.erst.dk/openebusiness/common/-/tree/master/resources/Schematrons/OIOUBL',
);
/** The code lists and guidelines of the format. */
export const OIOUBL_GUIDE = norm(
  'OIOUBL 2.1, vejledninger og kodelister',
  'https://nemhandel.dk/vejledning-oioubl-dokumentationsoversigt',
);
