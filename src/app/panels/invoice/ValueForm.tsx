import { CalendarDays } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import type { Edit, JsonObject } from '../../../engine/index.ts';
import { amountIn, dateIn, percentIn } from '../../../formats/page/figures-in.ts';
import type { Language } from '../../../formats/page/paper-words.ts';
import { valueText } from '../../../language/edits/value-edits.ts';
import { commandsTexts } from '../../texts/en/commands.ts';
import { invoiceTexts } from '../../texts/en/invoice.ts';
import { panelsTexts } from '../../texts/en/panels.ts';
import { useValueTrouble } from '../../api/mendings.ts';
import { saidText } from '../../texts/said.ts';
import type { EditorHandle } from '../../editor/types.ts';
import { editorInStep } from '../../commands/editor-in-step.ts';
import { until } from '../../commands/until.ts';
import { useCommands } from '../../commands/CommandProvider.tsx';
import { sourceTree } from '../../source/source-tree.ts';
import { activeDocument, useWorkbench } from '../../state/workbench-store.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { typedChoice, type Choice } from '../../ui/typed-choice.ts';
import { TypedSelect } from '../../ui/TypedSelect.tsx';
import { proposedAt, useBegun } from './begun-here.ts';
import { Conflict } from './Conflict.tsx';
import { meanwhile } from './meanwhile.ts';
import { useCodes } from './use-codes.ts';
import { useMeanwhile } from './use-meanwhile.ts';
import { Parties, useParties } from './Parties.tsx';
import { readValue, spelled, typedHint } from './typed-value.ts';
import { typingWays, type SlowField, type SourceChange, type TakenParty, type ValueField } from './value-field.ts';
import '../../ui/field.css';

export interface ValueFormProps {
  readonly path: string;
  readonly field: ValueField | SlowField;
  readonly language: Language;
  /** The document on the page, for its country and day. */
  readonly document: JsonObject;
  readonly label: string;
  /** Whether the field leads to the next value by Tab: nothing stands before it. */
  readonly isFirst: boolean;
  /** The ids of the sentences about its problems. */
  readonly describedBy: readonly string[];
  /** What was typed on the value to open the field: it replaces the value. */
  readonly typed: string | undefined;
  /** Whether the field is focused as it opens. */
  readonly takesFocus: boolean;
  /** The text that the field was made for; for XML, the document that was read from it. Undefined for single elements. */
  readonly text: string | undefined;
  /** For XML, the document that was read from the last text that was judged. */
  readonly read: string | undefined;
  /** Says what is to happen when the card is left by a press outside it. */
  onLeaving(leave: () => void): void;
  /** Says whether the edit that is being made is that of the field. */
  onKeeping(isKeeping: boolean): void;
  /** The field of the value at another place, where its row stands now. */
  fieldOf(path: string): ValueField | undefined;
  onClose(): void;
  onOpen(path: string): void;
}

/** The field of one value. Enter keeps it, Escape restores it, Tab keeps it and opens the next one. */
export function ValueForm({
  path,
  field,
  language,
  document,
  label,
  isFirst,
  describedBy,
  typed: seed,
  takesFocus,
  text,
  read,
  onLeaving,
  onKeeping,
  fieldOf,
  onClose,
  onOpen,
}: ValueFormProps) {
  const { act } = useCommands();
  const id = useId();
  const codes = useCodes(field);
  const choices = field.choices ?? codes;
  const documentId = useWorkbench((state) => state.activeId);
  const begun = useBegun((all) => all[documentId]);
  const [begunWith] = useState(
    () => spelled(path, field.written) || proposal(choices, proposedAt(path, document, begun)),
  );
  const [typed, setTyped] = useState(() => chosen(seed, choices, begunWith));
  const [early, setEarly] = useState(seed);
  const [known, know] = useState(choices);
  // The codes of an element come later than its field: what was typed meanwhile finds one of them.
  if (known !== choices) {
    know(choices);
    if (typed !== begunWith) {
      setEarly(typed);
      setTyped(chosen(typed, choices, begunWith));
    }
  }
  const [refused, refuse] = useState(false);
  const { place: found, accept } = useMeanwhile(path, text, read, field);
  const calendar = useRef<HTMLInputElement>(null);
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const ways = typingWays(language, document, today);
  const given = typed.trim();
  const isUntouched = typed === begunWith && field.written !== '';
  const { value, unit, trouble } = readValue(path, field, given, ways);
  const isWrong = value === undefined && (refused || !isUntouched);
  // In XML, a value is judged when it stands in the text.
  const tried = isUntouched || value === '' || trouble !== undefined || read !== undefined ? undefined : value;
  const broken = useValueTrouble(path, tried, (answer, now) =>
    'element' in field && field.element ? undefined : edited(field.change(answer, now, unit)),
  );
  const wrong = (isWrong || !isUntouched ? trouble : undefined) ?? (broken && saidText(broken.description, broken));
  const understood = value === undefined || given === '' ? '' : inWords(field.input, language, value);

  const latest = useRef({ field, found, fieldOf });
  useEffect(() => {
    latest.current = { field, found, fieldOf };
  });
  /** The change of the present text; undefined if the field is not made for that text yet, null if it may not be made. */
  const changeNow = async (
    editor: EditorHandle,
    isSure: boolean,
    taken: TakenParty | undefined,
  ): Promise<SourceChange | null | undefined> => {
    const asked = editor.getText();
    const known = latest.current;
    const at = text === undefined || read !== undefined ? known.found : meanwhile(path, text, asked);
    if (at.kind !== 'same' && !(at.kind === 'changed' && isSure)) return null;
    const own = at.path === path ? known.field : known.fieldOf(at.path);
    const change = taken
      ? own?.party?.take(taken, asked)
      : await own?.change(value === '' ? undefined : value, asked, unit);
    // The source may have changed while the change was made.
    return editor.getText() === asked ? change : undefined;
  };
  const write = (next: string | undefined, isSure: boolean, taken?: TakenParty) => {
    act(async ({ notify }) => {
      const editor = await editorInStep();
      const change = editor && (await until(() => changeNow(editor, isSure, taken)));
      if (!editor || !change) {
        notify(commandsTexts.verdictOutdated);
        return;
      }
      if (change.refused !== undefined) {
        notify(change.refused);
        return;
      }
      onKeeping(true);
      if (change.text !== undefined) editor.replaceAll(change.text);
      else {
        const before = editor.getText();
        editor.applyEdits(change.edits);
        onKeeping(false);
        if (change.edits.length > 0 && editor.getText() === before) {
          notify(commandsTexts.layoutNotKept);
          return;
        }
      }
      if (next === undefined) onClose();
      else onOpen(next);
    });
  };
  const keep = (next?: string, isSure = false) => {
    if (value === undefined && !isUntouched) {
      refuse(true);
      return;
    }
    if (found.kind === 'gone' || (found.kind === 'changed' && !isSure)) return;
    // A day that was written in another form than documents have is kept in theirs.
    const isAsWritten = isUntouched && found.kind !== 'changed' && field.input !== 'date';
    if (value === undefined || isAsWritten || (unit === undefined && value === field.written)) {
      if (next === undefined) onClose();
      else onOpen(next);
      return;
    }
    write(next, isSure);
  };
  useEffect(() => {
    onLeaving(() => {
      if (typed === begunWith || found.kind === 'gone') onClose();
      else keep();
    });
  });
  const parties = useParties({
    field,
    id,
    typed,
    isOffered: !isUntouched,
    onTake: (taken) => {
      write(undefined, false, taken);
    },
  });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (parties.onKeyDown(event)) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      keep();
    }
    const isToFill = event.key === 'F9';
    if (!isToFill && (event.key !== 'Tab' || !isFirst)) return;
    const next = isToFill ? nextToFill(path) : valueBeside(path, event.shiftKey ? -1 : 1);
    if (next === undefined && !isToFill) return;
    event.preventDefault();
    keep(next);
  };
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = place;
    if (!takesFocus || !current) return;
    current.focus();
    if (current instanceof HTMLInputElement && seed === undefined) current.select();
  }, [takesFocus, choices, seed]);
  const shared = {
    id,
    className: 'field-input',
    'aria-describedby': [...describedBy, `${id}-note`].join(' '),
    'aria-invalid': isWrong,
    onKeyDown,
  };
  return (
    <form
      className="paper-form"
      data-keys="F9"
      onSubmit={(event) => {
        event.preventDefault();
        keep();
      }}
    >
      <label className="unseen" htmlFor={id}>
        {label}
      </label>
      <div className="paper-form-row">
        {choices && choices.length > 0 ? (
          <TypedSelect
            {...shared}
            ref={(element) => void (place.current = element)}
            value={typed}
            choices={listed(choices, field.written)}
            begun={early}
            onChoose={setTyped}
          />
        ) : (
          <input
            {...shared}
            {...parties.props}
            ref={(element) => void (place.current = element)}
            type="text"
            autoComplete="off"
            spellCheck={false}
            inputMode={field.input === 'amount' || field.input === 'percentage' ? 'decimal' : undefined}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              refuse(false);
            }}
          />
        )}
        {field.input === 'date' ? (
          <>
            <IconButton
              label={invoiceTexts.calendar}
              icon={<CalendarDays />}
              onPress={() => {
                calendar.current?.showPicker();
              }}
            />
            <input
              ref={calendar}
              type="date"
              className="paper-calendar"
              tabIndex={-1}
              aria-hidden
              value={value !== undefined && /^\d{4}-\d\d-\d\d$/.test(value) ? value : ''}
              onChange={(event) => {
                setTyped(event.target.value);
              }}
            />
          </>
        ) : null}
      </div>
      <p
        className={wrong === undefined ? 'field-note' : 'field-note ask-form-trouble'}
        id={`${id}-note`}
        role={refused ? 'alert' : undefined}
        aria-live="polite"
      >
        {wrong ?? (understood === given ? typedHint(field) : understood || typedHint(field))}
      </p>
      <Parties of={parties} />
      <Conflict
        place={found}
        draft={given}
        onMine={() => {
          keep(undefined, true);
        }}
        onTheirs={(theirs) => {
          setTyped(spelled(path, theirs));
          accept();
        }}
      />
      <div className="paper-form-end" hidden={parties.block !== undefined}>
        {found.kind === 'gone' || found.kind === 'changed' ? null : (
          <Button
            variant="primary"
            keys="⏎"
            onPress={() => {
              keep();
            }}
          >
            {invoiceTexts.keep}
          </Button>
        )}
        <Button variant="quiet" keys="Esc" onPress={onClose}>
          {invoiceTexts.cancel}
        </Button>
      </div>
    </form>
  );
}

/** The edits of a change of JSON; undefined for that of XML. */
function edited(change: ReturnType<(ValueField | SlowField)['change']>): readonly Edit[] | undefined {
  return change === undefined || change instanceof Promise || change.text !== undefined ? undefined : change.edits;
}

/** What is proposed, if it can be chosen here. */
function proposal(choices: ValueField['choices'], proposed = ''): string {
  return !choices || choices.some(({ value }) => value === proposed) ? proposed : '';
}

/** What a field holds after this was typed: in a list, the choice that it finds. */
function chosen(typed: string | undefined, choices: ValueField['choices'], written: string): string {
  if (typed === undefined) return written;
  return choices ? (typedChoice(listed(choices, written), typed, written)?.value ?? written) : typed;
}

/** The choices by name and code, and before them what is written, if it is none of them. */
function listed(choices: NonNullable<ValueField['choices']>, written: string): readonly Choice[] {
  const own = { value: written, title: written === '' ? panelsTexts.chooseOne : written };
  return [
    ...(written === '' ? [] : [{ value: '', title: panelsTexts.leftEmpty }]),
    ...(choices.some(({ value }) => value === written) ? [] : [own]),
    ...choices.map(({ value, name }) => ({
      value,
      title: name === value || value.includes(' ') ? name : `${name} (${value})`,
    })),
  ];
}

/** What was understood, as the page writes it. */
function inWords(input: ValueField['input'], language: Language, value: string): string {
  if (input === 'date') return dateIn(language === 'en' ? 'en-GB' : language, value);
  if (input === 'amount') return amountIn(language, value);
  return input === 'percentage' ? percentIn(language, value) : '';
}

/** The path of the next missing value after this one, or the first. */
export function nextToFill(path: string | undefined): string | undefined {
  const values = [...document.querySelectorAll<HTMLElement>('.invoice-desk [data-value]')];
  const at = values.findIndex((element) => element.dataset['value'] === path);
  // The page may be that of an older text, without the values of the last keys.
  const { text } = activeDocument(useWorkbench.getState());
  const tree = text.trimStart().startsWith('{') ? sourceTree(text) : undefined;
  const isSlot = ({ classList, dataset: { value = '' } }: HTMLElement): boolean =>
    classList.contains('paper-slot') && value !== path && (!tree || !valueText(tree, value));
  return (values.slice(at + 1).find(isSlot) ?? values.find(isSlot))?.dataset['value'];
}

/** The path of the value or slot before or after this one, in reading order. */
function valueBeside(path: string, by: 1 | -1): string | undefined {
  const values = [...document.querySelectorAll<HTMLElement>('.invoice-desk [data-value]:not([data-calculated])')];
  const at = values.findIndex((element) => element.dataset['value'] === path);
  return at < 0 ? undefined : values[at + by]?.dataset['value'];
}
