import { Plus, Trash2 } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import type { JsonObject } from '../../../engine/index.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Check, Select, TextField } from '../../ui/Field.tsx';
import type { OfferedLine } from './chosen-lines.ts';
import { judgingTexts } from '../../texts/en/judging.ts';
import { optionsOf, type OptionField } from './options-form.ts';
import { operationsTexts } from '../../texts/en/operations.ts';

export interface CorrectFormProps {
  readonly fields: readonly OptionField[];
  /** The lines to choose from. */
  readonly lines: readonly OfferedLine[];
  /** `chosen` has the indexes of the lines to correct; undefined for all. */
  readonly onSubmit: (options: JsonObject, chosen: ReadonlySet<number> | undefined) => void;
  readonly onCancel: () => void;
}

type Answers = ReadonlyMap<OptionField, unknown>;

/** Asks what the document's regime and addons require for a correction. */
export function CorrectForm({ fields, lines, onSubmit, onCancel }: CorrectFormProps) {
  const [answers, setAnswers] = useState<Answers>(() => new Map(fields.map((field) => [field, initial(field)])));
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  function submit(event: FormEvent): void {
    event.preventDefault();
    const chosen = lines.flatMap(({ index }) => (left.has(index) ? [] : [index]));
    onSubmit(optionsOf(answers), left.size === 0 ? undefined : new Set(chosen));
  }
  return (
    <form className="operation" onSubmit={submit} aria-label={operationsTexts.howToCorrect}>
      <div className="correct-form">
        {lines.length > 0 ? (
          <fieldset className="correct-form-wide correct-lines">
            <legend>{operationsTexts.linesToCorrect}</legend>
            {lines.map(({ index, name }) => (
              <Check
                key={index}
                label={judgingTexts.lineOf(index + 1, name === '' ? undefined : name)}
                checked={!left.has(index)}
                onChange={(isChosen) => {
                  setLeft((before) => toggled(before, index, !isChosen));
                }}
              />
            ))}
          </fieldset>
        ) : null}
        {fields.map((field) => (
          <div key={field.path.join('.')} className={isWide(field) ? 'correct-form-wide' : ''}>
            <Question
              field={field}
              value={answers.get(field)}
              onChange={(value) => {
                setAnswers((before) => new Map(before).set(field, value));
              }}
            />
          </div>
        ))}
      </div>
      <div className="operation-foot">
        <Button onPress={onCancel}>{operationsTexts.cancel}</Button>
        <Button variant="primary" type="submit" isDisabled={lines.length > 0 && left.size === lines.length}>
          {operationsTexts.showTheDifference}
        </Button>
      </div>
    </form>
  );
}

function toggled(before: ReadonlySet<number>, index: number, isLeft: boolean): ReadonlySet<number> {
  const after = new Set(before);
  if (isLeft) after.add(index);
  else after.delete(index);
  return after;
}

interface QuestionProps {
  readonly field: OptionField;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

function Question({ field, value, onChange }: QuestionProps) {
  const { label, note, required } = field;
  const text = typeof value === 'string' ? value : '';
  switch (field.kind) {
    case 'choice': {
      const chosen = field.choices.find((choice) => choice.value === text);
      const code = (choice: { value: string; title: string }) =>
        field.path[1] && choice.title !== choice.value ? `${choice.value} · ${choice.title}` : choice.title;
      const options = field.choices.map((choice) => ({ value: choice.value, title: code(choice) }));
      const none = required && field.initial !== '' ? [] : [{ value: '', title: operationsTexts.byRules }];
      return (
        <Select
          label={label}
          note={chosen?.note || note}
          required={required}
          value={text}
          options={[...none, ...options]}
          onChange={onChange}
        />
      );
    }
    case 'flag':
      return <Check label={label} note={note} checked={value === true} onChange={onChange} />;
    case 'stamps':
      return <Stamps label={label} note={note} value={value} onChange={onChange} />;
    case 'date':
      return <TextField label={label} note={note} type="date" value={text} onChange={onChange} />;
    case 'text':
      return (
        <TextField
          label={label}
          note={note}
          required={required}
          value={text}
          pattern={field.pattern}
          onChange={onChange}
          {...(field.path[0] === 'reason' ? { rows: 2 } : {})}
        />
      );
  }
}

interface Stamp {
  readonly prv: string;
  readonly val: string;
}

function Stamps({ label, note, value, onChange }: Omit<QuestionProps, 'field'> & { label: string; note: string }) {
  const stamps = Array.isArray(value) ? (value as readonly Stamp[]) : [];
  const change = (index: number, part: Partial<Stamp>) => {
    onChange(stamps.map((stamp, at) => (at === index ? { ...stamp, ...part } : stamp)));
  };
  return (
    <fieldset className="correct-stamps">
      <legend className="field-label">{label}</legend>
      <p className="field-note">{note}</p>
      {stamps.map((stamp, index) => (
        <div key={index} className="correct-stamp">
          <TextField label={operationsTexts.provider} value={stamp.prv} onChange={(prv) => change(index, { prv })} />
          <TextField label={operationsTexts.value} value={stamp.val} onChange={(val) => change(index, { val })} />
          <IconButton
            label={operationsTexts.removeStamp(index + 1)}
            icon={<Trash2 />}
            onPress={() => {
              onChange(stamps.filter((_, at) => at !== index));
            }}
          />
        </div>
      ))}
      <div>
        <Button
          icon={<Plus aria-hidden />}
          onPress={() => {
            onChange([...stamps, { prv: '', val: '' }]);
          }}
        >
          {operationsTexts.addAStamp}
        </Button>
      </div>
    </fieldset>
  );
}

function initial(field: OptionField): unknown {
  if (field.kind === 'choice') return field.initial;
  if (field.kind === 'flag') return false;
  return field.kind === 'stamps' ? [] : '';
}

function isWide({ kind, path }: OptionField): boolean {
  return kind === 'stamps' || kind === 'flag' || path[0] === 'reason';
}
