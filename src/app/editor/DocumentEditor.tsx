import Editor from '@monaco-editor/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { documentUri, isModelOf, setKnowledge, setMend, setXmlTexts } from './document-state.ts';
import { SOURCE_OPTIONS } from './editor-options.ts';
import { redrawBuilt, showBuilt } from './inlay-provider.ts';
import { markFaults } from './markers.ts';
import type { monaco } from './monaco.ts';
import './monaco.ts';
import './providers.ts';
import { applyTheme } from './theme.ts';
import type { EditorProps } from './types.ts';
import { watchEditor } from './watch-editor.ts';
import './editor.css';

/**
 * The source editor. Monaco owns the text; React learns of changes by `onChange` and makes changes only by the handle.
 */
export function DocumentEditor(props: EditorProps) {
  const { documentId, initialText, language, theme, faults, knowledge, mend, saidIn, xmlTexts } = props;
  const { built, calculatedValues, wordWrap } = props;
  const latest = useRef(props);
  const [editor, setEditor] = useState<monaco.editor.IStandaloneCodeEditor>();
  // In a layout effect, because Monaco's wrapper switches models in its own effect and then calls these callbacks.
  useLayoutEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    applyTheme(theme);
  }, [theme]);
  useEffect(() => {
    if (!editor) return;
    const watch = watchEditor(editor, () => latest.current);
    return () => watch.dispose();
  }, [editor]);
  useEffect(() => {
    const model = editor?.getModel();
    if (model && isModelOf(model, documentId)) setKnowledge(model, knowledge);
  }, [editor, documentId, knowledge]);
  useEffect(() => {
    const model = editor?.getModel();
    if (model && isModelOf(model, documentId)) setMend(model, mend);
  }, [editor, documentId, mend]);
  useEffect(() => {
    const model = editor?.getModel();
    if (model && isModelOf(model, documentId)) markFaults(model, faults);
  }, [editor, documentId, faults, saidIn]);
  useEffect(() => {
    const model = editor?.getModel();
    if (model && isModelOf(model, documentId)) showBuilt(model, built);
  }, [editor, documentId, built]);
  useEffect(redrawBuilt, [saidIn]);
  useEffect(() => {
    const model = editor?.getModel();
    if (model && isModelOf(model, documentId)) setXmlTexts(model, xmlTexts);
  }, [editor, documentId, xmlTexts]);
  useEffect(() => {
    editor?.updateOptions({ inlayHints: { enabled: calculatedValues ? 'on' : 'off' } });
  }, [editor, calculatedValues]);
  useEffect(() => {
    editor?.updateOptions({ wordWrap: wordWrap ? 'on' : 'off' });
  }, [editor, wordWrap]);
  return (
    <Editor
      className="document-editor"
      path={documentUri(documentId)}
      language={language}
      defaultValue={initialText}
      theme={`assay-${theme}`}
      options={SOURCE_OPTIONS}
      loading={null}
      keepCurrentModel
      saveViewState
      beforeMount={() => applyTheme(theme)}
      onMount={setEditor}
    />
  );
}
