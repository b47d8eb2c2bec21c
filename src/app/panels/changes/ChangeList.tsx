import { memo } from 'react';
import type { Change } from '../../../engine/index.ts';
import { useCommands } from '../../commands/CommandProvider.tsx';
import { GroupedList } from '../../ui/GroupedList.tsx';
import { ChangeIcon } from './ChangeIcon.tsx';
import { ChangeRow } from './ChangeRow.tsx';
import { changesByKind } from './change-kinds.ts';
import { useLanguage } from '../../state/use-language.ts';
import { panelsTexts } from '../../texts/en/panels.ts';

/** Most rows shown per kind. The count beside the kind includes the rest. */
const MOST = 300;

/**
 * Enter or a click shows the place in the source, or the nearest place that exists. The list stays visible while typing
 * makes it stale.
 */
export const ChangeList = memo(function ChangeList({ changes }: { changes: readonly Change[] }) {
  const { act } = useCommands();
  useLanguage();
  const indexes = new Map(changes.map((change, index) => [change, index]));
  const groups = changesByKind(changes).map(({ kind, changes: all }) => ({
    id: kind,
    title: panelsTexts.kinds[kind],
    icon: <ChangeIcon kind={kind} />,
    note: panelsTexts.kindNotes[kind],
    count: all.length,
    rows: all.slice(0, MOST).map((row) => ({ row, index: indexes.get(row) ?? 0 })),
  }));
  return (
    <GroupedList
      label={panelsTexts.changes}
      groups={groups}
      rowHeight={28}
      rowClass="change-row"
      textOf={({ kind, path }) => `${panelsTexts.kinds[kind]} ${path}`}
      onAction={(index) => {
        act(({ state }) => {
          state.showPanel('source');
          requestAnimationFrame(() => state.editor?.revealPath(changes[index]?.path ?? '$'));
        });
      }}
    >
      {(change) => <ChangeRow change={change} />}
    </GroupedList>
  );
});
