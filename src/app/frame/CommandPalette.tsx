import { Command as Palette } from 'cmdk';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { useCommands, useEnabledOnes } from '../commands/CommandProvider.tsx';
import { printKeys } from '../commands/keys.ts';
import { useWorkbench } from '../state/workbench-store.ts';
import { matchCommand } from './match-command.ts';
import './command-palette.css';

/** Every command by name. */
export function CommandPalette() {
  const open = useWorkbench((state) => state.overlay === 'palette');
  const close = useWorkbench((state) => state.closeOverlay);
  return (
    <ModalOverlay
      className="palette-scrim"
      data-overlay
      isDismissable
      isOpen={open}
      onOpenChange={(next) => {
        if (!next) close();
      }}
    >
      <Modal className="palette">
        <Dialog aria-label="All commands" className="palette-dialog">
          <Commands onDone={close} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function Commands({ onDone }: { onDone: () => void }) {
  const { list, run } = useCommands();
  const enabled = useEnabledOnes(list.map(({ id }) => id));
  const groups = [...new Set(list.map(({ group }) => group))];
  return (
    <Palette label="All commands" loop filter={matchCommand}>
      <Palette.Input className="palette-input" placeholder="What do you want to do?" autoFocus />
      <Palette.List className="palette-list scroll" label="Commands">
        <Palette.Empty className="palette-empty">No command has that name.</Palette.Empty>
        {groups.map((group) => (
          <Palette.Group key={group} heading={group} className="palette-group">
            {list
              .filter((command) => command.group === group && command.id !== 'palette')
              .map(({ id, title, keys, icon: Icon }) => (
                <Palette.Item
                  key={id}
                  value={title}
                  className="palette-item"
                  disabled={!enabled.has(id)}
                  onSelect={() => {
                    onDone();
                    // After the dialog has given the focus back, so that a command may place it.
                    setTimeout(() => {
                      run(id);
                    }, 60);
                  }}
                >
                  <span className="palette-icon">{Icon ? <Icon aria-hidden /> : null}</span>
                  <span className="palette-title clip">{title}</span>
                  {keys ? <kbd className="palette-keys">{printKeys(keys)}</kbd> : null}
                </Palette.Item>
              ))}
          </Palette.Group>
        ))}
      </Palette.List>
    </Palette>
  );
}
