import type { FullVerdict } from '../../api/text-verdict.ts';
import { JudgedInFull } from '../../commands/Judged.tsx';
import { styleOf } from '../../../language/edits/style.ts';
import { toJson } from '../../../language/syntax/to-json.ts';
import { alignValues, printAligned } from './align-values.ts';
import { useWidth } from '../../ui/use-media.ts';
import { documentTree } from '../../source/document-tree.ts';
import { useWorkbench } from '../../state/workbench-store.ts';
import { EmptyState } from '../../ui/Messages.tsx';
import { onDemand } from '../../ui/on-demand.tsx';
import { differenceTexts } from '../../texts/en/difference.ts';

const DifferenceEditor = onDemand(
  () => import('../../editor/DifferenceEditor.tsx'),
  (module) => module.DifferenceEditor,
  {
    get label() {
      return differenceTexts.loading;
    },
  },
);

/**
 * Compares the source with the built document line by line. Order, layout and notation do not count as differences;
 * only values do.
 */
export function DifferencePanel() {
  const phone = useWidth() === 'phone';
  if (phone) return <EmptyState title={differenceTexts.notEnoughRoom}>{differenceTexts.openChanges}</EmptyState>;
  return (
    <JudgedInFull
      empty={{ title: differenceTexts.noDocument, words: differenceTexts.lead }}
      waiting={{ rows: 12, label: differenceTexts.building }}
    >
      {(verdict) => <Difference verdict={verdict} />}
    </JudgedInFull>
  );
}

function Difference({ verdict }: { verdict: FullVerdict }) {
  const theme = useWorkbench((state) => state.theme);
  if (!verdict.document) {
    return <EmptyState title={differenceTexts.nothingToCompareYet}>{differenceTexts.notCalculable}</EmptyState>;
  }
  const source = toJson(documentTree(verdict.subject.text).root);
  const unit = styleOf(verdict.subject.text).unit || '  ';
  const before = printAligned(alignValues(source, verdict.document) ?? null, unit);
  const after = printAligned(verdict.document, unit);
  if (before === after)
    return <EmptyState title={differenceTexts.noDifference}>{differenceTexts.alreadyBuilt}</EmptyState>;
  return <DifferenceEditor before={before} after={after} theme={theme} label={differenceTexts.comparison} />;
}
