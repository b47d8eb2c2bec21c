import type { Normaliser } from '../../core/normalise/normaliser.ts';
import { defineNormaliser } from '../../core/normalise/normaliser.ts';
import type { Extensions } from '../../core/tax/extension-changes.ts';
import { changeExtensions, setExtension } from '../../core/tax/extension-changes.ts';
import { Instructions } from '../../documents/pay/instructions.ts';
import { Record } from '../../documents/pay/record.ts';
import { codeOfKeyOrParent } from '../shared/key-codes.ts';
import { PAYMENT_MEANS } from './extension-keys.ts';
import { MEANS } from './means.codes.ts';

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
