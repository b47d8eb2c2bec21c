import type { Json } from '../../engine/index.ts';
import { isJsonObject, JsonNumber } from '../../engine/values.ts';
import type { Span } from '../syntax/tree.ts';

/** The layout of a text, so that insertions look as if the author had typed them. */
export interface Style {
  /** One level of indentation; empty for a text on a single line. */
  readonly unit: string;
  readonly newline: string;
}

export function styleOf(text: string): Style {
  const newline = text.includes('\r\n') ? '\r\n' : '\n';
  const unit = /\n([ \t]+)\S/.exec(text)?.[1];
  if (unit !== undefined) return { unit, newline };
  return { unit: text.trim().includes('\n') || text.trim().length <= 2 ? '  ' : '', newline };
}

/** The indentation of the line at an offset; empty in a text of one line. */
export function indentationAt(text: string, offset: number, { unit }: Pick<Style, 'unit'>): string {
  if (unit === '') return '';
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  return /^[ \t]*/.exec(text.slice(lineStart, offset))?.[0] ?? '';
}

export function isOneLine(text: string, span: Span): boolean {
  return !text.slice(span.start, span.end).includes('\n');
}

/** Writes a value; `indentation` is that of the line it begins on. Empty containers stay on one line. */
export function printJson(value: Json, style: Style, indentation: string): string {
  if (value instanceof JsonNumber) return value.text;
  if (Array.isArray(value))
    return printEntries(
      '[',
      ']',
      value.map((item: Json) => ['', item] as const),
      style,
      indentation,
    );
  if (isJsonObject(value)) {
    const entries = Object.entries(value).map(([name, entry]) => [`${JSON.stringify(name)}: `, entry] as const);
    return printEntries('{', '}', entries, style, indentation);
  }
  return JSON.stringify(value);
}

function printEntries(
  opener: string,
  closer: string,
  entries: readonly (readonly [prefix: string, value: Json])[],
  style: Style,
  indentation: string,
): string {
  if (entries.length === 0) return opener + closer;
  const inner = indentation + style.unit;
  const written = entries.map(([prefix, value]) => prefix + printJson(value, style, inner));
  if (style.unit === '')
    return `${opener}${opener === '{' ? ' ' : ''}${written.join(', ')}${opener === '{' ? ' ' : ''}${closer}`;
  const separator = `,${style.newline}${inner}`;
  return `${opener}${style.newline}${inner}${written.join(separator)}${style.newline}${indentation}${closer}`;
}
