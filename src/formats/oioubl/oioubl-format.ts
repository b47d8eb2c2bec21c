import type { Format } from '../catalogue/format.ts';
import { OIOUBL_PROOF } from './oioubl-proof.ts';
import { OIOUBL } from './oioubl.ts';

export const OIOUBL_FORMAT: Format = {
  key: 'oioubl',
  name: 'OIOUBL 2.1',
  mediaType: 'application/xml',
  table: OIOUBL,
  customization: /^OIOUBL-2\./,
  proof: OIOUBL_PROOF,
};
