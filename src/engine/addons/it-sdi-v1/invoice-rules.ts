import { defineRules } from '../../core/rules/define-rules.ts';
import { satisfy, when } from '../../core/rules/constraint.ts';
import { beEmpty, bePresent, countEntries } from '../../core/rules/constraints.ts';
import { carryExtensions } from '../../core/tax/extension-constraints.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import type { Line } from '../../documents/bill/line.ts';
import { beConvertibleTo } from '../shared/convertible.ts';
import { DOCUMENT_TYPE, FORMAT } from './extension-keys.ts';
import { beLatin1 } from './latin1.ts';
import { FATTURAPA, VAT_DIRECTIVE } from './norms.ts';

function isDeferred({ $tags }: Invoice): boolean {
  return ($tags ?? []).includes('deferred');
}

const haveVat = satisfy<Line>('have VAT', ({ taxes }) => (taxes ?? []).some(({ cat }) => cat === 'VAT'), {
  kind: 'present',
  like: { taxes: [{ cat: 'VAT' }] },
});

const haveInstructions = satisfy<Invoice>(
  'have payment instructions with its due dates',
  ({ payment }, scope) => countEntries(payment?.terms?.due_dates, scope) === 0 || payment?.instructions !== undefined,
  { kind: 'present', like: { payment: { instructions: { key: '' } } } },
);

export const invoiceRules = defineRules(Invoice, 'IT-SDI-BILL-INVOICE', {
  '01': {
    at: 'tax',
    must: bePresent,
    say: 'The invoice needs tax details with the format and the kind of document',
    cite: FATTURAPA('2.1.1.1 TipoDocumento'),
  },
  '02': {
    at: 'tax.ext',
    must: carryExtensions(FORMAT, DOCUMENT_TYPE),
    say: 'The tax extensions need the format (`it-sdi-format`) and the kind of document (`it-sdi-document-type`)',
    cite: FATTURAPA('1.1.3 FormatoTrasmissione, 2.1.1.1 TipoDocumento'),
  },
  '17': {
    at: 'lines[]',
    must: haveVat,
    say: 'Every line needs VAT',
    cite: FATTURAPA('2.2.1.12 AliquotaIVA'),
  },
  '18': {
    at: 'lines[].item.name',
    must: beLatin1,
    say: 'The name of an item can have Latin characters only (up to ÿ)',
    cite: FATTURAPA('2.2.1.4 Descrizione'),
  },
  '19': {
    when: when<Invoice>('the invoice is deferred', isDeferred),
    at: 'ordering.despatch[].issue_date',
    must: bePresent,
    say: 'The transport document of a deferred invoice needs its date',
    cite: FATTURAPA('2.1.8.2 DataDDT'),
  },
  '20': {
    when: when<Invoice>('the invoice is not deferred', (invoice) => !isDeferred(invoice)),
    at: 'ordering.despatch',
    must: beEmpty,
    say: 'Only an invoice with the tag `deferred` can name transport documents',
    cite: FATTURAPA('2.1.8 DatiDDT'),
  },
  '21': {
    must: haveInstructions,
    say: 'An invoice with due dates needs payment instructions',
    cite: FATTURAPA('2.4.2.2 ModalitaPagamento'),
  },
  '22': {
    must: beConvertibleTo('EUR'),
    say: 'The invoice must be in EUR or give an exchange rate to EUR',
    cite: [FATTURAPA('2.1.1.2 Divisa'), VAT_DIRECTIVE('art. 230')],
  },
});
