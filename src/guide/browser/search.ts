import { excerpt, find, together, type Hit, type IndexedPage } from './find.ts';

// The script of the search; only the search page has it.

const WORDS = {
  en: {
    short: 'Type at least two characters above.',
    notLoaded: 'The index could not be loaded. Reload the page.',
    nothing: (query: string) => `Nothing has all words of “${query}”.`,
    some: (total: string, shown: number) => `${total} results; the first ${shown} are shown.`,
    all: (total: number) => `${total} ${total === 1 ? 'result' : 'results'}.`,
    inside: (page: string) => ` in ${page}`,
  },
  es: {
    short: 'Escriba arriba al menos dos caracteres.',
    notLoaded: 'No se pudo cargar el índice. Vuelva a cargar la página.',
    nothing: (query: string) => `Nada tiene todas las palabras de «${query}».`,
    some: (total: string, shown: number) => `${total} resultados; se muestran los primeros ${shown}.`,
    all: (total: number) => `${total} ${total === 1 ? 'resultado' : 'resultados'}.`,
    inside: (page: string) => ` en ${page}`,
  },
};
const language = document.documentElement.lang === 'es' ? 'es' : 'en';
const words = WORDS[language];

const box = document.querySelector<HTMLInputElement>('#query');
const told = document.querySelector<HTMLElement>('#told');
const list = document.querySelector<HTMLElement>('#results');

async function begin(box: HTMLInputElement, summary: HTMLElement, list: HTMLElement): Promise<void> {
  box.value = new URLSearchParams(location.search).get('q') ?? '';
  const { index: own = '', more } = list.dataset;
  const answers = await Promise.all([own, ...(more === undefined ? [] : [more])].map(read));
  if (!answers.every((answer) => answer !== undefined)) {
    summary.textContent = words.notLoaded;
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
  if (query.trim().length < 2) return words.short;
  if (total === 0) return words.nothing(query.trim());
  return shown < total ? words.some(total.toLocaleString(language), shown) : words.all(total);
}

function entry({ address, title, page, text }: Hit, query: string): HTMLElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = `${list?.dataset['top'] ?? ''}${address}`;
  link.textContent = title;
  item.append(link);
  if (page !== undefined && page !== title) {
    const where = document.createElement('span');
    where.textContent = words.inside(page);
    item.append(where);
  }
  const summary = document.createElement('p');
  summary.textContent = excerpt(text, query);
  item.append(summary);
  return item;
}

if (box && told && list) void begin(box, told, list);
