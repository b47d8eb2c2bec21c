import { Fragment } from 'react';

/** Descriptions of definitions: paragraphs separated by blank lines, with `code` in backquotes. */
export function Prose({ text }: { text: string }) {
  if (text.trim() === '') return null;
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph, index) => (
      <p key={index}>
        <Inline text={paragraph} />
      </p>
    ));
}

/** A sentence whose parts in backquotes are shown in the code font. */
export function Inline({ text }: { text: string }) {
  return text.split('`').map((part, index) =>
    index % 2 === 1 ? (
      <code key={index} className="code-text">
        {part}
      </code>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
