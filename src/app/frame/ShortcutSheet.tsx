import { useCommands } from '../commands/CommandProvider.tsx';
import { printKeys } from '../commands/keys.ts';
import { useWorkbench } from '../state/workbench-store.ts';
import { Sheet } from '../ui/Sheet.tsx';
import { commandsTexts } from '../texts/en/commands.ts';
import { frameTexts } from '../texts/en/frame.ts';
import './shortcut-sheet.css';

/** Keys of the editor for which we have no command. */
const editorOnly = [
  {
    get title() {
      return frameTexts.fixAtCursor;
    },
    keys: 'Mod+.',
  },
  {
    get title() {
      return frameTexts.suggestValues;
    },
    keys: 'Ctrl+Space',
  },
  {
    get title() {
      return frameTexts.releaseTab;
    },
    keys: 'Ctrl+M',
  },
] as const;

/** All keys, from the same list as the palette. */
export function ShortcutSheet() {
  const open = useWorkbench((state) => state.overlay === 'shortcuts');
  const close = useWorkbench((state) => state.closeOverlay);
  const keyed = useCommands().list.filter(({ keys }) => keys !== undefined);
  const groups = [...new Set(keyed.map(({ group }) => group))];
  return (
    <Sheet title={frameTexts.keyboardShortcuts} open={open} onClose={close}>
      <div className="shortcut-sheet">
        {groups.map((group) => (
          <section key={group}>
            <h3 className="shortcut-sheet-group">{commandsTexts.groups[group]}</h3>
            <dl>
              {keyed
                .filter((command) => command.group === group)
                .map(({ id, title, keys }) => (
                  <Row key={id} title={title} keys={keys ?? ''} />
                ))}
              {group === 'Edit' ? editorOnly.map((row) => <Row key={row.keys} {...row} />) : null}
            </dl>
          </section>
        ))}
      </div>
    </Sheet>
  );
}

function Row({ title, keys }: { title: string; keys: string }) {
  return (
    <div className="shortcut-sheet-row">
      <dt>{title}</dt>
      <dd>
        <kbd className="shortcut-sheet-keys">{printKeys(keys)}</kbd>
      </dd>
    </div>
  );
}
