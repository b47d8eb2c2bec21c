import Editor from '@monaco-editor/react';
import { useEffect, useId } from 'react';
import { RESULT_OPTIONS } from './editor-options.ts';
import { revealPath } from './editor-handle.ts';
import './monaco.ts';
import { applyTheme } from './theme.ts';
import type { ResultEditorProps } from './types.ts';
import './editor.css';

/** A document to read, fold and copy from. */
export function ResultEditor({ text, theme, label, onReady }: ResultEditorProps) {
  const id = useId();
  useEffect(() => {
    applyTheme(theme);
  }, [theme]);
  return (
    <Editor
      className="result-editor"
      path={`assay-result://${encodeURIComponent(id)}/document.json`}
      language="json"
      value={text}
      theme={`assay-${theme}`}
      options={{ ...RESULT_OPTIONS, ariaLabel: label }}
      loading={null}
      beforeMount={() => applyTheme(theme)}
      onMount={(editor) => onReady?.({ revealPath: (path) => revealPath(editor, path) })}
    />
  );
}
