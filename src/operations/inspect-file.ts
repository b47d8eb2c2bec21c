import { failure, success, listedFaults } from '../engine/values.ts';
import type { BuildRequest, Fault, Fix, Json, Outcome } from '../engine/index.ts';
import type { RouteInput, RouteOutput } from '../api/define-route.ts';
import type { RouteOf } from '../api/routes.ts';
import { fileFault, verdictFault } from '../formats/verdicts/verdict-faults.ts';
import { documentHandlers, withTemplate } from './documents.ts';
import type { BringRuleSets, Handler, Handlers, HandlerScope, JudgingParts } from './handler.ts';
import type { Message } from '../engine/index.ts';
import { fileMessages } from '../api/file-messages.ts';

type Imported = RouteOutput<RouteOf<'import'>>;

/**
 * The content of `data` when it is not a document: the text of an XML file, Base64, or the bytes of a file that is the
 * body of a request. No document begins like any of them.
 */
export function isFileGiven<Given extends Readonly<Record<string, Json | undefined>>>(
  given: Given,
): given is Given & { readonly data: string } {
  const { data, encoding }: Readonly<Record<string, unknown>> = given;
  return data instanceof Uint8Array || (typeof data === 'string' && (encoding === 'base64' || /^\s*</.test(data)));
}

/** The handlers that judge documents and files. */
export function judgingHandlers({ read, rules }: JudgingParts): Handlers<'validate' | 'inspect'> {
  return {
    validate: (input, scope) =>
      isFileGiven(input) ? validateFile(input, scope, read) : documentHandlers.validate(input, scope),
    inspect: async (input, scope) => {
      const refused = input.at === undefined ? undefined : await refusedDay(input.at);
      if (refused) return refused;
      if (isFileGiven(input)) return inspectFile(input, scope, read);
      const { destination, at, ...asked } = input;
      return destination === undefined
        ? documentHandlers.inspect(asked, scope)
        : inspectDocumentFor({ destination, at }, asked, scope, rules);
    },
  };
}

/** The list of rule sets is loaded with it. */
async function refusedDay(at: string) {
  const { refusedJudging } = await import('./chosen-rule-sets.ts');
  return refusedJudging({ at }, []);
}

async function validateFile(
  input: RouteInput<RouteOf<'validate'>> & GivenFile,
  scope: HandlerScope,
  read: Handler<'import'>,
): Promise<Outcome<RouteOutput<RouteOf<'validate'>>>> {
  const outcome = await read(fileOf(input), scope);
  if (!outcome.ok) return outcome;
  const faults = faultsOf(outcome.value);
  const errors = faults.filter(({ severity }) => severity === 'error');
  const validated: Outcome<{ ok: true }> =
    errors.length === 0 ? success({ ok: true }) : failure('validation', summaryOf(errors.length), errors);
  return input.warnings
    ? { ...validated, warnings: faults.filter(({ severity }) => severity === 'warning') }
    : validated;
}

/** The report on a document with the verdict for its destination, whose code is loaded on demand. */
async function inspectDocumentFor(
  { destination, at }: { readonly destination: string; readonly at: string | undefined },
  input: RouteInput<RouteOf<'inspect'>>,
  scope: HandlerScope,
  rules: BringRuleSets,
): Promise<Outcome<RouteOutput<RouteOf<'inspect'>>>> {
  const { documentFor, refusedDestination } = await import('./destination-verdict.ts');
  const refused = refusedDestination(destination);
  if (refused) return refused;
  const report = await documentHandlers.inspect(input, scope);
  if (!report.ok) return report;
  const document = wholeDocument(withTemplate(input), scope);
  const verdict = await documentFor({ key: destination, data: document, own: report.value, at }, scope, rules);
  return verdict ? success({ ...report.value, destination: verdict }) : report;
}

/** The given document, with the additions of the request's template and type. */
export function wholeDocument(input: BuildRequest, { engine, context }: HandlerScope): Json {
  const { data, template, type } = input;
  if (!template && type === undefined) return data;
  const asked = { data, ...(template && { template }), ...(type !== undefined && { type }) };
  const outcome = engine.calculate(asked, context);
  return outcome.ok ? outcome.value : data;
}

/** The report on the document made from the file, with the faults of the file. */
async function inspectFile(
  input: RouteInput<RouteOf<'inspect'>> & GivenFile,
  scope: HandlerScope,
  read: Handler<'import'>,
): Promise<Outcome<RouteOutput<RouteOf<'inspect'>>>> {
  const { encoding: _, destination: key, at, ...asked } = input;
  const file = { ...fileOf(input), ...(at !== undefined && { at }) };
  const judging = key === undefined ? undefined : await import('./destination-verdict.ts');
  const refused = key === undefined ? undefined : judging?.refusedDestination(key);
  if (refused) return refused;
  const first = await read(file, scope);
  if (!first.ok) return first;
  const going =
    key === undefined
      ? undefined
      : await judging?.fileFor({ key, at, first: first.value }, scope, (judge, own) => read({ ...file, judge }, own));
  if (going && !going.ok) return going;
  const { read: imported, verdict } = going?.value ?? { read: first.value, verdict: undefined };
  // The text of a PDF's invoice is not the file, so that nothing can be replaced in it.
  const isXml = input.encoding === undefined && !imported.pdf;
  const fixesAt =
    isXml && imported.verdicts.length > 0
      ? (await import('./file-fixes.ts')).fileFixes(asked.data, imported.verdicts)
      : undefined;
  const faults = faultsOf(imported, fixesAt);
  const ok = faults.every(({ severity }) => severity !== 'error');
  const report = await documentHandlers.inspect({ ...asked, data: imported.document }, scope);
  if (!report.ok) return report;
  return success({
    ...report.value,
    ok,
    faults: listedFaults(faults),
    ...(verdict && { destination: verdict }),
  });
}

/** The reader takes bytes in place of the text too. */
interface GivenFile {
  readonly data: string;
  readonly encoding?: 'base64' | undefined;
}

const fileOf = ({ data, encoding }: GivenFile) => ({ data, ...(encoding && { encoding }) });

/**
 * Faults of the file: what the reader skipped, where a PDF contradicts its invoice, and broken rules at their places in
 * the XML.
 */
function faultsOf(
  { faults = [], pdf, verdicts }: Imported,
  fixesAt?: (verdict: Imported['verdicts'][number]) => readonly Fix[],
): readonly Fault[] {
  return [
    ...[...faults, ...(pdf?.faults ?? [])].map((fault) => fileFault(fault)),
    ...verdicts.map((verdict) => verdictFault(verdict, verdict.places, fixesAt?.(verdict) ?? [])),
  ];
}

function summaryOf(count: number): Message {
  return count === 1 ? fileMessages.breaksRule : fileMessages.breaksRules({ count });
}
