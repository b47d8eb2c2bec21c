import type { CodeDefinition } from '../../core/tax/definitions.ts';

// Codes that SII and VERI*FACTU share, with the official names. Sources: Orden HFP/417/2017 and Orden HAC/1177/2024, annexes.

export const yesOrNo: readonly CodeDefinition[] = [
  { code: 'S', name: { en: 'Yes', es: 'Sí' } },
  { code: 'N', name: { en: 'No', es: 'No' } },
];

/** How a correction states its figures. */
export const correctionTypes: readonly CodeDefinition[] = [
  { code: 'S', name: { en: 'Substitution', es: 'Por Sustitución' } },
  { code: 'I', name: { en: 'Differences', es: 'Por Diferencias' } },
];

/** Documents that identify a customer without Spanish tax number. */
export const identityTypes: readonly CodeDefinition[] = [
  { code: '02', name: { en: 'NIF-VAT Identity (VIES)', es: 'NIF-VAT (VIES)' } },
  { code: '03', name: { en: 'Passport', es: 'Pasaporte' } },
  { code: '04', name: { en: 'Foreign Identity Document', es: 'Documento de Identidad Extranjero' } },
  { code: '05', name: { en: 'Residential Certificate', es: 'Certificado Residencia' } },
  { code: '06', name: { en: 'Other Identity Document', es: 'Otro Documento Probatorio' } },
  { code: '07', name: { en: 'Not registered in census', es: 'No censado' } },
];

/** Kinds of invoices that do not correct others: F1 to F3. */
export const ordinaryDocTypes: readonly CodeDefinition[] = [
  {
    code: 'F1',
    name: {
      en: 'Invoice (Article 6, 7.2 and 7.3 of RD 1619/2012)',
      es: 'Factura (Art. 6, 7.2 y 7.3 del RD 1619/2012)',
    },
    desc: { en: 'An ordinary invoice.' },
  },
  {
    code: 'F2',
    name: {
      en: 'Simplified invoice (Article 6.1.d) of RD 1619/2012)',
      es: 'Factura Simplificada (Art. 6.1.d) del RD 1619/2012)',
    },
    desc: { en: 'For retail and other cases in which the customer need not be named.' },
  },
  {
    code: 'F3',
    name: {
      en: 'Invoice issued as replacement of simplified invoice',
      es: 'Factura emitida en sustitución de facturas simplificadas',
    },
    desc: { en: 'Names the customer of simplified invoices issued before.' },
  },
];

/** R1, the usual kind of invoices that correct others. */
export const usualCorrection: CodeDefinition = {
  code: 'R1',
  name: {
    en: 'Rectified invoice: articles 80.1, 80.2, and 80.6',
    es: 'Factura rectificativa: art. 80 Uno, Dos y Seis LIVA',
  },
  desc: { en: 'For most corrections: mistakes, returns, discounts and cancelled sales.' },
};

/** The general scheme, 01. */
export const generalScheme: CodeDefinition = {
  code: '01',
  name: { en: 'General regime operation', es: 'Operación de régimen general' },
};

/** The schemes 03 to 05. */
export const schemesTo05: readonly CodeDefinition[] = [
  {
    code: '03',
    name: {
      en: 'Special regime for used goods, art objects, antiques and collectibles',
      es: 'Operaciones a las que se aplique el régimen especial de bienes usados, objetos de arte, antigüedades y objetos de colección',
    },
  },
  { code: '04', name: { en: 'Special regime for investment gold', es: 'Régimen especial del oro de inversión' } },
  { code: '05', name: { en: 'Special regime for travel agencies', es: 'Régimen especial de las agencias de viajes' } },
];

/** The scheme 07. */
export const cashScheme: CodeDefinition = {
  code: '07',
  name: { en: 'Special cash accounting regime', es: 'Régimen especial del criterio de caja' },
};

/** The schemes 03 to 07. */
export const schemesFrom03: readonly CodeDefinition[] = [
  ...schemesTo05,
  {
    code: '06',
    name: {
      en: 'Special regime for VAT/IGIC groups (Advanced Level)',
      es: 'Régimen especial grupo de entidades en IVA/IGIC (Nivel Avanzado)',
    },
  },
  cashScheme,
];

/** The schemes 09 to 11. */
export const schemesFrom09: readonly CodeDefinition[] = [
  {
    code: '09',
    name: {
      en: 'Billing of travel agency services acting as mediators in name and on behalf of others',
      es: 'Facturación de las prestaciones de servicios de agencias de viaje que actúan como mediadoras en nombre y por cuenta ajena',
    },
  },
  {
    code: '10',
    name: {
      en: 'Collection of professional fees or rights on behalf of third parties',
      es: 'Cobros por cuenta de terceros de honorarios profesionales o de derechos derivados de la propiedad industrial',
    },
  },
  {
    code: '11',
    name: { en: 'Business premises rental operations', es: 'Operaciones de arrendamiento de local de negocio' },
  },
];

/** Scheme 15. */
export const successiveOperations: CodeDefinition = {
  code: '15',
  name: {
    en: 'Invoice with pending VAT/IGIC accrual in successive tract operations',
    es: 'Factura con IVA/IGIC pendiente de devengo en operaciones de tracto sucesivo',
  },
};
