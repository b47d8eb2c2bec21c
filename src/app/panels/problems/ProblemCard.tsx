import { Copy } from 'lucide-react';
import { useMemo } from 'react';
import { acceptedFor, type Accepted as AcceptedWords } from '../../../language/fixes/accepted.ts';
import { parseJson } from '../../../language/syntax/parse-json.ts';
import { sentenceOf, type Problem } from '../../api/problem.ts';
import { useJudgement } from '../../api/use-judgement.ts';
import { useEditorKnowledge } from '../../api/use-knowledge.ts';
import { copyText } from '../../commands/clipboard.ts';
import { useCommands } from '../../commands/CommandProvider.tsx';
import { IconButton } from '../../ui/Button.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Inline } from '../../ui/Prose.tsx';
import { SeverityIcon } from '../../ui/Severity.tsx';
import { printValue } from '../../ui/print-value.ts';
import { Accepted } from './Accepted.tsx';
import { Fixes } from './Fixes.tsx';
import { RuleWords } from './RuleWords.tsx';

const stages = {
  input: 'reading',
  calculation: 'calculating',
  rules: 'checking the rules',
  lint: 'comparing',
} as const;

/** Why one problem is one: what was found, what would be accepted, where, under which rule, and what mends it. */
export function ProblemCard({ problem }: { problem: Problem }) {
  const { act } = useCommands();
  const { fault } = problem;
  const accepted = useAccepted(problem);
  return (
    <aside className="problem-card scroll" aria-label="Selected problem" tabIndex={0}>
      <div className="problem-card-head">
        <SeverityIcon severity={problem.severity} />
        <p className="problem-card-message">
          <Inline text={problem.message} />
        </p>
        <IconButton
          label="Copy as a sentence"
          icon={<Copy />}
          onPress={() => {
            act((context) => copyText(context, sentenceOf(problem), 'Problem copied'));
          }}
        />
      </div>
      <Fixes key={problem.key} problem={problem} />
      <dl className="facts">
        {fault && 'value' in fault && fault.value !== undefined ? (
          <div>
            <dt>Found</dt>
            <dd className="code">{problem.written ?? printValue(fault.value)}</dd>
          </div>
        ) : null}
        {accepted ? (
          <div>
            <dt>Accepted</dt>
            <dd>
              <Accepted accepted={accepted} />
            </dd>
          </div>
        ) : null}
        <div>
          <dt>Where</dt>
          <dd>
            {problem.paths.map((path) => (
              <span key={path} className="code problem-card-path">
                {path}
              </span>
            ))}
            <span className="problem-card-place">
              line {problem.line}, column {problem.column}
            </span>
          </dd>
        </div>
        <RuleWords problem={problem} />
        <div>
          <dt>Found while</dt>
          <dd>{fault ? stages[fault.stage] : 'reading the JSON'}</dd>
        </div>
      </dl>
      {fault && !fault.certain ? (
        <p className="problem-card-doubt">
          <Badge tone="info">provisional</Badge> Another fault stands before this one; mending that may settle both.
        </p>
      ) : null}
    </aside>
  );
}

function useAccepted({ fault }: Problem): AcceptedWords | undefined {
  const judgement = useJudgement();
  const knowledge = useEditorKnowledge();
  const text = judgement.state === 'judged' ? judgement.verdict.subject.text : '';
  return useMemo(() => fault && acceptedFor(parseJson(text), fault, knowledge), [text, fault, knowledge]);
}
