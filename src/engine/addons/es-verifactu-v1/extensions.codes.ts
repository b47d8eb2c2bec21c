import type { CodeDefinition } from '../../core/tax/definitions.ts';
import {
  correctionTypes,
  generalScheme,
  identityTypes,
  ordinaryDocTypes,
  schemesFrom03,
  schemesFrom09,
  successiveOperations,
  usualCorrection,
  yesOrNo,
} from '../shared/spanish-register.codes.ts';
import {
  CORRECTION_TYPE,
  DOC_TYPE,
  EXEMPT,
  IDENTITY_TYPE,
  ISSUER_TYPE,
  OP_CLASS,
  REGIME,
  SIMPLIFIED_ART_7273,
} from './extension-keys.ts';

/** Code lists of the billing records. Source: Orden HAC/1177/2024, annex; names as published by the tax agency. */
export const extensions: readonly CodeDefinition[] = [
  {
    key: DOC_TYPE,
    name: { en: 'Invoice Type Code', es: 'Código de Tipo de Factura' },
    desc: {
      en: 'Kind of invoice, field `TipoFactura`, list L2. It follows from type and tags of the invoice; state R2, R3 or R4 yourself where they apply.',
    },
    sources: [
      {
        title: { en: 'Verifactu Ministerial Order', es: 'Orden Ministerial de Verifactu' },
        url: 'https://www.boe.es/diario_boe/txt.php?id=BOE-A-2024-22138',
      },
    ],
    values: [
      ...ordinaryDocTypes,
      usualCorrection,
      {
        code: 'R2',
        name: { en: 'Rectified invoice: article 80.3', es: 'Factura rectificativa: artículo 80.3' },
        desc: { en: 'When a court has declared the customer insolvent.' },
      },
      {
        code: 'R3',
        name: { en: 'Rectified invoice: article 80.4', es: 'Factura rectificativa: artículo 80.4' },
        desc: { en: 'When the customer has not paid for so long that the law lets the tax be reclaimed.' },
      },
      {
        code: 'R4',
        name: { en: 'Rectified invoice: other', es: 'Factura rectificativa: resto' },
        desc: { en: 'For reasons that no other code covers, such as the order of a court.' },
      },
      {
        code: 'R5',
        name: { en: 'Rectified invoice: simplified invoices', es: 'Factura rectificativa: facturas simplificadas' },
        desc: { en: 'For corrections of simplified invoices, whatever the reason.' },
      },
    ],
  },
  {
    key: CORRECTION_TYPE,
    name: { en: 'Verifactu Correction Type Code', es: 'Código de Tipo de Corrección de Verifactu' },
    desc: {
      en: 'How a correction states its figures, field `TipoRectificativa`, list L3. It follows from the type: S for `corrective`, I for `credit-note` and `debit-note`.',
    },
    values: correctionTypes,
  },
  {
    key: OP_CLASS,
    name: {
      en: 'Subject and Not Exempt Operation Class Code',
      es: 'Clave de la Operación Sujeta y no Exenta o de la Operación no Sujeta.',
    },
    desc: {
      en: 'Whether the operation is subject to tax, field `CalificacionOperacion`, list L9; not together with an exemption. It follows from the tax key: `standard` and `zero` S1, `reverse-charge` S2, `outside-scope` N2 unless N1 is given.',
    },
    values: [
      {
        code: 'S1',
        name: {
          en: 'Subject and Not Exempt - Without reverse charge',
          es: 'Operación Sujeta y No exenta - Sin inversión del sujeto pasivo',
        },
        desc: { en: 'The supplier charges the tax.' },
      },
      {
        code: 'S2',
        name: {
          en: 'Subject and Not Exempt - With reverse charge',
          es: 'Operación Sujeta y No exenta - Con Inversión del sujeto pasivo',
        },
        desc: { en: 'The customer owes the tax in place of the supplier.' },
      },
      {
        code: 'N1',
        name: { en: 'Not Subject - Articles 7, 14, others', es: 'Operación No Sujeta artículo 7, 14, otros' },
        desc: { en: 'The law leaves the operation out, as with the transfer of a whole business.' },
      },
      {
        code: 'N2',
        name: { en: 'Not Subject - Due to location rules', es: 'Operación No Sujeta por Reglas de localización' },
        desc: { en: 'The place of supply is outside the territory of the tax.' },
      },
    ],
  },
  {
    key: EXEMPT,
    name: { en: 'Verifactu Exemption Code', es: 'Código de Exención de Impuesto de Verifactu' },
    desc: {
      en: 'Why the operation is exempt, field `OperacionExenta`, list L10; not together with an operation class. It follows from the tax key: `exempt` E1 unless E6 is given, `export` E2 unless E3 or E4 is given, `intra-community` E5.',
    },
    values: [
      {
        code: 'E1',
        name: {
          en: 'Exempt: pursuant to Article 20. Exemptions in internal operations.',
          es: 'Exenta: por el artículo 20. Exenciones en operaciones interiores.',
        },
        desc: { en: 'Health care, teaching, insurance, finance, letting of homes and the like.' },
      },
      {
        code: 'E2',
        name: {
          en: 'Exempt: pursuant to Article 21. Exemptions in exports of goods.',
          es: 'Exenta: por el artículo 21. Exenciones en las exportaciones de bienes.',
        },
        desc: { en: 'Goods that leave the European Union, and services tied to it.' },
      },
      {
        code: 'E3',
        name: {
          en: 'Exempt: pursuant to Article 22. Exemptions in operations asimilated to exports.',
          es: 'Exenta: por el artículo 22. Exenciones en las operaciones asimiladas a las exportaciones.',
        },
        desc: { en: 'Supplies to ships and aircraft, diplomats and international bodies.' },
      },
      {
        code: 'E4',
        name: {
          en: 'Exempt: pursuant to Articles 23 and 24. Exemptions related to temporary deposit, customs and fiscal regimes, and other situations.',
          es: 'Exenta: por el artículos 23 y 24. Exenciones relativas a las situaciones de depósito temporal, regímenes aduaneros y fiscales, y otras situaciones.',
        },
        desc: { en: 'Goods in free zones, customs warehouses and similar regimes.' },
      },
      {
        code: 'E5',
        name: {
          en: 'Exempt: pursuant to Article 25. Exemptions in the delivery of goods destined to another Member State.',
          es: 'Exenta: por el artículo 25. Exenciones en las entregas de bienes destinados a otro Estado miembro.',
        },
        desc: { en: 'Goods sent to a business in another member state.' },
      },
      {
        code: 'E6',
        name: { en: 'Exempt: pursuant to other reasons', es: 'Exenta: por otra causa' },
        desc: { en: 'An exemption of another law; name it on the invoice.' },
      },
    ],
  },
  {
    key: REGIME,
    name: { en: 'VAT/IGIC Regime Code', es: 'Código de Régimen de IVA/IGIC' },
    desc: {
      en: 'Scheme that the operation falls under, field `ClaveRegimen`, lists L8A for VAT and L8B for IGIC. Where none is given: 02 for the key `export`, 18 for a tax with a surcharge, else 01.',
    },
    values: [
      generalScheme,
      { code: '02', name: { en: 'Export', es: 'Exportación' } },
      ...schemesFrom03,
      {
        code: '08',
        name: { en: 'Operations subject to a different regime', es: 'Operaciones sujetas a un régimen diferente' },
      },
      ...schemesFrom09,
      {
        code: '14',
        name: {
          en: 'Invoice with pending VAT/IGIC accrual in work certifications for Public Administration',
          es: 'Factura con IVA/IGIC pendiente de devengo en certificaciones de obra cuyo destinatario sea una Administración Pública',
        },
      },
      successiveOperations,
      {
        code: '17',
        name: {
          en: 'Operation under OSS and IOSS regimes (VAT) / Special regime for retail traders. (IGIC)',
          es: 'Operación acogida a alguno de los regímenes previstos en el capítulo XI del título IX (OSS e IOSS, IVA) / Régimen especial de comerciante minorista. (IGIC)',
        },
      },
      {
        code: '18',
        name: {
          en: 'Equivalence surcharge (VAT) / Special regime for small traders or retailers (IGIC)',
          es: 'Recargo de equivalencia (IVA) / Régimen especial del pequeño comerciante o minorista (IGIC)',
        },
      },
      {
        code: '19',
        name: {
          en: 'Operations included in the Special Regime for Agriculture, Livestock and Fisheries',
          es: 'Operaciones de actividades incluidas en el Régimen Especial de Agricultura, Ganadería y Pesca (REAGYP)',
        },
      },
      { code: '20', name: { en: 'Simplified regime (VAT only)', es: 'Régimen simplificado (IVA only)' } },
    ],
  },
  {
    key: IDENTITY_TYPE,
    name: { en: 'Identity Type Code', es: 'Código de Tipo de Identidad' },
    desc: {
      en: 'Kind of document that identifies a customer without Spanish tax number, field `IDType`, list L7. It follows from the key of the first identity: `passport` 03, `foreign` 04, `resident` 05, `other` 06. State 02 or 07 yourself.',
    },
    values: identityTypes,
  },
  {
    key: SIMPLIFIED_ART_7273,
    name: {
      en: 'Simplified Invoice Art. 7.2 and 7.3, RD 1619/2012',
      es: 'Factura Simplificada Articulo 7,2 y 7,3 RD 1619/2012',
    },
    desc: {
      en: 'Whether a full invoice (F1, F3, R1 to R4) is a simplified one that also names the customer, field `FacturaSimplificadaArt7273`, list L4.',
    },
    values: yesOrNo,
  },
  {
    key: ISSUER_TYPE,
    name: { en: 'Issuer Type Code', es: 'Emitida por Tercero o Destinatario' },
    desc: {
      en: 'Who issues the invoice for the supplier, field `EmitidaPorTerceroODestinatario`, list L6. The tag `self-billed` gives D, a third party in `ordering.issuer` gives T.',
    },
    values: [
      { code: 'T', name: { en: 'Issued by Third Party', es: 'Emitida por Tercero' } },
      { code: 'D', name: { en: 'Issued by Customer', es: 'Emitida por Destinatario' } },
    ],
  },
];
