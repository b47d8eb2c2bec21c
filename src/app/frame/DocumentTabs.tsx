import { Plus, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { useShallow } from 'zustand/react/shallow';
import { CommandButton } from '../commands/CommandButton.tsx';
import { useCommands } from '../commands/CommandProvider.tsx';
import { closeDocument } from '../commands/document-commands.ts';
import { useWorkbench } from '../state/workbench-store.ts';
import './document-tabs.css';

/** The open documents, one in front. */
export function DocumentTabs() {
  // Names and ids alone: typing must not render the strip.
  const tabs = useWorkbench(useShallow((state) => state.documents.flatMap(({ id, name }) => [id, name])));
  const activeId = useWorkbench((state) => state.activeId);
  const { act } = useCommands();
  const strip = useRef<HTMLUListElement>(null);
  useEffect(() => {
    strip.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [activeId]);
  return (
    <nav className="document-tabs" aria-label="Open documents" data-pane>
      <ul className="document-tabs-list" ref={strip}>
        {pairs(tabs).map(([id, name]) => (
          <li key={id} className="document-tab" data-active={id === activeId || undefined}>
            <AriaButton
              className="document-tab-name clip"
              {...(id === activeId ? { 'aria-current': 'true' as const } : {})}
              onPress={() => {
                act(({ go, state }) => {
                  go('/');
                  state.selectDocument(id);
                });
              }}
            >
              {name}
            </AriaButton>
            <AriaButton
              className="document-tab-close"
              aria-label={`Close ${name}`}
              onPress={() => {
                act((context) => {
                  closeDocument(context, id);
                });
              }}
            >
              <X aria-hidden />
            </AriaButton>
          </li>
        ))}
      </ul>
      <CommandButton command="new-document" bare icon={<Plus />} />
    </nav>
  );
}

function pairs(flat: readonly string[]): readonly (readonly [string, string])[] {
  return flat.flatMap((id, index) => (index % 2 === 0 ? [[id, flat[index + 1] ?? ''] as const] : []));
}
