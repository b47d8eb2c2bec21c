import { defineNormaliser } from '../../core/normalise/normaliser.ts';
import { changeExtensions, setExtension } from '../../core/tax/extension-changes.ts';
import { Instructions } from '../../documents/pay/instructions.ts';
import type { KeyCodes } from '../shared/key-codes.ts';
import { codeOfKeyOrParent } from '../shared/key-codes.ts';

export const PAYMENT_MEANS = 'untdid-payment-means';

/** Means of payment (UNTDID 4461). Source: EN 16931-1, BT-81. For `other` the author states the code. */
const MEANS: KeyCodes = {
  any: '1',
  card: '48',
  'card+debit': '55',
  'credit-transfer': '30',
  'credit-transfer+sepa': '58',
  'debit-transfer': '31',
  cash: '10',
  cheque: '20',
  'bank-draft': '21',
  'direct-debit': '49',
  'direct-debit+sepa': '59',
  online: '68',
  'promissory-note': '60',
  netting: '97',
};

export const normaliseInstructions = defineNormaliser<Instructions>(Instructions, (instructions) => {
  const code = codeOfKeyOrParent(MEANS, instructions.key);
  return code === undefined ? instructions : changeExtensions(instructions, setExtension(PAYMENT_MEANS, code));
});
