import { defineRules } from '../../core/rules/define-rules.ts';
import { judge } from '../../core/rules/constraint.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import type { TaxSet } from '../../documents/tax/set.ts';
import { spanishInvoiceRows } from '../shared/spanish-invoice-rules.ts';
import { CORRECTION_TYPE, DOC_TYPE, IDENTITY_TYPE } from './extension-keys.ts';
import { ORDER, VAT_DIRECTIVE } from './norms.ts';

/** Rows of the registers of the tax agency, with the extensions of this one. */
export const shared = spanishInvoiceRows({
  docType: DOC_TYPE,
  correctionType: CORRECTION_TYPE,
  identityType: IDENTITY_TYPE,
});

const REPORTABLE_TAXES = ['VAT', 'IGIC', 'IPSI'];

const haveReportableTax = judge<TaxSet>(`have one of ${REPORTABLE_TAXES.join(', ')}`, (taxes) =>
  (taxes ?? []).some(({ cat }) => REPORTABLE_TAXES.includes(cat)),
);

export const invoiceRules = defineRules(Invoice, 'ES-VERIFACTU-BILL-INVOICE', {
  '01': { ...shared.reference, cite: ORDER('anexo, FacturasRectificadas') },
  '02': { ...shared.referenceDay, cite: ORDER('anexo, IDFacturaRectificada, FechaExpedicionFactura') },
  '03': { ...shared.referenceTaxes, cite: ORDER('anexo, ImporteRectificacion') },
  '09': { ...shared.tax, cite: ORDER('anexo, TipoFactura') },
  '10': { ...shared.docType, cite: ORDER('anexo, TipoFactura, lista L2') },
  '11': { ...shared.standardType, cite: ORDER('anexo, TipoFactura, lista L2') },
  '12': { ...shared.correctingType, cite: ORDER('anexo, TipoFactura, lista L2') },
  '13': { ...shared.correctionType, cite: ORDER('anexo, TipoRectificativa, lista L3') },
  '14': { ...shared.description, cite: ORDER('anexo, DescripcionOperacion') },
  '15': {
    at: 'lines[].taxes',
    must: haveReportableTax,
    say: 'Every line needs VAT, IGIC or IPSI',
    cite: ORDER('anexo, Impuesto, lista L1'),
  },
  '16': { ...shared.euro, cite: VAT_DIRECTIVE('art. 230') },
});
