import { formatPath } from '../../engine/values.ts';
import Editor from '@monaco-editor/react';
import { useEffect, useId, useRef } from 'react';
import { RESULT_OPTIONS } from './editor-options.ts';
import { pathAt } from '../../language/syntax/locate.ts';
import { treeOf } from './document-state.ts';
import { lightsOf, revealPath } from './editor-handle.ts';
import type { monaco } from './monaco.ts';
import './monaco.ts';
import { applyTheme } from './theme.ts';
import type { ResultEditorProps } from './types.ts';
import './editor.css';

/** A read-only document that can be folded and copied from. */
export function ResultEditor({ text, theme, label, onReady, onPath }: ResultEditorProps) {
  const id = useId();
  const latest = useRef(onPath);
  useEffect(() => {
    latest.current = onPath;
  });
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
      onMount={(editor) => {
        const lights = lightsOf(editor);
        onReady?.({ revealPath: (path) => revealPath(editor, path), light: (path) => lights.showPath(path) });
        editor.onDidChangeCursorPosition(({ position, source }) => {
          const model = editor.getModel();
          if (model && (source === 'mouse' || source === 'keyboard')) latest.current?.(pathOf(model, position));
        });
      }}
    />
  );
}

function pathOf(model: monaco.editor.ITextModel, position: monaco.IPosition): string {
  const { steps } = pathAt(treeOf(model), model.getOffsetAt(position));
  return formatPath(steps);
}
