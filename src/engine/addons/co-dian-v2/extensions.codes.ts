import type { CodeDefinition } from '../../core/tax/definitions.ts';
import { CREDIT_CODE, DEBIT_CODE, FISCAL_RESPONSIBILITY, MUNICIPALITY } from './extension-keys.ts';

/** Code lists of the DIAN. Source: Anexo Técnico de Factura Electrónica de Venta, referenced tables. */
export const extensions: readonly CodeDefinition[] = [
  {
    key: MUNICIPALITY,
    name: { en: 'DIAN Municipality Code', es: 'Código de municipio DIAN' },
    desc: {
      en: 'Municipality of a party by its five digits in the list of DANE, such as 11001 for Bogotá. Stands in `ext` of supplier and customer.',
    },
    sources: [
      {
        title: { en: 'DIAN Municipality Codes' },
        url: 'https://www.dian.gov.co/atencionciudadano/formulariosinstructivos/Formularios/2007/Codigos_municipios_2007.pdf',
        contentType: 'application/pdf',
      },
      { title: { en: 'Municipalities of Colombia - Github' }, url: 'https://github.com/ALAxHxC/MunicipiosDane' },
    ],
    pattern: '^\\d{5}$',
  },
  {
    key: CREDIT_CODE,
    name: { en: 'Credit Code', es: 'Código de Crédito' },
    desc: {
      en: 'Why a credit note is issued. Stands in `ext` of the reference to the credited invoice; asked for when an invoice is corrected.',
    },
    values: [
      {
        code: '1',
        name: { en: 'Partial refund', es: 'Devolución parcial' },
        desc: {
          en: 'Some of the goods come back, or part of the service is not accepted.',
          es: 'Vuelve una parte de los bienes, o no se acepta una parte del servicio.',
        },
      },
      {
        code: '2',
        name: { en: 'Revoked', es: 'Anulación' },
        desc: { en: 'The whole invoice before it is void.', es: 'Queda sin efecto toda la factura anterior.' },
      },
      {
        code: '3',
        name: { en: 'Discount', es: 'Descuento' },
        desc: {
          en: 'A discount on part or all of it, given afterwards.',
          es: 'Descuento sobre una parte o el total, concedido después.',
        },
      },
      {
        code: '4',
        name: { en: 'Adjustment', es: 'Ajuste' },
        desc: { en: 'The price was wrong or has changed.', es: 'El precio era incorrecto o ha cambiado.' },
      },
      { code: '5', name: { en: 'Other', es: 'Otros' } },
    ],
  },
  {
    key: DEBIT_CODE,
    name: { en: 'Debit Code', es: 'Código de Débito' },
    desc: {
      en: 'Why a debit note is issued. Stands in `ext` of the reference to the debited invoice; asked for when an invoice is corrected.',
    },
    values: [
      { code: '1', name: { en: 'Interest', es: 'Intereses' } },
      { code: '2', name: { en: 'Pending charges', es: 'Gastos por cobrar' } },
      { code: '3', name: { en: 'Change in value', es: 'Cambio del valor' } },
      { code: '4', name: { en: 'Other', es: 'Otros' } },
    ],
  },
  {
    key: FISCAL_RESPONSIBILITY,
    name: { en: 'Fiscal Responsibility Code', es: 'Código de Responsabilidad Fiscal' },
    desc: { en: 'Fiscal responsibility of a Colombian party, `TaxLevelCode` in UBL. R-99-PN when nothing is stated.' },
    sources: [
      {
        title: { en: 'DIAN Fiscal Responsibility Codes, see Anexo Tecnico/Tablas Referenciadas, table 13.2.6.1' },
        url: 'https://www.dian.gov.co/impuestos/factura-electronica/Documents/Caja-de-herramientas-FE-V1-9.zip',
        contentType: 'application/zip',
      },
    ],
    values: [
      { code: 'O-13', name: { en: 'Major taxpayer', es: 'Gran contribuyente' } },
      { code: 'O-15', name: { en: 'Self-withholder', es: 'Autorretenedor' } },
      { code: 'O-23', name: { en: 'VAT withholding agent', es: 'Agente de retención IVA' } },
      { code: 'O-47', name: { en: 'Simple tax regime', es: 'Régimen simple de tributación' } },
      {
        code: 'R-99-PN',
        name: { en: 'Not applicable – Others', es: 'No aplica – Otros' },
        desc: {
          en: 'For whoever has none of the other responsibilities, final consumers included.',
          es: 'Para quien no tiene ninguna de las otras responsabilidades, incluidos los consumidores finales.',
        },
      },
    ],
  },
];
