import { readdirSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import type { DrivenBrowser } from './driven-browser.ts';
import { questionsOnDocuments, questionsOnFiles, type Answer, type Question } from './questions.ts';

/** What the worker of the page says: its answers by question, and how often it was ready. */
interface Heard {
  readonly ready: number;
  readonly answers: readonly (readonly Answer[])[];
}

export interface Comparison {
  /** Numbers of questions by operation. */
  readonly questions: ReadonlyMap<string, number>;
  /** Names of the questions with other answers than the service's. */
  readonly different: readonly string[];
  /** Names of the questions with several answers or none. */
  readonly repeated: readonly string[];
  /** How often the worker was ready. */
  readonly ready: number;
}

/** A question with the answer of the service. */
export interface Answered {
  readonly question: Question;
  readonly answer: Answer;
}

/** All questions, answered by the service at `base`. */
export async function answersOfService(base: string): Promise<readonly Answered[]> {
  const ask = async ({ address, body }: Question): Promise<Answer> => {
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch(`${base}/v0/${address}`, { method: 'POST', headers, body });
    return { status: response.status, text: await response.text() };
  };
  const list = async <Value>(path: string) => (await (await fetch(`${base}/v0/${path}`)).json()) as Value;
  const { destinations } = await list<{ destinations: Parameters<typeof questionsOnFiles>[0] }>('destinations');
  const { formats } = await list<{ formats: readonly { readonly key: string }[] }>('formats');
  const onFiles = await questionsOnFiles(
    destinations,
    formats.map(({ key }) => key),
    ask,
  );
  const answered: Answered[] = [];
  for (const question of [...questionsOnDocuments(), ...onFiles])
    answered.push({ question, answer: await ask(question) });
  return answered;
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

/** Asks the page's engine in a browser, and compares status and body of each answer with the service's. */
export async function compareEngines(
  browser: DrivenBrowser,
  base: string,
  answered: readonly Answered[],
): Promise<Comparison> {
  const asked = answered.map(({ question }) => question);
  const entry = readdirSync('dist/app/assets').find((name) => /^engine-worker-[\w-]{8}[.]js$/.test(name)) ?? '';
  const { ready, answers } = await browser.ask<Heard>(ASK_WORKER, { entry: `${base}/assets/${entry}`, asked });
  const names = (are: (answered: Answered, answers: readonly Answer[]) => boolean) =>
    answered.filter((answer, index) => are(answer, answers[index] ?? [])).map(({ question }) => question.name);
  return {
    questions: counted(asked.map(({ address }) => address)),
    different: names(({ answer }, [first]) => !isDeepStrictEqual(first && read(first), read(answer))),
    repeated: names((_, those) => those.length !== 1),
    ready,
  };
}

function read({ status, text }: Answer) {
  return { status, body: JSON.parse(text) as unknown };
}

function counted(names: readonly string[]): ReadonlyMap<string, number> {
  return names.reduce((counts, name) => counts.set(name, (counts.get(name) ?? 0) + 1), new Map<string, number>());
}
