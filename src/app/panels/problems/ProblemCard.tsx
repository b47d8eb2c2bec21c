import { Copy, Lightbulb } from 'lucide-react';
import { Link } from 'react-aria-components';
import { sentenceOf, type Problem } from '../../api/problem.ts';
import { copyText } from '../../commands/clipboard.ts';
import { useCommands } from '../../commands/CommandProvider.tsx';
import { applyFix } from '../../commands/problem-commands.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Badge, Code } from '../../ui/Badge.tsx';
import { Citations } from '../../ui/Citations.tsx';
import { Inline } from '../../ui/Prose.tsx';
import { SeverityIcon } from '../../ui/Severity.tsx';
import { printValue } from '../../ui/print-value.ts';
import { Accepted } from './Accepted.tsx';

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
      <Fixes problem={problem} />
      <dl className="facts">
        {fault && 'value' in fault && fault.value !== undefined ? (
          <div>
            <dt>Found</dt>
            <dd className="code">{problem.written ?? printValue(fault.value)}</dd>
          </div>
        ) : null}
        {fault?.expected ? (
          <div>
            <dt>Accepted</dt>
            <dd>
              <Accepted expected={fault.expected} />
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
        <div>
          <dt>Rule</dt>
          <dd>
            <Link href={`/rules/${problem.code}`} aria-label={`Rule ${problem.code}`}>
              <Code>{problem.code}</Code>
            </Link>
          </dd>
        </div>
        {fault?.cite ? (
          <div>
            <dt>Rests on</dt>
            <dd>
              <Citations citations={fault.cite} />
            </dd>
          </div>
        ) : null}
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

function Fixes({ problem }: { problem: Problem }) {
  const { act } = useCommands();
  const { fixes } = problem;
  if (fixes.length === 0) return null;
  return (
    <div className="problem-card-fixes" role="group" aria-label="Fixes">
      {fixes.slice(0, 4).map((fix) => (
        <Button
          key={fix.title}
          icon={<Lightbulb aria-hidden />}
          onPress={() => {
            act((context) => {
              applyFix(context, fix);
            });
          }}
        >
          {fix.title}
        </Button>
      ))}
    </div>
  );
}
