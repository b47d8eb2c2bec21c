import { useCommands } from '../commands/CommandProvider.tsx';
import type { CommandId } from '../commands/command-list.ts';
import { printKeys } from '../commands/keys.ts';
import { pageKeys } from '../commands/page-keys.ts';
import { languageChoices } from '../state/language-slice.ts';
import { useWorkbench } from '../state/workbench-store.ts';
import { Button } from '../ui/Button.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { commandsTexts } from '../texts/en/commands.ts';
import { frameTexts } from '../texts/en/frame.ts';
import { invoiceTexts } from '../texts/en/invoice.ts';
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

/** Where to go on: the guide, the reference, and the languages of the workbench. */
const FURTHER: readonly CommandId[] = [
  'guide',
  'palette',
  'start-from',
  'show-refusal',
  'go-rules',
  'go-docs',
  ...languageChoices.map((choice) => `language-${choice}` as const),
];

/** Help: where to read on, and all keys, from the same list as the palette. */
export function ShortcutSheet() {
  const open = useWorkbench((state) => state.overlay === 'shortcuts');
  const close = useWorkbench((state) => state.closeOverlay);
  const keyed = useCommands().list.filter(({ keys }) => keys !== undefined);
  const groups = [...new Set(keyed.map(({ group }) => group))];
  return (
    <Sheet title={frameTexts.keyboardShortcuts} open={open} onClose={close}>
      <div className="shortcut-sheet-further" role="group" aria-label={frameTexts.further}>
        {FURTHER.map((command) => (
          <Further key={command} command={command} onDone={close} />
        ))}
      </div>
      <div className="shortcut-sheet">
        {groups.map((group) => (
          <section key={group}>
            <h3 className="shortcut-sheet-group">{commandsTexts.groups[group]}</h3>
            <dl>
              {keyed
                .filter((command) => command.group === group)
                .map(({ id, title, keys }) => (
                  <Row key={id} title={title} keys={[keys ?? '']} />
                ))}
              {group === 'Edit'
                ? editorOnly.map(({ title, keys }) => <Row key={keys} title={title} keys={[keys]} />)
                : null}
            </dl>
          </section>
        ))}
        <section>
          <h3 className="shortcut-sheet-group">{invoiceTexts.keys.group}</h3>
          <dl>
            {pageKeys.map(({ id, title, keys }) => (
              <Row key={id} title={title} keys={keys} />
            ))}
          </dl>
        </section>
      </div>
    </Sheet>
  );
}

/** A command as a button; the sheet closes first, so that what it opens is seen. */
function Further({ command, onDone }: { command: CommandId; onDone: () => void }) {
  const { commandOf, run } = useCommands();
  return (
    <Button
      onPress={() => {
        onDone();
        run(command);
      }}
    >
      {commandOf(command).title}
    </Button>
  );
}

function Row({ title, keys }: { title: string; keys: readonly string[] }) {
  return (
    <div className="shortcut-sheet-row">
      <dt>{title}</dt>
      <dd>
        {keys.map((key) => (
          <kbd key={key} className="shortcut-sheet-keys">
            {printKeys(key)}
          </kbd>
        ))}
      </dd>
    </div>
  );
}
