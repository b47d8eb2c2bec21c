import { tableOf } from '../../engine/values.ts';
/** Kinds of messages by the code of Finvoice: type of the document, tag, and the words that stand beside the code. */
export interface Kind {
  readonly code: string;
  readonly type: string;
  readonly tag?: string;
  readonly words: string;
}

/** The first kind of a type is the one for its tag. Source: implementation guidelines of Finvoice 3.0, code list SPY. */
export const KINDS: readonly Kind[] = [
  { code: 'INV02', type: 'credit-note', words: 'CREDIT NOTE' },
  { code: 'INV06', type: 'proforma', words: 'PRO FORMA INVOICE' },
  { code: 'INV07', type: 'standard', tag: 'self-billed', words: 'SELFBILLING' },
  { code: 'INV01', type: 'standard', words: 'INVOICE' },
];

/** Type and tag by the code of UNTDID 1001, where it says more than that of Finvoice. */
export const BY_UNTDID: Readonly<Record<string, readonly [type: string, tag?: string]>> = tableOf({
  '261': ['credit-note', 'self-billed'],
  '325': ['proforma'],
  '326': ['standard', 'partial'],
  '381': ['credit-note'],
  '383': ['debit-note'],
  '384': ['corrective'],
  '386': ['standard', 'prepayment'],
  '389': ['standard', 'self-billed'],
});

/** Keys of taxes by their category (UNTDID 5305), as EN 16931 has them. */
export const KEYS: Readonly<Record<string, string>> = tableOf({
  S: 'standard',
  Z: 'zero',
  E: 'exempt',
  AE: 'reverse-charge',
  K: 'intra-community',
  G: 'export',
  O: 'outside-scope',
});

/** Keys of means of payment (UNTDID 4461), as EN 16931 has them. Any other code is that of the payment order: a transfer. */
export const MEANS: Readonly<Record<string, string>> = tableOf({
  '10': 'cash',
  '20': 'cheque',
  '21': 'bank-draft',
  '30': 'credit-transfer',
  '31': 'debit-transfer',
  '48': 'card',
  '49': 'direct-debit',
  '58': 'credit-transfer+sepa',
  '59': 'direct-debit+sepa',
  '68': 'online',
  '97': 'netting',
});

/** Who bears the charges of the bank: shared, or as SEPA has it. */
export const CHARGES = { shared: 'SHA', sepa: 'SLEV' } as const;

export const VATEX = 'cef-vatex';
export const CATEGORY = 'untdid-tax-category';
export const OPERATOR = 'fi-finvoice-operator';
