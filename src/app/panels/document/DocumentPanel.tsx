import { useJudgement } from '../../api/use-judgement.ts';
import { CommandButton } from '../../commands/CommandButton.tsx';
import { ResultEditor } from '../../editor/ResultEditor.tsx';
import { useWorkbench } from '../../state/workbench-store.ts';
import { EmptyState } from '../../ui/Messages.tsx';
import { JsonText } from '../../ui/JsonText.tsx';
import { useWidth } from '../../ui/use-media.ts';
import './document.css';

/** The document that an XML invoice makes, as a person would write it. */
export function DocumentPanel() {
  const judgement = useJudgement();
  const theme = useWorkbench((state) => state.theme);
  const phone = useWidth() === 'phone';
  const xml = judgement.state === 'judged' ? judgement.verdict.xml : undefined;
  if (!xml) return <EmptyState title="No XML invoice">The source is not an invoice in XML.</EmptyState>;
  const text = JSON.stringify(xml.document, null, 2);
  return (
    <div className="xml-document">
      <div className="xml-document-head">
        <p className="clip">What the XML says, as a document that can be built.</p>
        <CommandButton command="take-over-xml" label="Take over" />
      </div>
      <div className="xml-document-text">
        {phone ? (
          <JsonText text={text} label="Document, JSON" />
        ) : (
          <ResultEditor text={text} theme={theme} label="Document, read-only JSON" />
        )}
      </div>
    </div>
  );
}
