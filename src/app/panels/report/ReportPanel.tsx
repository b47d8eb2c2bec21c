import { useState } from 'react';
import {
  GridList,
  GridListHeader,
  GridListItem,
  GridListSection,
  ListLayout,
  Virtualizer,
} from 'react-aria-components';
import { useJudgement } from '../../api/use-judgement.ts';
import { useCommands } from '../../commands/CommandProvider.tsx';
import { indexLines } from '../../../language/syntax/line-index.ts';
import { EmptyState } from '../../ui/Messages.tsx';
import { SearchBox } from '../../ui/SearchBox.tsx';
import { entriesByOutcome, outcomeNotes, type Entry } from './entries-by-outcome.ts';
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
    <div className="xml-report">
      <div className="xml-report-head">
        <p className="clip">{entries.length} values in the XML, each accounted for</p>
        <SearchBox label="Filter the report" value={words} onChange={setWords} />
      </div>
      {groups.length === 0 ? (
        <EmptyState title="Nothing found">No value, term or place has these words.</EmptyState>
      ) : (
        <Virtualizer layout={ListLayout} layoutOptions={{ estimatedRowSize: 44, estimatedHeadingSize: 32 }}>
          <GridList
            aria-label="What became of each value"
            className="xml-report-list scroll"
            onAction={(key) => {
              const entry = entries[Number(key)];
              if (!entry) return;
              const start = indexLines(text).offsetAt(entry);
              act(({ state }) => {
                state.showPanel('source');
                requestAnimationFrame(() => state.editor?.revealRange(start, start + entry.value.length));
              });
            }}
          >
            {groups.map(({ outcome, count, rows }) => (
              <GridListSection key={outcome} id={outcome}>
                <GridListHeader className="xml-report-group">
                  <span className="xml-report-outcome">{outcome}</span>
                  <span className="xml-report-count">
                    {count > rows.length ? `first ${String(rows.length)} of ${String(count)}` : count}
                  </span>
                  <span className="xml-report-note clip">{outcomeNotes[outcome]}</span>
                </GridListHeader>
                {rows.map(({ entry, index }) => (
                  <GridListItem
                    key={index}
                    id={index}
                    textValue={`${entry.path} ${entry.value}`}
                    className="xml-report-row"
                  >
                    <Row entry={entry} />
                  </GridListItem>
                ))}
              </GridListSection>
            ))}
          </GridList>
        </Virtualizer>
      )}
    </div>
  );
}

function Row({ entry: { path, value, terms = [], to = [], became, why } }: { entry: Entry }) {
  return (
    <div className="xml-report-line">
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
    </div>
  );
}
