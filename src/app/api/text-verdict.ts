import { oneForMember } from './one-missing-member.ts';
import { JsonText } from '../../api/client/json-text.ts';
import type { Change, Fault, InspectOmit, InspectReport, JsonObject } from '../../engine/index.ts';
import { taxCountries } from '../../language/knowledge/tax-countries.ts';
import { recognise, type Recognised } from '../../language/recognise/recognise.ts';
import { isXmlInvoice } from '../../language/recognise/xml-invoice.ts';
import { toJson } from '../../language/syntax/to-json.ts';
import { documentTree, fetchJsonText } from '../source/document-tree.ts';
import { LONG } from '../source/long-text.ts';
import { nextTask } from '../source/next-task.ts';
import { sourceTreeInSteps } from '../source/source-tree.ts';
import type { Subject } from '../state/subject-slice.ts';
import { fetchCode } from '../ui/fetch-code.ts';
import type { client } from './client.ts';
import type { XmlReading } from './xml-verdict.ts';
import { problemsOf, type Problem } from './problem.ts';

/** What is known about one text. Always carries the subject that was judged. */
export interface TextVerdict {
  readonly subject: Subject;
  /** In document order. */
  readonly problems: readonly Problem[];
  /** The engine's faults, for the editor to mark. The editor finds syntax errors by itself. */
  readonly faults: readonly Fault[];
  /** Only for signed envelopes: whether the document is still the signed one. */
  readonly seal?: InspectReport['seal'];
  readonly context: InspectReport['context'] | undefined;
  /** Codes of the countries whose tax law the text touches, its own first. */
  readonly countries: readonly string[];
  /** Only for XML invoices: their document, and what happened to each value. */
  readonly xml?: XmlReading;
  /** What the text is, if it is not valid JSON. */
  readonly notation?: Recognised;
  /** Whether the engine has seen the text and would accept it. */
  readonly accepted: boolean;
  /** The destination whose faults are among the problems, if any. */
  readonly destination?: string;
  /** Those faults are of the text before this one, until the answer about this one comes. */
  readonly isDestinationLate?: true;
}

/** A verdict with the result of a build, which for a long text is as large as the text. */
export interface FullVerdict extends TextVerdict {
  readonly changes: readonly Change[];
  /**
   * The document as building gives it. A signed envelope stays unchanged, because building would remove its signatures.
   */
  readonly document: JsonObject | undefined;
}

/** Whether the faults of a verdict have paths in its text: it is a document in JSON or in YAML that could be read. */
export const hasPaths = ({ notation, context }: TextVerdict): boolean =>
  notation === undefined || context !== undefined;

export function isFull(verdict: TextVerdict | undefined): verdict is FullVerdict {
  return verdict !== undefined && 'changes' in verdict;
}

type Service = Pick<typeof client, 'inspect' | 'import'>;

/**
 * Sends an XML invoice to `POST /v0/import` and a JSON document to `POST /v0/inspect`; any other text is judged here.
 */
export async function judgeSubject(subject: Subject, service: Service, signal: AbortSignal): Promise<FullVerdict> {
  return judgeWithout([], subject, service, signal);
}

/**
 * Judges a text that is being typed. A long document is judged without its built document and changes, so that typing
 * stays fast.
 */
export async function judgeTyped(subject: Subject, service: Service, signal: AbortSignal): Promise<TextVerdict> {
  if (subject.text.length <= LONG) return judgeSubject(subject, service, signal);
  const full = await judgeWithout(['document', 'changes'], subject, service, signal);
  // Without a context the engine was not asked, so nothing was omitted.
  if (!full.context) return full;
  const { document: _, changes: __, ...verdict } = full;
  return verdict;
}

async function judgeWithout(
  omit: readonly InspectOmit[],
  subject: Subject,
  service: Service,
  signal: AbortSignal,
): Promise<FullVerdict> {
  if (isXmlInvoice(subject.text)) {
    const { judgeXml } = await fetchCode(() => import('./xml-verdict.ts'));
    const { problems, xml, accepted } = await judgeXml(subject, service, signal);
    const none = { faults: [], changes: [], document: undefined, context: undefined, countries: [] };
    return { subject, problems, accepted, notation: recognise(subject.text), ...(xml && { xml }), ...none };
  }
  const long = subject.text.length > LONG;
  const wanted = { include: ['changes'], ...(omit.length > 0 && { omit }) } as const;
  const json = await fetchJsonText(subject.text);
  const ask = () => service.inspect({ data: new JsonText(json), ...wanted }, { signal });
  // Lets the page render the new text first.
  if (long) await nextTask();
  // A long text is sent while it is parsed here. If it turns out to name a member twice, which many parsers accept, the
  // answer is ignored.
  const early = long && isJson(subject.text) ? ask() : undefined;
  early?.catch(() => undefined);
  const tree = long ? await sourceTreeInSteps(subject.text) : documentTree(subject.text);
  const countries = taxCountries(tree);
  if (tree.faults.length > 0) {
    const problems = problemsOf(tree, []);
    const unknown = { faults: [], changes: [], document: undefined, context: undefined, accepted: false };
    return { subject, problems, countries, notation: recognise(subject.text), ...unknown };
  }
  const report = await (early ?? ask());
  if (long) await nextTask();
  const { faults, context, seal } = report;
  const document = seal ? (toJson(tree.root) as JsonObject) : report.document;
  const problems = oneForMember(problemsOf(tree, faults));
  const accepted = report.ok && !faults.some((fault) => fault.severity === 'error');
  const changes = report.changes ?? [];
  if (long) await nextTask();
  // A document in YAML is judged by the JSON that it means.
  const notation = json === subject.text ? {} : { notation: recognise(subject.text) };
  const parts = { subject, problems, faults, changes, document, context, countries, accepted };
  return { ...parts, ...notation, ...(seal ? { seal } : {}) };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
