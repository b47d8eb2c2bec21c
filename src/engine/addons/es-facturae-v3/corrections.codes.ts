import type { CodeDefinition } from '../../core/tax/definitions.ts';

/**
 * Reasons of corrections (`ReasonCode`): formal errors 01 to 16, errors of figures 80 to 85. Source: Facturae 3.2; Real
 * Decreto 1619/2012, article 15.
 */
export const corrections: readonly CodeDefinition[] = [
  { code: '01', name: { en: 'Invoice code', es: 'Número de la factura' } },
  { code: '02', name: { en: 'Invoice series', es: 'Serie de la factura' } },
  { code: '03', name: { en: 'Issue date', es: 'Fecha expedición' } },
  {
    code: '04',
    name: { en: 'Name and surnames/Corporate name - Issuer (Sender)', es: 'Nombre y apellidos/Razón Social-Emisor' },
  },
  {
    code: '05',
    name: { en: 'Name and surnames/Corporate name - Receiver', es: 'Nombre y apellidos/Razón Social-Receptor' },
  },
  { code: '06', name: { en: "Issuer's Tax Identification Number", es: 'Identificación fiscal Emisor/obligado' } },
  { code: '07', name: { en: "Receiver's Tax Identification Number", es: 'Identificación fiscal Receptor' } },
  { code: '08', name: { en: "Supplier's address", es: 'Domicilio Emisor/Obligado' } },
  { code: '09', name: { en: "Customer's address", es: 'Domicilio Receptor' } },
  { code: '10', name: { en: 'Item line', es: 'Detalle Operación' } },
  { code: '11', name: { en: 'Applicable Tax Rate', es: 'Porcentaje impositivo a aplicar' } },
  { code: '12', name: { en: 'Applicable Tax Amount', es: 'Cuota tributaria a aplicar' } },
  { code: '13', name: { en: 'Applicable Date/Period', es: 'Fecha/Periodo a aplicar' } },
  { code: '14', name: { en: 'Invoice Class', es: 'Clase de factura' } },
  { code: '15', name: { en: 'Legal literals', es: 'Literales legales' } },
  { code: '16', name: { en: 'Taxable Base', es: 'Base imponible' } },
  { code: '80', name: { en: 'Calculation of tax outputs', es: 'Cálculo de cuotas repercutidas' } },
  { code: '81', name: { en: 'Calculation of tax inputs', es: 'Cálculo de cuotas retenidas' } },
  {
    code: '82',
    name: {
      en: 'Taxable Base modified due to return of packages and packaging materials',
      es: 'Base imponible modificada por devolución de envases / embalajes',
    },
  },
  {
    code: '83',
    name: {
      en: 'Taxable Base modified due to discounts and rebates',
      es: 'Base imponible modificada por descuentos y bonificaciones',
    },
  },
  {
    code: '84',
    name: {
      en: 'Taxable Base modified due to firm court ruling or administrative decision',
      es: 'Base imponible modificada por resolución firme, judicial o administrativa',
    },
  },
  {
    code: '85',
    name: {
      en: 'Taxable Base modified due to unpaid outputs where there is a judgement opening insolvency proceedings',
      es: 'Base imponible modificada cuotas repercutidas no satisfechas. Auto de declaración de concurso',
    },
  },
];
