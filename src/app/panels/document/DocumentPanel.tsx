import { useEffect, useState } from 'react';
import { indexLines } from '../../../language/syntax/line-index.ts';
import type { XmlReading } from '../../api/xml-verdict.ts';
import { Judged } from '../../commands/Judged.tsx';
import { judgingTexts } from '../../texts/en/judging.ts';
import { ResultEditor } from '../../editor/ResultEditor.tsx';
import type { ResultEditorHandle } from '../../editor/types.ts';
import type { Cursor } from '../../state/editor-slice.ts';
import { useWorkbench } from '../../state/workbench-store.ts';
import { EmptyState } from '../../ui/Messages.tsx';
import { JsonText } from '../../ui/JsonText.tsx';
import { useWidth } from '../../ui/use-media.ts';
import { entryAt, entryOf } from '../../api/linked-places.ts';
import { documentTexts } from '../../texts/en/document.ts';
import '../../ui/pane.css';

/**
 * The document imported from an XML invoice, as a person would write it. The cursor's place is highlighted on both
 * sides.
 */
export function DocumentPanel() {
  const unread = { title: documentTexts.nothingToShowYet, words: documentTexts.xmlUnreadable };
  return (
    <Judged empty={unread} waiting={{ rows: 12, label: judgingTexts.checking }}>
      {({ xml, subject }) =>
        xml ? <Reading xml={xml} text={subject.text} /> : <EmptyState title={unread.title}>{unread.words}</EmptyState>
      }
    </Judged>
  );
}

function Reading({ xml, text: source }: { xml: XmlReading; text: string }) {
  const phone = useWidth() === 'phone';
  const text = JSON.stringify(xml.document, null, 2);
  return (
    <div className="pane">
      <div className="pane-head">
        <p className="clip">{documentTexts.lead}</p>
      </div>
      <div className="pane-text">
        {phone ? (
          <JsonText text={text} label={documentTexts.documentJson} />
        ) : (
          <LinkedDocument text={text} xml={xml} source={source} />
        )}
      </div>
    </div>
  );
}

interface LinkedDocumentProps {
  readonly text: string;
  readonly xml: XmlReading;
  /** The XML that was checked. */
  readonly source: string;
}

function LinkedDocument({ text, xml, source }: LinkedDocumentProps) {
  const theme = useWorkbench((state) => state.theme);
  const cursor = useWorkbench((state) => state.cursor);
  const editor = useWorkbench((state) => state.editor);
  const [document, setDocument] = useState<ResultEditorHandle>();
  // A place chosen in the document stays highlighted until the cursor in the source moves.
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
      label={documentTexts.documentReadOnly}
      onReady={setDocument}
      onPath={(at) => {
        choose({ path: at, cursor });
      }}
    />
  );
}
