import { DiffEditor } from '@monaco-editor/react';
import 'monaco-editor/features/diffEditor/register';
import { useEffect } from 'react';
import { RESULT_OPTIONS } from './editor-options.ts';
import './monaco.ts';
import { applyTheme } from './theme.ts';
import type { DifferenceEditorProps } from './types.ts';
import { editorTexts } from '../texts/en/editor.ts';
import './editor.css';

/** Two texts side by side with their differences, read-only. */
export function DifferenceEditor({ before, after, theme, label }: DifferenceEditorProps) {
  useEffect(() => {
    applyTheme(theme);
  }, [theme]);
  return (
    <DiffEditor
      className="result-editor"
      language="json"
      original={before}
      modified={after}
      theme={`assay-${theme}`}
      options={{
        ...RESULT_OPTIONS,
        // The pane is narrow: one column, with removed text above added text.
        renderSideBySide: false,
        hideUnchangedRegions: { enabled: true },
        renderOverviewRuler: false,
        renderMarginRevertIcon: false,
        folding: false,
      }}
      loading={null}
      // The wrapper would dispose the texts before the editor that still shows them, which Monaco reports as an error.
      keepCurrentOriginalModel
      keepCurrentModifiedModel
      beforeMount={() => applyTheme(theme)}
      onMount={(editor) => {
        const texts = editor.getModel();
        editor.onDidDispose(() => {
          queueMicrotask(() => {
            texts?.original.dispose();
            texts?.modified.dispose();
          });
        });
        // The diff editor clears its labels whenever its options change, also with the theme.
        const name = (): void => {
          editor.getOriginalEditor().updateOptions({ ariaLabel: editorTexts.source(label) });
          editor.getModifiedEditor().updateOptions({ ariaLabel: editorTexts.builtDocument(label) });
        };
        name();
        editor.getOriginalEditor().onDidChangeConfiguration(name);
        editor.getModifiedEditor().onDidChangeConfiguration(name);
      }}
    />
  );
}
