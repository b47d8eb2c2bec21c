import { defineRules } from '../../core/rules/define-rules.ts';
import { judge, satisfy, when } from '../../core/rules/constraint.ts';
import { bePresent } from '../../core/rules/constraints.ts';
import { carryExtensions, haveExtensionMatching } from '../../core/tax/extension-constraints.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import type { Note } from '../../documents/org/note.ts';
import type { Party } from '../../documents/org/party.ts';
import { TaxCombo } from '../../documents/tax/set.ts';
import { beConvertibleTo } from '../shared/convertible.ts';
import { CORRECTING_TYPES } from '../shared/spanish-invoice.ts';
import { BI_ACTIVITY, CORRECTION, EXEMPTION, IDENTITY_TYPE, REGION, SIMPLIFIED } from './extension-keys.ts';
import { BATUZ, TERRITORY, TICKETBAI, VAT_DIRECTIVE } from './norms.ts';

const isFull = when<Invoice>('the invoice is not simplified', ({ tax }) => tax?.ext?.[SIMPLIFIED] !== 'S');

const isCorrection = when<Invoice>('the invoice corrects another', ({ type }) => CORRECTING_TYPES.includes(type));

/** NIF of a company or another body, which keeps the register of Modelo 240 (Orden EHA/451/2008). */
const NIF_OF_BODY = /^[ABCDEFGHJNPQRSUVW]\d{7}[0-9A-J]$/;

const isPersonInBizkaia = when<Invoice>(
  'the supplier is a person in Bizkaia',
  ({ tax, supplier }) => tax?.ext?.[REGION] === 'BI' && supplier !== undefined && !isBody(supplier),
);

function isBody({ tax_id: taxId }: Party): boolean {
  return taxId?.country === 'ES' && NIF_OF_BODY.test(taxId.code ?? '');
}

const haveIdentity = satisfy<Party>(
  'have a tax identity or an identity with a type',
  ({ tax_id: taxId, identities }) =>
    taxId !== undefined || (identities ?? []).some(({ ext }) => Boolean(ext?.[IDENTITY_TYPE])),
  { kind: 'present', like: { tax_id: { country: '', code: '' } } },
);

const haveGeneralNote = judge<readonly Note[]>(
  'have a general note',
  (notes) => (notes ?? []).some(({ key }) => key === 'general'),
  { kind: 'present', like: [{ key: 'general', text: '' }] },
);

export const invoiceRules = defineRules(Invoice, 'ES-TBAI-BILL-INVOICE', {
  '01': {
    at: 'tax',
    must: { ...bePresent, expected: { kind: 'present', like: { ext: { [REGION]: '' } } } },
    say: 'The invoice needs tax details with the territory',
    uncited: TERRITORY,
  },
  '02': {
    at: 'tax.ext',
    must: carryExtensions(REGION),
    say: 'The tax extensions need the territory (`es-tbai-region`); it follows from the region in the address of the supplier',
    uncited: TERRITORY,
  },
  '03': {
    when: isFull,
    at: 'customer',
    must: bePresent,
    say: 'An invoice that is not simplified needs a customer',
    cite: TICKETBAI('Sujetos, Destinatarios'),
  },
  '04': {
    when: isCorrection,
    at: 'preceding',
    must: bePresent,
    say: 'An invoice that corrects another needs a reference to it',
    cite: TICKETBAI('CabeceraFactura, FacturasRectificadasSustituidas'),
  },
  '05': {
    at: 'preceding[].issue_date',
    must: bePresent,
    say: 'A reference to an earlier invoice needs its issue date',
    cite: TICKETBAI('IDFacturaRectificadaSustituida, FechaExpedicionFactura'),
  },
  // An invoice in place of simplified ones names them, and corrects none: the schema leaves the code out.
  '06': {
    when: isCorrection,
    at: 'preceding[].ext',
    must: carryExtensions(CORRECTION),
    say: 'A reference to a corrected invoice needs what the correction rests on (`es-tbai-correction`)',
    cite: TICKETBAI('CabeceraFactura, FacturaRectificativa'),
  },
  '07': {
    at: 'notes',
    must: haveGeneralNote,
    say: 'The invoice needs a note with the key `general` that describes the operation',
    cite: TICKETBAI('DatosFactura, DescripcionFactura'),
  },
  '08': {
    when: isFull,
    at: 'customer',
    must: haveIdentity,
    say: 'The customer needs a tax identity or an identity with a type code',
    cite: TICKETBAI('Sujetos, Destinatarios'),
  },
  '09': {
    must: beConvertibleTo('EUR'),
    say: 'The invoice must be in EUR or give an exchange rate to EUR',
    cite: VAT_DIRECTIVE('art. 230'),
  },
  '10': {
    when: isPersonInBizkaia,
    at: 'supplier.ext',
    must: carryExtensions(BI_ACTIVITY),
    say: 'A supplier in Bizkaia who is a person needs the heading of the activity (`es-tbai-bi-activity`)',
    cite: BATUZ('Epigrafe'),
  },
  '11': {
    at: 'supplier.ext',
    must: haveExtensionMatching(BI_ACTIVITY, /^\d{1,7}$/),
    say: 'The heading of the activity must have one to seven digits',
    cite: BATUZ('Epigrafe'),
  },
});

const isExempt = when<TaxCombo>(
  'the tax is VAT or IGIC and exempt',
  ({ cat, key }) => (cat === 'VAT' || cat === 'IGIC') && key === 'exempt',
);

export const comboRules = defineRules(TaxCombo, 'ES-TBAI-TAX-COMBO', {
  '01': {
    when: isExempt,
    at: 'ext',
    must: carryExtensions(EXEMPTION),
    say: 'An exempt tax needs the reason of the exemption (`es-tbai-exemption`)',
    cite: TICKETBAI('DetalleExenta, CausaExencion'),
  },
});
