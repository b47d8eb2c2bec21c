import type { ReactNode } from 'react';
import { useWorkbench } from '../../../state/workbench-store.ts';
import type { ContextValues } from '../../../state/export-slice.ts';
import { Button } from '../../../ui/Button.tsx';
import { Check, Select, TextField } from '../../../ui/Field.tsx';
import { recordTexts } from '../../../texts/en/record.ts';
import { ABILITIES, filledOf, PREVIOUS, PROGRAM, type RecordField } from './record-fields.ts';
import './record.css';

/** What a record of VERI*FACTU says besides its invoice: the program, the record before, and what it does. */
export function Record({ documentId }: { documentId: string }) {
  const program = useWorkbench((state) => state.recordProgram);
  const own = useWorkbench((state) => state.recordsOf.get(documentId)) ?? NONE;
  const last = useWorkbench((state) => state.lastRecord);
  const sayOfProgram = useWorkbench((state) => state.sayOfProgram);
  const sayOfRecord = useWorkbench((state) => state.sayOfRecord);
  const say = (values: ContextValues): void => {
    sayOfRecord(documentId, values);
  };
  const previous = filledOf(own, PREVIOUS);
  const standing = { all: recordTexts.chained, some: recordTexts.partly, none: recordTexts.first }[previous];
  return (
    <details className="record scroll" open>
      <summary>
        <strong>{recordTexts.title}</strong>{' '}
        <span className="record-standing">
          {filledOf(program, PROGRAM) === 'all' ? recordTexts.complete : recordTexts.draft} {standing}
        </span>
      </summary>
      <div className="record-parts" role="region" aria-label={recordTexts.title}>
        <p className="field-note">{recordTexts.kept}</p>
        <Part title={recordTexts.programTitle} fields={PROGRAM} values={program} say={sayOfProgram}>
          {ABILITIES.map(({ at, label }) => (
            <Check
              key={at}
              label={recordTexts[label]}
              checked={program[at] === 'S'}
              onChange={(checked) => {
                sayOfProgram({ [at]: checked ? 'S' : 'N' });
              }}
            />
          ))}
        </Part>
        <Part title={recordTexts.previousTitle} fields={PREVIOUS} values={own} say={say}>
          {last && last.documentId !== documentId && previous !== 'all' ? (
            <Button
              onPress={() => {
                say(last.previous);
              }}
            >
              {recordTexts.follow(last.previous['previous.num_series'] ?? '')}
            </Button>
          ) : null}
        </Part>
        <fieldset className="record-part">
          <legend>{recordTexts.recordTitle}</legend>
          <Select
            label={recordTexts.kind}
            value={own['kind'] ?? 'register'}
            onChange={(kind) => {
              say({ kind });
            }}
            options={[
              { value: 'register', title: recordTexts.register },
              { value: 'cancel', title: recordTexts.cancel },
            ]}
          />
          <Check
            label={recordTexts.test}
            checked={program['production'] === 'N'}
            onChange={(checked) => {
              sayOfProgram({ production: checked ? 'N' : 'S' });
            }}
          />
        </fieldset>
      </div>
    </details>
  );
}

const NONE: ContextValues = {};

interface PartProps {
  readonly title: string;
  readonly fields: readonly RecordField[];
  readonly values: ContextValues;
  say(values: ContextValues): void;
  readonly children: ReactNode;
}

function Part({ title, fields, values, say, children }: PartProps) {
  return (
    <fieldset className="record-part">
      <legend>{title}</legend>
      {fields.map(({ at, label, note }) => (
        <TextField
          key={at}
          label={recordTexts[label]}
          note={note && recordTexts[note]}
          value={values[at] ?? ''}
          onChange={(value) => {
            say({ [at]: value });
          }}
        />
      ))}
      {children}
    </fieldset>
  );
}
