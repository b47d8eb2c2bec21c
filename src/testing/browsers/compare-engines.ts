import { readdirSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import type { DrivenBrowser } from './driven-browser.ts';

/** A question to both engines. */
interface Question {
  readonly name: string;
  /** Path below `/v0/`. */
  readonly address: string;
  readonly body: string;
}

interface Answer {
  readonly status: number;
  readonly text: string;
}

/** What the worker of the page says: its answers by question, and how often it was ready. */
interface Heard {
  readonly ready: number;
  readonly answers: readonly (readonly Answer[])[];
}

export interface Comparison {
  readonly documents: number;
  readonly questions: number;
  /** Names of the questions with other answers than the service's. */
  readonly different: readonly string[];
  /** Names of the questions with several answers. */
  readonly repeated: readonly string[];
  readonly ready: number;
}

const OPERATIONS = ['build', 'validate', 'inspect'];

/** Every example, good and broken, for each operation. */
export function questions(): readonly Question[] {
  const paths = readdirSync('examples', { recursive: true, encoding: 'utf8' })
    .filter((path) => /^(?:..|broken)[\\/][^.]+[.]json$/.test(path))
    .sort();
  const good = paths.map((path) => ({ name: path, data: read(`examples/${path}`) }));
  const broken = (
    read('examples/broken.json') as readonly { readonly title: string; readonly document: unknown }[]
  ).map(({ title, document }) => ({ name: `broken: ${title}`, data: document }));
  return [...good, ...broken].flatMap(({ name, data }) =>
    OPERATIONS.map((address) => ({ name: `${address} ${name}`, address, body: JSON.stringify({ data }) })),
  );
}

function read(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** Starts the worker of the page as the page does, and waits a second for answers that come twice. */
const ASK_WORKER = `
  const worker = new Worker(given.entry, { type: 'module', name: 'engine' });
  const heard = { ready: 0, answers: given.asked.map(() => []) };
  let open = given.asked.length;
  await new Promise((resolve, reject) => {
    worker.addEventListener('error', () => reject(new Error('the worker has an error')));
    worker.addEventListener('message', ({ data }) => {
      if (data.kind === 'ready') heard.ready += 1;
      else if (data.kind === 'answer') {
        const answers = heard.answers[data.id];
        answers.push({ status: data.status, text: data.text });
        if (answers.length === 1 && --open === 0) setTimeout(resolve, 1000);
      } else reject(new Error('the worker says ' + JSON.stringify(data)));
    });
    given.asked.forEach(({ address, body }, id) => worker.postMessage({ kind: 'ask', id, method: 'POST', address, body }));
  });
  worker.terminate();
  return heard;
`;

/** Asks the page's engine in a browser, and the service at `base`, and compares status and body of each answer. */
export async function compareEngines(browser: DrivenBrowser, base: string): Promise<Comparison> {
  const asked = questions();
  const entry = readdirSync('dist/app/assets').find((name) => /^engine-worker-[\w-]{8}[.]js$/.test(name)) ?? '';
  const { ready, answers } = await browser.ask<Heard>(ASK_WORKER, { entry: `${base}/assets/${entry}`, asked });
  const different: string[] = [];
  for (const [index, { name, address, body }] of asked.entries()) {
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch(`${base}/v0/${address}`, { method: 'POST', headers, body });
    const there = { status: response.status, body: (await response.json()) as unknown };
    const [first] = answers[index] ?? [];
    const here = first && { status: first.status, body: JSON.parse(first.text) as unknown };
    if (!isDeepStrictEqual(here, there)) different.push(name);
  }
  return {
    documents: asked.length / OPERATIONS.length,
    questions: asked.length,
    different,
    repeated: asked.filter((_, index) => answers[index]?.length !== 1).map(({ name }) => name),
    ready,
  };
}
