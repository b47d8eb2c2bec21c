import type { Format } from '../catalogue/format.ts';
import { ZUGFERD_1_PROOF } from './zugferd-1-proof.ts';
import { ZUGFERD_1 } from './zugferd-1.ts';

export const ZUGFERD_1_FORMAT: Format = {
  key: 'zugferd-1',
  name: 'ZUGFeRD 1.0',
  mediaType: 'application/xml',
  table: ZUGFERD_1,
  readOnly: true,
  proof: ZUGFERD_1_PROOF,
};
