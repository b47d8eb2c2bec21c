import { lazy, Suspense, useMemo } from 'react';
import { useForeign } from '../../api/foreign.ts';
import { hasPaths } from '../../api/text-verdict.ts';
import { useRecognisedAnswer } from '../../api/use-refusal.ts';
import { useVerdict } from '../../api/use-verdict.ts';
import { CommandButton } from '../../commands/CommandButton.tsx';
import { hasCrowdedLine } from './crowded-line.ts';
import { fetchCode } from '../../ui/fetch-code.ts';
import { saidText } from '../../texts/said.ts';
import { panelsTexts } from '../../texts/en/panels.ts';
import './convert-bar.css';

const SeveralDocuments = lazy(async () => ({
  default: (await fetchCode(() => import('./SeveralDocuments.tsx'))).SeveralDocuments,
}));

const STATUS = 'https://gobl.org/draft-0/bill/status';

interface ConvertBarProps {
  /** It stands below the page: what is only about the notation of the text is left out. */
  readonly ofPage?: boolean;
}

/**
 * Offers to convert other notations to JSON, or to format a text without line breaks. Shown below the text, so that the
 * text does not move.
 */
export function ConvertBar({ ofPage = false }: ConvertBarProps) {
  const verdict = useVerdict();
  const notation = verdict?.notation;
  const text = verdict?.subject.text ?? '';
  const crowded = useMemo(() => hasCrowdedLine(text), [text]);
  const foreign = useForeign(verdict && !notation ? verdict.subject.text : undefined);
  // An answer of an authority can also be read as a document.
  const mayBeAnswer = verdict && (!verdict.xml || verdict.xml.document['$schema'] === STATUS);
  const answer = useRecognisedAnswer(mayBeAnswer ? verdict.subject : undefined);
  const several = verdict?.xml?.documents;
  if (several)
    return (
      <Suspense>
        <SeveralDocuments name={notation ? saidText(notation.name.text, notation.name) : ''} documents={several} />
      </Suspense>
    );
  if (verdict?.xml && answer === undefined) {
    if (ofPage) return null;
    return (
      <section className="convert-bar" aria-label={panelsTexts.otherNotation}>
        <p className="clip">{panelsTexts.thisIs(notation ? saidText(notation.name.text, notation.name) : '')}</p>
        <CommandButton command="take-over-xml" label={panelsTexts.importAsDocument} />
      </section>
    );
  }
  if (answer !== undefined) {
    return (
      <section className="convert-bar" aria-label={panelsTexts.authorityResponse}>
        <p className="clip">{panelsTexts.looksLikeResponse(answer)}</p>
        <CommandButton command="explain-answer" label={panelsTexts.explainIt} />
        {verdict?.xml ? <CommandButton command="take-over-xml" label={panelsTexts.importAsDocument} /> : null}
      </section>
    );
  }
  if (foreign) {
    return (
      <section className="convert-bar" aria-label={panelsTexts.otherProgram}>
        <p className="clip">{panelsTexts.foreignInvoice(foreign.program)}</p>
        <CommandButton command="take-over-foreign" label={panelsTexts.importForeign} />
      </section>
    );
  }
  if (ofPage) return null;
  if (verdict && !notation && crowded) {
    return (
      <section className="convert-bar" aria-label={panelsTexts.layout}>
        <p className="clip">{panelsTexts.oneLongLine}</p>
        <CommandButton command="format" label={panelsTexts.formatText} showKeys />
      </section>
    );
  }
  if (!verdict || !notation?.convertible) return null;
  const name = saidText(notation.name.text, notation.name);
  return (
    <section className="convert-bar" aria-label={panelsTexts.otherNotation}>
      <p className="clip">{hasPaths(verdict) ? panelsTexts.thisIs(name) : panelsTexts.notationHint(name)}</p>
      <CommandButton command="convert-to-json" label={panelsTexts.convertToJson} />
    </section>
  );
}
