import { useEffect, useRef, useState } from 'react';
import type { EditorProps } from '../../editor/types.ts';
import { plainHandle } from './plain-handle.ts';
import { panelsTexts } from '../../texts/en/panels.ts';
import './plain-editor.css';

/**
 * A text area in place of the editor, on phones and if the editor cannot load. It has the same properties and the same
 * handle.
 */
export function PlainEditor({ documentId, initialText, onChange, onCursor, onReady }: EditorProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const version = useRef(0);
  const [text, setText] = useState(initialText);
  const [shown, setShown] = useState(documentId);
  if (shown !== documentId) {
    setShown(documentId);
    setText(initialText);
  }

  useEffect(() => {
    if (area.current) onReady?.(plainHandle(area.current));
  }, [onReady]);

  // React's `onSelect` does not fire when a script changes the selection, such as a jump to a problem.
  useEffect(() => {
    function moved(): void {
      const { current } = area;
      if (!current || document.activeElement !== current) return;
      const before = current.value.slice(0, current.selectionStart).split('\n');
      onCursor?.(before.length, (before.at(-1)?.length ?? 0) + 1);
    }
    document.addEventListener('selectionchange', moved);
    return () => {
      document.removeEventListener('selectionchange', moved);
    };
  }, [onCursor]);

  function changed(next: string): void {
    version.current += 1;
    setText(next);
    onChange(next, version.current);
  }

  return (
    <textarea
      ref={area}
      className="plain-editor scroll"
      aria-label={panelsTexts.sourceDocumentJson}
      placeholder={panelsTexts.pasteADocumentHere}
      spellCheck={false}
      autoCapitalize="off"
      autoComplete="off"
      wrap="off"
      value={text}
      onChange={(event) => {
        changed(event.target.value);
      }}
    />
  );
}
