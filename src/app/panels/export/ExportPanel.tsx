import { useMemo, useState } from 'react';
import { addonsNamed, profileOfAddons, typeNamed } from '../../../formats/en16931/profiles/profile-of-addons.ts';
import { refusalOf, troubleOf } from '../../api/trouble.ts';
import { useDestination } from '../../api/use-destination.ts';
import type { ExportTarget } from '../../api/questions.ts';
import { useExport } from '../../api/use-export.ts';
import { useRested } from '../../api/use-rested.ts';
import { useSubject } from '../../api/use-subject.ts';
import { useFormats } from '../../api/use-listings.ts';
import { NotJsonError } from '../../api/operations.ts';
import { NoDocument } from '../../commands/Judged.tsx';
import { OtherEngine } from '../../commands/OtherEngine.tsx';
import { recordKey } from '../../state/export-slice.ts';
import { activeDocument, useWorkbench } from '../../state/workbench-store.ts';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/Field.tsx';
import { EmptyState, ErrorState } from '../../ui/Messages.tsx';
import { onDemand } from '../../ui/on-demand.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Findings } from './Findings.tsx';
import { refusals } from './findings.ts';
import { contextOf } from './record/record-fields.ts';
import { isRecorded, type RecordFormat } from './record/record-forms.ts';
import { Written } from './Written.tsx';
import { saidText } from '../../texts/said.ts';
import { exportTexts } from '../../texts/en/export.ts';
import '../../ui/pane.css';
import './export.css';

const Record = onDemand(
  () => import('./record/Record.tsx'),
  (module) => module.Record,
);

/** Shows the invoice as XML in a profile, and again after each edit. */
export function ExportPanel() {
  const formats = useFormats().data;
  const id = useWorkbench((state) => {
    const { id: documentId, destination } = activeDocument(state);
    return destination === undefined ? documentId : `${documentId} ${destination}`;
  });
  const chosen = useWorkbench((state) => state.exportTargets.get(id));
  const choose = useWorkbench((state) => state.chooseExportTarget);
  const { type, addons } = useNamed();
  const empty = useWorkbench((state) => activeDocument(state).text.trim() === '');
  const own = (formats ?? []).filter((format) => format.type === type);
  // If no format writes this type of document, the panel says so.
  const choices = (own.length > 0 ? own : (formats ?? [])).flatMap((format) =>
    format.profiles.map((profile) => ({
      value: `${format.key} ${profile.key}`,
      title: `${saidText(profile.name, { code: `profile.${profile.key}` })}, ${format.name}`,
      key: profile.key,
      addons: profile.addons,
    })),
  );
  const asked = profileOfAddons(choices, addons) ?? choices[0];
  const wanted = useDestinationTarget();
  const target =
    choices.find(({ value }) => value === chosen || (chosen === undefined && value === wanted))?.value ?? asked?.value;
  if (empty) return <NoDocument title={exportTexts.noDocument} words={exportTexts.lead} />;
  if (target === undefined) return <Skeleton rows={9} label={exportTexts.loadingFormats} />;
  const [format = '', profile = ''] = target.split(' ');
  return (
    <div className="pane">
      <div className="pane-head">
        <Select
          label={exportTexts.profileAndFormat}
          value={target}
          onChange={(value) => {
            choose(id, value);
          }}
          options={choices}
        />
      </div>
      {isRecorded(format) ? (
        <Recorded key={target} format={format} profile={profile} />
      ) : (
        <Preview key={target} target={{ format, profile }} />
      )}
    </div>
  );
}

/** The format and profile of the document's destination. */
function useDestinationTarget(): string | undefined {
  const judgement = useDestination();
  if (judgement.state !== 'judged') return undefined;
  const { format, profile } = judgement.verdict;
  return format !== undefined && profile !== undefined ? `${format} ${profile}` : undefined;
}

/** The type and addons of the document, from the text last sent for checking. */
function useNamed(): { readonly type: string; readonly addons: readonly string[] } {
  const text = useSubject()?.text ?? '';
  return useMemo(() => {
    try {
      const data: unknown = JSON.parse(text);
      return { type: typeNamed(data), addons: addonsNamed(data) };
    } catch {
      return { type: 'bill/invoice', addons: [] };
    }
  }, [text]);
}

/** The form for what a record says besides its invoice, above the record. */
function Recorded({ format, profile }: { format: RecordFormat; profile: string }) {
  const documentId = useWorkbench((state) => activeDocument(state).id);
  const program = useWorkbench((state) => state.recordPrograms.get(format));
  const own = useWorkbench((state) => state.recordsOf.get(recordKey(format, documentId)));
  const values = useMemo(() => ({ ...program, ...own }), [program, own]);
  const rested = useRested(values, PAUSE);
  const [used, use] = useState(values);
  if (rested && used !== values) use(values);
  const context = useMemo(() => contextOf(format, used), [format, used]);
  return (
    <>
      <Record format={format} documentId={documentId} />
      <Preview target={{ format, profile, context }} late={used !== values} />
    </>
  );
}

/** Milliseconds without a key before a record is written again. */
const PAUSE = 300;

function Preview({ target, late = false }: { target: ExportTarget; late?: boolean }) {
  const { written, error, stale, refetch } = useExport(target);
  // Agreeing to losses applies to this profile only.
  const [agreed, agree] = useState(false);
  if (error) return <Refused error={error} again={() => void refetch()} />;
  if (!written) return <Skeleton rows={9} label={exportTexts.exporting} />;
  return (
    <Written
      exported={written.part}
      source={written.subject.text}
      stale={stale || late}
      agreed={agreed}
      onAgree={agree}
    />
  );
}

function Refused({ error, again }: { error: unknown; again(): void }) {
  if (error instanceof NotJsonError) {
    return <EmptyState title={exportTexts.sourceNotJson}>{error.message}</EmptyState>;
  }
  const refusal = refusalOf(error);
  if (refusal && refusal.faults.length > 0) {
    return (
      <div className="export-refused scroll" role="alert">
        <Findings lists={[refusals(refusal, refusal.faults)]} />
      </div>
    );
  }
  const trouble = troubleOf(error);
  return (
    <ErrorState
      title={refusal ? saidText(refusal.message, refusal) : trouble.title}
      action={
        refusal ? null : (
          <>
            <Button onPress={again}>{exportTexts.exportAgain}</Button>
            <OtherEngine trouble={trouble} />
          </>
        )
      }
    >
      {refusal ? null : trouble.advice}
    </ErrorState>
  );
}
