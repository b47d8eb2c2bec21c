import { defineRules } from '../../core/rules/define-rules.ts';
import { satisfy } from '../../core/rules/constraint.ts';
import { carries } from '../../core/tax/extension-constraints.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import type { Line } from '../../documents/bill/line.ts';
import type { TaxCombo } from '../../documents/tax/set.ts';
import { REPORTED_TAXES } from '../shared/spanish-combo.ts';
import { spanishInvoiceRows } from '../shared/spanish-invoice-rules.ts';
import { CORRECTION_TYPE, DOC_TYPE, IDENTITY_TYPE, PRODUCT, REGIME } from './extension-keys.ts';
import { ORDER, VAT_DIRECTIVE } from './norms.ts';

/** Rows of the registers of the tax agency, with the extensions of this one. */
export const shared = spanishInvoiceRows({
  docType: DOC_TYPE,
  correctionType: CORRECTION_TYPE,
  identityType: IDENTITY_TYPE,
});

/** Whether all reported taxes of the lines agree. */
function agree(lines: readonly Line[], said: (combo: TaxCombo) => unknown): boolean {
  const reported = lines.flatMap(({ taxes }) => taxes ?? []).filter(({ cat }) => REPORTED_TAXES.includes(cat));
  return new Set(reported.map(said)).size <= 1;
}

const allHaveProductOrNone = satisfy<readonly Line[]>('have a kind of product in all taxes or none', (lines) =>
  agree(lines, ({ ext }) => carries(ext, PRODUCT)),
);

const haveOneScheme = satisfy<readonly Line[]>('have the same scheme in all taxes', (lines) =>
  agree(lines, ({ ext }) => ext?.[REGIME] ?? ''),
);

export const invoiceRules = defineRules(Invoice, 'ES-SII-BILL-INVOICE', {
  '01': { ...shared.reference, cite: ORDER('anexo, FacturasRectificadas') },
  '02': { ...shared.referenceDay, cite: ORDER('anexo, IDFacturaRectificada, FechaExpedicionFacturaEmisor') },
  '03': { ...shared.referenceTaxes, cite: ORDER('anexo, ImporteRectificacion') },
  '07': { ...shared.tax, cite: ORDER('anexo, TipoFactura') },
  '08': {
    ...shared.docType,
    say: 'The tax extensions need the document type (`es-sii-doc-type`)',
    cite: ORDER('anexo, TipoFactura'),
  },
  '09': { ...shared.correctionType, cite: ORDER('anexo, TipoRectificativa') },
  '10': { ...shared.standardType, cite: ORDER('anexo, TipoFactura, lista L2_EMI') },
  '11': { ...shared.correctingType, cite: ORDER('anexo, TipoFactura, lista L2_EMI') },
  '12': { ...shared.description, cite: ORDER('anexo, DescripcionOperacion') },
  '13': {
    at: 'lines',
    must: allHaveProductOrNone,
    say: 'Either all taxes of the lines or none have the kind of product (`es-sii-product`)',
    cite: ORDER('anexo, DesgloseTipoOperacion'),
  },
  '14': {
    at: 'lines',
    must: haveOneScheme,
    say: 'All taxes of the lines need the same scheme (`es-sii-regime`)',
    cite: ORDER('anexo, ClaveRegimenEspecialOTrascendencia, lista L3.1'),
  },
  '15': { ...shared.euro, cite: VAT_DIRECTIVE('art. 230') },
});
