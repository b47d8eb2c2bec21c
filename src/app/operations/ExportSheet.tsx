import { CircleCheck, Download, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { exportText } from '../api/operations.ts';
import { useCancellable } from '../api/use-cancellable.ts';
import { useFormats } from '../api/use-listings.ts';
import { downloadText } from '../commands/clipboard.ts';
import { useCommands } from '../commands/CommandProvider.tsx';
import { activeDocument, useWorkbench } from '../state/workbench-store.ts';
import { Button } from '../ui/Button.tsx';
import { Check, Select } from '../ui/Field.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { OperationPending, OperationSheet } from './OperationSheet.tsx';
import { OperationTrouble } from './OperationTrouble.tsx';

type Exported = Awaited<ReturnType<typeof exportText>>;

/** Builds the invoice and writes it as XML in a profile. What the format cannot say is refused, or lost with a yes and listed. */
export function ExportSheet() {
  const close = useWorkbench((store) => store.closeOverlay);
  const formats = useFormats().data;
  const [chosen, choose] = useState<string>();
  const [allowLoss, setAllowLoss] = useState(false);
  const choices = (formats ?? []).flatMap((format) =>
    format.profiles.map((profile) => ({
      value: `${format.key} ${profile.key}`,
      title: `${profile.name}, ${format.name}`,
    })),
  );
  const plain = choices.find(({ value }) => value.endsWith(' en16931')) ?? choices[0];
  const target = chosen ?? plain?.value ?? '';
  const { data, error, isPending, start, cancel } = useCancellable((text: string, signal) => {
    const [format = '', profile = ''] = target.split(' ');
    return exportText(text, { format, profile, allowLoss }, signal);
  });
  const run = () => {
    start(activeDocument(useWorkbench.getState()).text);
  };
  return (
    <OperationSheet
      title="Export as XML"
      lead="Builds the invoice and writes it in the order of the schema. The rules of the profile judge what was written."
    >
      {formats ? (
        <Select
          label="Profile and format"
          value={target}
          onChange={(value) => {
            choose(value);
            cancel();
          }}
          options={choices}
        />
      ) : (
        <Skeleton rows={2} label="Reading the formats" />
      )}
      <Check
        label="Write it even if something is lost"
        note="What the format cannot say is then listed; otherwise the export is refused."
        checked={allowLoss}
        onChange={(wish) => {
          setAllowLoss(wish);
          cancel();
        }}
      />
      {isPending ? <OperationPending label="Writing the XML" onCancel={cancel} /> : null}
      {error ? <OperationTrouble error={error} onLeave={close} again={run} /> : null}
      {data ? <Written exported={data} /> : null}
      {!isPending && !data ? (
        <div className="operation-foot">
          <Button onPress={close}>Cancel</Button>
          <Button variant="primary" isDisabled={!formats} onPress={run}>
            Export
          </Button>
        </div>
      ) : null}
    </OperationSheet>
  );
}

function Written({ exported }: { exported: Exported }) {
  const close = useWorkbench((store) => store.closeOverlay);
  const { act } = useCommands();
  const { content, file_name: name, media_type: type, report, verdicts } = exported;
  return (
    <>
      {verdicts.length === 0 ? (
        <p className="operation-good" role="status">
          <CircleCheck aria-hidden /> Written. Every rule of the profile holds.
        </p>
      ) : (
        <div className="operation-warning" role="status">
          <TriangleAlert aria-hidden />
          <div>
            <p>Written, but {verdicts.length === 1 ? 'a rule' : `${String(verdicts.length)} rules`} of the profile:</p>
            <ul className="operation-list">
              {verdicts.map(({ rule, description, properties }, index) => (
                <li key={index}>
                  <span className="code">{rule}</span> {description}
                  {properties[0] ? <span className="code"> {properties[0]}</span> : null}
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
      {report.losses.length > 0 ? (
        <div className="operation-warning">
          <TriangleAlert aria-hidden />
          <div>
            <p>Lost in the XML:</p>
            <ul className="operation-list">
              {report.losses.map(({ path, why }) => (
                <li key={path}>
                  <span className="code">{path}</span> {why}
                </li>
              ))}
            </ul>
          </div>
        </div>
      ) : null}
      <pre className="operation-text scroll" tabIndex={0} role="region" aria-label="XML that was written">
        {content}
      </pre>
      <div className="operation-foot">
        <Button
          onPress={() => {
            close();
            act(({ state, focusEditor }) => {
              state.openDocument(name, content, 'typed');
              focusEditor();
            });
          }}
        >
          Open in a new tab
        </Button>
        <Button
          variant="primary"
          icon={<Download aria-hidden />}
          onPress={() => {
            downloadText(name, content, type);
          }}
        >
          Download
        </Button>
      </div>
    </>
  );
}
