import type { CodeDefinition, SourceNote } from '../../core/tax/definitions.ts';
import { correctionTypes, identityTypes, yesOrNo } from '../shared/spanish-register.codes.ts';
import { docTypes } from './doc-types.codes.ts';
import { exemptions } from './exemptions.codes.ts';
import {
  CORRECTION_TYPE,
  DOC_TYPE,
  EXEMPT,
  IDENTITY_TYPE,
  OUTSIDE_SCOPE,
  PRODUCT,
  REGIME,
  SIMPLIFIED_ART7273,
  THIRD_PARTY_ISSUER,
} from './extension-keys.ts';
import { regimes } from './regimes.codes.ts';

const sources: readonly SourceNote[] = [
  {
    title: {
      en: 'Ministerial Order HFP/417/2017, of May 12th',
      es: 'Orden Ministerial HFP/417/2017, de 12 de Mayo',
    },
    url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2017-5312',
  },
];

/** Code lists of the SII, with the official names. Source: Orden HFP/417/2017, annex. */
export const extensions: readonly CodeDefinition[] = [
  {
    key: DOC_TYPE,
    name: { en: 'Invoice Type', es: 'Tipo de Factura' },
    desc: {
      en: 'Kind of invoice, field `TipoFactura`, lists L2_EMI and L2_RECI. It follows from type and tags of the invoice; state R2, R3 or R4 yourself where they apply.',
    },
    sources,
    values: docTypes,
  },
  {
    key: CORRECTION_TYPE,
    name: { en: 'Corrective Invoice Type', es: 'Tipo de Factura Rectificativa' },
    desc: {
      en: 'How a correction is made, field `TipoRectificativa`, list L5. A `corrective` invoice substitutes (S), credit and debit notes state the differences (I).',
    },
    sources,
    values: correctionTypes,
  },
  {
    key: EXEMPT,
    name: { en: 'Exemption Reason', es: 'Causa de Exención' },
    desc: {
      en: 'Why the operation is exempt, field `CausaExencion`, list L9. It follows from the key of the tax: `exempt` E1 (E6), `export` E2 (E3, E4), `intra-community` E5. Codes in brackets are kept when stated. Never together with `es-sii-outside-scope`.',
    },
    sources,
    values: exemptions,
  },
  {
    key: OUTSIDE_SCOPE,
    name: { en: 'Type of Operation Outside Scope', es: 'Tipo de Operación No Sujeta' },
    desc: {
      en: 'Why the operation is not subject to the tax: `location` goes to the field `ImporteTAIReglasLocalizacion`, `other` to `ImportePorArticulos7_14_Otros`. The key `outside-scope` gives `location` unless `other` is stated. Never together with `es-sii-exempt`.',
    },
    sources,
    values: [
      {
        code: 'other',
        name: { en: 'Outside scope - Articles 7, 14, others', es: 'Operación No Sujeta por artículo 7, 14, otros' },
        desc: { en: 'Not subject by law, such as the transfer of a whole business.' },
      },
      {
        code: 'location',
        name: { en: 'Outside scope - Due to location rules', es: 'Operación No Sujeta por Reglas de localización' },
        desc: { en: 'Taxed elsewhere by the rules on the place of supply.' },
      },
    ],
  },
  {
    key: REGIME,
    name: { en: 'Special Regime or Relevance Key', es: 'Clave de Régimen Especial o Trascendencia' },
    desc: {
      en: 'Scheme of the operation, field `ClaveRegimenEspecialOTrascendencia`, lists L3.1 and L3.2. Where none is stated: 02 for the key `export`, else 01.',
    },
    sources,
    values: regimes,
  },
  {
    key: IDENTITY_TYPE,
    name: { en: 'Identification Type', es: 'Tipos de Identificación' },
    desc: {
      en: 'Kind of document that identifies a customer without Spanish tax number, field `IDType`, list L4. It follows from the key of the first identity: `passport` 03, `foreign` 04, `resident` 05, `other` 06. State 02 or 07 yourself.',
    },
    sources,
    values: identityTypes,
  },
  {
    key: SIMPLIFIED_ART7273,
    name: {
      en: 'Simplified Invoice Art. 7.2 and 7.3, RD 1619/2012',
      es: 'Factura Simplificada Articulo 7,2 y 7,3 RD 1619/2012',
    },
    desc: {
      en: 'Whether a full invoice (F1, F3, R1 to R4) is a simplified one that also names the customer, field `FacturaSimplificadaArticulos7.2_7.3`, list L26.',
    },
    sources,
    values: yesOrNo,
  },
  {
    key: THIRD_PARTY_ISSUER,
    name: { en: 'Issued by Third Party or Recipient', es: 'Emitida por Tercero o Destinatario' },
    desc: {
      en: 'Whether somebody else issues the invoice for the supplier, field `EmitidaPorTercerosODestinatario`, list L10. The tag `self-billed` and a third party in `ordering.issuer` give S.',
    },
    sources,
    values: yesOrNo,
  },
  {
    key: PRODUCT,
    name: { en: 'Product Type', es: 'Tipo de Producto' },
    desc: {
      en: 'Whether goods or services are sold, for a breakdown by kind of operation (`DesgloseTipoOperacion`). It follows from the keys `goods` and `services` of the items. All lines have one, or none.',
    },
    values: [
      { code: 'goods', name: { en: 'Delivery of goods', es: 'Entrega de bienes' } },
      { code: 'services', name: { en: 'Provision of services', es: 'Prestación de servicios' } },
    ],
  },
];
