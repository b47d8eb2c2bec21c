import { useId } from 'react';

interface CardsProps<Value extends string> {
  readonly legend: string;
  readonly value: Value;
  readonly cards: readonly { readonly value: Value; readonly title: string; readonly note: string }[];
  onChange(value: Value): void;
}

/** One of a few answers, each with what it means. */
export function Cards<Value extends string>({ legend, value: chosen, cards, onChange }: CardsProps<Value>) {
  const name = useId();
  return (
    <fieldset className="start-page-part">
      <legend>{legend}</legend>
      <div className="start-page-cards">
        {cards.map(({ value, title, note }) => (
          <label key={value} className="start-page-card">
            <input
              type="radio"
              name={name}
              aria-label={title}
              aria-describedby={`${name}-${value}`}
              checked={value === chosen}
              onChange={() => onChange(value)}
            />
            <span className="start-page-card-title">{title}</span>
            <span className="start-page-card-note" id={`${name}-${value}`}>
              {note}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
