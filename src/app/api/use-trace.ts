import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { JsonText } from '../../contract/client/json-text.ts';
import type { RuleTally, TraceEntry } from '../../engine/index.ts';
import { parseJson } from '../../language/syntax/parse-json.ts';
import { activeDocument, useWorkbench } from '../state/workbench-store.ts';
import { client } from './client.ts';

// Asked for apart from the verdict, for these parts are only made when somebody looks at them.

/** How each figure of the text last judged comes about. */
export function useTrace() {
  return useExtra('trace', async (text, signal): Promise<readonly TraceEntry[]> => {
    const report = await client.inspect({ data: new JsonText(text), include: ['trace'] }, { signal });
    return report.trace ?? [];
  });
}

/** How the rules fared on one document. */
export interface RuleReport {
  readonly tally: RuleTally;
  /** Codes of the rules that failed. */
  readonly failed: ReadonlySet<string>;
}

/** Which rules the text last judged passes, fails or is not subject to; undefined when the engine did not judge any. */
export function useRuleReport() {
  return useExtra('rules', async (text, signal): Promise<RuleReport | null> => {
    const { rules, faults } = await client.inspect({ data: new JsonText(text), include: ['rules'] }, { signal });
    return rules ? { tally: rules, failed: new Set(faults.map(({ code }) => code)) } : null;
  });
}

function useExtra<Part>(name: string, ask: (text: string, signal: AbortSignal) => Promise<Part>) {
  const active = useWorkbench((state) => activeDocument(state).id);
  const subject = useWorkbench((state) => state.subject);
  const text = subject?.documentId === active ? subject.text : '';
  return useQuery<Part | null>({
    queryKey: [name, subject?.documentId, subject?.revision],
    queryFn: ({ signal }) => (parseJson(text).faults.length > 0 ? null : ask(text, signal)),
    enabled: text.trim() !== '',
    placeholderData: keepPreviousData,
    gcTime: 30_000,
  });
}
