import Editor from '@monaco-editor/react';
import { useEffect, useId, useRef, useState } from 'react';
import { isXmlText } from '../source/comparable.ts';
import { RESULT_OPTIONS } from './editor-options.ts';
import { lightsOf } from './editor-handle.ts';
import type { monaco } from './monaco.ts';
import './monaco.ts';
import { applyTheme } from './theme.ts';
import type { TextViewerProps } from './types.ts';
import './editor.css';

/** A read-only text, in XML or JSON, with one highlighted range. */
export function TextViewer({ text, theme, label, lit, onPlace }: TextViewerProps) {
  const id = useId();
  const [editor, setEditor] = useState<monaco.editor.IStandaloneCodeEditor>();
  const latest = useRef(onPlace);
  useEffect(() => {
    latest.current = onPlace;
  });
  useEffect(() => {
    applyTheme(theme);
  }, [theme]);
  const [start, end] = [lit?.start, lit?.end];
  useEffect(() => {
    if (!editor) return undefined;
    const lights = lightsOf(editor);
    if (start !== undefined && end !== undefined) lights.show({ start, end });
    return () => {
      lights.show();
    };
  }, [editor, text, start, end]);
  return (
    <Editor
      className="result-editor"
      path={`assay-result://${encodeURIComponent(id)}/${isXmlText(text) ? 'invoice.xml' : 'document.json'}`}
      language={isXmlText(text) ? 'xml' : 'json'}
      value={text}
      theme={`assay-${theme}`}
      options={{ ...RESULT_OPTIONS, wordWrap: 'on', ariaLabel: label }}
      loading={null}
      beforeMount={() => applyTheme(theme)}
      onMount={(mounted) => {
        setEditor(mounted);
        mounted.onDidChangeCursorPosition(({ position, source }) => {
          const model = mounted.getModel();
          if (model && (source === 'mouse' || source === 'keyboard')) latest.current?.(model.getOffsetAt(position));
        });
      }}
    />
  );
}
