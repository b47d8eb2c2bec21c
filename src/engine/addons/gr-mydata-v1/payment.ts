import type { Normaliser } from '../../core/normalise/normaliser.ts';
import { defineNormaliser } from '../../core/normalise/normaliser.ts';
import { changeExtensions, setExtension } from '../../core/tax/extension-changes.ts';
import { Instructions } from '../../documents/pay/instructions.ts';
import { Record } from '../../documents/pay/record.ts';
import type { Extensions } from '../../documents/tax/extensions.ts';
import type { KeyCodes } from '../shared/key-codes.ts';
import { codeOfKeyOrParent } from '../shared/key-codes.ts';
import { PAYMENT_MEANS } from './extension-keys.ts';

const MEANS: KeyCodes = {
  'credit-transfer': '1',
  'credit-transfer+foreign': '2',
  cash: '3',
  cheque: '4',
  'promissory-note': '5',
  online: '6',
  card: '7',
};

interface Payment {
  readonly key?: string | undefined;
  readonly ext?: Extensions | undefined;
}

function withMeans<T extends Payment>(payment: T): T {
  const code = codeOfKeyOrParent(MEANS, payment.key);
  return code === undefined ? payment : changeExtensions(payment, setExtension(PAYMENT_MEANS, code));
}

export const paymentNormalisers: readonly Normaliser[] = [
  defineNormaliser<Instructions>(Instructions, withMeans),
  defineNormaliser<Record>(Record, withMeans),
];
