import { queryOptions } from '@tanstack/react-query';
import { JsonText } from '../../contract/client/json-text.ts';
import type { RouteOutput } from '../../contract/define-route.ts';
import type { RouteOf } from '../../contract/routes.ts';
import { isXmlInvoice } from '../../language/recognise/xml-invoice.ts';
import { sourceTree } from '../source/source-tree.ts';
import type { EngineChoice } from '../state/engine-slice.ts';
import type { Subject } from '../state/subject-slice.ts';
import { useWorkbench } from '../state/workbench-store.ts';
import { clientOf } from './client.ts';
import { judgeXml } from './judge-xml.ts';
import type { Problem } from './problem.ts';
import type { Answered } from './questions.ts';

export type DestinationVerdict = NonNullable<RouteOutput<RouteOf<'inspect'>>['destination']>;

/** What a text is worth where it goes. */
export interface DestinationStanding {
  /** Undefined where nothing tells where it goes. */
  readonly verdict: DestinationVerdict | undefined;
  /** Of an XML invoice: what is wrong by the rules of the destination, in place. */
  readonly problems: readonly Problem[];
}

export interface DestinationAnswer extends Answered<DestinationStanding | null> {
  /** Key of the destination that was asked about, or `auto`. */
  readonly asked: string;
}

/** What can tell a destination with other rules than those of the profile of an XML invoice, by which it is judged anyway. */
const BESIDE_PROFILE: ReadonlySet<DestinationVerdict['told_by']> = new Set(['request', 'specification']);

/** Milliseconds for which an unused answer is kept. */
const KEPT = 30_000;

/** Whether a text is ready for a destination, `auto` for the one that it tells; its part is null when the text is neither JSON nor XML. */
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
  if (!isXml && sourceTree(subject.text).faults.length > 0) return null;
  const service = clientOf(engine);
  const data = isXml ? subject.text : new JsonText(subject.text);
  const omit = ['document', 'changes'] as const;
  const [{ destination: verdict }] = await Promise.all([
    service.inspect({ data, destination, omit }, { signal }),
    // The rules of authorities speak with the texts of XML, of a JSON document too.
    useWorkbench.getState().fetchTexts('xml'),
  ]);
  if (!isXml || !verdict || verdict.sets.length === 0 || !BESIDE_PROFILE.has(verdict.told_by))
    return { verdict, problems: [] };
  const judge = verdict.sets.map(({ set }) => set);
  const judged = { import: (given: { data: string }, options: object) => service.import({ ...given, judge }, options) };
  const { problems } = await judgeXml(subject, judged as Parameters<typeof judgeXml>[1], signal);
  return { verdict, problems };
}
