import type { ReactNode } from 'react';
import './json-text.css';

/** JSON in colours without an editor. It scrolls, so the keyboard can focus it and it has a label. */
export function JsonText({ text, label }: { text: string; label: string }) {
  return (
    <pre className="json-text scroll" tabIndex={0} role="region" aria-label={label}>
      {coloured(text)}
    </pre>
  );
}

const token = /("(?:[^"\\]|\\.)*")(\s*:)?|\b(?:true|false|null)\b|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

function coloured(text: string): readonly ReactNode[] {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(token)) {
    const [whole, quoted, colon] = match;
    parts.push(text.slice(end, match.index));
    const body = colon === undefined ? whole : whole.slice(0, -colon.length);
    parts.push(
      <span key={match.index} className={`json-${kindOf(quoted, colon, whole)}`}>
        {body}
      </span>,
      colon,
    );
    end = match.index + whole.length;
  }
  return [...parts, text.slice(end)];
}

function kindOf(quoted: string | undefined, colon: string | undefined, whole: string): string {
  if (quoted !== undefined) return colon === undefined ? 'string' : 'key';
  return /^[tfn]/.test(whole) ? 'literal' : 'number';
}
