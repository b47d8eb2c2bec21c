import type { CodeDefinition } from '../../core/tax/definitions.ts';

/** Documents that identify a customer without Spanish tax number; addons map the keys to codes of their formats. */
export const identities: readonly CodeDefinition[] = [
  { key: 'passport', name: { en: 'Passport', es: 'Pasaporte' } },
  {
    key: 'foreign',
    name: {
      en: 'National ID Card or similar from a foreign country',
      es: 'Documento oficial de identificación expedido por el país o territorio de residencia',
    },
  },
  { key: 'resident', name: { en: 'Residential permit', es: 'Certificado de residencia' } },
  { key: 'other', name: { en: 'An other type of source not listed', es: 'Otro documento probatorio' } },
];
