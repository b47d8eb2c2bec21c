import { useForeign } from '../../api/foreign.ts';
import { useJudgement } from '../../api/use-judgement.ts';
import { CommandButton } from '../../commands/CommandButton.tsx';
import { hasCrowdedLine } from './crowded-line.ts';
import './convert-bar.css';

/** Offers to turn a text that holds a document in another notation into JSON, or one without line breaks into lines. Below the text, which so stays in place. */
export function ConvertBar() {
  const judgement = useJudgement();
  const verdict = judgement.state === 'judged' ? judgement.verdict : undefined;
  const notation = verdict?.notation;
  const foreign = useForeign(verdict && !notation ? verdict.subject.text : undefined);
  if (verdict?.xml) {
    return (
      <aside className="convert-bar" aria-label="Other notation">
        <p className="clip">This is {notation?.name}.</p>
        <CommandButton command="take-over-xml" label="Take over as a document" />
      </aside>
    );
  }
  if (foreign) {
    return (
      <aside className="convert-bar" aria-label="Other program">
        <p className="clip">This is an invoice of {foreign.program}, not a document of the format.</p>
        <CommandButton command="take-over-foreign" label="Take it over…" />
      </aside>
    );
  }
  if (verdict && !notation && hasCrowdedLine(verdict.subject.text)) {
    return (
      <aside className="convert-bar" aria-label="Layout">
        <p className="clip">This text stands on one long line.</p>
        <CommandButton command="format" label="Lay it out" showKeys />
      </aside>
    );
  }
  if (!notation?.convertible) return null;
  return (
    <aside className="convert-bar" aria-label="Other notation">
      <p className="clip">This is {notation.name}. Documents are kept as JSON.</p>
      <CommandButton command="convert-to-json" label="Convert to JSON" />
    </aside>
  );
}
