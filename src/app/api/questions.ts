import { queryOptions } from '@tanstack/react-query';
import { JsonText } from '../../api/client/json-text.ts';
import type { JsonWebKey } from '../../api/schemas/signing.ts';
import type { JsonObject, RuleTally, SignatureReport, TraceEntry } from '../../engine/index.ts';
import type { XmlComparison } from '../../formats/comparison/compare-xml.ts';
import { fetchJsonText } from '../source/document-tree.ts';
import { sourceTree } from '../source/source-tree.ts';
import type { WorkDocument } from '../state/documents-slice.ts';
import type { EngineChoice } from '../state/engine-slice.ts';
import type { Subject } from '../state/subject-slice.ts';
import { useWorkbench } from '../state/workbench-store.ts';
import { askWorker } from './ask-worker.ts';
import { clientOf } from './client.ts';
import { judgeSubject, judgeTyped, type FullVerdict, type TextVerdict } from './text-verdict.ts';
import { exportText, verifyText, type ExportContext } from './operations.ts';

/**
 * Every question about one text of one document. Its key names what the answer depends on: the engine and the subject,
 * but not the text itself. The answer contains its subject, so that a component that still shows an older answer knows
 * what it is about.
 */
export interface Answered<Part> {
  readonly subject: Subject;
  readonly part: Part;
}

/** Milliseconds for which an unused answer is cached. */
const KEPT = 30_000;

/** The verdict on a text: its faults and, unless the text is long, the built document. */
export function verdictQuestion(subject: Subject | undefined, engine: EngineChoice) {
  return queryOptions<TextVerdict>({
    queryKey: ['verdict', engine, ...nameOf(subject), useWorkbench.getState().ownRules?.id],
    queryFn: ({ signal }) => judgeTyped(given(subject), clientOf(engine), signal),
    enabled: hasText(subject),
    gcTime: KEPT,
  });
}

/** The verdict with the built document, also for a long text. */
export function fullVerdictQuestion(subject: Subject | undefined, engine: EngineChoice) {
  return queryOptions<FullVerdict>({
    queryKey: ['full-verdict', engine, ...nameOf(subject), useWorkbench.getState().ownRules?.id],
    queryFn: ({ signal }) => judgeSubject(given(subject), clientOf(engine), signal),
    enabled: hasText(subject),
    gcTime: KEPT,
  });
}

// Separate from the verdict, because these parts are only made when they are shown.

/** The result of building the document read from an XML invoice; null if it cannot be calculated. */
export function builtXmlQuestion(subject: Subject, document: JsonObject, engine: EngineChoice) {
  return queryOptions<JsonObject | null>({
    queryKey: ['built-xml', engine, ...nameOf(subject)],
    queryFn: async ({ signal }) =>
      (await clientOf(engine).inspect({ data: document, omit: ['changes'] }, { signal })).document ?? null,
    gcTime: KEPT,
  });
}

/** How each figure of a text is calculated; null if the text is not JSON. */
export function traceQuestion(subject: Subject | undefined, engine: EngineChoice) {
  return queryOptions<Answered<readonly TraceEntry[] | null>>({
    queryKey: ['trace', engine, ...nameOf(subject)],
    queryFn: ({ signal }) =>
      answered(subject, async (data) => {
        const { trace } = await clientOf(engine).inspect({ data, include: ['trace'] }, { signal });
        return trace ?? [];
      }),
    enabled: hasText(subject),
    gcTime: KEPT,
  });
}

/** The results of the rules for one text. */
export interface RuleReport {
  readonly tally: RuleTally;
  /** Codes of the rules that failed. */
  readonly failed: ReadonlySet<string>;
}

/** Which rules a text passes, fails or is not subject to; null when the engine did not judge any. */
export function rulesQuestion(subject: Subject | undefined, engine: EngineChoice) {
  return queryOptions<Answered<RuleReport | null>>({
    queryKey: ['rule-report', engine, ...nameOf(subject)],
    queryFn: ({ signal }) =>
      answered(subject, async (data) => {
        const { rules, faults } = await clientOf(engine).inspect({ data, include: ['rules'] }, { signal });
        return rules ? { tally: rules, failed: new Set(faults.map(({ code }) => code)) } : null;
      }),
    enabled: hasText(subject),
    gcTime: KEPT,
  });
}

/** The format and profile in which to write an invoice. */
export interface ExportTarget {
  readonly format: string;
  readonly profile: string;
  readonly context?: ExportContext;
}

export type Exported = Awaited<ReturnType<typeof exportText>>;

/** A text as XML, with a list of what is lost. Fails with the reasons if it cannot be written. */
export function exportQuestion(subject: Subject | undefined, engine: EngineChoice, target: ExportTarget | undefined) {
  return queryOptions<Answered<Exported>>({
    queryKey: ['export', engine, ...nameOf(subject), target?.format, target?.profile, target?.context],
    queryFn: async ({ signal }) => {
      const asked = given(subject);
      const wish = { format: '', profile: '', ...target, allowLoss: true };
      // The reasons for a failure use the texts for XML too.
      await xmlTexts();
      const part = await exportText(asked.text, wish, signal, clientOf(engine));
      return { subject: asked, part };
    },
    enabled: hasText(subject) && target !== undefined,
    gcTime: KEPT,
  });
}

/**
 * Compares two documents, the text and another open one, with the engine in this browser: neither leaves the
 * page.
 */
export function comparisonQuestion(subject: Subject, other: WorkDocument) {
  return queryOptions<Answered<XmlComparison> & { readonly other: WorkDocument }>({
    queryKey: ['comparison', ...nameOf(subject), other.id, other.revision],
    queryFn: async ({ signal }) => {
      const texts = { here: await fetchJsonText(subject.text), there: await fetchJsonText(other.text) };
      const [part] = await Promise.all([askWorker('compareTexts', texts, signal), xmlTexts()]);
      return { subject, other, part };
    },
    retry: false,
    gcTime: KEPT,
  });
}

/** The state of every signature of an envelope, checked with a key if there is one. */
export function signaturesQuestion(subject: Subject | undefined, key: JsonWebKey | undefined) {
  return queryOptions<readonly SignatureReport[]>({
    queryKey: ['signatures', ...nameOf(subject), ...pointOf(key)],
    queryFn: async ({ signal }) =>
      askWorker(
        'examineSignatures',
        { data: new JsonText(await fetchJsonText(given(subject).text)), ...(key && { publickey: key }) },
        signal,
      ),
    enabled: subject !== undefined,
    retry: false,
    gcTime: KEPT,
  });
}

/** Whether the engine verifies an envelope's signatures with this key. */
export function verificationQuestion(subject: Subject, key: JsonWebKey, engine: EngineChoice) {
  return queryOptions<{ readonly ok: true }>({
    queryKey: ['verify', engine, ...nameOf(subject), ...pointOf(key)],
    queryFn: ({ signal }) => verifyText(subject.text, key, signal, clientOf(engine)),
    retry: false,
    gcTime: KEPT,
  });
}

async function xmlTexts(): Promise<void> {
  return useWorkbench.getState().fetchTexts('xml');
}

function nameOf(subject: Subject | undefined): readonly unknown[] {
  return [subject?.documentId, subject?.revision];
}

// Both coordinates, because two keys of this curve may share one of them.
function pointOf(key: JsonWebKey | undefined): readonly unknown[] {
  return [key?.x, key?.y];
}

function hasText(subject: Subject | undefined): boolean {
  return subject !== undefined && subject.text.trim() !== '';
}

function given(subject: Subject | undefined): Subject {
  if (!subject) throw new Error('There is no text to ask about.');
  return subject;
}

async function answered<Part>(
  asked: Subject | undefined,
  ask: (data: JsonText) => Promise<Part>,
): Promise<Answered<Part | null>> {
  const subject = given(asked);
  const json = await fetchJsonText(subject.text);
  const sound = sourceTree(json).faults.length === 0;
  return { subject, part: sound ? await ask(new JsonText(json)) : null };
}
