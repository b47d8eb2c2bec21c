import type { CodeDefinition } from '../../core/tax/definitions.ts';

/** Exempt (`CausaExencion`), not subject (`Causa`) and reversed operations, in one list. Source: TicketBAI schema. */
export const exemptions: readonly CodeDefinition[] = [
  {
    code: 'E1',
    name: {
      en: 'Exempt: pursuant to Article 20 of the Foral VAT Law',
      es: 'Exenta: por el artículo 20 de la Norma Foral del IVA',
    },
  },
  {
    code: 'E2',
    name: {
      en: 'Exempt: pursuant to Article 21 of the Foral VAT Law',
      es: 'Exenta: por el artículo 21 de la Norma Foral del IVA',
    },
  },
  {
    code: 'E3',
    name: {
      en: 'Exempt: pursuant to Article 22 of the Foral VAT Law',
      es: 'Exenta: por el artículo 22 de la Norma Foral del IVA',
    },
  },
  {
    code: 'E4',
    name: {
      en: 'Exempt: pursuant to Articles 23 and 24 of the Foral VAT Law',
      es: 'Exenta: por el artículos 23 y 24 de la Norma Foral del IVA',
    },
  },
  {
    code: 'E5',
    name: {
      en: 'Exempt: pursuant to Article 25 of the Foral VAT law',
      es: 'Exenta: por el artículo 25 de la Norma Foral del IVA',
    },
  },
  { code: 'E6', name: { en: 'Exempt: pursuant to other reasons', es: 'Exenta: por otra causa' } },
  {
    code: 'OT',
    name: {
      en: 'Not subject: pursuant to Article 7 of the VAT Law - other cases of non-subject',
      es: 'No sujeto: por el artículo 7 de la Ley del IVA - otros supuestos de no sujeción',
    },
  },
  {
    code: 'RL',
    name: { en: 'Not subject: pursuant to localization rules', es: 'No sujeto: por reglas de localización' },
  },
  {
    code: 'VT',
    name: {
      en: 'Not subject: sales made on behalf of third parties (amount not computable for VAT or IRPF purposes)',
      es: 'No sujeto: ventas realizadas por cuenta de terceros (importe no computable a efectos de IVA ni de IRPF)',
    },
  },
  {
    code: 'IE',
    name: {
      en: 'Not subject in the TAI due to localization rules, but foreign tax, IPS/IGIC or VAT from another EU member state is passed on',
      es: 'No sujeto en el TAI por reglas de localización, pero repercute impuesto extranjero, IPS/IGIC o IVA de otro estado miembro UE',
    },
  },
  {
    code: 'S2',
    name: {
      en: 'Subject and not exempt: with reverse charge',
      es: 'Sujeto y no exenta: con inversión del sujeto pasivo',
    },
  },
];
