import type { ReactNode } from 'react';
import type { DestinationVerdict } from '../../api/destination-question.ts';
import { useDestinationStore } from '../../api/destination-store.ts';
import { useDestination, type DestinationJudgement } from '../../api/use-destination.ts';
import { useVerdict } from '../../api/use-verdict.ts';
import { CommandButton } from '../../commands/CommandButton.tsx';
import { useCommands } from '../../commands/CommandProvider.tsx';
import { NoAnswer, NoDocument } from '../../commands/Judged.tsx';
import { isXmlInvoice } from '../../../language/recognise/xml-invoice.ts';
import { activeDocument, useWorkbench } from '../../state/workbench-store.ts';
import { destinationTexts } from '../../texts/en/destination.ts';
import { panelsTexts } from '../../texts/en/panels.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/Field.tsx';
import { EmptyState } from '../../ui/Messages.tsx';
import { Said } from '../../ui/Said.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { countsOf } from '../../api/verdict-words.ts';
import { Findings } from './Findings.tsx';
import { lossLists } from './findings.ts';
import '../../ui/pane.css';
import './export.css';

const AUTO = 'auto';

/** The destination of the document, whether the document is ready for it, and the next steps. */
export function DestinationPanel() {
  const choices = useDestinationStore((store) => store.choices);
  const unlisted = useDestinationStore((store) => store.unlisted);
  const askAgain = useDestinationStore((store) => store.askAgain);
  const id = useWorkbench((state) => activeDocument(state).id);
  const chosen = useWorkbench((state) => activeDocument(state).destination) ?? AUTO;
  const choose = useWorkbench((state) => state.chooseDestination);
  const judgement = useDestination();
  if (judgement.state === 'empty') {
    return <NoDocument title={destinationTexts.noDocument} words={destinationTexts.lead} />;
  }
  if (!choices) {
    return unlisted ? (
      <EmptyState
        title={destinationTexts.notLoaded}
        action={<Button onPress={askAgain}>{destinationTexts.askAgain}</Button>}
      >
        {destinationTexts.lead}
      </EmptyState>
    ) : (
      <Skeleton rows={9} label={destinationTexts.loading} />
    );
  }
  const suffix = judgement.state === 'judged' && chosen === AUTO ? `: ${judgement.verdict.name}` : '';
  return (
    <div className="pane">
      <div className="pane-head">
        <Select
          label={destinationTexts.destination}
          value={chosen}
          onChange={(key) => {
            choose(id, key === AUTO ? undefined : key);
          }}
          options={[
            { value: AUTO, title: destinationTexts.detect + suffix },
            ...choices.map(({ key, name, country }) => ({
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

function Standing({ judgement }: { judgement: DestinationJudgement }) {
  switch (judgement.state) {
    case 'failed':
      return (
        <NoAnswer
          trouble={judgement.trouble}
          again={<Button onPress={judgement.retry}>{destinationTexts.askAgain}</Button>}
        />
      );
    case 'judged':
      return <VerdictDetails judgement={judgement} />;
    case 'none':
      return <EmptyState title={destinationTexts.noneFound}>{destinationTexts.chooseOne}</EmptyState>;
    case 'unreadable':
      return <EmptyState title={destinationTexts.sourceUnreadable}>{destinationTexts.lead}</EmptyState>;
    default:
      return <Skeleton rows={9} label={destinationTexts.judging} />;
  }
}

const TONES = { ready: 'ok', unproven: 'warning', 'not-ready': 'error' } as const;

function VerdictDetails({
  judgement: { verdict, stale },
}: {
  judgement: Extract<DestinationJudgement, { state: 'judged' }>;
}) {
  return (
    <div
      className="destination scroll"
      aria-busy={stale}
      data-stale={stale || undefined}
      tabIndex={0}
      role="region"
      aria-label={destinationTexts.destination}
    >
      <p className="destination-says" role="status">
        <Badge tone={stale ? 'info' : TONES[verdict.verdict]}>
          {stale ? destinationTexts.updating : destinationTexts.verdicts[verdict.verdict]}
        </Badge>{' '}
        <Said text={verdict.description} of={verdict} />
      </p>
      <p className="export-note">{destinationTexts.identifiedBy[verdict.told_by]}</p>
      <Next verdict={verdict} />
      <Losses verdict={verdict} />
      <List title={destinationTexts.notCheckedHere}>
        {verdict.unchecked.map((reason, index) => (
          <li key={index}>
            <Said text={reason.description} of={reason} />
          </li>
        ))}
      </List>
      <List title={destinationTexts.leftToOthers}>
        {verdict.left.map((part) => (
          <li key={part}>{destinationTexts.left[part]}</li>
        ))}
      </List>
      <List title={destinationTexts.rulesInForce(verdict.at)}>
        {verdict.sets.map(({ set, name, release, not_judged_yet: newer = [] }) => (
          <li key={set}>
            {name} {set === SCHEMAS ? null : <span className="code-text">{release}</span>}
            {newer.length > 0 ? ` (${destinationTexts.notJudgedYet(newer.join(', '))})` : null}
          </li>
        ))}
        {verdict.levels_by ? (
          <li>{destinationTexts.levelsBy(verdict.levels_by.authority, verdict.levels_by.release)}</li>
        ) : null}
      </List>
    </div>
  );
}

/** The set of XML schemas: its one release names those of UBL and CII, and an authority has its own. */
const SCHEMAS = 'schema';

/** The next step: fix the errors, or send the file. */
function Next({ verdict }: { verdict: DestinationVerdict }) {
  const { run } = useCommands();
  const isXml = useWorkbench((state) => isXmlInvoice(activeDocument(state).text));
  const errors = countsOf(useVerdict()?.problems ?? []).error;
  const mends = verdict.verdict === 'not-ready' && errors > 0;
  const variant = mends ? 'default' : 'primary';
  return (
    <div className="destination-next">
      {mends ? (
        <Button
          variant="primary"
          onPress={() => {
            run('show-problems');
          }}
        >
          {destinationTexts.showErrors(errors)}
        </Button>
      ) : null}
      {isXml ? (
        <CommandButton command="download" variant={variant} />
      ) : verdict.format === undefined ? null : (
        <CommandButton command="show-export" variant={variant} label={panelsTexts.exportFor(verdict.name)} />
      )}
    </div>
  );
}

function Losses({ verdict: { losses, losses_left_out: leftOut } }: { verdict: DestinationVerdict }) {
  if (losses.length === 0) return null;
  // The paths of findings start at the document, also when it is in an envelope.
  const inDocument = losses.map((loss) => ({ ...loss, path: loss.path.replace(/^\$\.doc(?=[.[]|$)/, '$') }));
  return <Findings lists={lossLists(inDocument, leftOut)} />;
}

function List({ title, children }: { title: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <section>
      <h3 className="export-findings-title">{title}</h3>
      <ul className="destination-list">{children}</ul>
    </section>
  );
}
