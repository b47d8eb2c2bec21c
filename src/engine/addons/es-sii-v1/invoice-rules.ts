import { defineRules } from '../../core/rules/define-rules.ts';
import { satisfy, when } from '../../core/rules/constraint.ts';
import { bePresent, haveLength } from '../../core/rules/constraints.ts';
import { carries, carryExtensions, haveExtension, isExtensionIn } from '../../core/tax/extension-constraints.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import type { Line } from '../../documents/bill/line.ts';
import type { BillTax } from '../../documents/bill/tax.ts';
import type { Note } from '../../documents/org/note.ts';
import type { TaxCombo } from '../../documents/tax/set.ts';
import { beConvertibleTo } from '../shared/convertible.ts';
import { CORRECTING_TYPES } from '../shared/spanish-invoice.ts';
import { REPORTED_TAXES } from './combo.ts';
import { CORRECTION_TYPE, DOC_TYPE, PRODUCT, REGIME } from './extension-keys.ts';
import { ORDER, VAT_DIRECTIVE } from './norms.ts';

const STANDARD_CODES = ['F1', 'F2', 'F3'];
const CORRECTION_CODES = ['R1', 'R2', 'R3', 'R4', 'R5'];

const isStandard = when<Invoice>('the invoice is a standard one', ({ type }) => type === 'standard');
const isCorrective = when<Invoice>('the invoice is a corrective one', ({ type }) => type === 'corrective');
const isCorrection = when<Invoice>('the invoice corrects another', ({ type }) => CORRECTING_TYPES.includes(type));

const mayBeCorrection = when<BillTax>('the document type is that of a correction, or missing', ({ ext }) =>
  isExtensionIn(ext, DOC_TYPE, CORRECTION_CODES),
);

const isGeneral = when<Note>('the note is general', ({ key }) => key === 'general');

/** Length of the description of the operation, in bytes. */
const DESCRIPTION_LENGTH = 500;

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
  '01': {
    when: isCorrective,
    at: 'preceding',
    must: bePresent,
    say: 'A corrective invoice needs a reference to the invoice it corrects',
    cite: ORDER('anexo, FacturasRectificadas'),
  },
  '02': {
    at: 'preceding[].issue_date',
    must: bePresent,
    say: 'A reference to an earlier invoice needs its issue date',
    cite: ORDER('anexo, IDFacturaRectificada, FechaExpedicionFacturaEmisor'),
  },
  '03': {
    when: isCorrective,
    at: 'preceding[].tax',
    must: bePresent,
    say: 'The reference of a corrective invoice needs the tax totals of the invoice it corrects',
    cite: ORDER('anexo, ImporteRectificacion'),
  },
  '07': {
    at: 'tax',
    must: bePresent,
    say: 'The invoice needs tax details with the document type',
    cite: ORDER('anexo, TipoFactura'),
  },
  '08': {
    at: 'tax.ext',
    must: carryExtensions(DOC_TYPE),
    say: 'The tax extensions need the document type (`es-sii-doc-type`)',
    cite: ORDER('anexo, TipoFactura'),
  },
  '09': {
    on: 'tax',
    when: mayBeCorrection,
    at: 'ext',
    must: carryExtensions(CORRECTION_TYPE),
    say: 'An invoice with the document type of a correction needs the type of the correction',
    cite: ORDER('anexo, TipoRectificativa'),
  },
  '10': {
    when: isStandard,
    at: 'tax.ext',
    must: haveExtension(DOC_TYPE, ...STANDARD_CODES),
    say: 'The document type of a standard invoice must be F1, F2 or F3',
    cite: ORDER('anexo, TipoFactura, lista L2_EMI'),
  },
  '11': {
    when: isCorrection,
    at: 'tax.ext',
    must: haveExtension(DOC_TYPE, ...CORRECTION_CODES),
    say: 'The document type of an invoice that corrects another must be one of R1 to R5',
    cite: ORDER('anexo, TipoFactura, lista L2_EMI'),
  },
  '12': {
    on: 'notes[]',
    when: isGeneral,
    at: 'text',
    must: haveLength(0, DESCRIPTION_LENGTH),
    say: 'A general note, which describes the operation, can have 500 bytes at most (é counts two)',
    cite: ORDER('anexo, DescripcionOperacion'),
  },
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
  '15': {
    must: beConvertibleTo('EUR'),
    say: 'The invoice must be in EUR or give an exchange rate to EUR',
    cite: VAT_DIRECTIVE('art. 230'),
  },
});
