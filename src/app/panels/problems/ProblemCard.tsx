import { Said } from '../../ui/Said.tsx';
import { Copy } from 'lucide-react';
import { lazy, Suspense, useMemo } from 'react';
import { acceptedFor, type Accepted as AcceptedWords } from '../../../language/fixes/accepted.ts';
import type { Problem } from '../../api/problem.ts';
import { sentenceOf } from '../../api/problem-words.ts';
import { useVerdict } from '../../api/use-verdict.ts';
import { useEditorKnowledge } from '../../api/use-knowledge.ts';
import { copyText } from '../../commands/clipboard.ts';
import { useCommands } from '../../commands/CommandProvider.tsx';
import { documentTree } from '../../source/document-tree.ts';
import { IconButton } from '../../ui/Button.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { SeverityIcon } from '../../ui/Severity.tsx';
import { printValue } from '../../ui/print-value.ts';
import { Accepted } from '../../commands/mending/Accepted.tsx';
import { Fixes } from '../../commands/mending/Fixes.tsx';
import { FollowUps } from '../../commands/mending/FollowUps.tsx';
import { RuleWords } from '../../commands/mending/RuleWords.tsx';
import { fetchCode } from '../../ui/fetch-code.ts';
import { panelsTexts } from '../../texts/en/panels.ts';

const CalledPlace = lazy(async () => ({
  default: (await fetchCode(() => import('./CalledPlace.tsx'))).CalledPlace,
}));

/** Explains one problem: what was found, what is accepted, where, which rule says so, and how to fix it. */
export function ProblemCard({
  problem,
  follows = [],
}: {
  readonly problem: Problem;
  /** Problems that are gone once this one is. */
  readonly follows?: readonly Problem[] | undefined;
}) {
  const { act } = useCommands();
  const { fault } = problem;
  const accepted = useAccepted(problem);
  return (
    <section className="problem-card scroll" aria-label={panelsTexts.selectedProblem} tabIndex={0}>
      <div className="problem-card-head">
        <SeverityIcon severity={problem.severity} />
        <p className="problem-card-message">
          <Said text={problem.message} of={problem} />
        </p>
        <IconButton
          label={panelsTexts.copyAsASentence}
          icon={<Copy />}
          onPress={() => {
            act((context) => copyText(context, sentenceOf(problem), panelsTexts.problemCopied));
          }}
        />
      </div>
      <Fixes key={problem.key} problem={problem} />
      <FollowUps problems={follows} />
      <dl className="facts">
        {fault && 'value' in fault && fault.value !== undefined ? (
          <div>
            <dt>{panelsTexts.found}</dt>
            <dd className="code-text">{problem.written ?? printValue(fault.value)}</dd>
          </div>
        ) : null}
        {accepted ? (
          <div>
            <dt>{panelsTexts.accepted}</dt>
            <dd>
              <Accepted accepted={accepted} />
            </dd>
          </div>
        ) : null}
        <div>
          <dt>{panelsTexts.where}</dt>
          <dd>
            {problem.paths.map((path) => (
              <span key={path} className="code-text problem-card-path">
                {path}
              </span>
            ))}
            <span className="problem-card-place">{panelsTexts.lineColumn(problem.line, problem.column)}</span>
          </dd>
        </div>
        {problem.paths[0]?.startsWith('/') ? (
          <Suspense>
            <CalledPlace problem={problem} />
          </Suspense>
        ) : null}
        <RuleWords problem={problem} />
        <div>
          <dt>{panelsTexts.foundWhile}</dt>
          <dd>{fault ? panelsTexts.stages[fault.stage] : panelsTexts.readingTheJson}</dd>
        </div>
      </dl>
      {fault && !fault.certain ? (
        <p className="problem-card-doubt">
          <Badge tone="info">{panelsTexts.provisional}</Badge> {panelsTexts.earlierError}
        </p>
      ) : null}
    </section>
  );
}

function useAccepted({ fault }: Problem): AcceptedWords | undefined {
  const knowledge = useEditorKnowledge();
  const text = useVerdict()?.subject.text ?? '';
  return useMemo(() => fault && acceptedFor(documentTree(text), fault, knowledge), [text, fault, knowledge]);
}
