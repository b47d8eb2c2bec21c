import type { CodeDefinition } from '../../core/tax/definitions.ts';
import { OPERATOR } from './extension-keys.ts';

/** Source: module gobl.fi.finvoice, in every commit with an extension. */
export const extensions: readonly CodeDefinition[] = [
  {
    key: OPERATOR,
    name: { en: 'Finnish e-invoice operator', fi: 'Verkkolaskuoperaattori' },
    desc: {
      en: 'The operator through which a party receives e-invoices: its own OVT code, or the BIC of a bank. Stands in `ext` of the party.',
      fi: 'Operaattori, jonka kautta osapuoli vastaanottaa verkkolaskut: sen oma OVT-tunnus tai pankin BIC. Osapuolen kentässä `ext`.',
    },
    pattern: '^[A-Za-z0-9]{2,35}$',
  },
];
