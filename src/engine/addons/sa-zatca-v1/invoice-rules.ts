import type { TypeRules } from '../../core/rules/define-rules.ts';
import { defineRules } from '../../core/rules/define-rules.ts';
import { judge, when } from '../../core/rules/constraint.ts';
import { bePresent, settledByReading } from '../../core/rules/constraints.ts';
import { carryExtensions, haveExtension } from '../../core/tax/extension-constraints.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import type { Identity } from '../../documents/org/identity.ts';
import { INVOICE_TYPE } from './extension-keys.ts';
import { extensions } from './extensions.codes.ts';
import { ZATCA } from './norms.ts';
import { isSimplifiedSummary, isStandard } from './transaction-type.ts';
import { ruleMessages } from '../../core/rules/messages.ts';

export const FAMILY = 'SA-ZATCA-BILL-INVOICE';
const DOCUMENT_TYPE = 'untdid-document-type';

const TRANSACTION_TYPES = (extensions.find(({ key }) => key === INVOICE_TYPE)?.values ?? []).map(
  ({ code }) => code ?? '',
);

/** Register types that identify a supplier, or a customer who issues the invoice. */
const ISSUER_REGISTERS = ['CRN', 'MOM', 'MLS', '700', 'SAG', 'OTH'];

export const haveOneRegister = judge<readonly Identity[]>(
  `be one identity of the types ${ISSUER_REGISTERS.join(', ')}`,
  (identities) => identities?.length === 1 && ISSUER_REGISTERS.includes(identities[0]?.type ?? ''),
  { kind: 'present', like: [{ type: '', code: '' }] },
);

const generalRules = defineRules(Invoice, FAMILY, {
  '01': { at: 'issue_time', must: bePresent, say: 'The invoice needs the time of its issue', cite: ZATCA('BR-KSA-70') },
  '02': { at: 'tax', must: bePresent, say: 'The invoice needs tax details', cite: ZATCA('BR-KSA-05, BR-KSA-06') },
  '03': {
    at: 'tax.ext',
    must: carryExtensions(DOCUMENT_TYPE),
    say: 'The tax extensions need the document type',
    cite: ZATCA('BR-KSA-05'),
  },
  '04': {
    at: 'tax.ext',
    must: carryExtensions(INVOICE_TYPE),
    say: 'The tax extensions need the type of the transaction',
    cite: ZATCA('BR-KSA-06'),
  },
  '05': {
    at: 'tax.ext',
    must: haveExtension(DOCUMENT_TYPE, '388', '386', '383', '381'),
    say: 'The document type must be 388, 386, 383 or 381',
    cite: ZATCA('BR-KSA-05'),
  },
  '06': {
    at: 'tax.ext',
    must: haveExtension(INVOICE_TYPE, ...TRANSACTION_TYPES),
    say: 'The type of the transaction must be one of the 32 that go together',
    cite: ZATCA('BR-KSA-06'),
  },
  '25': { at: 'supplier.tax_id', must: bePresent, say: 'The supplier needs a tax identity', cite: ZATCA('BR-KSA-39') },
  '26': {
    at: 'supplier.tax_id.code',
    must: bePresent,
    say: 'The tax identity of the supplier needs a code',
    cite: ZATCA('BR-KSA-39'),
  },
  '27': {
    at: 'supplier.identities',
    must: haveOneRegister,
    say: 'The supplier needs exactly one identity, of a register that the authority knows',
    cite: ZATCA('BR-KSA-08'),
  },
});

const noteRules = defineRules(
  Invoice,
  FAMILY,
  {
    '07': {
      at: 'preceding',
      must: bePresent,
      say: 'A credit or debit note needs a reference to the invoice',
      cite: ZATCA('BR-KSA-56'),
    },
    '08': {
      at: 'preceding[].code',
      must: bePresent,
      say: 'The reference of a credit or debit note needs a code',
      cite: ZATCA('BR-KSA-56'),
    },
    '09': {
      at: 'preceding[].reason',
      must: bePresent,
      say: 'The reference of a credit or debit note needs a reason',
      cite: ZATCA('BR-KSA-17'),
    },
  },
  {
    when: when<Invoice>('the document is a credit or debit note', ({ type }) =>
      ['credit-note', 'debit-note'].includes(type),
    ),
  },
);

const supplyRules: readonly TypeRules[] = [
  defineRules(
    Invoice,
    FAMILY,
    {
      '14': {
        at: 'lines[].taxes',
        must: bePresent,
        say: 'A line of a standard invoice needs taxes',
        cite: ZATCA('BR-KSA-52'),
      },
      '15': {
        at: 'delivery',
        must: bePresent,
        say: 'A standard invoice needs delivery details',
        cite: ZATCA('BR-KSA-15'),
      },
      '16': {
        at: 'delivery.date',
        must: bePresent,
        say: 'A standard invoice needs the date of the supply',
        cite: ZATCA('BR-KSA-15'),
      },
    },
    { when: isStandard },
  ),
  defineRules(
    Invoice,
    FAMILY,
    {
      '18': {
        at: 'delivery',
        must: bePresent,
        say: 'A simplified summary invoice needs delivery details',
        cite: ZATCA('BR-KSA-72'),
      },
      '19': {
        at: 'delivery.period',
        must: bePresent,
        say: 'A simplified summary invoice needs its period',
        cite: ZATCA('BR-KSA-72'),
      },
      '20': {
        at: 'delivery.period.start',
        must: settledByReading(ruleMessages.bePresent),
        say: 'The period of a simplified summary invoice needs its first day',
        cite: ZATCA('BR-KSA-72'),
      },
      '21': {
        at: 'delivery.period.end',
        must: settledByReading(ruleMessages.bePresent),
        say: 'The period of a simplified summary invoice needs its last day',
        cite: ZATCA('BR-KSA-72'),
      },
    },
    { when: when<Invoice>('the invoice is simplified and a summary', isSimplifiedSummary) },
  ),
];

export const invoiceRules: readonly TypeRules[] = [generalRules, noteRules, ...supplyRules];
