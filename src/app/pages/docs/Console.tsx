import { FileInput, Send } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { troubleOf } from '../../api/trouble.ts';
import type { ApiExample, ApiOperation, ApiParameter } from '../../api/definitions/api.ts';
import { useTrial } from '../../api/use-trial.ts';
import { matchesKeys, printKeys } from '../../commands/keys.ts';
import { useWidth } from '../../ui/use-media.ts';
import { Check, Select, TextField } from '../../ui/Field.tsx';
import { activeDocument, useWorkbench } from '../../state/workbench-store.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState, ErrorState } from '../../ui/Messages.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Answer } from './Answer.tsx';
import { addressOf, exampleValues, jsonTrouble, linesTrouble, withData, withoutSecrets } from './compose-request.ts';
import { MethodTag } from './MethodTag.tsx';
import { Snippets } from './Snippets.tsx';
import { typeOf } from './snippets.ts';

const SEND = 'Mod+Enter';

/** Sends the operation's request, as its reader has it, and shows what comes back; and the same request as code. */
export function Console({ operation, toolPath }: { operation: ApiOperation; toolPath: string }) {
  const { method, body: described, responses, tool } = operation;
  const lines = described?.lines ?? false;
  const [values, setValues] = useState(() => exampleValues(operation));
  const [body, setBody] = useState(() => described?.examples[0]?.text ?? '{}');
  const phone = useWidth() === 'phone';
  const trial = useTrial();
  const { isPending, error } = trial;
  const [last, setLast] = useState(trial.data);
  if (trial.data && trial.data !== last) setLast(trial.data);

  const address = addressOf(operation, values);
  const sent = described ? body : undefined;
  const published = described?.examples.map(({ text }) => text) ?? [];
  const safe = sent === undefined ? undefined : withoutSecrets(sent, published);

  function send(): void {
    trial.start({ method, address, body: sent, type: typeOf(lines) });
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (!matchesKeys(event.nativeEvent, SEND)) return;
    event.preventDefault();
    send();
  }

  return (
    <div className="docs-console" id="try">
      <form
        className="docs-card"
        aria-label="Try it"
        data-keys={SEND}
        onKeyDown={onKeyDown}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <header className="docs-card-head">
          <h2>Try it</h2>
          {isPending ? <Button onPress={trial.cancel}>Cancel</Button> : null}
          <Button
            variant="primary"
            type="submit"
            icon={<Send aria-hidden />}
            keys={phone ? undefined : printKeys(SEND)}
            isDisabled={isPending}
          >
            {isPending ? 'Sending' : 'Send'}
          </Button>
        </header>
        <p className="docs-address">
          <MethodTag method={method} />
          <span className="code">{location.origin + address}</span>
        </p>
        <div className="docs-request">
          {operation.parameters.map((parameter) => (
            <Parameter
              key={parameter.name}
              parameter={parameter}
              value={values[parameter.name] ?? ''}
              onChange={(value) => {
                setValues({ ...values, [parameter.name]: value });
              }}
            />
          ))}
          {described ? (
            <Body
              operation={operation}
              body={body}
              onChange={setBody}
              onExample={(example) => {
                setBody(example.text);
                if (lines) setValues({ ...exampleValues(operation), ...example.query });
              }}
            />
          ) : operation.parameters.length === 0 ? (
            <p className="table-note">It takes nothing: send it as it is.</p>
          ) : null}
        </div>
      </form>
      <section className="docs-card docs-answer-card" aria-label="Answer">
        {error ? (
          <Failed error={error} again={send} />
        ) : last ? (
          <Answer
            answer={last}
            stale={isPending}
            meaning={responses.find(({ status }) => status === last.status)?.description}
            name={operation.id}
          />
        ) : isPending ? (
          <Skeleton rows={6} label="Waiting for the answer" />
        ) : (
          <EmptyState title="Nothing sent yet">
            The answer shows here with its status, its time and the headers that tell something.
          </EmptyState>
        )}
      </section>
      <Snippets
        request={{ method, url: location.origin + address, body: safe, lines }}
        tool={tool}
        values={values}
        toolPath={toolPath}
      />
    </div>
  );
}

function Parameter({
  parameter: { name, place, required, description, choices },
  value,
  onChange,
}: {
  parameter: ApiParameter;
  value: string | boolean;
  onChange: (value: string | boolean) => void;
}) {
  if (choices.length > 0) {
    const options = [{ value: '', title: 'Left out' }, ...choices.map((choice) => ({ value: choice, title: choice }))];
    return <Select label={name} note={description} value={String(value)} onChange={onChange} options={options} />;
  }
  if (place === 'query') return <Check label={name} note={description} checked={value === true} onChange={onChange} />;
  return <TextField label={name} note={description} required={required} value={String(value)} onChange={onChange} />;
}

/** The body as text. What is no JSON may be sent too: to see how the service refuses it. */
function Body({
  operation,
  body,
  onChange,
  onExample,
}: {
  operation: ApiOperation;
  body: string;
  onChange: (text: string) => void;
  onExample: (example: ApiExample) => void;
}) {
  const lines = operation.body?.lines ?? false;
  const examples = operation.body?.examples ?? [];
  const document = useWorkbench(activeDocument);
  const here = useWorkbench((state) => state.engineChoice === 'browser');
  const takesDocument = !lines && operation.body?.shape.fields.some(({ name }) => name === 'data') === true;
  const trouble = lines ? linesTrouble(body) : jsonTrouble(body);
  const form = lines ? 'A line of JSON each.' : 'JSON.';
  const shown = examples.find(({ text }) => text === body)?.name ?? '';
  return (
    <>
      <div className="docs-prefill">
        {examples.length > 0 ? (
          <Select
            label="Example"
            value={shown}
            onChange={(name) => {
              const example = examples.find((one) => one.name === name);
              if (example) onExample(example);
            }}
            options={[
              ...(shown === '' ? [{ value: '', title: 'Your own' }] : []),
              ...examples.map(({ name, summary }) => ({ value: name, title: summary })),
            ]}
          />
        ) : null}
        {takesDocument && document.text.trim() !== '' ? (
          <Button
            icon={<FileInput aria-hidden />}
            onPress={() => {
              onChange(withData(body, document.text));
            }}
          >
            Use {document.name}
          </Button>
        ) : null}
      </div>
      <TextField
        label="Body"
        rows={12}
        value={body}
        onChange={onChange}
        note={
          trouble
            ? `Line ${String(trouble.line)} is no JSON: ${trouble.message}. It can be sent all the same.`
            : here
              ? `${form} The engine in this browser answers, so nothing is sent.`
              : `${form} It goes to this service alone, and nothing of it is kept.`
        }
      />
    </>
  );
}

function Failed({ error, again }: { error: unknown; again: () => void }) {
  const { title, advice } = troubleOf(error);
  return (
    <ErrorState title={title} action={<Button onPress={again}>Send again</Button>}>
      {advice}
    </ErrorState>
  );
}
