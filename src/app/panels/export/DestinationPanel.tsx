import { useDestinations } from '../../api/use-listings.ts';
import { useDestination, type DestinationJudgement } from '../../api/use-destination.ts';
import { CommandButton } from '../../commands/CommandButton.tsx';
import { useCommands } from '../../commands/CommandProvider.tsx';
import { NoAnswer, NoDocument } from '../../commands/Judged.tsx';
import { editorReady } from '../../commands/reveal-path.ts';
import { activeDocument, useWorkbench } from '../../state/workbench-store.ts';
import { exportTexts } from '../../texts/en/export.ts';
import { saidText } from '../../texts/said.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/Field.tsx';
import { EmptyState } from '../../ui/Messages.tsx';
import { Said } from '../../ui/Said.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { destinationFindings } from './destination-findings.ts';
import { Findings } from './Findings.tsx';
import type { Finding } from './findings.ts';
import '../../ui/pane.css';
import './export.css';

const AUTO = 'auto';

/** Where the document goes, whether it is ready for that, and what comes next. */
export function DestinationPanel() {
  const { data: destinations, error, refetch } = useDestinations();
  const id = useWorkbench((state) => activeDocument(state).id);
  const chosen = useWorkbench((state) => activeDocument(state).destination) ?? AUTO;
  const choose = useWorkbench((state) => state.chooseDestination);
  const target = useWorkbench((state) => state.chooseExportTarget);
  const judgement = useDestination();
  if (judgement.state === 'empty') {
    return <NoDocument title={exportTexts.noDocument} words={exportTexts.destinationLead} />;
  }
  if (!destinations) {
    return error ? (
      <NotListed again={() => void refetch()} />
    ) : (
      <Skeleton rows={9} label={exportTexts.loadingDestinations} />
    );
  }
  const told = judgement.state === 'told' && chosen === AUTO ? judgement.standing.verdict.name : undefined;
  return (
    <div className="pane">
      <div className="pane-head">
        <Select
          label={exportTexts.destination}
          value={chosen}
          onChange={(key) => {
            choose(id, key === AUTO ? undefined : key);
            // What was chosen for another destination is not for this one.
            target(id, undefined);
          }}
          options={[
            { value: AUTO, title: exportTexts.asTheDocumentTells(told) },
            ...destinations.map(({ key, name, country }) => ({
              value: key,
              title: country === undefined ? name : `${name} (${country})`,
            })),
          ]}
        />
      </div>
      <Standing judgement={judgement} />
    </div>
  );
}

function NotListed({ again }: { again(): void }) {
  return (
    <EmptyState
      title={exportTexts.destinationsNotLoaded}
      action={<Button onPress={again}>{exportTexts.askAgain}</Button>}
    >
      {exportTexts.destinationLead}
    </EmptyState>
  );
}

function Standing({ judgement }: { judgement: DestinationJudgement }) {
  switch (judgement.state) {
    case 'failed':
      return (
        <NoAnswer
          trouble={judgement.trouble}
          again={<Button onPress={judgement.retry}>{exportTexts.askAgain}</Button>}
        />
      );
    case 'told':
      return <Told told={judgement} />;
    case 'none':
      return <EmptyState title={exportTexts.nothingTells}>{exportTexts.chooseOne}</EmptyState>;
    case 'unreadable':
      return <EmptyState title={exportTexts.sourceNotJson}>{exportTexts.destinationLead}</EmptyState>;
    default:
      return <Skeleton rows={9} label={exportTexts.judgingForDestination} />;
  }
}

const TONES = { ready: 'ok', unproven: 'warning', 'not-ready': 'error' } as const;

function Told({ told }: { told: Extract<DestinationJudgement, { state: 'told' }> }) {
  const { standing, subject, stale } = told;
  const { verdict } = standing;
  const { run } = useCommands();
  const own = standing.errors - verdict.faults.filter(({ severity }) => severity === 'error').length;
  const isXml = standing.faultsOfXml !== undefined;
  return (
    <div
      className="destination scroll"
      aria-busy={stale}
      data-stale={stale || undefined}
      tabIndex={0}
      role="region"
      aria-label={exportTexts.destination}
    >
      <p className="destination-says" role="status">
        <Badge tone={stale ? 'info' : TONES[verdict.verdict]}>
          {stale ? exportTexts.updating : exportTexts.verdicts[verdict.verdict]}
        </Badge>{' '}
        <Said text={verdict.description} of={verdict} />
      </p>
      <p className="export-note">{exportTexts.toldBy[verdict.told_by]}</p>
      <div className="destination-next">
        {own > 0 && !isXml ? (
          <Button
            variant="primary"
            onPress={() => {
              run('show-problems');
            }}
          >
            {exportTexts.showOwnProblems(own)}
          </Button>
        ) : null}
        {verdict.format !== undefined && !isXml ? (
          <CommandButton
            command="show-export"
            variant={verdict.verdict === 'not-ready' ? 'default' : 'primary'}
            label={exportTexts.exportFor(verdict.name)}
          />
        ) : null}
        {isXml ? <CommandButton command="download" label={exportTexts.download} /> : null}
      </div>
      <Findings lists={destinationFindings(standing)} {...(isXml && { reveal: revealIn(subject.text) })} />
      {verdict.unchecked.length > 0 ? (
        <section>
          <h3 className="export-findings-title">{exportTexts.notCheckedHere}</h3>
          <ul className="destination-list">
            {verdict.unchecked.map((one, index) => (
              <li key={index}>
                <Said text={one.description} of={one} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {verdict.left.length > 0 ? (
        <section>
          <h3 className="export-findings-title">{exportTexts.leftToOthers}</h3>
          <ul className="destination-list">
            {verdict.left.map((one) => (
              <li key={one}>{exportTexts.left[one]}</li>
            ))}
          </ul>
        </section>
      ) : null}
      {verdict.sets.length > 0 ? (
        <section>
          <h3 className="export-findings-title">{exportTexts.rulesInForce(verdict.at)}</h3>
          <ul className="destination-list">
            {verdict.sets.map(({ set, name, release }) => (
              <li key={set}>
                {saidText(name)} <span className="code-text">{release}</span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}

/** Shows a place of XML in the text that was judged. */
function revealIn(text: string): (finding: Finding) => void {
  return ({ path = '' }) => {
    void Promise.all([import('../../../formats/xml/xml-places.ts'), editorReady()]).then(([{ xmlPlaces }, editor]) => {
      const at = xmlPlaces(text)(path);
      editor?.revealRange(at.start, at.end);
    });
  };
}
