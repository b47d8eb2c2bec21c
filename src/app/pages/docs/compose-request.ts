import { formatJson } from '../../../language/edits/format-json.ts';
import { parseJson } from '../../../language/syntax/parse-json.ts';
import { valueOf, type SyntaxFault } from '../../../language/syntax/tree.ts';
import type { ApiOperation } from '../../api/definitions/api.ts';

/** Values of the parameters by name; a flag's is `true` once it is set. */
export type ParameterValues = Readonly<Record<string, string | boolean>>;

/** The operation's path with its parameters filled in: slashes in a value part the path, as the service reads it. */
export function addressOf({ path, parameters }: ApiOperation, values: ParameterValues): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    String(values[name] ?? '')
      .split('/')
      .map(encodeURIComponent)
      .join('/'),
  );
  const query = parameters.flatMap(({ place, name }) => {
    const value = values[name];
    if (place !== 'query' || value === undefined || value === false || value === '') return [];
    return [encodeURIComponent(name) + (value === true ? '' : `=${encodeURIComponent(value)}`)];
  });
  return query.length === 0 ? filled : `${filled}?${query.join('&')}`;
}

/** What each parameter begins with: its example, flags unset, words not chosen. */
export function exampleValues({ parameters }: ApiOperation): ParameterValues {
  return Object.fromEntries(
    parameters.map(({ name, place, example, choices }) => [
      name,
      place === 'path' || choices.length > 0 ? example : false,
    ]),
  );
}

/** The body with another document as its `data`; everything else in it stays as it is written. */
export function withData(body: string, document: string): string {
  const { root, faults } = parseJson(body);
  const data = valueOf(root, 'data');
  const text = document.trim();
  const whole =
    faults.length > 0 || !data ? `{ "data": ${text} }` : `${body.slice(0, data.start)}${text}${body.slice(data.end)}`;
  return formatJson(whole);
}

const SECRET = /("d"\s*:\s*)"([\w-]{20,})"/g;

/**
 * The text without the secret number of any private key, save those that are `published` with the description: what is
 * copied from here ends in shell histories and chats.
 */
export function withoutSecrets(text: string, published: readonly string[]): string {
  return text.replace(SECRET, (whole, member: string, secret: string) =>
    published.some((known) => known.includes(`"${secret}"`)) ? whole : `${member}"<secret number of your key>"`,
  );
}

/** The first of several lines that is no JSON; blank ones do not count. */
export function linesTrouble(text: string): ReturnType<typeof jsonTrouble> {
  for (const [index, line] of text.split('\n').entries()) {
    const trouble = line.trim() === '' ? undefined : jsonTrouble(line);
    if (trouble) return { ...trouble, line: index + 1 };
  }
  return undefined;
}

/** What keeps a text from being JSON, in words, with its line counted from 1. */
export function jsonTrouble(
  text: string,
): ({ readonly line: number } & Pick<SyntaxFault, 'message' | 'phrase' | 'values'>) | undefined {
  const [fault] = parseJson(text).faults;
  return fault && { ...fault, line: text.slice(0, fault.start).split('\n').length };
}
