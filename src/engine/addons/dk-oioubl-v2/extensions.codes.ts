import type { CodeDefinition } from '../../core/tax/definitions.ts';
import { DUTY_CODE } from './extension-keys.ts';

/**
 * The list of duties (`urn:oioubl:id:taxschemeid`) changes from version to version, so any code is accepted. Source:
 * module gobl.dk.oioubl v0.0.5.
 */
export const extensions: readonly CodeDefinition[] = [
  {
    key: DUTY_CODE,
    name: { en: 'SKAT excise duty code', da: 'Punktafgiftskode' },
    desc: {
      en: 'Which excise duty a charge with the key `excise` is, such as `16` for chocolate. Becomes the identifier of the tax scheme.',
      da: 'Hvilken punktafgift et gebyr med nøglen `excise` er, f.eks. `16` for chokolade. Bliver til afgiftens kode i dokumentet.',
    },
  },
];
