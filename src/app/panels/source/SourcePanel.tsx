import { useCallback } from 'react';
import { useMend } from '../../api/mendings.ts';
import { useFullVerdict } from '../../api/use-verdict.ts';
import { useEditorKnowledge } from '../../api/use-knowledge.ts';
import type { CommandId } from '../../commands/command-list.ts';
import { useCommands } from '../../commands/CommandProvider.tsx';
import type { EditorCommand, EditorHandle, EditorProps } from '../../editor/types.ts';
import { isXmlInvoice } from '../../../language/recognise/xml-invoice.ts';
import { useWidth } from '../../ui/use-media.ts';
import { activeDocument, useWorkbench } from '../../state/workbench-store.ts';
import { Boundary } from '../../ui/Boundary.tsx';
import { onDemand } from '../../ui/on-demand.tsx';
import { ConvertBar } from './ConvertBar.tsx';
import { PlainEditor } from './PlainEditor.tsx';
import { usePlacedFaults } from './use-placed-faults.ts';
import { panelsTexts } from '../../texts/en/panels.ts';
import './source-panel.css';

const DocumentEditor = onDemand(
  () => import('../../editor/DocumentEditor.tsx'),
  (module) => module.DocumentEditor,
  {
    get label() {
      return panelsTexts.loadingTheEditor;
    },
    rows: 14,
  },
);

const commandIds: Readonly<Record<EditorCommand, CommandId>> = {
  build: 'build',
  download: 'download',
  palette: 'palette',
  problems: 'show-problems',
  'next-pane': 'next-pane',
};

/** The source. Only the user's typing and the user's commands change it. */
export function SourcePanel() {
  const id = useWorkbench((state) => state.activeId);
  const changeText = useWorkbench((state) => state.changeText);
  const attachEditor = useWorkbench((state) => state.attachEditor);
  const moveCursor = useWorkbench((state) => state.moveCursor);
  const theme = useWorkbench((state) => state.theme);
  const language = useWorkbench((state) => (isXmlInvoice(activeDocument(state).text) ? 'xml' : 'json'));
  const phone = useWidth() === 'phone';
  const { run, act } = useCommands();
  const faults = usePlacedFaults();
  const knowledge = useEditorKnowledge();
  const saidIn = useWorkbench((state) => state.language);
  const xmlTexts = useCallback(async () => {
    const { fetchTexts } = useWorkbench.getState();
    await Promise.all([fetchTexts('xml'), fetchTexts('codes')]);
  }, []);
  const mend = useMend();
  const onChange = useCallback(
    (text: string, version: number) => {
      changeText(id, text, version);
    },
    [id, changeText],
  );
  const onReady = useCallback(
    (handle: EditorHandle) => {
      attachEditor(handle);
    },
    [attachEditor],
  );
  const built = useFullVerdict()?.document;
  const calculatedValues = useWorkbench((state) => state.calculatedValues);
  const wordWrap = useWorkbench((state) => state.wordWrap);
  const props: EditorProps = {
    documentId: id,
    initialText: activeDocument(useWorkbench.getState()).text,
    language,
    theme,
    faults,
    knowledge,
    saidIn,
    xmlTexts,
    mend,
    built,
    calculatedValues,
    wordWrap,
    onChange,
    onReady,
    onCursor: moveCursor,
    onCommand: (command) => {
      run(commandIds[command]);
    },
    onOpenRule: (code) => {
      act(({ go }) => {
        go(`/rules/${code}`);
      });
    },
  };
  return (
    <section className="source-panel" aria-label={panelsTexts.source} data-pane data-region="source">
      <div className="source-panel-text">
        {phone ? (
          <PlainEditor {...props} />
        ) : (
          <Boundary name={panelsTexts.theEditor} instead={<PlainEditor {...props} />}>
            <DocumentEditor {...props} />
          </Boundary>
        )}
      </div>
      <ConvertBar />
    </section>
  );
}
