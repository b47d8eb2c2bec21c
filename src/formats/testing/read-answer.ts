import { createStandardEngine } from '../../engine/standard.ts';
import { importXml } from '../reading/import-xml.ts';
import { RULE_SETS } from '../rule-sets/standard.ts';

const engine = createStandardEngine();
const context = { now: () => new Date('2026-11-20T08:30:00Z'), newId: () => '019bc000-0000-7000-8000-000000000000' };

/** The document of an authority's answer, judged by its schema, with the leaves that are left and the document's faults. */
export function readAnswer(data: string) {
  const outcome = importXml({ data, judge: ['schema'] }, engine, context, RULE_SETS);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.faults));
  const { document, report, verdicts, format } = outcome.value;
  return {
    format,
    document,
    verdicts: verdicts.map(({ rule, places }) => [rule, places[0]]),
    left: report.entries.filter((entry) => entry.outcome === 'left').map(({ path }) => path),
    faults: engine.inspect({ data: document }, context).faults.map(({ code }) => code),
  };
}
