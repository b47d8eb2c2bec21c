import { ApiError } from '../../contract/client/api-error.ts';
import type { RouteOutput } from '../../contract/define-route.ts';
import type { RouteOf } from '../../contract/routes.ts';
import type { Fault } from '../../engine/index.ts';
import { indexLines } from '../../language/syntax/line-index.ts';
import type { client } from './client.ts';
import type { Problem } from './problem.ts';
import type { Span } from './xml-places.ts';

type ImportedInvoice = RouteOutput<RouteOf<'import'>>;

/** An invoice in XML as it was read: the document that it makes, and what became of each of its leaves. */
export interface XmlReading {
  readonly format: string;
  /** Undefined when the invoice names none that is known. */
  readonly profile: string | undefined;
  readonly document: ImportedInvoice['document'];
  readonly entries: ImportedInvoice['report']['entries'];
}

export interface XmlJudgement {
  readonly problems: readonly Problem[];
  /** Undefined for a text that cannot be read. */
  readonly xml: XmlReading | undefined;
  /** It can be read, and every rule of its profile holds. */
  readonly accepted: boolean;
}

/** Puts an XML invoice to `POST /v0/import`: trouble with the XML and broken rules of its profile become problems in place. */
export async function judgeXml(
  text: string,
  service: Pick<typeof client, 'import'>,
  signal: AbortSignal,
): Promise<XmlJudgement> {
  const lines = indexLines(text);
  try {
    const [{ format, profile, document, report, verdicts, faults = [] }, { xmlPlaces }] = await Promise.all([
      service.import({ data: text }, { signal }),
      import('./xml-places.ts'),
    ]);
    const placeOf = xmlPlaces(text);
    const unsound = faults.map(({ code, description, line, column }) =>
      problemOf(faultOf('warning', 'input', code, description, []), lines.offsetAt({ line, column })),
    );
    const broken = verdicts.map((verdict) => {
      const { rule, severity, description, places, found = [], right } = verdict;
      const words = right === undefined ? description : `${description.replace(/\.$/, '')}: ${right} would be right`;
      const fault = faultOf(severity, 'rules', rule, words, places);
      const values =
        found.length === 1 ? (found[0]?.text ?? '') : found.map(({ term, text: one }) => `${term} ${one}`).join(', ');
      const told = found.length > 0 ? { ...fault, value: values } : fault;
      return problemOf(told, placeOf(places[0] ?? ''));
    });
    const accepted = !verdicts.some(({ severity }) => severity === 'error');
    const problems = inOrder([...unsound, ...broken]);
    return { problems, xml: { format, profile, document, entries: report.entries }, accepted };
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'refused' || error.faults.length === 0) throw error;
    const problems = error.faults.map(({ code, description, line = 1, column = 1 }) =>
      problemOf(faultOf('error', 'input', code, description, []), lines.offsetAt({ line, column })),
    );
    return { problems, xml: undefined, accepted: false };
  }

  function problemOf(fault: Fault, at: Span | number): Problem {
    const range = typeof at === 'number' ? { start: at, end: Math.min(at + 1, text.length) } : at;
    const { severity, code, description, properties } = fault;
    const key = `${code} ${properties[0] ?? ''}`;
    const place = lines.placeAt(range.start);
    return { key, severity, code, message: description, paths: properties, ...place, range, fault, fixes: [] };
  }
}

function faultOf(
  severity: Fault['severity'],
  stage: Fault['stage'],
  code: string,
  description: string,
  properties: readonly string[],
): Fault {
  return { severity, stage, code, description, properties, certain: true, fixes: [] };
}

/** By place, each with a key of its own. */
function inOrder(problems: readonly Problem[]): readonly Problem[] {
  const seen = new Map<string, number>();
  return problems
    .toSorted((a, b) => (a.range?.start ?? 0) - (b.range?.start ?? 0))
    .map((problem) => {
      const count = (seen.get(problem.key) ?? 0) + 1;
      seen.set(problem.key, count);
      return count === 1 ? problem : { ...problem, key: `${problem.key} ${String(count)}` };
    });
}
