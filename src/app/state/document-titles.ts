import type { WorkDocument } from './documents-slice.ts';

/** Names that the workbench gave; a file keeps the name it came with, and so does what a user has named. */
const GIVEN =
  /^(?:untitled|pasted|broken|invoice|credit-note|order|delivery-note|payment-receipt|status-(?:update|response)|.*[.]taken-over)(?:-\d+)?[.]json$/;

/** Longer texts are not read for a name: it is not worth the time. */
const LONGEST = 200_000;

/** What a tab is called: by series, code and party where the document says them and nobody has named it. */
export function titleOf({
  name,
  text,
  origin,
  revision,
}: Pick<WorkDocument, 'name' | 'text' | 'origin' | 'revision'>): string {
  const own = GIVEN.test(name) || (origin === 'example' && revision > 0);
  return (own ? titleIn(text) : undefined) ?? name;
}

/** `F26-0143 · Cafés del Puerto`: number and customer of a bill, else its supplier; undefined where it says neither. */
export function titleIn(text: string): string | undefined {
  if (text.length > LONGEST || !text.trimStart().startsWith('{')) return undefined;
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return undefined;
  }
  const document = memberOf(read, 'doc') ?? read;
  const number = [memberOf(document, 'series'), memberOf(document, 'code')].filter(isWord).join('-');
  const party = ['customer', 'supplier', '']
    .map((role) => memberOf(role === '' ? document : memberOf(document, role), 'name'))
    .find(isWord);
  const parts = [number, party?.trim() ?? ''].filter((part) => part !== '');
  return parts.length === 0 ? undefined : parts.join(' · ').slice(0, 120);
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;
}

function isWord(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

const known = new WeakMap<WorkDocument, string>();

/** The same, read once for each state of a document. */
export function tabTitle(document: WorkDocument): string {
  const title = known.get(document) ?? titleOf(document);
  known.set(document, title);
  return title;
}
