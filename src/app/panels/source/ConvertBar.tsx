import { useJudgement } from '../../api/use-judgement.ts';
import { CommandButton } from '../../commands/CommandButton.tsx';
import './convert-bar.css';

/** Offers to turn a text that holds a document in another notation into JSON. Below the text, which so stays in place. */
export function ConvertBar() {
  const judgement = useJudgement();
  const verdict = judgement.state === 'judged' ? judgement.verdict : undefined;
  const notation = verdict?.notation;
  if (verdict?.xml) {
    return (
      <aside className="convert-bar" aria-label="Other notation">
        <p className="clip">This is {notation?.name}.</p>
        <CommandButton command="take-over-xml" label="Take over as a document" />
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
