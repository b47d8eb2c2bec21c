import type { Format } from '../catalogue/format.ts';
import { CII_PROOF } from './cii-proof.ts';
import { CII } from './cii.ts';

export const CII_FORMAT: Format = {
  key: 'cii',
  name: 'UN/CEFACT Cross Industry Invoice D16B',
  mediaType: 'application/xml',
  table: CII,
  proof: CII_PROOF,
};
