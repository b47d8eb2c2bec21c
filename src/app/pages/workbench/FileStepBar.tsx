import { ChevronDown, ChevronUp, TableProperties, X } from 'lucide-react';
import { useMemo } from 'react';
import { CommandButton } from '../../commands/CommandButton.tsx';
import { stepOf } from '../../state/file-filter.ts';
import { useWorkbench } from '../../state/workbench-store.ts';
import { IconButton } from '../../ui/Button.tsx';
import { workbenchTexts } from '../../texts/en/workbench.ts';

/** The position among the files of the table, with links to the next and the previous one. */
export function FileStepBar() {
  const rows = useWorkbench((state) => state.fileRows);
  const filter = useWorkbench((state) => state.fileFilter);
  const step = useWorkbench((state) => state.fileStep);
  const place = useMemo(() => stepOf({ fileRows: rows, fileFilter: filter, fileStep: step }), [rows, filter, step]);
  const isOpen = useWorkbench((state) => state.activeId === state.fileStep?.documentId);
  const row = isOpen && step ? rows[step.index] : undefined;
  if (!row) return null;
  return (
    <section className="welcome" aria-label={workbenchTexts.filesOfTheTable}>
      <p className="welcome-words clip">
        {place.at < 0 ? workbenchTexts.notShown : workbenchTexts.fileOf(place.at + 1, place.rows.length)}: {row.path}
      </p>
      <CommandButton
        command="previous-file"
        label={workbenchTexts.previous}
        icon={<ChevronUp aria-hidden />}
        isIdle={!place.rows[place.at - 1]}
      />
      <CommandButton
        command="next-file"
        label={workbenchTexts.next}
        icon={<ChevronDown aria-hidden />}
        isIdle={!place.rows[place.at + 1]}
      />
      <CommandButton command="go-files" label={workbenchTexts.table} icon={<TableProperties aria-hidden />} />
      <IconButton
        label={workbenchTexts.closeFileList}
        icon={<X />}
        onPress={() => {
          useWorkbench.getState().stepFile(undefined);
        }}
      />
    </section>
  );
}
