import { useState } from 'react';
import { useJudgement } from '../../api/use-judgement.ts';
import { useCommands } from '../../commands/CommandProvider.tsx';
import { indexLines } from '../../../language/syntax/line-index.ts';
import { GroupedList } from '../../ui/GroupedList.tsx';
import { EmptyState } from '../../ui/Messages.tsx';
import { SearchBox } from '../../ui/SearchBox.tsx';
import { entriesByOutcome, outcomeNotes, type Entry } from './entries-by-outcome.ts';
import '../../ui/pane.css';
import './report.css';

/** What became of every value of an XML invoice. Enter or a click shows the value in the source. */
export function ReportPanel() {
  const judgement = useJudgement();
  const [words, setWords] = useState('');
  const { act } = useCommands();
  const verdict = judgement.state === 'judged' ? judgement.verdict : undefined;
  if (!verdict?.xml)
    return <EmptyState title="Nothing to show yet">The XML cannot be read. Mend its faults first.</EmptyState>;
  const { entries } = verdict.xml;
  const groups = entriesByOutcome(entries, words);
  const { text } = verdict.subject;
  return (
    <div className="pane">
      <div className="pane-head pane-head-apart">
        <p className="clip">{entries.length} values in the XML, each accounted for</p>
        <SearchBox label="Filter the report" value={words} onChange={setWords} />
      </div>
      {groups.length === 0 ? (
        <EmptyState title="Nothing found">
          {words === '' ? 'The XML holds no value.' : 'No value, term or place has these words.'}
        </EmptyState>
      ) : (
        <GroupedList
          label="What became of each value"
          rowHeight={44}
          groups={groups.map(({ outcome, ...group }) => ({
            ...group,
            id: outcome,
            title: outcome,
            note: outcomeNotes[outcome],
          }))}
          textOf={({ path, value }) => `${path} ${value}`}
          onAction={(index) => {
            const entry = entries[index];
            if (!entry) return;
            const start = indexLines(text).offsetAt(entry);
            act(({ state }) => {
              state.showPanel('source');
              requestAnimationFrame(() => state.editor?.revealRange(start, start + entry.value.length));
            });
          }}
        >
          {(entry) => <Row entry={entry} />}
        </GroupedList>
      )}
    </div>
  );
}

function Row({ entry: { path, value, terms = [], to = [], became, why } }: { entry: Entry }) {
  return (
    <>
      <span className="xml-report-path code clip tail" title={path}>
        <bdi dir="ltr">{path.replaceAll('[1]', '').replace(/^\/[^/]+\//, '')}</bdi>
      </span>
      <span className="xml-report-value code clip">
        {value === '' ? '(empty)' : value}
        {became === undefined ? null : (
          <>
            <span aria-label="becomes"> → </span>
            <ins>{became}</ins>
          </>
        )}
      </span>
      <span className="xml-report-terms">{terms.join(', ')}</span>
      <span className="xml-report-to clip">{why ?? to.map((place) => place.replace(/^\$\.?/, '')).join(', ')}</span>
    </>
  );
}
