import type { CodeDefinition } from '../../core/tax/definitions.ts';
import { exemptions } from './exemptions.codes.ts';
import {
  BI_ACTIVITY,
  CORRECTION,
  EXEMPTION,
  IDENTITY_TYPE,
  PRODUCT,
  REGIME,
  REGION,
  SIMPLIFIED,
} from './extension-keys.ts';
import { regimes } from './regimes.codes.ts';

/** Code lists of TicketBAI, with the official names. Source: TicketBAI schema of the three Basque tax offices. */
export const extensions: readonly CodeDefinition[] = [
  {
    key: REGION,
    name: { en: 'TicketBAI Region Code', es: 'Código de Región TicketBAI' },
    desc: {
      en: 'Territory whose tax office receives the invoice. It follows from the region in the first address of the supplier: Álava VI, Bizkaia BI, Gipuzkoa SS.',
    },
    values: [
      { code: 'VI', name: { en: 'Araba', es: 'Álava' } },
      { code: 'BI', name: { en: 'Bizkaia', es: 'Vizcaya' } },
      { code: 'SS', name: { en: 'Gipuzkoa', es: 'Guipúzcoa' } },
    ],
  },
  {
    key: PRODUCT,
    name: { en: 'TicketBAI Product Key', es: 'Clave de Producto TicketBAI' },
    desc: {
      en: 'What a line is about, told apart for customers abroad. It follows from the key of the item: `goods`, or else `services`. State `resale` yourself: goods passed on unchanged by a supplier in the simplified scheme.',
    },
    values: [
      { code: 'goods', name: { en: 'Delivery of goods', es: 'Entrega de bienes' } },
      { code: 'services', name: { en: 'Provision of services', es: 'Prestacion de servicios' } },
      {
        code: 'resale',
        name: {
          en: 'Resale of goods without modification by vendor in the simplified regime',
          es: 'Reventa de bienes sin modificación por vendedor en regimen simplificado',
        },
      },
    ],
  },
  {
    key: EXEMPTION,
    name: { en: 'TicketBAI Exemption code', es: 'Código de Exención de TicketBAI' },
    desc: {
      en: 'Why a tax is not charged: exempt (E), outside the scope (OT, RL, VT, IE) or reversed to the customer (S2). It follows from the key of the tax: `exempt` E1 (E6), `export` E2 (E3, E4), `intra-community` E5, `reverse-charge` S2, `outside-scope` RL (IE, OT, VT). Codes in brackets are kept when stated.',
    },
    values: exemptions,
  },
  {
    key: CORRECTION,
    name: { en: 'TicketBAI Rectification Type Code', es: 'TicketBAI Código de Factura Rectificativa' },
    desc: {
      en: 'What a correction rests on, field `Codigo` of `FacturaRectificativa`. Stands in `ext` of the reference in `preceding`.',
    },
    values: [
      {
        code: 'R1',
        name: {
          en: 'Rectified invoice: error based on law and Article 80 One, Two and Six of the Provincial Tax Law of VAT',
          es: 'Factura rectificativa: error fundado en derecho y Art. 80 Uno, Dos y Seis de la Norma Foral del IVA',
          eu: 'Faktura zuzentzailea: zuzenbidean oinarritutako akatsa eta BEZaren Foru Arauaren 80.artikuluko Bat, Bi eta Sei',
        },
      },
      {
        code: 'R2',
        name: {
          en: 'Rectified invoice: error based on law and Article 80 Three of the Provincial Tax Law of VAT',
          es: 'Factura rectificativa: artículo 80 Tres de la Norma Foral del IVA',
          eu: 'Faktura zuzentzailea: BEZari buruzko Foru Arauko 80. artikuluko Hiru',
        },
      },
      {
        code: 'R3',
        name: {
          en: 'Rectified invoice: error based on law and Article 80 Four of the Provincial Tax Law of VAT',
          es: 'Factura rectificativa: artículo 80 Cuatro de la Norma Foral del IVA',
          eu: 'Faktura zuzentzailea: BEZari buruzko Foru Arauko 80. artikuluko Lau',
        },
      },
      {
        code: 'R4',
        name: {
          en: 'Rectified invoice: Other',
          es: 'Factura rectificativa: Resto',
          eu: 'Faktura zuzentzailea: Gainerakoak',
        },
      },
      {
        code: 'R5',
        name: {
          en: 'Rectified invoice: simplified invoices',
          es: 'Factura rectificativa: facturas simplificadas',
          eu: 'Faktura zuzentzaile: faktura erraztuetan',
        },
      },
    ],
  },
  {
    key: REGIME,
    name: { en: 'TicketBAI VAT Regime Key', es: 'Clave de Régimen de IVA TicketBAI' },
    desc: {
      en: 'Scheme of the operation, field `ClaveRegimenIvaOpTrascendencia`. Where none is stated: 08 for IGIC, 02 for the key `export`, 51 with a surcharge, else 01.',
    },
    values: regimes,
  },
  {
    key: BI_ACTIVITY,
    name: { en: 'Activity Code (Bizkaia)', es: 'Código de Actividad (Bizkaia)' },
    desc: {
      en: 'Heading of the activity (epígrafe) of a supplier in Bizkaia who is a person and keeps the LROE in Modelo 140. Companies, with Modelo 240, need none.',
    },
    sources: [
      {
        title: { en: 'Batuz LROE list of activity codes', es: 'Lista de epígrafes LROE Batuz' },
        url: 'https://www.batuz.eus/fitxategiak/batuz/lroe/batuz_lroe_lista_epigrafes_v1_0_4.xlsx',
        contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      },
      {
        title: { en: 'LROE Modelo 140 specification', es: 'Especificación LROE Modelo 140' },
        url: 'https://www.batuz.eus/fitxategiak/batuz/lroe/lroe_140_v_1_0.pdf',
        contentType: 'application/pdf',
      },
    ],
    pattern: '^\\d{1,7}$',
  },
  {
    key: IDENTITY_TYPE,
    name: { en: 'Identity Type Code', es: 'Código de Tipo de Identidad' },
    desc: {
      en: 'Kind of document that identifies a customer without Spanish tax number, field `IDType`. It follows from the key of the first identity: `passport` 03, `foreign` 04, `resident` 05, `other` 06. State 02 yourself.',
    },
    values: [
      { code: '02', name: { en: 'NIF-VAT Identity (VIES)', es: 'NIF-VAT (VIES)' } },
      { code: '03', name: { en: 'Passport', es: 'Pasaporte' } },
      { code: '04', name: { en: 'Foreign Identity Document', es: 'Documento de Identidad Extranjero' } },
      { code: '05', name: { en: 'Residential Certificate', es: 'Certificado Residencia' } },
      { code: '06', name: { en: 'Other Identity Document', es: 'Otro Documento Probatorio' } },
    ],
  },
  {
    key: SIMPLIFIED,
    name: { en: 'TicketBAI Simplified Invoice Flag', es: 'Indicador de Factura Simplificada TicketBAI' },
    desc: {
      en: 'Whether the invoice is a simplified one, field `FacturaSimplificada`. The tag `simplified` gives S; nothing counts as N.',
    },
    values: [
      { code: 'S', name: { en: 'Yes', es: 'Sí' } },
      { code: 'N', name: { en: 'No', es: 'No' } },
    ],
  },
];
