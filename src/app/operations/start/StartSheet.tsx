import { useEffect, useState } from 'react';
import { useCommands } from '../../commands/CommandProvider.tsx';
import { openExample } from '../../state/examples.ts';
import { findStarts, loadStarts, type Start, type Starts } from '../../state/starts.ts';
import { useWorkbench } from '../../state/workbench-store.ts';
import { Select } from '../../ui/Field.tsx';
import { GroupedList } from '../../ui/GroupedList.tsx';
import { EmptyState, ErrorState } from '../../ui/Messages.tsx';
import { SearchBox } from '../../ui/SearchBox.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { OperationSheet } from '../OperationSheet.tsx';
import './start.css';

const titles: Readonly<Record<Start['kind'], string>> = {
  template: 'Templates',
  example: 'Examples',
  broken: 'Broken on purpose',
};

const kinds = ['template', 'example', 'broken'] as const;

/** A document to start from, found by what it is, by country and by addon. */
export function StartSheet() {
  const [known, setKnown] = useState<Starts | 'failed'>();
  useEffect(() => {
    void loadStarts().then(setKnown, () => {
      setKnown('failed');
    });
  }, []);
  return (
    <OperationSheet
      title="Start from something"
      lead="Templates have the fewest members that build: leave one out and the document no longer builds, or is no longer what it was for."
    >
      {known === undefined ? <Skeleton rows={8} label="Fetching what there is" /> : null}
      {known === 'failed' ? (
        <ErrorState title="This did not load">Check the connection and try again.</ErrorState>
      ) : null}
      {typeof known === 'object' ? <Choice {...known} /> : null}
    </OperationSheet>
  );
}

function Choice({ starts, countries, addons }: Starts) {
  const { act } = useCommands();
  const close = useWorkbench((state) => state.closeOverlay);
  const [typed, setTyped] = useState('');
  const [country, setCountry] = useState('');
  const [addon, setAddon] = useState('');
  const found = findStarts(starts, typed, { country, addon });
  const ofCountry = new Set(
    starts.flatMap((one) => (country === '' || one.country === country ? (one.addon ?? []) : [])),
  );
  const groups = kinds.flatMap((kind) => {
    const rows = found.flatMap((row, index) => (row.kind === kind ? [{ row, index }] : []));
    return rows.length === 0 ? [] : [{ id: kind, title: titles[kind], count: rows.length, rows }];
  });
  const open = (start: Start | undefined): void => {
    if (!start) return;
    close();
    act(({ go, state, focusEditor }) => {
      go('/');
      if (start.path !== undefined) openExample(start.path);
      else state.openDocument(start.name, `${JSON.stringify(start.document, null, 2)}\n`, 'example');
      state.dismissWelcome();
      focusEditor();
    });
  };
  return (
    <div className="start">
      <div className="start-choices">
        <SearchBox label="Search templates and examples" value={typed} onChange={setTyped} />
        <Select
          label="Supplier’s country"
          value={country}
          onChange={(value) => {
            setCountry(value);
            setAddon('');
          }}
          options={[
            { value: '', title: 'Any' },
            ...Object.entries(countries)
              .map(([value, title]) => ({ value, title }))
              .sort((a, b) => (a.title < b.title ? -1 : 1)),
          ]}
        />
        <Select
          label="Addon"
          value={addon}
          onChange={setAddon}
          options={[
            { value: '', title: 'Any or none' },
            ...Object.entries(addons).flatMap(([value, title]) => (ofCountry.has(value) ? [{ value, title }] : [])),
          ]}
        />
      </div>
      {groups.length === 0 ? (
        <EmptyState title="Nothing is called that">Try fewer words, or another country.</EmptyState>
      ) : (
        <div className="start-list">
          <GroupedList
            label="What to start from"
            groups={groups}
            rowHeight={44}
            rowClass="start-row"
            textOf={({ title }) => title}
            onAction={(index) => {
              open(found[index]);
            }}
          >
            {({ title, note }) => (
              <>
                <span className="start-title clip">{title}</span>
                <span className="start-note clip">{note}</span>
              </>
            )}
          </GroupedList>
        </div>
      )}
    </div>
  );
}
