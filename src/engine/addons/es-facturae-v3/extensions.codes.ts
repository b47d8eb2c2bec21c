import type { CodeDefinition } from '../../core/tax/definitions.ts';
import { corrections } from './corrections.codes.ts';
import { CORRECTION, DOC_TYPE, INVOICE_CLASS, SUBSIDY } from './extension-keys.ts';

/** Code lists of the Facturae format, with the official names. Source: schema Facturae 3.2. */
export const extensions: readonly CodeDefinition[] = [
  {
    key: SUBSIDY,
    name: { en: 'FacturaE: Subsidy', es: 'FacturaE: Subvención' },
    desc: {
      en: 'Whether a payment made in advance comes from a public grant. Stands in `ext` of the payment.',
      es: 'Si un pago anticipado viene de una subvención pública. Va en `ext` del pago.',
    },
    values: [
      { code: 'S', name: { en: 'Yes', es: 'Sí' } },
      { code: 'N', name: { en: 'No', es: 'No' } },
    ],
  },
  {
    key: DOC_TYPE,
    name: { en: 'FacturaE: Document Type', es: 'FacturaE: Tipo de Documento' },
    desc: {
      en: 'Kind of invoice, field `InvoiceDocumentType`. It follows from the tags `simplified` and `self-billed`.',
    },
    values: [
      { code: 'FC', name: { en: 'Commercial Invoice', es: 'Factura Comercial' } },
      { code: 'FA', name: { en: 'Simplified Invoice', es: 'Factura Simplificada' } },
      { code: 'AF', name: { en: 'Self-billed Invoice', es: 'Auto-Factura' } },
    ],
  },
  {
    key: INVOICE_CLASS,
    name: { en: 'FacturaE: Invoice Class', es: 'FacturaE: Clase de Factura' },
    desc: { en: 'Class of invoice, field `InvoiceClass`. It follows from the type and the tags `summary` and `copy`.' },
    values: [
      { code: 'OO', name: { en: 'Original', es: 'Original' } },
      { code: 'OR', name: { en: 'Corrective Original', es: 'Original Rectificativa' } },
      { code: 'OC', name: { en: 'Summary Original', es: 'Original Recapitulativa' } },
      { code: 'CO', name: { en: 'Copy of the Original', es: 'Duplicado Original' } },
      { code: 'CR', name: { en: 'Copy of the Corrective', es: 'Duplicado Rectificativa' } },
      { code: 'CC', name: { en: 'Copy of the Summary', es: 'Duplicado Recapitulativa' } },
    ],
  },
  {
    key: CORRECTION,
    name: { en: 'FacturaE Change', es: 'Cambio de FacturaE' },
    desc: {
      en: 'What was wrong with the invoice that is corrected, field `ReasonCode`. Stands in `ext` of the reference in `preceding`.',
      es: 'Qué estaba mal en la factura que se corrige, campo `ReasonCode`. Va en `ext` de la referencia en `preceding`.',
    },
    values: corrections,
  },
];
