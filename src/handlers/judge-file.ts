import { failure, success, toldFaults } from '../engine/values.ts';
import type { Fault, Json, Outcome } from '../engine/index.ts';
import type { RouteInput, RouteOutput } from '../contract/define-route.ts';
import type { RouteOf } from '../contract/routes.ts';
import { fileFault, verdictFault } from '../formats/verdict-faults.ts';
import { documentHandlers } from './documents.ts';
import type { Handler, Handlers, HandlerScope } from './handler.ts';
import type { Message } from '../engine/index.ts';
import { fileMessages } from '../contract/file-messages.ts';

type Imported = RouteOutput<RouteOf<'import'>>;

/**
 * The content of `data` when it is not a document: the text of an XML file, or Base64. No document begins like either.
 */
export function isFileGiven<Given extends Readonly<Record<string, Json | undefined>>>(
  given: Given,
): given is Given & { readonly data: string } {
  const { data, encoding } = given;
  return typeof data === 'string' && (encoding === 'base64' || /^\s*</.test(data));
}

/** The handlers that judge documents and files. `read` is the importing one. */
export function judgingHandlers(read: Handler<'import'>): Handlers<'validate' | 'inspect'> {
  return {
    validate: (input, scope) =>
      isFileGiven(input) ? validateFile(input, scope, read) : documentHandlers.validate(input, scope),
    inspect: (input, scope) =>
      isFileGiven(input) ? inspectFile(input, scope, read) : documentHandlers.inspect(input, scope),
  };
}

async function validateFile(
  input: RouteInput<RouteOf<'validate'>>,
  scope: HandlerScope,
  read: Handler<'import'>,
): Promise<Outcome<RouteOutput<RouteOf<'validate'>>>> {
  const outcome = await read(fileOf(input), scope);
  if (!outcome.ok) return outcome;
  const faults = faultsOf(outcome.value);
  const errors = faults.filter(({ severity }) => severity === 'error');
  const told: Outcome<{ ok: true }> =
    errors.length === 0 ? success({ ok: true }) : failure('validation', summaryOf(errors.length), errors);
  return input.warnings ? { ...told, warnings: faults.filter(({ severity }) => severity === 'warning') } : told;
}

/** The report on the document made from the file, with the faults of the file. */
async function inspectFile(
  input: RouteInput<RouteOf<'inspect'>>,
  scope: HandlerScope,
  read: Handler<'import'>,
): Promise<Outcome<RouteOutput<RouteOf<'inspect'>>>> {
  const outcome = await read(fileOf(input), scope);
  if (!outcome.ok) return outcome;
  const faults = faultsOf(outcome.value);
  const { encoding: _, ...asked } = input;
  const report = await documentHandlers.inspect({ ...asked, data: outcome.value.document }, scope);
  if (!report.ok) return report;
  return success({
    ...report.value,
    ok: faults.every(({ severity }) => severity !== 'error'),
    faults: toldFaults(faults),
  });
}

const fileOf = ({ data, encoding }: { readonly data: Json; readonly encoding?: 'base64' | undefined }) => ({
  data: String(data),
  ...(encoding && { encoding }),
});

/**
 * Faults of the file: what the reader skipped, where a PDF contradicts its invoice, and broken rules at their places in
 * the XML.
 */
function faultsOf({ faults = [], pdf, verdicts }: Imported): readonly Fault[] {
  return [
    ...faults.map((fault) => fileFault(fault, 'warning')),
    ...(pdf?.faults ?? []).map((fault) => fileFault(fault, fault.severity)),
    ...verdicts.map((verdict) => verdictFault(verdict, verdict.places)),
  ];
}

function summaryOf(count: number): Message {
  return count === 1 ? fileMessages.breaksRule : fileMessages.breaksRules({ count });
}
