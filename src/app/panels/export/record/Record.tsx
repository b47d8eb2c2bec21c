import type { ReactNode } from 'react';
import { useWorkbench } from '../../../state/workbench-store.ts';
import { recordKey, type ContextValues } from '../../../state/export-slice.ts';
import { Button } from '../../../ui/Button.tsx';
import { Check, Select, TextField } from '../../../ui/Field.tsx';
import { recordTexts } from '../../../texts/en/record.ts';
import { filledOf, formOf, type RecordField, type RecordFormat } from './record-forms.ts';
import './record.css';

/** What a record says besides its invoice: the program, the record before, and what it does. */
export function Record({ format, documentId }: { format: RecordFormat; documentId: string }) {
  const form = formOf(format);
  const program = useWorkbench((state) => state.recordPrograms.get(format)) ?? NONE;
  const own = useWorkbench((state) => state.recordsOf.get(recordKey(format, documentId))) ?? NONE;
  const last = useWorkbench((state) => state.lastRecords.get(format));
  const sayOfProgram = useWorkbench((state) => state.sayOfProgram);
  const sayOfRecord = useWorkbench((state) => state.sayOfRecord);
  const say = (values: ContextValues): void => {
    sayOfRecord(recordKey(format, documentId), values);
  };
  const ofProgram = (values: ContextValues): void => {
    sayOfProgram(format, values);
  };
  const previous = filledOf(own, form.previous);
  const standing = { all: recordTexts.chained, some: recordTexts[form.previousNeeds], none: recordTexts.first };
  return (
    <details className="record scroll" open>
      <summary>
        <strong>{recordTexts.title}</strong>{' '}
        <span className="record-standing">
          {filledOf(program, form.program) === 'all' ? recordTexts.complete : recordTexts.draft} {standing[previous]}
        </span>
      </summary>
      <div className="record-parts" role="region" aria-label={recordTexts.title}>
        <p className="field-note">{recordTexts.kept}</p>
        <Part title={recordTexts.programTitle} fields={form.program} values={program} say={ofProgram}>
          {form.abilities.map(({ at, label }) => (
            <Check
              key={at}
              label={recordTexts[label]}
              checked={program[at] === 'S'}
              onChange={(checked) => {
                ofProgram({ [at]: checked ? 'S' : 'N' });
              }}
            />
          ))}
        </Part>
        <Part title={recordTexts.previousTitle} fields={form.previous} values={own} say={say}>
          {last && last.documentId !== documentId && previous !== 'all' ? (
            <Button
              onPress={() => {
                say(last.previous);
              }}
            >
              {recordTexts.follow(form.named.map((at) => last.previous[at] ?? '').join(''))}
            </Button>
          ) : null}
        </Part>
        <Part title={recordTexts.recordTitle} fields={form.own} values={own} say={say}>
          {form.choices.map(({ at, label, options }) => (
            <Select
              key={at}
              label={recordTexts[label]}
              value={own[at] ?? options[0]?.value ?? ''}
              onChange={(value) => {
                say({ [at]: value });
              }}
              options={options.map(({ value, title }) => ({ value, title: recordTexts[title] }))}
            />
          ))}
          {form.checks.map(({ at, label, on, off }) => (
            <Check
              key={at}
              label={recordTexts[label]}
              checked={program[at] === on}
              onChange={(checked) => {
                ofProgram({ [at]: checked ? on : off });
              }}
            />
          ))}
        </Part>
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
