import { useId, type ReactNode } from 'react';
import { Inline } from './Prose.tsx';
import type { Choice } from './typed-choice.ts';
import { TypedSelect } from './TypedSelect.tsx';
import { uiTexts } from '../texts/en/ui.ts';
import './field.css';

interface Labelled {
  readonly label: string;
  readonly note?: string | undefined;
  readonly required?: boolean | undefined;
}

function Field({ label, note, required, children }: Labelled & { children: (id: string, note: string) => ReactNode }) {
  const id = useId();
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
        {required ? <span className="field-required"> {uiTexts.required}</span> : null}
      </label>
      {children(id, `${id}-note`)}
      {note ? (
        <p className="field-note" id={`${id}-note`}>
          <Inline text={note} />
        </p>
      ) : null}
    </div>
  );
}

export interface TextFieldProps extends Labelled {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: 'text' | 'date';
  readonly rows?: number;
  readonly pattern?: string | undefined;
}

export function TextField({ value, onChange, type = 'text', rows, pattern, ...labels }: TextFieldProps) {
  return (
    <Field {...labels}>
      {(id, note) => {
        const shared = { id, value, className: 'field-input', 'aria-describedby': note, spellCheck: false };
        return rows ? (
          <textarea {...shared} rows={rows} onChange={(event) => onChange(event.target.value)} />
        ) : (
          <input
            {...shared}
            type={type}
            autoComplete="off"
            {...(pattern ? { pattern } : {})}
            onChange={(event) => onChange(event.target.value)}
          />
        );
      }}
    </Field>
  );
}

export interface SelectProps extends Labelled {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly Choice[];
}

export function Select({ value, onChange, options, ...labels }: SelectProps) {
  return (
    <Field {...labels}>
      {(id, note) => (
        <TypedSelect
          id={id}
          className="field-input"
          value={value}
          aria-describedby={note}
          choices={options}
          onChoose={onChange}
        />
      )}
    </Field>
  );
}

export interface CheckProps extends Labelled {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

export function Check({ label, note, checked, onChange }: CheckProps) {
  const id = useId();
  return (
    <div className="field field-check">
      <input
        id={id}
        type="checkbox"
        checked={checked}
        aria-describedby={`${id}-note`}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={id}>{label}</label>
      {note ? (
        <p className="field-note" id={`${id}-note`}>
          <Inline text={note} />
        </p>
      ) : null}
    </div>
  );
}
