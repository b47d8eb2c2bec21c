import { useMemo } from 'react';
import { Button, Link } from 'react-aria-components';
import { useLocation } from 'wouter';
import type { Judgement } from '../api/use-judgement.ts';
import { useJudgement } from '../api/use-judgement.ts';
import { useCommands } from '../commands/CommandProvider.tsx';
import { placeholdersOf } from '../commands/problem-commands.ts';
import { useWorkbenchAtRest } from '../state/use-workbench-at-rest.ts';
import { activeDocument, useWorkbench, type WorkbenchState } from '../state/workbench-store.ts';
import { EngineSwitch } from './EngineSwitch.tsx';
import { UpdateNote } from './UpdateNote.tsx';
import { VerdictButton } from './VerdictButton.tsx';
import { Boundary } from '../ui/Boundary.tsx';
import { onDemand } from '../ui/on-demand.tsx';
import { useWidth } from '../ui/use-media.ts';
import { frameTexts } from '../texts/en/frame.ts';
import './status-bar.css';

const DestinationChoice = onDemand(
  () => import('./DestinationChoice.tsx'),
  (module) => module.DestinationChoice,
);

/**
 * The verdict, the kind of document, its engine and the cursor position. On pages without a document the bar shows
 * nothing about it.
 */
export function StatusBar() {
  const [path] = useLocation();
  const wide = useWidth() === 'wide';
  const ofDocument = path === '/';
  return (
    <footer className={ofDocument ? 'bench-status' : 'bench-status status-bar-away'}>
      {ofDocument ? <DocumentStanding wide={wide} /> : null}
      <span className="status-bar-gap" />
      <UpdateNote />
      {wide ? <EngineSwitch /> : null}
      <SavedNote />
      {ofDocument ? (
        <>
          <CursorPlace />
          <TextSize />
        </>
      ) : null}
    </footer>
  );
}

function DocumentStanding({ wide }: { wide: boolean }) {
  const judgement = useJudgement();
  return (
    <>
      <VerdictButton judgement={judgement} />
      <Boundary name="" instead={null}>
        <DestinationChoice wide={wide} />
      </Boundary>
      <Placeholders judgement={judgement} />
      {wide ? <DocumentKind judgement={judgement} /> : null}
    </>
  );
}

/** The number of values to fill in; a click goes to the next one. */
function Placeholders({ judgement }: { judgement: Judgement }) {
  const { run } = useCommands();
  const count = judgement.state === 'judged' ? placeholdersOf(judgement.verdict.problems).length : 0;
  if (count === 0) return null;
  return (
    <Button
      className="status-bar-open"
      onPress={() => {
        run('next-placeholder');
      }}
    >
      {frameTexts.valuesToFillIn(count)}
    </Button>
  );
}

function DocumentKind({ judgement }: { judgement: Judgement }) {
  const { context, xml, notation } = judgement.state === 'judged' ? judgement.verdict : {};
  if (xml) {
    return (
      <>
        <span>{notation?.label ?? xml.format}</span>
        {xml.profile ? <span>{xml.profile}</span> : null}
      </>
    );
  }
  if (!context) return null;
  const type = context.schema?.replace('https://gobl.org/draft-0/', '');
  return (
    <>
      {context.regime ? <Link href={`/regimes/${context.regime}`}>{context.regime}</Link> : null}
      {context.addons.map((addon) => (
        <Link key={addon} href={`/addons/${addon}`}>
          {addon}
        </Link>
      ))}
      {type ? <span>{type}</span> : null}
      {context.currency ? <span>{context.currency}</span> : null}
    </>
  );
}

const savingOf = (state: WorkbenchState) => state.saving;
const cursorOf = (state: WorkbenchState) => state.cursor;
const textOf = (state: WorkbenchState) => activeDocument(state).text;

function SavedNote() {
  // Without delay: "Saved" must not be shown while the text is not stored yet.
  const saving = useWorkbench(savingOf);
  if (saving === undefined) return null;
  if (saving === 'refused') {
    return (
      <span role="alert" className="status-bar-failed">
        {frameTexts.notSaved}
      </span>
    );
  }
  return <span className="status-bar-saved">{saving === 'saved' ? frameTexts.saved : frameTexts.saving}</span>;
}

function CursorPlace() {
  const { line, column } = useWorkbenchAtRest(cursorOf);
  return <span className="status-bar-figure">{frameTexts.lnCol(line, column)}</span>;
}

function TextSize() {
  const text = useWorkbenchAtRest(textOf);
  const bytes = useMemo(() => new Blob([text]).size, [text]);
  return <span className="status-bar-figure status-bar-size">{frameTexts.kb(bytes)}</span>;
}
