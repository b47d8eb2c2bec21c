import type { Normaliser } from '../../core/normalise/normaliser.ts';
import { defineNormaliser } from '../../core/normalise/normaliser.ts';
import type { Extensions } from '../../core/tax/extension-changes.ts';
import { changeExtensions, fillExtension, setExtension } from '../../core/tax/extension-changes.ts';
import { Instructions } from '../../documents/pay/instructions.ts';
import { Record } from '../../documents/pay/record.ts';
import type { KeyCodes } from '../shared/key-codes.ts';
import { codeOfKeyOrParent } from '../shared/key-codes.ts';
import { PAYMENT_MEANS } from './extension-keys.ts';

/** Means of payment, field `PaymentMechanism`. */
const MEANS: KeyCodes = {
  card: 'CC',
  'card+debit': 'CD',
  'credit-transfer': 'TB',
  'debit-transfer': 'TB',
  'direct-debit': 'TB',
  cash: 'NU',
  'promissory-note': 'LC',
  netting: 'CS',
  cheque: 'CH',
  online: 'DE',
  other: 'OU',
};

interface Means {
  readonly key?: string | undefined;
  readonly ext?: Extensions | undefined;
}

/** Under the key `other` the author may state the code. */
function withCode<T extends Means>(means: T): T {
  const code = codeOfKeyOrParent(MEANS, means.key);
  if (code === undefined) return means;
  const change = means.key === 'other' ? fillExtension : setExtension;
  return changeExtensions(means, change(PAYMENT_MEANS, code));
}

export const meansNormalisers: readonly Normaliser[] = [
  defineNormaliser<Instructions>(Instructions, withCode),
  defineNormaliser<Record>(Record, withCode),
];
