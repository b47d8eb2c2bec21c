import type { Fault } from '../core/faults/fault.ts';
import type { SignatureDifference, SignatureReport } from './read-signatures.ts';

const DIFFERENCES: Readonly<Record<SignatureDifference, string>> = {
  content: 'What was signed is not the header of an envelope',
  header: 'The identifier in the header is not the one that was signed',
  digest: 'The digest in the header is not the one that was signed',
  document: 'The document is not the one that was signed',
  time: 'The signature does not fall into the time that the key is valid for',
};

/** What is wrong with one signature, at its place in the envelope's list. */
export function signatureFaults({ index, verdict, differs }: SignatureReport): readonly Fault[] {
  const at = `$.sigs[${index}]`;
  if (verdict === 'forged') {
    return [signatureFault('KEY', at, 'The signature names this key, but was not made with it or altered since')];
  }
  return differs.map((difference) => signatureFault(difference.toUpperCase(), at, DIFFERENCES[difference]));
}

/** A fault of the family `ASSAY-SIGNATURE-…`. Nothing mends one: whoever changes a signed envelope breaks it further. */
export function signatureFault(code: string, path: string, description: string): Fault {
  return {
    severity: 'error',
    stage: 'rules',
    code: `ASSAY-SIGNATURE-${code}`,
    properties: [path],
    description,
    certain: true,
    fixes: [],
  };
}
