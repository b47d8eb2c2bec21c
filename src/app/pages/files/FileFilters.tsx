import { useMemo, useState } from 'react';
import { ToggleButton } from 'react-aria-components';
import type { FileRow } from '../../state/file-row.ts';
import type { FileFilter } from '../../state/file-filter.ts';
import { useWorkbench } from '../../state/workbench-store.ts';
import { Button } from '../../ui/Button.tsx';
import { Check } from '../../ui/Field.tsx';
import { Select } from '../../ui/Field.tsx';
import { SearchBox } from '../../ui/SearchBox.tsx';
import { frequentCodes } from './files-view.ts';
import { filesTexts } from '../../texts/en/files.ts';

export interface FileFiltersProps {
  readonly rows: readonly FileRow[];
  readonly filter: FileFilter;
}

/** Most codes offered until all are asked for. */
const MOST = 12;

const verdicts = ['all', 'waiting', 'accepted', 'warned', 'faults', 'unread', 'fixed', 'partly', 'changed'] as const;

/** Filters the table by words, by verdict, and by one of the most frequent rules. */
export function FileFilters({ rows, filter }: FileFiltersProps) {
  const onFilter = useWorkbench((state) => state.filterFiles);
  const codes = useMemo(() => frequentCodes(rows), [rows]);
  const [isWhole, showAll] = useState(false);
  const offered = isWhole ? codes : codes.slice(0, MOST);
  // The chosen code stays in the list even if it is no longer frequent: otherwise the choice could not be undone.
  const isOffered = filter.code === '' || offered.some(([code]) => code === filter.code);
  const chosen = codes.find(([code]) => code === filter.code) ?? ([filter.code, 0] as const);
  const shown = isOffered ? offered : [chosen, ...offered];
  return (
    <div className="files-filters">
      <SearchBox
        label={filesTexts.filterTheFiles}
        value={filter.words}
        onChange={(words) => {
          onFilter({ ...filter, words });
        }}
      />
      <Select
        label={filesTexts.verdict}
        value={filter.verdict}
        onChange={(verdict) => {
          onFilter({ ...filter, verdict: verdict as FileFilter['verdict'] });
        }}
        options={verdicts.map((value) => ({ value, title: filesTexts.verdictChoices[value] }))}
      />
      <Check
        label={filesTexts.groupByFirstError}
        checked={filter.grouped}
        onChange={(grouped) => {
          onFilter({ ...filter, grouped });
        }}
      />
      <div className="files-codes" role="group" aria-label={filesTexts.mostFrequentRules}>
        {shown.map(([code, files]) => (
          <ToggleButton
            key={code}
            className="files-code"
            isSelected={filter.code === code}
            onChange={(selected) => {
              onFilter({ ...filter, code: selected ? code : '' });
            }}
          >
            <span className="code-text">{code}</span> {files}
          </ToggleButton>
        ))}
        {codes.length > offered.length ? (
          <Button
            variant="quiet"
            onPress={() => {
              showAll(true);
            }}
          >
            {filesTexts.moreRules(codes.length - offered.length)}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
