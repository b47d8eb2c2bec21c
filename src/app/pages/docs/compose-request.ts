import { formatJson } from '../../../language/edits/format-json.ts';
import { parseJson } from '../../../language/syntax/parse-json.ts';
import { valueOf, type SyntaxFault } from '../../../language/syntax/tree.ts';
import type { ApiOperation } from '../../api/definitions/api.ts';

/** The values of the parameters by name; `true` for a flag that is set. */
export type ParameterValues = Readonly<Record<string, string | boolean>>;

/** The path of the operation with its parameters filled in. Slashes in a value stay slashes, as the service expects. */
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

/** The initial values of the parameters: their examples; flags are unset and choices empty. */
export function exampleValues({ parameters }: ApiOperation): ParameterValues {
  return Object.fromEntries(
    parameters.map(({ name, place, example, choices }) => [
      name,
      place === 'path' || choices.length > 0 ? example : false,
    ]),
  );
}

/** Replaces `data` in the body by another document. Everything else stays as written. */
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
 * Removes the secret number of every private key, except those `published` in the API description. Copied requests end
 * up in shell histories and chats.
 */
export function withoutSecrets(text: string, published: readonly string[]): string {
  return text.replace(SECRET, (whole, member: string, secret: string) =>
    published.some((known) => known.includes(`"${secret}"`)) ? whole : `${member}"<secret number of your key>"`,
  );
}

/** The first line that is not JSON. Blank lines are ignored. */
export function linesTrouble(text: string): ReturnType<typeof jsonTrouble> {
  for (const [index, line] of text.split('\n').entries()) {
    const trouble = line.trim() === '' ? undefined : jsonTrouble(line);
    if (trouble) return { ...trouble, line: index + 1 };
  }
  return undefined;
}

/** The first syntax error of a JSON text, with its line counted from 1. */
export function jsonTrouble(
  text: string,
): ({ readonly line: number } & Pick<SyntaxFault, 'message' | 'phrase' | 'values'>) | undefined {
  const [fault] = parseJson(text).faults;
  return fault && { ...fault, line: text.slice(0, fault.start).split('\n').length };
}
