import type { Fault } from '../../../engine/index.ts';
import type { DestinationStanding } from '../../api/questions.ts';
import { exportTexts } from '../../texts/en/export.ts';
import type { FindingList } from './findings.ts';

type Told = Pick<Fault, 'severity' | 'code' | 'description' | 'phrase' | 'values' | 'properties'>;

/** What is wrong for the destination: of a document beside its own problems, of XML all of it. No list is empty. */
export function destinationFindings({ verdict, faultsOfXml }: DestinationStanding): readonly FindingList[] {
  const faults: readonly Told[] = faultsOfXml ?? verdict?.faults ?? [];
  const listOf = (wanted: 'error' | 'warning') =>
    faults
      .filter(({ severity }) => severity === wanted)
      .map(({ code, description, phrase, values, properties }) => ({
        code,
        words: description,
        saying: { code, phrase, values },
        // Places are those of the text; findings are places of the document in it.
        path: properties[0]?.replace(/^\$\.doc(?=[.[]|$)/, '$'),
      }));
  const losses = (verdict?.losses ?? []).map(({ path, why, phrase, values }) => ({
    words: why,
    saying: { phrase, values },
    path: path.replace(/^\$\.doc(?=[.[]|$)/, '$'),
  }));
  const lists: readonly FindingList[] = [
    { title: exportTexts.brokenRules, tone: 'error', findings: listOf('error') },
    { title: exportTexts.ruleWarnings, tone: 'warning', findings: listOf('warning') },
    { title: exportTexts.losses, tone: 'warning', findings: losses },
  ];
  return lists.filter(({ findings }) => findings.length > 0);
}
