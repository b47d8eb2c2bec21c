import { newFault } from '../core/faults/new-fault.ts';
import type { Fault } from '../core/faults/fault.ts';
import type { SignatureDifference, SignatureReport } from './read-signatures.ts';
import { operationMessages } from './messages.ts';
import { type Message } from '../core/messages/message.ts';

const DIFFERENCES: Readonly<Record<SignatureDifference, Message>> = {
  content: operationMessages.signedNoHeader,
  header: operationMessages.otherIdentifier,
  digest: operationMessages.otherDigest,
  document: operationMessages.otherDocument,
  time: operationMessages.outsideValidity,
};

/** The error of one signature, at its place in the envelope's list. */
export function signatureFaults({ index, verdict, differs }: SignatureReport): readonly Fault[] {
  const at = `$.sigs[${index}]`;
  if (verdict === 'forged') {
    return [signatureFault('KEY', at, operationMessages.notMadeWithKey)];
  }
  return differs.map((difference) => signatureFault(difference.toUpperCase(), at, DIFFERENCES[difference]));
}

/** A fault of the family `ASSAY-SIGNATURE-…`. It has no fix: changing a signed envelope breaks it further. */
export function signatureFault(code: string, path: string, description: Message): Fault {
  return newFault('rules', `ASSAY-SIGNATURE-${code}`, [path], description);
}
