import type { TypeRules } from '../../core/rules/define-rules.ts';
import { defineRules } from '../../core/rules/define-rules.ts';
import { satisfy, when } from '../../core/rules/constraint.ts';
import { beOneOfAlways, bePresent, haveLength, settledByReading } from '../../core/rules/constraints.ts';
import { carryExtensions, haveExtension, notHaveExtension } from '../../core/tax/extension-constraints.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import type { Attachment } from '../../documents/org/attachment.ts';
import { ADVANCE_TYPES, billingModeOf, DOCUMENT_TYPE, FINAL_MODES } from '../shared/billing-mode.ts';
import { BILLING_MODE } from '../shared/billing-mode.codes.ts';
import { beConvertibleTo } from '../shared/convertible.ts';
import {
  CORRECTIVE,
  CREDIT_NOTES,
  DOCUMENT_TYPES,
  GLOBAL_ALLOWANCE,
  includeRequiredSubjects,
  includeSubjectsOnce,
  isOfType,
} from './constraints.ts';
import { CODE_DE_COMMERCE, XP_Z12_012 } from './norms.ts';

export const FAMILY = 'FR-CTC-FLOW2-BILL-INVOICE';

const NUMBER = /^[A-Za-z0-9\-+_/]{1,35}$/;

interface Numbered {
  readonly series?: string | undefined;
  readonly code?: string | undefined;
}

const haveNumber = satisfy<Numbered>(
  'have a number of 35 letters, digits, -, +, _ and / at most',
  ({ series, code }) => !code || NUMBER.test(series ? `${series}-${code}` : code),
);

const isCorrective = isOfType('the invoice takes the place of another', CORRECTIVE);

const documentRules = defineRules(Invoice, FAMILY, {
  '01': {
    must: beConvertibleTo('EUR'),
    say: 'The invoice must be in EUR or give the exchange rate to it',
    cite: XP_Z12_012('BR-FR-CO-12'),
  },
  '02': {
    must: haveNumber,
    say: 'Series and code together have 35 characters at most: letters, digits, -, +, _ and /',
    cite: XP_Z12_012('BR-FR-01, BR-FR-02'),
  },
  '03': {
    at: 'preceding[]',
    must: haveNumber,
    say: 'Series and code of an earlier document have 35 characters at most: letters, digits, -, +, _ and /',
    cite: XP_Z12_012('BR-FR-01, BR-FR-02'),
  },
  '04': {
    when: isCorrective,
    at: 'preceding',
    must: bePresent,
    say: 'A corrective invoice needs its original',
    cite: XP_Z12_012('BR-FR-CO-04'),
  },
  '05': {
    when: isCorrective,
    at: 'preceding',
    must: haveLength(1, 1),
    say: 'A corrective invoice has one original',
    cite: XP_Z12_012('BR-FR-CO-04'),
  },
  '06': {
    when: isOfType('the document is a credit note', CREDIT_NOTES),
    at: 'preceding',
    must: bePresent,
    say: 'A credit note needs a reference to the invoice it credits',
    cite: XP_Z12_012('BR-FR-CO-05'),
  },
  '07': { at: 'tax', must: bePresent, say: 'The invoice needs tax details', cite: XP_Z12_012('BR-FR-04') },
  '08': {
    at: 'tax.ext',
    must: haveExtension(DOCUMENT_TYPE, ...DOCUMENT_TYPES),
    say: 'The document type must be one that the platforms exchange',
    cite: XP_Z12_012('BR-FR-04'),
  },
  '09': {
    at: 'tax.ext',
    must: carryExtensions(BILLING_MODE),
    say: 'The tax extensions need the billing mode',
    cite: XP_Z12_012('BR-FR-08'),
  },
  '10': {
    when: when<Invoice>('the invoice is final after an advance', (invoice) =>
      FINAL_MODES.includes(billingModeOf(invoice)),
    ),
    at: 'tax.ext',
    must: notHaveExtension(DOCUMENT_TYPE, ...ADVANCE_TYPES),
    say: 'A final invoice after an advance cannot be about an advance itself',
    cite: XP_Z12_012('BR-FR-CO-08'),
  },
  '36': { at: 'notes', must: bePresent, say: 'The invoice needs notes', cite: XP_Z12_012('BR-FR-05') },
  '37': {
    at: 'notes',
    must: includeRequiredSubjects,
    say: 'The invoice needs notes about collection (PMT), late payment (PMD) and early payment (AAB)',
    cite: [XP_Z12_012('BR-FR-05'), CODE_DE_COMMERCE('art. L441-9')],
  },
  '38': {
    at: 'notes',
    must: includeSubjectsOnce,
    say: 'There can be one note each about PMT, PMD, AAB and TXD',
    cite: XP_Z12_012('BR-FR-06, BR-FR-30'),
  },
});

const isGlobalAllowance = isOfType('the document gives global allowances', [GLOBAL_ALLOWANCE]);

const allowanceRules = defineRules(
  Invoice,
  FAMILY,
  {
    '24': {
      at: 'ordering',
      must: bePresent,
      say: 'Global allowances need ordering details',
      cite: XP_Z12_012('BR-FR-CO-03'),
    },
    '25': {
      at: 'ordering.contracts',
      must: bePresent,
      say: 'Global allowances need the contract',
      cite: XP_Z12_012('BR-FR-CO-03'),
    },
    '26': {
      // An empty list counts as absent, which rule 25 covers.
      at: 'ordering.contracts',
      must: settledByReading('have one entry at least where it is listed'),
      say: 'Global allowances need at least one contract',
      cite: XP_Z12_012('BR-FR-CO-03'),
    },
    '27': {
      at: 'delivery',
      must: bePresent,
      say: 'Global allowances need delivery details',
      cite: XP_Z12_012('BR-FR-CO-03'),
    },
    '28': {
      at: 'delivery.period',
      must: bePresent,
      say: 'Global allowances need the period they are for',
      cite: XP_Z12_012('BR-FR-CO-03'),
    },
  },
  { when: isGlobalAllowance },
);

const READABLE = 'LISIBLE';
const ATTACHMENT_KINDS = [
  'RIB',
  READABLE,
  'FEUILLE_DE_STYLE',
  'PJA',
  'BON_LIVRAISON',
  'BON_COMMANDE',
  'DOCUMENT_ANNEXE',
  'BORDEREAU_SUIVI',
  'BORDEREAU_SUIVI_VALIDATION',
  'ETAT_ACOMPTE',
  'FACTURE_PAIEMENT_DIRECT',
  'RECAPITULATIF_COTRAITANCE',
];

const attachmentRules = defineRules(Invoice, FAMILY, {
  '39': {
    at: 'attachments[].description',
    must: bePresent,
    say: 'An attachment needs its kind as description',
    cite: XP_Z12_012('BR-FR-17'),
  },
  '40': {
    at: 'attachments[].description',
    must: beOneOfAlways(ATTACHMENT_KINDS),
    say: 'The description of an attachment must be one of the kinds that the platforms know',
    cite: XP_Z12_012('BR-FR-17'),
  },
  '41': {
    at: 'attachments',
    must: satisfy<readonly Attachment[]>(
      `include one ${READABLE} at most`,
      (attachments) => attachments.filter(({ description }) => description === READABLE).length <= 1,
    ),
    say: 'There can be one readable version of the invoice at most',
    cite: XP_Z12_012('BR-FR-18'),
  },
});

export const invoiceRules: readonly TypeRules[] = [documentRules, allowanceRules, attachmentRules];
