import type { Format } from '../catalogue/format.ts';
import { UBL_PROOF } from './ubl-proof.ts';
import { UBL } from './ubl.ts';

export const UBL_FORMAT: Format = {
  key: 'ubl',
  name: 'UBL 2.1',
  mediaType: 'application/xml',
  table: UBL,
  proof: UBL_PROOF,
};
