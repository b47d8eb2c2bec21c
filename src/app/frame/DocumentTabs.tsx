import { Plus, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { useShallow } from 'zustand/react/shallow';
import { CommandButton } from '../commands/CommandButton.tsx';
import { useCommands } from '../commands/CommandProvider.tsx';
import { closeDocument } from '../commands/document-commands.ts';
import { tabTitle } from '../state/document-titles.ts';
import { useWorkbench } from '../state/workbench-store.ts';
import { TabVerdict, useStandings } from './TabVerdict.tsx';
import { frameTexts } from '../texts/en/frame.ts';
import { useInSight } from '../ui/use-in-sight.ts';
import './document-tabs.css';

/** The tabs of the open documents. */
export function DocumentTabs() {
  useStandings();
  // Only names and ids, so that typing does not render the tabs.
  const tabs = useWorkbench(
    useShallow((state) => state.documents.flatMap((document) => [document.id, tabTitle(document)])),
  );
  const activeId = useWorkbench((state) => state.activeId);
  const renaming = useWorkbench((state) => state.renaming);
  const [dragged, drag] = useState<string>();
  const { act } = useCommands();
  const strip = useRef<HTMLUListElement>(null);
  useInSight(strip, '[data-active]', activeId);
  return (
    <nav className="document-tabs" aria-label={frameTexts.openDocuments} data-pane>
      <ul className="document-tabs-list" ref={strip}>
        {pairs(tabs).map(([id, name]) => (
          <li
            key={id}
            className="document-tab"
            data-active={id === activeId || undefined}
            draggable={renaming !== id}
            onDragStart={() => {
              drag(id);
            }}
            onDragEnd={() => {
              drag(undefined);
            }}
            onDragOver={(event) => {
              if (dragged === undefined || dragged === id) return;
              event.preventDefault();
              const { documents, moveDocument } = useWorkbench.getState();
              const [from, to] = [dragged, id].map((wanted) =>
                documents.findIndex((document) => document.id === wanted),
              );
              moveDocument(dragged, (to ?? 0) - (from ?? 0));
            }}
            onDoubleClick={() => {
              useWorkbench.getState().startRenaming(id);
            }}
          >
            {renaming === id ? <TabName id={id} name={name} /> : <TabVerdict id={id} describes={`verdict-${id}`} />}
            <AriaButton
              className="document-tab-name clip"
              aria-describedby={`verdict-${id}`}
              {...(renaming === id ? { style: { display: 'none' } } : {})}
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
              aria-label={frameTexts.close(name)}
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

/** A field for a new name: Enter accepts it, Escape keeps the old one. */
function TabName({ id, name }: { id: string; name: string }) {
  const field = useRef<HTMLInputElement>(null);
  const done = (taken: boolean): void => {
    const { renameDocument, startRenaming } = useWorkbench.getState();
    // An unchanged name still follows the document.
    if (taken && field.current && field.current.value !== name) renameDocument(id, field.current.value);
    startRenaming(undefined);
  };
  useEffect(() => {
    // Runs after the palette has restored the focus.
    const soon = setTimeout(() => {
      field.current?.focus();
      field.current?.select();
    });
    return () => {
      clearTimeout(soon);
    };
  }, []);
  return (
    <input
      ref={field}
      className="document-tab-input"
      aria-label={frameTexts.nameOf(name)}
      defaultValue={name}
      maxLength={120}
      spellCheck={false}
      onBlur={() => {
        done(true);
      }}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Enter') done(true);
        if (event.key === 'Escape') done(false);
      }}
    />
  );
}

function pairs(flat: readonly string[]): readonly (readonly [string, string])[] {
  return flat.flatMap((id, index) => (index % 2 === 0 ? [[id, flat[index + 1] ?? ''] as const] : []));
}
