import { Lightbulb } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-aria-components';
import { indexLines } from '../../../language/syntax/line-index.ts';
import { isTried, useMendings } from '../../api/mendings.ts';
import type { Problem } from '../../api/problem.ts';
import { useVerdict } from '../../api/use-verdict.ts';
import type { ExplainedFinding } from '../../api/use-refusal.ts';
import { useApplySoon } from '../../commands/mending/use-apply-soon.ts';
import { useCommands } from '../../commands/CommandProvider.tsx';
import { revealProblem } from '../../commands/problem-commands.ts';
import { revealPath } from '../../commands/reveal-path.ts';
import { Badge, Code } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Said } from '../../ui/Said.tsx';
import { SeverityIcon } from '../../ui/Severity.tsx';
import { SourceList } from '../../ui/SourceList.tsx';
import { placesOf, problemOf, type FindingPlace } from './finding-places.ts';
import { severityShown } from './severity-shown.ts';
import { saidText } from '../../texts/said.ts';
import { refusalsTexts } from '../../texts/en/refusals.ts';

/** Most fixes shown as buttons. */
const MOST_FIXES = 4;

/** One finding of a response: what its code means, what to do, where it is, and what Assay finds there. */
export function FindingCard({ finding }: { finding: ExplainedFinding }) {
  const { code, authority, known, document, sources } = finding;
  const verdict = useVerdict();
  const problem = problemOf(finding, verdict?.problems ?? []);
  const places = placesOf(finding, verdict?.xml !== undefined);
  return (
    <article className="refusal-card scroll" aria-label={refusalsTexts.finding(code)} tabIndex={0}>
      <p className="refusal-card-head">
        <SeverityIcon severity={severityShown(finding.severity)} />
        {known && finding.kind !== 'rule' ? (
          <Link href={`/refusals/${authority}/${code}`}>
            <Code>{code}</Code>
          </Link>
        ) : (
          <Code>{code}</Code>
        )}
        {finding.retired === undefined ? null : <Badge tone="info">{refusalsTexts.retired}</Badge>}
        {finding.successors ? (
          <Badge tone="info">{refusalsTexts.replacedBy(finding.successors.join(', '))}</Badge>
        ) : null}
        {finding.succeeds === undefined ? null : (
          <Badge tone="info">{refusalsTexts.takesThePlaceOf(finding.succeeds)}</Badge>
        )}
      </p>
      <p>
        {!known ? (
          refusalsTexts.unknownCode
        ) : finding.meaning === undefined ? (
          refusalsTexts.noMeaning
        ) : (
          <Said text={finding.meaning} of={finding.messages?.meaning} />
        )}
      </p>
      {finding.detail === undefined ? null : (
        <p>
          <Said text={finding.detail} of={finding.messages?.detail} />
        </p>
      )}
      {document ? (
        <p className="refusal-card-own" data-finds={document.finds}>
          {refusalsTexts.finds[document.finds]}
        </p>
      ) : null}
      {problem ? <OwnProblem problem={problem} /> : null}
      <dl className="facts">
        {known ? (
          <Fact name={refusalsTexts.doNext}>
            {finding.next === undefined ? (
              refusalsTexts.noNext
            ) : (
              <Said text={finding.next} of={finding.messages?.next} />
            )}
          </Fact>
        ) : null}
        {finding.said === undefined ? null : (
          <Fact name={refusalsTexts.said}>
            <q className="refusal-card-said">{finding.said}</q>
          </Fact>
        )}
        {places.length > 0 ? (
          <Fact name={refusalsTexts.where}>
            <Places places={places} />
          </Fact>
        ) : null}
        {finding.element === undefined ? null : (
          <Fact name={refusalsTexts.element}>
            <Code>{finding.element}</Code>
          </Fact>
        )}
        {finding.rule === undefined ? null : (
          <Fact name={refusalsTexts.rule}>
            <Link href={`/rules/${finding.rule}`} aria-label={refusalsTexts.ruleCalled(finding.rule)}>
              <Code>{finding.rule}</Code>
            </Link>
          </Fact>
        )}
        {sources.length > 0 ? (
          <Fact name={refusalsTexts.sources}>
            <SourceList sources={sources} />
          </Fact>
        ) : null}
      </dl>
    </article>
  );
}

/** The problem that Assay found, with its safe fixes. The Problems panel has the fixes that ask for a value. */
function OwnProblem({ problem }: { problem: Problem }) {
  const { act } = useCommands();
  const applySoon = useApplySoon();
  const tried = useMendings(isTried(problem) ? problem.fault : undefined);
  const fixes = isTried(problem) ? (tried ?? []) : problem.fixes;
  const certain = fixes.filter(({ kind }) => kind !== 'ask').slice(0, MOST_FIXES);
  return (
    <div className="refusal-buttons" role="group" aria-label={refusalsTexts.fixes}>
      {certain.map((fix, index) => (
        <Button
          key={`${String(index)} ${fix.title}`}
          icon={<Lightbulb aria-hidden />}
          onPress={() => {
            applySoon(problem, fix);
          }}
        >
          {saidText(fix.title, fix)}
        </Button>
      ))}
      <Button
        onPress={() => {
          act((context) => {
            revealProblem(context, problem);
          });
        }}
      >
        {refusalsTexts.showTheProblem}
      </Button>
    </div>
  );
}

function Places({ places }: { places: readonly FindingPlace[] }) {
  const { act } = useCommands();
  return places.map((place) => {
    const title = place.kind === 'path' ? place.title : refusalsTexts.line(place.line);
    return (
      <Button
        key={title}
        variant="quiet"
        onPress={() => {
          act((context) => {
            if (place.kind === 'path') {
              revealPath(context, place.path);
              return;
            }
            context.state.showPanel('source');
            requestAnimationFrame(() => {
              const { editor } = context.state;
              const start = indexLines(editor?.getText() ?? '').offsetAt(place);
              editor?.revealRange(start, start);
            });
          });
        }}
      >
        {title}
      </Button>
    );
  });
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
