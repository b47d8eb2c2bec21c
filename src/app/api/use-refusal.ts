import { queryOptions, useQuery } from '@tanstack/react-query';
import { isXmlInvoice } from '../../language/recognise/xml-invoice.ts';
import { JsonText } from '../../api/client/json-text.ts';
import { jsonTextOf } from '../source/document-tree.ts';
import { sourceTree } from '../source/source-tree.ts';
import type { EngineChoice } from '../state/engine-slice.ts';
import type { GivenAnswer } from '../state/refusal-slice.ts';
import type { Subject } from '../state/subject-slice.ts';
import { useWorkbench } from '../state/workbench-store.ts';
import { clientOf } from './client.ts';
import { mayBeRefusal } from './may-be-refusal.ts';

type Client = ReturnType<typeof clientOf>;

/** An answer of an authority, explained. */
export type ExplainedRefusal = Awaited<ReturnType<Client['explainRefusal']>>;

/** One code of the answer. */
export type ExplainedFinding = ExplainedRefusal['findings'][number];

/** Milliseconds for which an unused explanation is cached. */
const KEPT = 30_000;

/** Explains an answer together with the refused document, again whenever that document changes. */
function refusalQuestion(answer: GivenAnswer, subject: Subject | undefined, engine: EngineChoice) {
  return queryOptions({
    queryKey: ['refusal', engine, answer.serial, subject?.documentId, subject?.revision],
    queryFn: async ({ signal }): Promise<ExplainedRefusal> => {
      const document = subject && documentOf(subject, answer);
      const [explained] = await Promise.all([
        clientOf(engine).explainRefusal({ text: answer.text, ...(document !== undefined && { document }) }, { signal }),
        useWorkbench.getState().fetchTexts('xml'),
        useWorkbench.getState().fetchTexts('refusals'),
      ]);
      return explained;
    },
    retry: false,
    gcTime: KEPT,
  });
}

/** The document in a text; undefined if it is none or is the answer itself. */
function documentOf({ text }: Subject, answer: GivenAnswer): JsonText | string | undefined {
  if (text === answer.text) return undefined;
  if (isXmlInvoice(text)) return text;
  const json = jsonTextOf(text);
  const { faults, root } = sourceTree(json);
  return faults.length === 0 && root?.kind === 'object' ? new JsonText(json) : undefined;
}

/**
 * The explanation of an answer together with the open document. While a changed document is compared, the last
 * explanation stays.
 */
export function useRefusal(answer: GivenAnswer, subject: Subject | undefined) {
  const engine = useWorkbench((state) => state.engineChoice);
  const question = refusalQuestion(answer, subject, engine);
  return useQuery({
    ...question,
    placeholderData: (last, query) => (query?.queryKey[2] === answer.serial ? last : undefined),
  });
}

/** The authority whose answer the text is; undefined if it is no such answer, or until that is known. */
export function useRecognisedAnswer(subject: Subject | undefined): string | undefined {
  const engine = useWorkbench((state) => state.engineChoice);
  const text = subject?.text ?? '';
  const { data } = useQuery({
    queryKey: ['recognised-answer', engine, subject?.documentId, subject?.revision],
    queryFn: ({ signal }) => clientOf(engine).explainRefusal({ text }, { signal }),
    enabled: subject !== undefined && mayBeRefusal(text),
    retry: false,
    gcTime: KEPT,
  });
  return data && data.authority !== 'unknown' ? (data.authority_name ?? data.authority) : undefined;
}

/** Every code of every authority, once they are needed. */
export function useRefusalCodes(wanted = true) {
  const engine = useWorkbench((state) => state.engineChoice);
  return useQuery({
    enabled: wanted,
    queryKey: ['refusals', engine],
    queryFn: async ({ signal }) => {
      const [{ authorities }] = await Promise.all([
        clientOf(engine).listRefusals({ signal }),
        useWorkbench.getState().fetchTexts('refusals'),
      ]);
      return authorities.flatMap(({ key, name, codes }) => codes.map((code) => ({ ...code, authority: key, name })));
    },
    staleTime: Infinity,
  });
}

/** One code of an authority; several entries if its lists use the code in several ways. */
export function useRefusalCode(authority: string, code: string) {
  const engine = useWorkbench((state) => state.engineChoice);
  return useQuery({
    queryKey: ['refusal-code', engine, authority, code],
    queryFn: async ({ signal }) => {
      const [{ codes }] = await Promise.all([
        clientOf(engine).getRefusal({ authority, code }, { signal }),
        useWorkbench.getState().fetchTexts('refusals'),
      ]);
      return codes;
    },
    staleTime: Infinity,
    retry: false,
  });
}
