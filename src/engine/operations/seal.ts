import type { Fault } from '../core/faults/fault.ts';
import type { Json } from '../core/json/json.ts';
import { isJsonObject } from '../core/json/json.ts';
import { digestOf, isSameDigest } from '../envelope/digest.ts';
import { uncoveredPlaces } from '../envelope/uncovered-places.ts';
import type { SignatureReport } from './read-signatures.ts';
import { readSignatures } from './read-signatures.ts';
import type { ReadDocument } from './read-document.ts';
import { isEnvelope } from './read-document.ts';
import { signatureFault, signatureFaults } from './signature-fault.ts';
import { textFaults } from './signed-text.ts';
import { operationMessages } from './messages.ts';

/** The claims of a signature, and the contradictions to the envelope. */
export type SignatureClaim = Pick<SignatureReport, 'index' | 'kid' | 'signedAt' | 'differs'>;

/** Facts about a signed envelope without a key. Only `verify` tells who signed it. */
export interface SealReport {
  /** At least one signature claims to cover this envelope, and its text has no differences. */
  readonly intact: boolean;
  readonly signatures: readonly SignatureClaim[];
  /** Members of the header that no signature covers. */
  readonly uncovered: readonly string[];
}

export interface Seal extends SealReport {
  readonly faults: readonly Fault[];
}

/** The seal of an envelope read from `text`; undefined without signatures. */
export function sealOf(document: ReadDocument, text: Json): Seal | undefined {
  if (!isEnvelope(document) || !document.value.sigs?.length || !isJsonObject(text)) return undefined;
  const { head, doc } = document.value;
  const signatures = readSignatures(document.value);
  const holds = signatures.some(({ differs }) => differs.length === 0);
  // A signature over an earlier state may remain when somebody signs again.
  const faults = signatures.flatMap(signatureFaults).map((fault) => (holds ? { ...fault, severity: WARNING } : fault));
  const isDigested = doc !== undefined && isSameDigest(head?.dig, digestOf(doc));
  const broken = isDigested ? [] : [signatureFault('ALTERED', '$.head.dig.val', ALTERED)];
  const unsigned = textFaults(document, text);
  return {
    intact: holds && isDigested && unsigned.length === 0,
    signatures: signatures.map(({ verdict: _, content: __, ...claim }) => claim),
    uncovered: uncoveredPlaces(text),
    faults: [...faults, ...broken, ...unsigned],
  };
}

const WARNING = 'warning' as const;
const ALTERED = operationMessages.alteredSince;
