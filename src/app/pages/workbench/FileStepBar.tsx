import { ChevronDown, ChevronUp, TableProperties, X } from 'lucide-react';
import { useMemo } from 'react';
import { CommandButton } from '../../commands/CommandButton.tsx';
import { stepOf } from '../../commands/file-commands.ts';
import { useWorkbench } from '../../state/workbench-store.ts';
import { IconButton } from '../../ui/Button.tsx';

/** Where one is among the files of the table, and the ways to the next and back. */
export function FileStepBar() {
  const rows = useWorkbench((state) => state.fileRows);
  const filter = useWorkbench((state) => state.fileFilter);
  const step = useWorkbench((state) => state.fileStep);
  const place = useMemo(
    () => stepOf({ ...useWorkbench.getState(), fileRows: rows, fileFilter: filter, fileStep: step }),
    [rows, filter, step],
  );
  const row = step && rows[step.index];
  if (!row) return null;
  return (
    <aside className="welcome" aria-label="Files of the table">
      <p className="welcome-words clip">
        {place.at < 0 ? 'Not among those shown' : `File ${String(place.at + 1)} of ${String(place.rows.length)}`}:{' '}
        {row.path}
      </p>
      <CommandButton command="previous-file" label="Previous" icon={<ChevronUp aria-hidden />} />
      <CommandButton command="next-file" label="Next" icon={<ChevronDown aria-hidden />} />
      <CommandButton command="go-files" label="Table" icon={<TableProperties aria-hidden />} />
      <IconButton
        label="Stop stepping through files"
        icon={<X />}
        onPress={() => {
          useWorkbench.getState().stepFile(undefined);
        }}
      />
    </aside>
  );
}
