import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { constructSheet } from './construct-sheet.ts';

/** The parts of a browser that style sheets need: a document and a shadow tree that adopt them. */
class Sheet {
  rules = '';
  readonly media: unknown;
  constructor({ media }: { media?: string } = {}) {
    this.media = media;
  }
  replaceSync(rules: string): void {
    this.rules = rules;
  }
}
class Shadow {
  adoptedStyleSheets: object[] = [];
}

const page = { adoptedStyleSheets: [] as object[] };
const other = new Sheet();

beforeEach(() => {
  page.adoptedStyleSheets = [other];
  vi.stubGlobal('CSSStyleSheet', Sheet);
  vi.stubGlobal('ShadowRoot', Shadow);
  vi.stubGlobal('document', page);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const within = (root: object) => ({ getRootNode: () => root }) as unknown as Node;

it.each([
  ['no container', undefined],
  ['a container of the page', within(page)],
])('with %s the rules of a style sheet hold for the whole page on a screen, until it is removed', (_, container) => {
  const place = constructSheet(container);
  expect(page.adoptedStyleSheets).toEqual([other, place.sheet]);
  expect(place.sheet).toMatchObject({ media: 'screen', rules: '' });
  expect([place.className, place.textContent]).toEqual(['', '']);
  place.textContent = 'a { color: red }';
  expect(place.textContent).toBe('a { color: red }');
  expect(place.sheet).toMatchObject({ rules: 'a { color: red }' });
  place.remove();
  expect(page.adoptedStyleSheets).toEqual([other]);
});

it('in a shadow tree the rules of a style sheet hold for that tree alone', () => {
  const shadow = new Shadow();
  const place = constructSheet(within(shadow));
  expect([shadow.adoptedStyleSheets, page.adoptedStyleSheets]).toEqual([[place.sheet], [other]]);
  place.remove();
  expect(shadow.adoptedStyleSheets).toEqual([]);
});

it('a style sheet is filled before it shows, and goes with the element that it was made for', () => {
  const endings: { dispose(): void }[] = [];
  const keeper = { add: (ending: { dispose(): void }) => endings.push(ending) };
  const begin = vi.fn((place: { textContent: string }) => {
    expect(page.adoptedStyleSheets).toEqual([other]);
    place.textContent = 'b {}';
  });
  const place = constructSheet(undefined, begin, keeper);
  expect(begin).toHaveBeenCalledOnce();
  expect(place.sheet).toMatchObject({ rules: 'b {}' });
  for (const ending of endings) ending.dispose();
  expect(page.adoptedStyleSheets).toEqual([other]);
});
