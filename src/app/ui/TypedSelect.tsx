import { useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { typedChoice, type Choice } from './typed-choice.ts';

/** Milliseconds after which a letter begins a new text. */
const PAUSE = 1000;

export interface TypedSelectProps extends Omit<ComponentProps<'select'>, 'onChange' | 'children'> {
  readonly choices: readonly Choice[];
  /** What was typed before the list was there; the next letters go on from it. */
  readonly begun?: string | undefined;
  /** Calls back with the value of the choice. */
  readonly onChoose: (value: string) => void;
}

/** The browser's own list, in which typing finds a choice by its name and by its code. */
export function TypedSelect({ choices, begun = '', onChoose, onKeyDown, ...props }: TypedSelectProps) {
  const [opened] = useState(() => performance.now());
  const typed = useRef({ text: begun, at: opened });
  const find = (event: KeyboardEvent<HTMLSelectElement>) => {
    const { key, timeStamp, currentTarget } = event;
    const isGoingOn = timeStamp - typed.current.at < PAUSE && typed.current.text !== '';
    // A blank at the beginning opens the list.
    if ([...key].length !== 1 || event.ctrlKey || event.metaKey || event.altKey || (key === ' ' && !isGoingOn)) return;
    const text = isGoingOn ? typed.current.text + key : key;
    typed.current = { text, at: timeStamp };
    event.preventDefault();
    const found = typedChoice(choices, text, currentTarget.value);
    if (found && found.value !== currentTarget.value) onChoose(found.value);
  };
  return (
    <select
      {...props}
      onChange={(event) => {
        onChoose(event.target.value);
      }}
      onKeyDown={(event) => {
        find(event);
        onKeyDown?.(event);
      }}
    >
      {choices.map(({ value, title }) => (
        <option key={value} value={value}>
          {title}
        </option>
      ))}
    </select>
  );
}
