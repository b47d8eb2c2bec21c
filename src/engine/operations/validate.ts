import type { EngineCore } from '../engine-core.ts';
import { inDocumentOrder } from './fault-order.ts';
import { summary } from './finish-document.ts';
import { judgeRules } from './judge-document.ts';
import type { Outcome } from './outcome.ts';
import { failure, success } from './outcome.ts';
import { readDocument } from './read-document.ts';
import type { ValidateRequest } from './requests.ts';

/** Judges a document as it stands: nothing is normalised or calculated. */
export function validate(engine: EngineCore, request: ValidateRequest): Outcome<{ readonly ok: true }> {
  const data = request.data === null ? {} : request.data;
  const read = readDocument(engine, data);
  if (!read.ok) return read;
  const faults = judgeRules(engine, read.value);
  if (faults.length === 0) return success({ ok: true });
  return failure('validation', summary(faults.length), inDocumentOrder(faults, data));
}
