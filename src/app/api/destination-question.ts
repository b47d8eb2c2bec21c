import { queryOptions } from '@tanstack/react-query';
import { JsonText } from '../../api/client/json-text.ts';
import type { RouteOutput } from '../../api/define-route.ts';
import type { RouteOf } from '../../api/routes.ts';
import { isXmlInvoice } from '../../language/recognise/xml-invoice.ts';
import { fetchJsonText } from '../source/document-tree.ts';
import { sourceTree } from '../source/source-tree.ts';
import type { EngineChoice } from '../state/engine-slice.ts';
import type { Subject } from '../state/subject-slice.ts';
import { useWorkbench } from '../state/workbench-store.ts';
import { fetchCode } from '../ui/fetch-code.ts';
import { clientOf } from './client.ts';
import type { Problem } from './problem.ts';
import type { Answered } from './questions.ts';

export type DestinationVerdict = NonNullable<RouteOutput<RouteOf<'inspect'>>['destination']>;

/** The verdict on a text for its destination. */
export interface DestinationStanding {
  /** Undefined if the text has no destination. */
  readonly verdict: DestinationVerdict | undefined;
  /** For an XML invoice: the problems that the rules of the destination find, with their places. */
  readonly problems: readonly Problem[];
}

export interface DestinationAnswer extends Answered<DestinationStanding | null> {
  /** Key of the destination that was asked about, or `auto`. */
  readonly asked: string;
}

/**
 * Sources of a destination whose rules may differ from those of the invoice's profile. An XML invoice is judged by the
 * rules of its profile anyway.
 */
const BESIDE_PROFILE: ReadonlySet<DestinationVerdict['told_by']> = new Set(['request', 'specification']);

/** Milliseconds for which an unused answer is kept. */
const KEPT = 30_000;

/**
 * Whether a text is ready for a destination, or with `auto` for the one that the text implies. The answer is null if
 * the text is no document in JSON, YAML or XML.
 */
export function destinationQuestion(subject: Subject | undefined, engine: EngineChoice, asked: string) {
  return queryOptions<DestinationAnswer>({
    queryKey: ['destination', engine, subject?.documentId, subject?.revision, asked],
    queryFn: async ({ signal }) => {
      if (!subject) throw new Error('There is no text to ask about.');
      return { subject, asked, part: await standingOf(subject, engine, asked, signal) };
    },
    gcTime: KEPT,
  });
}

async function standingOf(
  subject: Subject,
  engine: EngineChoice,
  destination: string,
  signal: AbortSignal,
): Promise<DestinationStanding | null> {
  const isXml = isXmlInvoice(subject.text);
  const text = isXml ? subject.text : await fetchJsonText(subject.text);
  if (!isXml && sourceTree(text).faults.length > 0) return null;
  const service = clientOf(engine);
  const data = isXml ? text : new JsonText(text);
  const omit = ['document', 'changes'] as const;
  const [{ destination: verdict }] = await Promise.all([
    service.inspect({ data, destination, omit }, { signal }),
    // Rules of authorities use the texts for XML, also on a JSON document.
    useWorkbench.getState().fetchTexts('xml'),
  ]);
  if (!isXml || !verdict || verdict.sets.length === 0 || !BESIDE_PROFILE.has(verdict.told_by))
    return { verdict, problems: [] };
  const { judgeXml } = await fetchCode(() => import('./xml-verdict.ts'));
  const judge = verdict.sets.map(({ set }) => set);
  const judged = { import: (given: { data: string }, options: object) => service.import({ ...given, judge }, options) };
  const { problems } = await judgeXml(subject, judged as Parameters<typeof judgeXml>[1], signal);
  return { verdict, problems };
}
