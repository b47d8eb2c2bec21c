import { useState } from 'react';
import type { ComparedRow } from '../../../formats/comparison/compare-xml.ts';
import { useCommands } from '../../commands/CommandProvider.tsx';
import type { WorkDocument } from '../../state/documents-slice.ts';
import { useWorkbench } from '../../state/workbench-store.ts';
import { GroupedList } from '../../ui/GroupedList.tsx';
import { EmptyState } from '../../ui/Messages.tsx';
import { onDemand } from '../../ui/on-demand.tsx';
import { Said } from '../../ui/Said.tsx';
import { SearchBox } from '../../ui/SearchBox.tsx';
import { useWidth } from '../../ui/use-media.ts';
import { rowsByOutcome, tallyOf } from './rows-by-outcome.ts';
import { saidText } from '../../texts/said.ts';
import { comparisonTexts } from '../../texts/en/comparison.ts';

const TextViewer = onDemand(
  () => import('../../editor/TextViewer.tsx'),
  (module) => module.TextViewer,
  {
    get label() {
      return comparisonTexts.loadingOther;
    },
    rows: 6,
  },
);

interface ComparedProps {
  readonly rows: readonly ComparedRow[];
  readonly other: WorkDocument;
  /** The texts have changed and are being compared again. Until then, places of the old texts are not highlighted. */
  readonly stale: boolean;
}

/**
 * The differences between two documents, with a filter. Enter or a click shows both places on a wide page, and one of
 * them on a narrow page.
 */
export function Compared({ rows, other, stale }: ComparedProps) {
  const [words, setWords] = useState('');
  const [chosen, choose] = useState<Pick<ComparedRow, 'term' | 'within'> & { index: number }>();
  const theme = useWorkbench((state) => state.theme);
  const wide = useWidth() === 'wide';
  const { act } = useCommands();
  const groups = rowsByOutcome(rows, words);
  const at = chosen ? rows[chosen.index] : undefined;
  // After an edit, a different row may be at this position.
  const isSame = at?.term === chosen?.term && at?.within.join('/') === chosen?.within.join('/');
  return (
    <>
      <div className="pane-head pane-head-apart">
        <p className="clip" role="status">
          {stale ? comparisonTexts.comparingAgain : tallyOf(rows)}
        </p>
        <SearchBox label={comparisonTexts.filterTheValues} value={words} onChange={setWords} />
      </div>
      {groups.length === 0 ? (
        <EmptyState title={words === '' ? comparisonTexts.noDifference : comparisonTexts.nothingFound}>
          {words === '' ? comparisonTexts.sameValues : comparisonTexts.noMatch}
        </EmptyState>
      ) : (
        <GroupedList
          label={comparisonTexts.values}
          rowHeight={48}
          groups={groups.map(({ outcome, ...group }) => ({
            ...group,
            id: outcome,
            title: comparisonTexts.outcomes[outcome],
          }))}
          textOf={({ term, name }) => `${term} ${saidText(name, { code: `term.${term}` })}`}
          onAction={(index) => {
            const row = rows[index];
            if (!row || stale) return;
            choose({ index, term: row.term, within: row.within });
            act(({ state }) => {
              const { here, there } = row;
              // A narrow page shows one text at a time: if only the other document has the value, show that one.
              if (!here && there && !wide) state.selectDocument(other.id);
              const place = (here ?? (wide ? undefined : there))?.at;
              if (!place) return;
              state.showPanel('source');
              requestAnimationFrame(() => state.editor?.revealRange(place.start, place.end));
            });
          }}
        >
          {(row) => <Row row={row} />}
        </GroupedList>
      )}
      {wide ? (
        <div className="comparison-other">
          <p className="comparison-name clip">{other.name}</p>
          <div className="pane-text">
            <TextViewer
              text={other.text}
              theme={theme}
              label={comparisonTexts.readOnly(other.name)}
              lit={isSame && !stale ? at?.there?.at : undefined}
            />
          </div>
        </div>
      ) : null}
    </>
  );
}

function Row({ row: { term, name, within, outcome, here, there, leftOut } }: { row: ComparedRow }) {
  return (
    <>
      <span className="comparison-term clip">
        {/* Terms beyond the standard have no number. */}
        {term.startsWith('X-') ? null : <span className="code-text">{term} </span>}
        {name === '' ? null : <Said text={name} of={{ code: `term.${term}` }} />}
      </span>
      <span className="comparison-within clip">
        {within.map(({ text, ...saying }) => saidText(text, saying)).join(', ')}
      </span>
      <span className="comparison-value code-text clip" data-side="here">
        {leftOut ? (
          comparisonTexts.entries(leftOut)
        ) : here ? (
          shownOf(here.value)
        ) : (
          <span className="comparison-none">{comparisonTexts.notSaidHere}</span>
        )}
      </span>
      {outcome === 'same' && here?.value === there?.value ? null : (
        <span className="comparison-value code-text clip" data-side="there">
          {there ? shownOf(there.value) : <span className="comparison-none">{comparisonTexts.notSaidThere}</span>}
        </span>
      )}
    </>
  );
}

/** Most characters of a value to render. An attached file may have millions. */
const LONGEST = 200;

function shownOf(value: string): string {
  if (value === '') return comparisonTexts.empty;
  return value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value;
}
