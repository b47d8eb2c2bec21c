import { useEffect, useState } from 'react';
import { droppedEntries } from '../commands/dropped-entries.ts';
import { works } from '../commands/works-later.ts';
import { useCommands } from '../commands/CommandProvider.tsx';
import { frameTexts } from '../texts/en/frame.ts';

/** Opens files that are dropped anywhere on the page. */
export function DropTarget() {
  const { act } = useCommands();
  const [over, setOver] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;
    addEventListener(
      'dragover',
      (event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      },
      { signal, capture: true },
    );
    addEventListener(
      'dragleave',
      (event) => {
        if (event.relatedTarget === null) setOver(false);
      },
      { signal, capture: true },
    );
    addEventListener(
      'drop',
      (event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        // An element that accepts files itself is marked.
        if (event.target instanceof Element && event.target.closest('[data-takes-files]')) {
          setOver(false);
          return;
        }
        event.stopPropagation();
        setOver(false);
        const entries = droppedEntries(event.dataTransfer?.items);
        const files = [...(event.dataTransfer?.files ?? [])];
        act(async (context) => {
          const { openDropped } = await works();
          await openDropped(context, entries, files);
        });
      },
      { signal, capture: true },
    );
    return () => {
      stop.abort();
    };
  }, [act]);
  return over ? <div className="drop-target">{frameTexts.dropToOpen}</div> : null;
}
