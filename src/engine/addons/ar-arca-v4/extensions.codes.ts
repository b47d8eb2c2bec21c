import type { CodeDefinition } from '../../core/tax/definitions.ts';
import { docTypes } from './doc-types.codes.ts';
import { identityTypes } from './identity-types.codes.ts';
import {
  CONCEPT,
  DOC_TYPE,
  IDENTITY_TYPE,
  TAX_TYPE,
  TOURISM_ITEM,
  TOURISM_TYPE,
  VAT_RATE,
  VAT_STATUS,
} from './extension-keys.ts';

/** Code lists of ARCA. Source: Manual para el desarrollador, factura electrónica COMPG v4.0; names as published there. */
export const extensions: readonly CodeDefinition[] = [
  {
    key: DOC_TYPE,
    name: { en: 'Argentina ARCA Document Type', es: 'Tipo de comprobante Argentina ARCA' },
    desc: {
      en: 'Type of voucher. When none is stated: class C under the tag `monotax`, A for customers registered for VAT, B for all others.',
    },
    values: docTypes,
  },
  {
    key: CONCEPT,
    name: {
      en: 'Argentina ARCA Concept (Goods, services, or both)',
      es: 'Concepto Argentina ARCA (Productos, servicios, o ambos)',
    },
    desc: {
      en: 'Whether goods, services or both are sold. Follows from the keys of the items: `goods`, anything else is a service.',
    },
    values: [
      { code: '1', name: { en: 'Goods', es: 'Productos' } },
      { code: '2', name: { en: 'Services', es: 'Servicios' } },
      { code: '3', name: { en: 'Goods and services', es: 'Productos y servicios' } },
    ],
  },
  {
    key: TAX_TYPE,
    name: { en: 'Argentina ARCA Tax Type', es: 'Tipo de Tributo Argentina ARCA' },
    desc: { en: 'Other tax that a charge of the key `tax` stands for.' },
    values: [
      { code: '1', name: { en: 'National Taxes', es: 'Impuestos Nacionales' } },
      { code: '2', name: { en: 'Provincial Taxes', es: 'Impuestos Provinciales' } },
      { code: '3', name: { en: 'Municipal Taxes', es: 'Impuestos Municipales' } },
      { code: '4', name: { en: 'Internal Taxes', es: 'Impuestos Internos' } },
      { code: '5', name: { en: 'Gross Income Tax', es: 'IIBB' } },
      { code: '6', name: { en: 'VAT Prepayment', es: 'Percepción de IVA' } },
      { code: '7', name: { en: 'Gross Income Tax Prepayment', es: 'Percepción de IIBB' } },
      { code: '8', name: { en: 'Municipal Taxes Prepayment', es: 'Percepciones por Impuestos Municipales' } },
      { code: '9', name: { en: 'Other Prepayments', es: 'Otras Percepciones' } },
      { code: '13', name: { en: 'VAT Not Categorized Prepayment', es: 'Percepción de IVA a no Categorizado' } },
      { code: '99', name: { en: 'Other', es: 'Otras' } },
    ],
  },
  {
    key: VAT_RATE,
    name: { en: 'Argentina ARCA VAT Rate', es: 'Tasa de IVA Argentina ARCA' },
    desc: { en: 'Rate of VAT. Follows from the rate of the tax; state 8 (5%) and 9 (2.5%) yourself.' },
    values: [
      { code: '3', name: { en: '0%', es: '0%' } },
      { code: '4', name: { en: '10.5%', es: '10.5%' } },
      { code: '5', name: { en: '21%', es: '21%' } },
      { code: '6', name: { en: '27%', es: '27%' } },
      { code: '8', name: { en: '5%', es: '5%' } },
      { code: '9', name: { en: '2.5%', es: '2.5%' } },
    ],
  },
  {
    key: IDENTITY_TYPE,
    name: { en: 'Argentina ARCA Customer Identity Type', es: 'Código de Documento identificatorio del comprador' },
    desc: { en: 'Kind of document in an identity of a customer without tax identity, such as 96 for the DNI.' },
    values: identityTypes,
  },
  {
    key: VAT_STATUS,
    name: { en: 'Customer VAT Status', es: 'Condición frente al IVA del receptor' },
    desc: { en: "Customer's position in VAT. Follows from the tax identity unless one is stated that goes with it." },
    values: [
      { code: '1', name: { en: 'Registered VAT Company', es: 'IVA Responsable Inscripto' } },
      { code: '4', name: { en: 'VAT Exempt Subject', es: 'IVA Sujeto Exento' } },
      { code: '5', name: { en: 'Final Consumer', es: 'Consumidor Final' } },
      { code: '6', name: { en: 'Monotributo Responsible', es: 'Responsable Monotributo' } },
      { code: '7', name: { en: 'Uncategorized Subject', es: 'Sujeto No Categorizado' } },
      { code: '8', name: { en: 'Foreign Supplier', es: 'Proveedor del Exterior' } },
      { code: '9', name: { en: 'Foreign Customer', es: 'Cliente del Exterior' } },
      { code: '10', name: { en: 'VAT Exempt - Law N° 19.640', es: 'IVA Liberado – Ley N° 19.640' } },
      { code: '13', name: { en: 'Social Monotributista', es: 'Monotributista Social' } },
      { code: '15', name: { en: 'VAT Not Applicable', es: 'IVA No Alcanzado' } },
      {
        code: '16',
        name: {
          en: 'Promoted Independent Worker Monotributista',
          es: 'Monotributo Trabajador Independiente Promovido',
        },
      },
    ],
  },
  {
    key: TOURISM_TYPE,
    name: {
      en: 'Argentina ARCA Tourism Issuer-Receiver Relationship',
      es: 'Código de relación emisor-receptor para turismo',
    },
    desc: { en: 'Relation of issuer and receiver in vouchers T for tourism. Stands in `tax.ext`.' },
    values: [
      {
        code: '1',
        name: { en: 'Direct Accommodation to Non-Resident Tourist', es: 'Alojamiento Directo a Turista No Residente' },
      },
      {
        code: '2',
        name: { en: 'Accommodation to Resident Travel Agency', es: 'Alojamiento a Agencia de Viaje Residente' },
      },
      {
        code: '3',
        name: { en: 'Accommodation to Non-Resident Travel Agency', es: 'Alojamiento a Agencia de Viaje No Residente' },
      },
      {
        code: '4',
        name: {
          en: 'Resident Travel Agency to Non-Resident Travel Agency',
          es: 'Agencia de Viaje Residente a Agencia de Viaje No Residente',
        },
      },
      {
        code: '5',
        name: {
          en: 'Resident Travel Agency to Non-Resident Tourist',
          es: 'Agencia de Viaje Residente a Turista No Residente',
        },
      },
      {
        code: '6',
        name: {
          en: 'Resident Travel Agency to Resident Travel Agency',
          es: 'Agencia de Viaje Residente a Agencia de Viaje Residente',
        },
      },
    ],
  },
  {
    key: TOURISM_ITEM,
    name: { en: 'Argentina ARCA Tourism Item Code', es: 'Código de ítem de turismo Argentina ARCA' },
    desc: { en: 'Kind of item in vouchers T for tourism. Stands in `ext` of taxes, discounts and advances.' },
    values: [
      { code: '1', name: { en: 'Hotel without Breakfast', es: 'Hotel sin desayuno' } },
      { code: '2', name: { en: 'Hotel with Breakfast', es: 'Hotel con desayuno' } },
      { code: '5', name: { en: 'Surplus', es: 'Excedente' } },
    ],
  },
];
