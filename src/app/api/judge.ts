import { JsonText } from '../../contract/client/json-text.ts';
import type { Change, Fault, InspectOmit, InspectReport, JsonObject } from '../../engine/index.ts';
import { taxCountries } from '../../language/knowledge/tax-countries.ts';
import { recognise, type Recognised } from '../../language/recognise/recognise.ts';
import { isXmlInvoice } from '../../language/recognise/xml-invoice.ts';
import { toJson } from '../../language/syntax/to-json.ts';
import { LONG } from '../source/long-text.ts';
import { nextTask } from '../source/next-task.ts';
import { sourceTree, sourceTreeInSteps } from '../source/source-tree.ts';
import type { Subject } from '../state/subject-slice.ts';
import { fetchCode } from '../ui/fetch-code.ts';
import type { client } from './client.ts';
import type { XmlReading } from './judge-xml.ts';
import { problemsOf, type Problem } from './problem.ts';

/** What is known about one text. Always carries the subject that was judged. */
export interface TextVerdict {
  readonly subject: Subject;
  /** In document order. */
  readonly problems: readonly Problem[];
  /** The engine's own faults, for the editor to mark; it finds trouble with the JSON by itself. */
  readonly faults: readonly Fault[];
  /** Of signed envelopes only: whether it is still what was signed. */
  readonly seal?: InspectReport['seal'];
  readonly context: InspectReport['context'] | undefined;
  /** Codes of the countries whose tax law the text touches, its own first. */
  readonly countries: readonly string[];
  /** For XML invoices only: their document, and the outcome of each leaf. */
  readonly xml?: XmlReading;
  /** What the text is, when it is not sound JSON. */
  readonly notation?: Recognised;
  /** The engine has seen the text and would not refuse it. */
  readonly accepted: boolean;
  /** The destination that was asked for, where the problems of the text there are among them. */
  readonly destination?: string;
}

/** A verdict with the result of a build, which for a long text is as large as the text. */
export interface FullVerdict extends TextVerdict {
  readonly changes: readonly Change[];
  /**
   * The document as a build would give it. A signed envelope stays as it is, because a build removes its signatures.
   */
  readonly document: JsonObject | undefined;
}

export function isFull(verdict: TextVerdict | undefined): verdict is FullVerdict {
  return verdict !== undefined && 'changes' in verdict;
}

type Service = Pick<typeof client, 'inspect' | 'import'>;

/**
 * An XML invoice is put to `POST /v0/import`, a JSON document to `POST /v0/inspect`; other text is judged here, place by
 * place.
 */
export async function judgeSubject(subject: Subject, service: Service, signal: AbortSignal): Promise<FullVerdict> {
  return judgeWithout([], subject, service, signal);
}

/** Judges a text that is being typed. A long document is not built, so that keys need not wait for it. */
export async function judgeTyped(subject: Subject, service: Service, signal: AbortSignal): Promise<TextVerdict> {
  if (subject.text.length <= LONG) return judgeSubject(subject, service, signal);
  const full = await judgeWithout(['document', 'changes'], subject, service, signal);
  // Of what was not put to the engine nothing was left out.
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
    const { judgeXml } = await fetchCode(() => import('./judge-xml.ts'));
    const { problems, xml, accepted } = await judgeXml(subject, service, signal);
    const none = { faults: [], changes: [], document: undefined, context: undefined, countries: [] };
    return { subject, problems, accepted, notation: recognise(subject.text), ...(xml && { xml }), ...none };
  }
  const long = subject.text.length > LONG;
  const wanted = { include: ['changes'], ...(omit.length > 0 && { omit }) } as const;
  const ask = () => service.inspect({ data: new JsonText(subject.text), ...wanted }, { signal });
  // What the new text changes on the page is drawn first.
  if (long) await nextTask();
  // A long text is on its way while it is read here. Of one that names a member twice, which many readers take, nobody hears the answer.
  const early = long && isJson(subject.text) ? ask() : undefined;
  early?.catch(() => undefined);
  const tree = long ? await sourceTreeInSteps(subject.text) : sourceTree(subject.text);
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
  const problems = problemsOf(tree, faults);
  const accepted = report.ok && !faults.some((fault) => fault.severity === 'error');
  const changes = report.changes ?? [];
  if (long) await nextTask();
  return { subject, problems, faults, changes, document, context, countries, accepted, ...(seal ? { seal } : {}) };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
