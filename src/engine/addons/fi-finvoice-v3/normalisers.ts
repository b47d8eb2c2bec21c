import { defineNormaliser } from '../../core/normalise/normaliser.ts';
import { withMembers } from '../../core/schema/draft.ts';
import { alphanumericCode } from '../../core/text/code.ts';
import { CreditTransfer } from '../../documents/pay/credit-transfer.ts';
import { Instructions } from '../../documents/pay/instructions.ts';

/** References and account numbers are printed in groups; the format has only letters and digits. */
export const normaliseInstructions = defineNormaliser<Instructions>(Instructions, (instructions) => {
  const ref = plain(instructions.ref);
  return ref === instructions.ref ? instructions : withMembers(instructions, { ref });
});

export const normaliseCreditTransfer = defineNormaliser<CreditTransfer>(CreditTransfer, (account) => {
  const iban = plain(account.iban);
  return iban === account.iban ? account : withMembers(account, { iban });
});

function plain(code: string | undefined): string | undefined {
  return code === undefined ? undefined : alphanumericCode(code) || undefined;
}
