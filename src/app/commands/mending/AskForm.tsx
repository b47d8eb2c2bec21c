import { useId, useState } from 'react';
import type { AskField, Fault } from '../../../engine/index.ts';
import { PLACEHOLDER_CODE } from '../../../engine/values.ts';
import { formTrouble } from '../../../language/fixes/answers.ts';
import type { Mending } from '../../../language/fixes/mending.ts';
import { useAnswerTrouble } from '../../api/mendings.ts';
import type { Problem, ProblemFix } from '../../api/problem.ts';
import { answerHint } from './answer-hint.ts';
import { answeredFix } from './answered-fix.ts';
import { saidText } from '../../texts/said.ts';
import { useApplySoon } from './use-apply-soon.ts';
import { useNames } from './use-names.ts';
import { fixTitle, labelWithin, namesOfTerm } from './value-names.ts';
import { panelsTexts } from '../../texts/en/panels.ts';
import { TypedSelect } from '../../ui/TypedSelect.tsx';
import '../../ui/field.css';

/**
 * A form for the values that a fix needs from the user. Values are checked while typing; empty ones become
 * placeholders.
 */
export function AskForm({ fix, problem }: { fix: Mending | ProblemFix; problem: Problem }) {
  const applySoon = useApplySoon();
  const { code, paths } = problem;
  const nameAt = namesOfTerm(useNames(), fix, problem);
  const path = paths[0];
  const form = fix.ask?.form ?? [];
  const [answers, setAnswers] = useState<ReadonlyMap<string, string>>(new Map());
  const trouble = useAnswerTrouble(fix, answers, path);
  const given = form.filter(({ place }) => (answers.get(place) ?? '').trim() !== '').length;
  // If the source already has a placeholder here, there is nothing to insert yet.
  const canInsert = given > 0 || code !== PLACEHOLDER_CODE;
  const titleId = useId();
  return (
    <form
      className="ask-form"
      aria-labelledby={titleId}
      onSubmit={(event) => {
        event.preventDefault();
        if (!canInsert) return;
        applySoon(problem, fix, { finish: (offered) => answeredFix(offered, answers), answers });
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        leave(event.currentTarget);
      }}
    >
      <p className="ask-form-title" id={titleId}>
        {fixTitle(fix, nameAt)}
      </p>
      {form.map((field) => (
        <AskValue
          key={field.place}
          field={field}
          label={labelWithin(nameAt(field.place), nameAt(fix.ask?.place ?? ''))}
          value={answers.get(field.place) ?? ''}
          trouble={trouble.get(field.place)}
          onChange={(value) => {
            setAnswers(new Map([...answers, [field.place, value]]));
          }}
        />
      ))}
      <div className="ask-form-end">
        {canInsert ? (
          <button type="submit" className={`push-button ${given > 0 ? 'button-primary' : 'button-default'}`}>
            <span className="button-label">{given > 0 ? panelsTexts.insert : panelsTexts.insertAPlaceholder}</span>
          </button>
        ) : null}
        {canInsert && given < form.length ? <p className="field-note">{panelsTexts.emptyStaysError}</p> : null}
      </div>
    </form>
  );
}

/** Returns the focus to the card that contains the form. */
function leave(form: HTMLElement): void {
  form.closest<HTMLElement>('.problem-card')?.focus();
}

interface AskValueProps {
  readonly field: AskField;
  readonly label: string;
  readonly value: string;
  /** The error in the answer, if a rule finds one. */
  readonly trouble: Fault | undefined;
  readonly onChange: (value: string) => void;
}

function AskValue({ field, label, value, trouble, onChange }: AskValueProps) {
  const id = useId();
  const { choices } = field;
  const wrong = formTrouble(field, value);
  const note = wrong ? panelsTexts.answerTroubles[wrong] : trouble && saidText(trouble.description, trouble);
  const hint = answerHint(field);
  const shared = {
    id,
    value,
    className: 'field-input',
    'aria-describedby': `${id}-note`,
    'aria-invalid': note !== undefined,
  };
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {choices && choices.length > 0 ? (
        <TypedSelect
          {...shared}
          choices={[
            { value: '', title: panelsTexts.chooseOne },
            ...choices.map(({ value: code, name }) => ({
              value: code,
              title: name === code ? code : `${code} – ${name}`,
            })),
          ]}
          onChoose={onChange}
        />
      ) : (
        <input
          {...shared}
          type="text"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => {
            onChange(event.target.value);
          }}
        />
      )}
      <p
        className={note === undefined ? 'field-note' : 'field-note ask-form-trouble'}
        id={`${id}-note`}
        aria-live="polite"
      >
        {note ?? hint ?? ''}
      </p>
    </div>
  );
}
