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
import { saidText } from '../../texts/said.ts';
import { serviceOrigin } from '../../api/service-origin.ts';
import { hasService } from '../../state/host-page.ts';
import { docsTexts } from '../../texts/en/docs.ts';

const SEND = 'Mod+Enter';

/** A form for the operation's request. Sends it, shows the response, and shows the request as code. */
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
        aria-label={docsTexts.tryIt}
        data-keys={SEND}
        onKeyDown={onKeyDown}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <header className="docs-card-head">
          <h2>{docsTexts.tryIt}</h2>
          {isPending ? <Button onPress={trial.cancel}>{docsTexts.cancel}</Button> : null}
          <Button
            variant="primary"
            type="submit"
            icon={<Send aria-hidden />}
            keys={phone ? undefined : printKeys(SEND)}
            isDisabled={isPending}
          >
            {isPending ? docsTexts.sending : docsTexts.send}
          </Button>
        </header>
        <p className="docs-address">
          <MethodTag method={method} />
          <span className="code-text">{serviceOrigin + address}</span>
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
            <p className="table-note">{docsTexts.noInput}</p>
          ) : null}
        </div>
      </form>
      <section className="docs-card docs-answer-card" aria-label={docsTexts.answer}>
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
          <Skeleton rows={6} label={docsTexts.waiting} />
        ) : (
          <EmptyState title={docsTexts.nothingSentYet}>{docsTexts.answerLead}</EmptyState>
        )}
      </section>
      {hasService ? (
        <Snippets
          request={{ method, url: serviceOrigin + address, body: safe, lines }}
          tool={tool}
          values={values}
          toolPath={toolPath}
        />
      ) : null}
    </div>
  );
}

function Parameter({
  parameter: { name, place, required, description: described, choices },
  value,
  onChange,
}: {
  parameter: ApiParameter;
  value: string | boolean;
  onChange: (value: string | boolean) => void;
}) {
  const description = saidText(described);
  if (choices.length > 0) {
    const options = [
      { value: '', title: docsTexts.leftOut },
      ...choices.map((choice) => ({ value: choice, title: choice })),
    ];
    return <Select label={name} note={description} value={String(value)} onChange={onChange} options={options} />;
  }
  if (place === 'query') return <Check label={name} note={description} checked={value === true} onChange={onChange} />;
  return <TextField label={name} note={description} required={required} value={String(value)} onChange={onChange} />;
}

/** The body as text. Text that is not JSON can be sent too, to see the error. */
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
  const form = lines ? docsTexts.jsonLines : 'JSON.';
  const shown = examples.find(({ text }) => text === body)?.name ?? '';
  return (
    <>
      <div className="docs-prefill">
        {examples.length > 0 ? (
          <Select
            label={docsTexts.example}
            value={shown}
            onChange={(name) => {
              const example = examples.find((candidate) => candidate.name === name);
              if (example) onExample(example);
            }}
            options={[
              ...(shown === '' ? [{ value: '', title: docsTexts.yourOwn }] : []),
              ...examples.map(({ name, summary }) => ({ value: name, title: saidText(summary) })),
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
            {docsTexts.use(document.name)}
          </Button>
        ) : null}
      </div>
      <TextField
        label={docsTexts.body}
        rows={12}
        value={body}
        onChange={onChange}
        note={
          trouble
            ? docsTexts.lineNotJson(trouble.line, saidText(trouble.message, trouble).replace(/\.$/, ''))
            : here
              ? docsTexts.answeredHere(form)
              : docsTexts.answeredByService(form)
        }
      />
    </>
  );
}

function Failed({ error, again }: { error: unknown; again: () => void }) {
  const { title, advice } = troubleOf(error);
  return (
    <ErrorState title={title} action={<Button onPress={again}>{docsTexts.sendAgain}</Button>}>
      {advice}
    </ErrorState>
  );
}
