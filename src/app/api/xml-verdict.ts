import { ApiError } from '../../api/client/api-error.ts';
import type { RouteOutput } from '../../api/define-route.ts';
import type { RouteOf } from '../../api/routes.ts';
import type { Fault } from '../../engine/index.ts';
import { newFault, wordingOf } from '../../engine/values.ts';
import { indexLines } from '../../language/syntax/line-index.ts';
import type { client } from './client.ts';
import type { Subject } from '../state/subject-slice.ts';
import { useWorkbench } from '../state/workbench-store.ts';
import { oneForChanged } from './one-changed-amount.ts';
import { oneForMissing } from './one-missing-element.ts';
import { oneForUnread } from './one-unread-value.ts';
import type { Problem, ProblemFix } from './problem.ts';
import type { PdfClaimFault } from '../../formats/pdf/check-claims.ts';
import type { Span } from '../../formats/xml/xml-places.ts';
import { withEncoding } from '../../formats/xml/encoding-faults.ts';
import { verdictFault } from '../../formats/verdicts/verdict-faults.ts';
import { fixesOf as fixesIn, type VerdictFix } from '../../formats/verdicts/verdict-fixes.ts';
import { judgedByOwnRules } from './own-rules.ts';
import type { MessageValues } from '../../engine/index.ts';

type ImportedInvoice = RouteOutput<RouteOf<'import'>>;

/** An XML invoice as it was read: its document, and what happened to each value. */
export interface XmlReading {
  readonly format: string;
  /** Undefined if the invoice names no known profile. */
  readonly profile: string | undefined;
  readonly document: ImportedInvoice['document'];
  /** Of a file with several documents each one; `document` is the first. */
  readonly documents?: ImportedInvoice['documents'];
  readonly entries: ImportedInvoice['report']['entries'];
  /** Number of values after the last entry: the report has a limit. */
  readonly leftOut?: number | undefined;
  /** Stamps of the invoice, for profiles with stamps. */
  readonly stamps?: ImportedInvoice['stamps'];
}

export interface XmlJudgement {
  readonly problems: readonly Problem[];
  /** Undefined for a text that cannot be read. */
  readonly xml: XmlReading | undefined;
  /** Whether it can be read and follows all rules of its profile. */
  readonly accepted: boolean;
}

/**
 * Judges an XML invoice by `POST /v0/import`: XML errors and broken rules of its profile become problems with places.
 * So do contradictions between the invoice and the PDF that it came in.
 */
export async function judgeXml(
  { text, pdf, encodingFaults = [] }: Pick<Subject, 'text' | 'pdf' | 'encodingFaults'>,
  service: Pick<typeof client, 'import'>,
  signal: AbortSignal,
): Promise<XmlJudgement> {
  const lines = indexLines(text);
  const words = useWorkbench.getState().fetchTexts('xml');
  try {
    const [
      { format, profile, document, documents, report, verdicts, stamps, faults = [] },
      own,
      { xmlPlaces },
      claims,
      page,
    ] = await Promise.all([
      service.import({ data: text }, { signal }),
      judgedByOwnRules(text, signal),
      import('../../formats/xml/xml-places.ts'),
      pdf ? import('../../formats/pdf/check-claims.ts') : undefined,
      pdf?.page === undefined ? undefined : import('../../formats/pdf/page/check-page.ts'),
      words,
    ]);
    const placeOf = xmlPlaces(text);
    const unsound = withEncoding(encodingFaults, faults).map(
      ({ code, severity, description, phrase, values, line, column }) =>
        problemOf(
          faultOf(severity, 'input', code, { description, phrase, values }, []),
          lines.offsetAt({ line, column }),
        ),
    );
    const fixesOf = fixesIn(text, verdicts);
    const broken = [...verdicts, ...own].map((verdict) => {
      const { places, found = [] } = verdict;
      const fault = verdictFault(verdict, places);
      const values =
        found.length === 1
          ? (found[0]?.text ?? '')
          : found.map(({ term, text: value }) => `${term} ${value}`).join(', ');
      const shown = found.length > 0 ? { ...fault, value: values } : fault;
      const at = placeOf(places[0] ?? '');
      const fixes = fixesOf(verdict, at).map(asFix);
      return { ...problemOf(shown, at), terms: verdict.terms, fixes };
    });
    const entriesOf = (term: string) => report.entries.filter(({ terms }) => terms?.includes(term));
    const [specification] = entriesOf('BT-24');
    const said = (claimFaults: readonly PdfClaimFault[]) =>
      claimFaults.map((fault) => {
        const { severity, code, term } = fault;
        const [at = specification] = term === undefined ? [] : entriesOf(term);
        return problemOf(faultOf(severity, 'rules', code, fault, at ? [at.path] : []), placeOf(at?.path ?? ''));
      });
    const claimed = [
      ...said(pdf && claims ? claims.checkClaims(pdf, specification?.value) : []),
      ...said(page?.checkPage(pdf?.page ?? '', (term) => entriesOf(term).map(({ value }) => value)) ?? []),
    ];
    const found = inOrder([...unsound, ...broken, ...claimed]);
    const problems = oneForChanged(oneForMissing(oneForUnread(found)));
    const accepted = !problems.some(({ severity }) => severity === 'error');
    return {
      problems,
      xml: {
        format,
        profile,
        document,
        entries: report.entries,
        leftOut: report.left_out,
        ...(documents && { documents }),
        ...(stamps && { stamps }),
      },
      accepted,
    };
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'refused' || error.faults.length === 0) throw error;
    await words;
    const problems = error.faults.map(({ code, description, phrase, values, line = 1, column = 1 }) =>
      problemOf(faultOf('error', 'input', code, { description, phrase, values }, []), lines.offsetAt({ line, column })),
    );
    return { problems, xml: undefined, accepted: false };
  }

  function problemOf(fault: Fault, at: Span | number): Problem {
    const range = typeof at === 'number' ? { start: at, end: Math.min(at + 1, text.length) } : at;
    const { severity, code, description, phrase, values, properties, value } = fault;
    // The value is a list of terms with their figures, not JSON.
    const written = typeof value === 'string' ? { written: value } : {};
    const key = `${code} ${properties[0] ?? ''}`;
    const place = lines.placeAt(range.start);
    return {
      key,
      severity,
      code,
      message: description,
      phrase,
      values,
      paths: properties,
      ...place,
      ...written,
      range,
      fault,
      fixes: [],
    };
  }
}

interface Described {
  readonly description: string;
  readonly phrase?: string | undefined;
  readonly values?: MessageValues | undefined;
}

function asFix({ edits, certain, settles, ask, ...fix }: VerdictFix): ProblemFix {
  return {
    ...fix,
    ...(ask ? { kind: 'ask' as const, ask } : certain && { kind: 'certain' as const }),
    edits: [],
    textEdits: edits,
    ...(settles.length > 0 && { settles }),
  };
}

function faultOf(
  severity: Fault['severity'],
  stage: Fault['stage'],
  code: string,
  { description, phrase, values }: Described,
  properties: readonly string[],
): Fault {
  return newFault(stage, code, properties, wordingOf(description, phrase, values), { severity });
}

/** Ordered by place, with consequences of other faults last; each gets a unique key. */
function inOrder(problems: readonly Problem[]): readonly Problem[] {
  const seen = new Map<string, number>();
  return problems
    .toSorted((a, b) => Number(isFollowUp(a)) - Number(isFollowUp(b)) || (a.range?.start ?? 0) - (b.range?.start ?? 0))
    .map((problem) => {
      const count = (seen.get(problem.key) ?? 0) + 1;
      seen.set(problem.key, count);
      return count === 1 ? problem : { ...problem, key: `${problem.key} ${String(count)}` };
    });
}

function isFollowUp({ fault }: Problem): boolean {
  return fault?.certain === false;
}
