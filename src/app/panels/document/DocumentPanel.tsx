import { useEffect, useState } from 'react';
import { indexLines } from '../../../language/syntax/line-index.ts';
import type { XmlReading } from '../../api/judge-xml.ts';
import { useJudgement } from '../../api/use-judgement.ts';
import { CommandButton } from '../../commands/CommandButton.tsx';
import { ResultEditor } from '../../editor/ResultEditor.tsx';
import type { ResultEditorHandle } from '../../editor/types.ts';
import type { Cursor } from '../../state/editor-slice.ts';
import { useWorkbench } from '../../state/workbench-store.ts';
import { EmptyState } from '../../ui/Messages.tsx';
import { JsonText } from '../../ui/JsonText.tsx';
import { useWidth } from '../../ui/use-media.ts';
import { entryAt, entryOf } from './linked-places.ts';
import { documentTexts } from '../../texts/en/document.ts';
import '../../ui/pane.css';

/** The document that an XML invoice makes, as a person would write it. Where the cursor stands is lit on both sides. */
export function DocumentPanel() {
  const judgement = useJudgement();
  const verdict = judgement.state === 'judged' ? judgement.verdict : undefined;
  const phone = useWidth() === 'phone';
  if (!verdict?.xml)
    return <EmptyState title={documentTexts.nothingToShowYet}>{documentTexts.theXmlCannotBeRead}</EmptyState>;
  const text = JSON.stringify(verdict.xml.document, null, 2);
  return (
    <div className="pane">
      <div className="pane-head pane-head-apart">
        <p className="clip">{documentTexts.whatTheXmlSaysAs}</p>
        <CommandButton command="take-over-xml" label={documentTexts.takeOver} />
      </div>
      <div className="pane-text">
        {phone ? (
          <JsonText text={text} label={documentTexts.documentJson} />
        ) : (
          <LinkedDocument text={text} xml={verdict.xml} source={verdict.subject.text} />
        )}
      </div>
    </div>
  );
}

interface LinkedDocumentProps {
  readonly text: string;
  readonly xml: XmlReading;
  /** The XML that was judged. */
  readonly source: string;
}

function LinkedDocument({ text, xml, source }: LinkedDocumentProps) {
  const theme = useWorkbench((state) => state.theme);
  const cursor = useWorkbench((state) => state.cursor);
  const editor = useWorkbench((state) => state.editor);
  const [document, setDocument] = useState<ResultEditorHandle>();
  // A place chosen in the document counts until the cursor of the source moves on.
  const [chosen, choose] = useState<{ readonly path: string; readonly cursor: Cursor }>();
  const path = chosen?.cursor === cursor ? chosen.path : undefined;
  const entry = path === undefined ? entryAt(xml.entries, cursor) : entryOf(xml.entries, path);
  useEffect(() => {
    document?.light(path ?? entry?.to?.[0]);
    const start = entry?.to ? indexLines(source).offsetAt(entry) : undefined;
    editor?.light(start === undefined ? undefined : { start, end: start + (entry?.value.length ?? 0) });
  }, [document, editor, entry, path, source, text]);
  useEffect(() => () => editor?.light(undefined), [editor]);
  return (
    <ResultEditor
      text={text}
      theme={theme}
      label={documentTexts.documentReadOnlyJson}
      onReady={setDocument}
      onPath={(at) => {
        choose({ path: at, cursor });
      }}
    />
  );
}
