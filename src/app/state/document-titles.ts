import { isXmlInvoice } from '../../language/recognise/xml-invoice.ts';
import { mayBeYaml } from '../source/may-be-yaml.ts';
import type { WorkDocument } from './documents-slice.ts';
import { endingOf, withEnding } from './file-names.ts';

/** Names that the workbench gives; names of files and names that users give stay. */
const GIVEN =
  /^(?:untitled|pasted|broken|invoice|credit-note|order|delivery-note|payment-receipt|status-(?:update|response)|.*[.]taken-over)(?:-\d+)?[.]json$/;

/** Longer texts are not parsed for a title, because that takes too long. */
const LONGEST = 200_000;

/** The title of a tab: series, code and party if the document has them and no user has named it. */
export function titleOf({ name, text }: Pick<WorkDocument, 'name' | 'text'>): string {
  return (GIVEN.test(name) ? titleIn(text) : undefined) ?? ofItsKind(name, text);
}

/** The file name of a document: `F26-0143.json` if it has a number and no user has named it. */
export function fileNameOf({ name, text }: Pick<WorkDocument, 'name' | 'text'>): string {
  const number = GIVEN.test(name) ? numberOf(documentIn(text)) : '';
  const stem = (number.match(/[\p{L}\p{N}._]+/gu) ?? []).join('-').replace(/^[.-]+/, '');
  return stem === '' ? asFile(name, text) : `${stem.slice(0, 60)}.json`;
}

/** A name that the workbench gave gets the ending of the content. */
function ofItsKind(name: string, text: string): string {
  return GIVEN.test(name) ? withEnding(name, endingFor(text)) : name;
}

function endingFor(text: string): '.xml' | '.yaml' | '.json' {
  if (isXmlInvoice(text)) return '.xml';
  return mayBeYaml(text) ? '.yaml' : '.json';
}

/** A file has one extension, even if its document was renamed without one. */
function asFile(name: string, text: string): string {
  const given = ofItsKind(name, text);
  const ending = endingOf(given);
  if (ending === undefined) return `${given}${endingFor(text)}`;
  let once = given;
  while (once.endsWith(`${ending}${ending}`)) once = once.slice(0, -ending.length);
  return once;
}

/**
 * `F26-0143 · Cafés del Puerto`: number and customer of a bill, otherwise its supplier; undefined if it has neither.
 */
export function titleIn(text: string): string | undefined {
  const document = documentIn(text);
  const number = numberOf(document);
  const party = ['customer', 'supplier', '']
    .map((role) => memberOf(role === '' ? document : memberOf(document, role), 'name'))
    .find(isWord);
  const parts = [number, party?.trim() ?? ''].filter((part) => part !== '');
  return parts.length === 0 ? undefined : parts.join(' · ').slice(0, 120);
}

/** The document in a text, without its envelope; undefined if it is not an object. */
function documentIn(text: string): unknown {
  if (text.length > LONGEST || !text.trimStart().startsWith('{')) return undefined;
  try {
    const read: unknown = JSON.parse(text);
    return memberOf(read, 'doc') ?? read;
  } catch {
    return undefined;
  }
}

function numberOf(document: unknown): string {
  return [memberOf(document, 'series'), memberOf(document, 'code')].filter(isWord).join('-');
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

/** The title, calculated once for each state of a document. */
export function tabTitle(document: WorkDocument): string {
  const title = known.get(document) ?? titleOf(document);
  known.set(document, title);
  return title;
}
