import { excerpt, find, type Hit, type IndexedPage } from './find.ts';

// The only script of the site; only the search page has it.

const box = document.querySelector<HTMLInputElement>('#query');
const told = document.querySelector<HTMLElement>('#told');
const list = document.querySelector<HTMLElement>('#results');

async function begin(box: HTMLInputElement, told: HTMLElement, list: HTMLElement): Promise<void> {
  box.value = new URLSearchParams(location.search).get('q') ?? '';
  const answer = await fetch(list.dataset['index'] ?? '').catch(() => undefined);
  if (!answer?.ok) {
    told.textContent = 'The index could not be loaded. Reload the page.';
    return;
  }
  const index = (await answer.json()) as readonly IndexedPage[];
  const show = () => {
    const { hits, total } = find(index, box.value);
    list.replaceChildren(...hits.map((hit) => entry(hit, box.value)));
    told.textContent = sentence(box.value, hits.length, total);
  };
  box.addEventListener('input', () => {
    show();
    history.replaceState(null, '', `?${new URLSearchParams({ q: box.value }).toString()}`);
  });
  box.form?.addEventListener('submit', (event) => event.preventDefault());
  show();
}

function sentence(query: string, shown: number, total: number): string {
  if (query.trim().length < 2) return 'Type at least two characters above.';
  if (total === 0) return `Nothing has all words of “${query.trim()}”.`;
  return shown < total
    ? `${total.toLocaleString('en')} results; the first ${shown} are shown.`
    : `${total} ${total === 1 ? 'result' : 'results'}.`;
}

function entry({ address, title, page, text }: Hit, query: string): HTMLElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = address;
  link.textContent = title;
  item.append(link);
  if (page !== undefined && page !== title) {
    const where = document.createElement('span');
    where.textContent = ` in ${page}`;
    item.append(where);
  }
  const summary = document.createElement('p');
  summary.textContent = excerpt(text, query);
  item.append(summary);
  return item;
}

if (box && told && list) void begin(box, told, list);
