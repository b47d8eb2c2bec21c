import { useState } from 'react';
import type { XmlReading } from '../../api/xml-verdict.ts';
import { useCommands } from '../../commands/CommandProvider.tsx';
import { Judged } from '../../commands/Judged.tsx';
import { judgingTexts } from '../../texts/en/judging.ts';
import { indexLines } from '../../../language/syntax/line-index.ts';
import { GroupedList } from '../../ui/GroupedList.tsx';
import { EmptyState } from '../../ui/Messages.tsx';
import { Said } from '../../ui/Said.tsx';
import { SearchBox } from '../../ui/SearchBox.tsx';
import { Stamps } from './Stamps.tsx';
import { entriesByOutcome, sayingOf, type Entry } from './entries-by-outcome.ts';
import { reportTexts } from '../../texts/en/report.ts';
import '../../ui/pane.css';
import './report.css';

/** Shows what happened to every value of an XML invoice on import. Enter or a click shows the value in the source. */
export function ReportPanel() {
  const unread = { title: reportTexts.nothingToShowYet, words: reportTexts.xmlUnreadable };
  return (
    <Judged empty={unread} waiting={{ rows: 12, label: judgingTexts.checking }}>
      {({ xml, subject }) =>
        xml ? <Report xml={xml} text={subject.text} /> : <EmptyState title={unread.title}>{unread.words}</EmptyState>
      }
    </Judged>
  );
}

function Report({ xml, text }: { xml: XmlReading; text: string }) {
  const [words, setWords] = useState('');
  const { act } = useCommands();
  const { entries, leftOut = 0 } = xml;
  const groups = entriesByOutcome(entries, words);
  return (
    <div className="pane">
      <div className="pane-head pane-head-apart">
        <p className="clip">
          {leftOut > 0
            ? reportTexts.firstValues(entries.length, entries.length + leftOut)
            : reportTexts.allValues(entries.length)}
        </p>
        <SearchBox label={reportTexts.filterTheReport} value={words} onChange={setWords} />
      </div>
      {xml.stamps ? <Stamps stamps={xml.stamps} /> : null}
      {groups.length === 0 ? (
        <EmptyState title={reportTexts.nothingFound}>
          {words === '' ? reportTexts.noValues : reportTexts.noMatch}
        </EmptyState>
      ) : (
        <GroupedList
          label={reportTexts.outcomeOfValues}
          rowHeight={44}
          groups={groups.map(({ outcome, ...group }) => ({
            ...group,
            id: outcome,
            title: reportTexts.outcomes[outcome],
            note: reportTexts.notes[outcome],
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

function Row({ entry }: { entry: Entry }) {
  const { path, value, terms = [], to = [], became, why } = entry;
  return (
    <>
      <span className="xml-report-path code-text clip tail" title={path}>
        <bdi dir="ltr">{path.replaceAll('[1]', '').replace(/^\/[^/]+\//, '')}</bdi>
      </span>
      <span className="xml-report-value code-text clip">
        {value === '' ? reportTexts.empty : value}
        {became === undefined ? null : (
          <>
            <span aria-label={reportTexts.becomes}> → </span>
            <ins>{became}</ins>
          </>
        )}
      </span>
      <span className="xml-report-terms">{terms.join(', ')}</span>
      {why === undefined ? (
        <span className="xml-report-to code-text clip">
          {to.map((place) => place.replace(/^\$\.?/, '')).join(', ')}
        </span>
      ) : (
        <span className="xml-report-to">
          <Said text={why} of={sayingOf(entry)} />
        </span>
      )}
    </>
  );
}
