import type { Normaliser } from '../../core/normalise/normaliser.ts';
import { defineNormaliser } from '../../core/normalise/normaliser.ts';
import type { Extensions } from '../../core/tax/extension-changes.ts';
import { changeExtensions, setExtension } from '../../core/tax/extension-changes.ts';
import { Instructions } from '../../documents/pay/instructions.ts';
import { Record } from '../../documents/pay/record.ts';
import type { KeyCodes } from '../shared/key-codes.ts';
import { codeOfKeyOrParent } from '../shared/key-codes.ts';
import { PAYMENT_MEANS } from './extension-keys.ts';

/** Means of payment, catalogue `c_FormaPago`. */
const MEANS: KeyCodes = {
  cash: '01',
  cheque: '02',
  'credit-transfer': '03',
  card: '04',
  'online+wallet': '05',
  online: '06',
  'other+grocery-vouchers': '08',
  'other+in-kind': '12',
  'other+subrogation': '13',
  'other+consignment': '14',
  'other+debt-relief': '15',
  netting: '17',
  'other+novation': '23',
  'other+merger': '24',
  'other+remission': '25',
  'other+expiration': '26',
  'other+satisfy-creditor': '27',
  'card+debit': '28',
  'other+debit': '28',
  'other+services': '29',
  'other+advance': '30',
  'other+intermediary': '31',
};

interface Means {
  readonly key?: string | undefined;
  readonly ext?: Extensions | undefined;
}

function withCode<T extends Means>(means: T): T {
  const code = codeOfKeyOrParent(MEANS, means.key);
  return code === undefined ? means : changeExtensions(means, setExtension(PAYMENT_MEANS, code));
}

export const meansNormalisers: readonly Normaliser[] = [
  defineNormaliser<Instructions>(Instructions, withCode),
  defineNormaliser<Record>(Record, withCode),
];
