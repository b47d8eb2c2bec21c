import type { FileFilter } from '../../state/every-file.ts';
import { useWorkbench } from '../../state/workbench-store.ts';
import { Check } from '../../ui/Field.tsx';
import { Select } from '../../ui/Field.tsx';
import { SearchBox } from '../../ui/SearchBox.tsx';
import { filesTexts } from '../../texts/en/files.ts';

const verdicts = ['all', 'waiting', 'accepted', 'warned', 'faults', 'unread', 'fixed', 'partly', 'changed'] as const;

/** Filters the table by words and by verdict, and groups it. */
export function FileFilters({ filter }: { readonly filter: FileFilter }) {
  const onFilter = useWorkbench((state) => state.filterFiles);
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
    </div>
  );
}
