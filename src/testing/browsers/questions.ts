import { readdirSync, readFileSync } from 'node:fs';

/** A question to the service and to the engine of a page. */
export interface Question {
  readonly name: string;
  /** Path below `/v0/`. */
  readonly address: string;
  readonly body: string;
}

/** What an engine answers. */
export interface Answer {
  readonly status: number;
  readonly text: string;
}

interface Example {
  readonly name: string;
  readonly data: unknown;
}

/** A destination as the service lists it, as far as it matters here. */
interface Destination {
  readonly key: string;
  readonly addons: readonly string[];
  readonly formats: readonly string[];
  readonly profiles: readonly string[];
}

const OPERATIONS = ['build', 'validate', 'inspect'];

/** How many examples are judged for a destination, and written in a format. */
const SOME = 2;

/** Every example, good and broken. */
function examples(): readonly Example[] {
  const paths = readdirSync('examples', { recursive: true, encoding: 'utf8' })
    .filter((path) => /^(?:..|broken)[\\/][^.]+[.]json$/.test(path))
    .sort();
  const good = paths.map((path) => ({ name: path, data: read(`examples/${path}`) }));
  const broken = (
    read('examples/broken.json') as readonly { readonly title: string; readonly document: unknown }[]
  ).map(({ title, document }) => ({ name: `broken: ${title}`, data: document }));
  return [...good, ...broken];
}

/** Every example, for each operation on documents. */
export function questionsOnDocuments(): readonly Question[] {
  return examples().flatMap(({ name, data }) => OPERATIONS.map((address) => question(address, name, { data })));
}

/**
 * For every destination: some examples judged for it, and some written in each of its formats. Also some written in
 * each format by itself. What is written as XML is judged.
 *
 * @param ask - Asks the service, which says which examples can be written.
 */
export async function questionsOnFiles(
  destinations: readonly Destination[],
  formats: readonly string[],
  ask: (question: Question) => Promise<Answer>,
): Promise<readonly Question[]> {
  const found: Question[] = [];
  const write = async (format: string, profile: string | undefined, candidates: readonly Example[]) => {
    let written = 0;
    for (const { name, data } of candidates) {
      if (written === SOME) return;
      const as = `${name} as ${profile ?? format}`;
      const writing = question('export', as, { data, format, profile, context: { made_at: '2026-11-28T12:00:00Z' } });
      const { status, text } = await ask(writing);
      if (status !== 200) continue;
      written += 1;
      found.push(writing);
      const { content, encoding } = JSON.parse(text) as { readonly content: string; readonly encoding?: string };
      if (encoding === undefined) found.push(question('judge', as, { data: content }));
    }
  };
  const good = examples().filter(({ name }) => !name.startsWith('broken'));
  for (const { key, addons, formats, profiles } of destinations) {
    const meant = good.filter(({ data }) => addons.some((addon) => addonsOf(data).includes(addon)));
    const candidates = [...new Set([...meant, ...good])];
    for (const { name, data } of candidates.slice(0, SOME)) {
      found.push(question('inspect', `${name} for ${key}`, { data, destination: key }));
    }
    for (const format of formats) await write(format, profiles[0], candidates);
  }
  for (const format of formats) await write(format, undefined, good);
  return found;
}

function question(address: string, name: string, body: unknown): Question {
  return { name: `${address} ${name}`, address, body: JSON.stringify(body) };
}

function addonsOf(data: unknown): readonly string[] {
  return (data as { readonly $addons?: readonly string[] }).$addons ?? [];
}

function read(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}
