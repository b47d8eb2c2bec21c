import { Download } from 'lucide-react';
import { useMemo } from 'react';
import { formatJson } from '../../../language/edits/format-json.ts';
import type { TrialAnswer } from '../../api/use-trial.ts';
import { downloadText } from '../../commands/clipboard.ts';
import { Badge } from '../../ui/Badge.tsx';
import { IconButton } from '../../ui/Button.tsx';
import { JsonText } from '../../ui/JsonText.tsx';
import { Inline } from '../../ui/Prose.tsx';
import { CopyButton } from './CopyButton.tsx';
import { docsTexts } from '../../texts/en/docs.ts';

/** Longer responses are shown in part: highlighting megabytes would freeze the page. */
const SHOWN = 100_000;

export interface AnswerProps {
  readonly answer: TrialAnswer;
  /** What the description says about this status, if it lists it. */
  readonly meaning: string | undefined;
  /** Whether a newer request is in progress. */
  readonly stale: boolean;
  /** The name of the file that the response is saved to. */
  readonly name: string;
}

/** The response: status, duration, main headers, and the formatted body. */
export function Answer({ answer, meaning, stale, name }: AnswerProps) {
  const { status, milliseconds, bytes, headers, text, here } = answer;
  const lines = headers.some(([, value]) => value === 'application/x-ndjson');
  const { json, body } = useMemo(() => laidOut(text, lines), [text, lines]);
  const cost = docsTexts.answerCost(milliseconds, docsTexts.bytes(bytes));
  return (
    <div className="docs-answer" aria-busy={stale} data-stale={stale || undefined}>
      <p className="docs-answer-head" role="status">
        <Badge tone={status < 400 ? 'ok' : 'error'}>{status}</Badge>
        <span>{meaning === undefined ? docsTexts.undescribedStatus : <Inline text={meaning} />}</span>
        <span className="figure docs-answer-cost">{here ? docsTexts.answerCostHere(cost) : cost}</span>
      </p>
      <dl className="docs-headers" aria-label={docsTexts.headersOfTheAnswer}>
        {headers.map(([header, value]) => (
          <div key={header}>
            <dt>{header}</dt>
            <dd className="code-text">{value}</dd>
          </div>
        ))}
      </dl>
      {text === '' ? (
        <p className="table-note docs-answer-note">{docsTexts.noBody}</p>
      ) : (
        <>
          {json ? null : <p className="docs-answer-note docs-trouble">{docsTexts.answerNotJson}</p>}
          <div className="docs-answer-body">
            <div className="docs-answer-tools">
              <CopyButton what={docsTexts.theAnswer} text={body} />
              <IconButton
                label={docsTexts.downloadTheAnswer}
                icon={<Download />}
                onPress={() => {
                  if (lines) downloadText(`${name}.ndjson`, text);
                  else downloadText(`${name}.json`, body);
                }}
              />
            </div>
            <JsonText text={body.slice(0, SHOWN)} label={docsTexts.bodyOfTheAnswer} />
          </div>
          {body.length > SHOWN ? (
            <p className="table-note docs-answer-note">{docsTexts.answerCut(SHOWN, body.length)}</p>
          ) : null}
        </>
      )}
    </div>
  );
}

/** Formats token by token, so that digits and repeated members stay as sent. */
function laidOut(text: string, lines: boolean): { readonly json: boolean; readonly body: string } {
  try {
    if (lines) {
      const answers = text.split('\n').filter((line) => line !== '');
      for (const answer of answers) JSON.parse(answer);
      return { json: true, body: answers.map((answer) => formatJson(answer).trimEnd()).join('\n') };
    }
    JSON.parse(text);
    return { json: true, body: formatJson(text.trim()) };
  } catch {
    return { json: false, body: text };
  }
}
