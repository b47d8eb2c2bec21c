import type { EngineCore } from '../engine-core.ts';
import type { OperationContext } from './context.ts';
import { inDocumentOrder } from './fault-order.ts';
import { summary } from './finish-document.ts';
import { judgeRules } from './rule-faults.ts';
import type { InspectReport } from './inspect-report.ts';
import type { Outcome } from './outcome.ts';
import { failure, success } from './outcome.ts';
import { refusedPlaceholders } from './placeholders.ts';
import { readDocument } from './read-document.ts';
import type { ValidateRequest } from './requests.ts';
import { inspectedFor, warningsIn } from './warnings.ts';
import { operationMessages } from './messages.ts';

type Validated = Outcome<{ readonly ok: true }>;

/**
 * Judges a document as written, without normalisation and calculation. With a context it also tries building, to
 * recognise a draft and to list what building would replace or drop.
 */
export function validate(engine: EngineCore, request: ValidateRequest, context?: OperationContext): Validated {
  const verdict = judgedAsItStands(engine, request);
  const unruly = !verdict.ok && verdict.error.key === 'validation';
  if (!context || (!unruly && !request.warnings)) return verdict;
  const report = inspectedFor(engine, request, context);
  const answer =
    !verdict.ok && unruly && isDraft(report)
      ? { ...verdict, error: { ...verdict.error, hint: operationMessages.buildFirst.text } }
      : verdict;
  return request.warnings ? { ...answer, warnings: warningsIn(report) } : answer;
}

/** Building adds missing values, replaces nothing that was written, and leaves no fault. */
function isDraft({ ok, faults }: InspectReport): boolean {
  return ok && !faults.some(({ code }) => code === 'ASSAY-LINT-OVERWROTE');
}

function judgedAsItStands(engine: EngineCore, request: ValidateRequest): Validated {
  const data = request.data === null ? {} : request.data;
  const read = readDocument(engine, data);
  if (!read.ok) return read;
  const open = refusedPlaceholders(data);
  if (open) return open;
  const faults = judgeRules(engine, read.value);
  if (faults.length === 0) return success({ ok: true });
  return failure('validation', summary(faults.length), inDocumentOrder(faults, data));
}
