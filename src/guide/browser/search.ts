import { excerpt, find, together, type Hit, type IndexedPage } from './find.ts';

// The script of the search; only the search page has it.

/** Sentences in the language of the page, with the names of their values in braces. */
type Texts = Readonly<Record<'short' | 'notLoaded' | 'nothing' | 'some' | 'one' | 'all' | 'inside', string>>;

const box = document.querySelector<HTMLInputElement>('#query');
const status = document.querySelector<HTMLElement>('#status');
const list = document.querySelector<HTMLElement>('#results');
const texts = JSON.parse(list?.dataset['texts'] ?? '{}') as Texts;
const language = document.documentElement.lang;

const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

async function begin(box: HTMLInputElement, summary: HTMLElement, list: HTMLElement): Promise<void> {
  box.value = new URLSearchParams(location.search).get('q') ?? '';
  const { index: own = '', more } = list.dataset;
  const answers = await Promise.all([own, ...(more === undefined ? [] : [more])].map(read));
  if (!answers.every((answer) => answer !== undefined)) {
    summary.textContent = texts.notLoaded;
    return;
  }
  const index = together(answers);
  const show = () => {
    const { hits, total } = find(index, box.value);
    list.replaceChildren(...hits.map((hit) => entry(hit, box.value)));
    summary.textContent = sentence(box.value, hits.length, total);
  };
  box.addEventListener('input', () => {
    show();
    history.replaceState(null, '', `?${new URLSearchParams({ q: box.value }).toString()}`);
  });
  box.form?.addEventListener('submit', (event) => event.preventDefault());
  show();
}

async function read(address: string): Promise<readonly IndexedPage[] | undefined> {
  const answer = await fetch(address).catch(() => undefined);
  return answer?.ok ? ((await answer.json()) as readonly IndexedPage[]) : undefined;
}

function sentence(query: string, shown: number, total: number): string {
  if (query.trim().length < 2) return texts.short;
  if (total === 0) return filled(texts.nothing, { query: query.trim() });
  const values = { total: total.toLocaleString(language), shown: String(shown) };
  return filled(shown < total ? texts.some : total === 1 ? texts.one : texts.all, values);
}

function entry({ address, title, page, text }: Hit, query: string): HTMLElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = `${list?.dataset['top'] ?? ''}${address}`;
  link.textContent = title;
  item.append(link);
  if (page !== undefined && page !== title) {
    const where = document.createElement('span');
    where.textContent = ` ${filled(texts.inside, { page })}`;
    item.append(where);
  }
  const summary = document.createElement('p');
  summary.textContent = excerpt(text, query);
  item.append(summary);
  return item;
}

if (box && status && list) void begin(box, status, list);
