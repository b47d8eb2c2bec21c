import { norm } from '../../core/rules/citation.ts';

/** Types and fields of the schema, by name. */
export const MYDATA = norm(
  'AADE, myDATA REST API Documentation 2.0.0',
  'https://www.aade.gr/sites/default/files/2025-12/myDATA%20API%20Documentation%20v2.0.0_official_erp.pdf',
);
