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
import { startTexts } from '../../texts/en/start.ts';
import './start.css';

const kinds = ['template', 'example', 'broken'] as const;

/** Chooses a template or an example to start from, by type, country and addon. */
export function StartSheet() {
  const [known, setKnown] = useState<Starts | 'failed'>();
  useEffect(() => {
    void Promise.all([loadStarts, useWorkbench.getState().fetchTexts('starts')])
      .then(async ([load]) => load())
      .then(setKnown, () => {
        setKnown('failed');
      });
  }, []);
  return (
    <OperationSheet title={startTexts.newFromTemplate} lead={startTexts.lead}>
      {known === undefined ? <Skeleton rows={8} label={startTexts.loading} /> : null}
      {known === 'failed' ? <ErrorState title={startTexts.notLoaded}>{startTexts.notLoadedHint}</ErrorState> : null}
      {typeof known === 'object' ? <Choice {...known} /> : null}
    </OperationSheet>
  );
}

function Choice({ starts, countries, addons, types }: Starts) {
  const { act } = useCommands();
  const close = useWorkbench((state) => state.closeOverlay);
  const [typed, setTyped] = useState('');
  const [country, setCountry] = useState('');
  const [addon, setAddon] = useState('');
  const [type, setType] = useState('');
  const found = findStarts(starts, typed, { country, addon, type });
  const ofCountry = new Set(
    starts.flatMap((start) => (country === '' || start.country === country ? (start.addon ?? []) : [])),
  );
  const groups = kinds.flatMap((kind) => {
    const rows = found.flatMap((row, index) => (row.kind === kind ? [{ row, index }] : []));
    return rows.length === 0 ? [] : [{ id: kind, title: startTexts.kinds[kind], count: rows.length, rows }];
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
    <div className="start-sheet">
      <div className="start-choices">
        <SearchBox label={startTexts.searchTemplatesAndExamples} value={typed} onChange={setTyped} />
        <Select
          label={startTexts.suppliersCountry}
          value={country}
          onChange={(value) => {
            setCountry(value);
            setAddon('');
          }}
          options={[
            { value: '', title: startTexts.any },
            ...Object.entries(countries)
              .map(([value, title]) => ({ value, title }))
              .sort((a, b) => (a.title < b.title ? -1 : 1)),
          ]}
        />
        <Select
          label={startTexts.type}
          value={type}
          onChange={setType}
          options={[
            { value: '', title: startTexts.any },
            ...Object.entries(types).map(([value, title]) => ({ value, title })),
          ]}
        />
        <Select
          label={startTexts.addon}
          value={addon}
          onChange={setAddon}
          options={[
            { value: '', title: startTexts.anyOrNone },
            ...Object.entries(addons).flatMap(([value, title]) => (ofCountry.has(value) ? [{ value, title }] : [])),
          ]}
        />
      </div>
      {groups.length === 0 ? (
        <EmptyState title={startTexts.noResults}>{startTexts.noResultsHint}</EmptyState>
      ) : (
        <div className="start-list">
          <GroupedList
            label={startTexts.listLabel}
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
