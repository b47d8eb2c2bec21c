import { defineNormaliser } from '../../core/normalise/normaliser.ts';
import { changeExtensions, setExtension } from '../../core/tax/extension-changes.ts';
import { Instructions } from '../../documents/pay/instructions.ts';
import { Record as PaymentRecord } from '../../documents/pay/record.ts';
import type { Extensions } from '../../documents/tax/extensions.ts';
import { codeOfKeyOrParent } from '../shared/key-codes.ts';
import { PAYMENT_MEANS } from './extension-keys.ts';
import { MEANS } from './means.codes.ts';

interface Payment {
  readonly key?: string | undefined;
  readonly ext?: Extensions | undefined;
}

function withMeans<T extends Payment>(payment: T): T {
  const code = codeOfKeyOrParent(MEANS, payment.key);
  return code === undefined ? payment : changeExtensions(payment, setExtension(PAYMENT_MEANS, code));
}

export const normaliseInstructions = defineNormaliser<Instructions>(Instructions, withMeans);
export const normaliseRecord = defineNormaliser<PaymentRecord>(PaymentRecord, withMeans);
