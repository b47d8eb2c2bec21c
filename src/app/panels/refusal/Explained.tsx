import { ChevronDown, ChevronUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-aria-components';
import type { ExplainedFinding, ExplainedRefusal } from '../../api/use-refusal.ts';
import { useWorkbench } from '../../state/workbench-store.ts';
import { Badge, Code, type BadgeTone } from '../../ui/Badge.tsx';
import { IconButton } from '../../ui/Button.tsx';
import { GroupedList } from '../../ui/GroupedList.tsx';
import { EmptyState } from '../../ui/Messages.tsx';
import { Inline } from '../../ui/Prose.tsx';
import { Said } from '../../ui/Said.tsx';
import { SeverityIcon } from '../../ui/Severity.tsx';
import { FindingCard } from './FindingCard.tsx';
import { severityShown } from './severity-shown.ts';
import { saidText } from '../../texts/said.ts';
import { refusalsTexts } from '../../texts/en/refusals.ts';

const tones: Readonly<Record<ExplainedRefusal['outcome'], BadgeTone>> = {
  refused: 'error',
  accepted: 'ok',
  'accepted-with-warnings': 'warning',
  pending: 'info',
  unknown: 'neutral',
};

/** An explained response: its authority, the outcome, the list of findings, and the selected finding below it. */
export function Explained({ refusal, another }: { refusal: ExplainedRefusal; another: ReactNode }) {
  const { authority, authority_name: name = authority, certainty = 'likely', outcome, findings, candidates } = refusal;
  if (candidates) return <Candidates candidates={candidates} another={another} />;
  if (authority === 'unknown') {
    return (
      <EmptyState title={refusalsTexts.notRecognised} action={another}>
        <Inline text={refusalsTexts.notRecognisedHint} />
      </EmptyState>
    );
  }
  return (
    <div className="pane refusal">
      <div className="pane-head pane-head-apart">
        <p className="refusal-whose" role="status">
          <Badge tone={tones[outcome]}>{refusalsTexts.outcomes[outcome]}</Badge>
          <span>
            {refusalsTexts.from(
              saidText(name, { code: `authority.${authority}` }),
              refusalsTexts.certainties[certainty],
            )}
          </span>
        </p>
        {another}
      </div>
      {findings.length === 0 ? (
        <EmptyState title={refusalsTexts.noFinding}>{refusalsTexts.noFindingAdvice[outcome]}</EmptyState>
      ) : (
        <Findings findings={findings} leftOut={refusal.left_out ?? 0} />
      )}
      <NotUnderstood lines={refusal.not_understood ?? []} leftOut={refusal.not_understood_left_out ?? 0} />
    </div>
  );
}

/** What no finding explains, so that nobody takes it for explained. */
function NotUnderstood({
  lines,
  leftOut,
}: {
  lines: NonNullable<ExplainedRefusal['not_understood']>;
  leftOut: number;
}) {
  if (lines.length === 0) return null;
  return (
    <details className="refusal-unread">
      <summary>{refusalsTexts.notUnderstood(lines.length + leftOut)}</summary>
      <ul className="scroll" tabIndex={0} aria-label={refusalsTexts.notUnderstood(lines.length + leftOut)}>
        {lines.map(({ line, text }, index) => (
          <li key={`${String(line)} ${String(index)}`}>
            <span>{refusalsTexts.line(line)}</span> <q>{text}</q>
          </li>
        ))}
      </ul>
      {leftOut > 0 ? <p>{refusalsTexts.leftOut(leftOut)}</p> : null}
    </details>
  );
}

/** Height of a row, in pixels. */
const ROW = 32;

function Findings({ findings, leftOut }: { findings: readonly ExplainedFinding[]; leftOut: number }) {
  const wanted = useWorkbench((state) => state.finding);
  const show = useWorkbench((state) => state.showFinding);
  const at = ((wanted % findings.length) + findings.length) % findings.length;
  const shown = findings[at];
  const rows = findings.map((row, index) => ({ row, index }));
  return (
    <>
      <div className="refusal-list" style={{ height: `min(35%, ${String(ROW * (findings.length + 1) + 2)}px)` }}>
        <GroupedList
          label={refusalsTexts.findings}
          rowHeight={ROW}
          rowClass="refusal-row"
          groups={[{ id: 'findings', title: refusalsTexts.findings, count: findings.length + leftOut, rows }]}
          selected={at}
          onSelect={show}
          onAction={show}
          textOf={({ code, meaning, messages }) => `${code} ${saidText(meaning ?? '', messages?.meaning)}`}
        >
          {(finding) => (
            <>
              <SeverityIcon severity={severityShown(finding.severity)} />
              <Code>{finding.code}</Code>
              <span className="clip">
                {finding.meaning === undefined ? (
                  (finding.said ?? '')
                ) : (
                  <Said text={finding.meaning} of={finding.messages?.meaning} />
                )}
              </span>
            </>
          )}
        </GroupedList>
      </div>
      <div className="pane-head refusal-steps">
        <span role="status">{refusalsTexts.findingOf(at + 1, findings.length)}</span>
        {leftOut > 0 ? <span>{refusalsTexts.leftOut(leftOut)}</span> : null}
        <IconButton
          label={refusalsTexts.previous}
          icon={<ChevronUp />}
          isDisabled={findings.length < 2}
          onPress={() => {
            show(at - 1);
          }}
        />
        <IconButton
          label={refusalsTexts.next}
          icon={<ChevronDown />}
          isDisabled={findings.length < 2}
          onPress={() => {
            show(at + 1);
          }}
        />
      </div>
      {shown ? <FindingCard key={`${String(at)} ${shown.code}`} finding={shown} /> : null}
    </>
  );
}

function Candidates({
  candidates,
  another,
}: {
  candidates: NonNullable<ExplainedRefusal['candidates']>;
  another: ReactNode;
}) {
  return (
    <div className="pane refusal">
      <div className="pane-head pane-head-apart">
        <p role="status">{refusalsTexts.severalAuthorities}</p>
        {another}
      </div>
      <ul className="refusal-candidates scroll">
        {candidates.map(({ authority, code, meaning, messages }, index) => (
          <li key={`${authority} ${String(index)}`}>
            <Link href={`/refusals/${authority}/${code}`}>
              {authority} {code}
            </Link>{' '}
            {meaning === undefined ? null : <Said text={meaning} of={messages?.meaning} />}
          </li>
        ))}
      </ul>
    </div>
  );
}
