import { memo } from 'react';
import {
  GridList,
  GridListHeader,
  GridListItem,
  GridListSection,
  ListLayout,
  Virtualizer,
} from 'react-aria-components';
import type { Change } from '../../../engine/index.ts';
import { useCommands } from '../../commands/CommandProvider.tsx';
import { ChangeIcon } from './ChangeIcon.tsx';
import { ChangeRow } from './ChangeRow.tsx';
import { changesByKind, kindNotes } from './change-kinds.ts';

/** Rows of one kind beyond this many are left out, which the count beside the kind says. */
const MOST = 300;

/** Enter or a click shows the place in the source, or the nearest there is. Kept while typing makes it stale. */
export const ChangeList = memo(function ChangeList({ changes }: { changes: readonly Change[] }) {
  const { act } = useCommands();
  return (
    <Virtualizer layout={ListLayout} layoutOptions={{ estimatedRowSize: 28, estimatedHeadingSize: 32 }}>
      <GridList
        aria-label="Changes"
        className="change-list scroll"
        onAction={(key) => {
          const path = String(key).replace(/^\w+ \d+ /, '');
          act(({ state }) => {
            state.showPanel('source');
            requestAnimationFrame(() => state.editor?.revealPath(path));
          });
        }}
      >
        {changesByKind(changes).map(({ kind, changes: rows }) => (
          <GridListSection key={kind} id={kind}>
            <GridListHeader className="change-group-head">
              <ChangeIcon kind={kind} />
              <span className="change-group-name">{kind}</span>
              <span className="change-group-count">
                {rows.length > MOST ? `first ${String(MOST)} of ${String(rows.length)}` : rows.length}
              </span>
              <span className="change-group-note clip">{kindNotes[kind]}</span>
            </GridListHeader>
            {rows.slice(0, MOST).map((change, index) => {
              const id = `${kind} ${String(index)} ${change.path}`;
              return (
                <GridListItem key={id} id={id} textValue={`${kind} ${change.path}`} className="change-row">
                  <ChangeRow change={change} />
                </GridListItem>
              );
            })}
          </GridListSection>
        ))}
      </GridList>
    </Virtualizer>
  );
});
