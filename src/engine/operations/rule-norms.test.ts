import { describe, expect, it } from 'vitest';
import { createStandardEngine } from '../standard.ts';

const cards = createStandardEngine().catalogue.rules();
const citations = cards.flatMap(({ code, cite = [] }) => cite.map((citation) => ({ code, ...citation })));
const linked = citations.flatMap(({ code, title, url }) => (url === undefined ? [] : [{ code, title, url }]));

/** A non-empty, trimmed text. */
const isText = (text: string) => text !== '' && text === text.trim() && !/TODO|\?\?/.test(text);

/** In a browser's notation, with a host name, without port and password. */
function isPage(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  return (
    url.protocol === 'https:' &&
    url.href === text &&
    url.username + url.password + url.port === '' &&
    /^([a-z0-9-]+\.)+[a-z]{2,}$/.test(url.hostname)
  );
}

describe('the norms of the rules', () => {
  it('are named, or it is said why not: one of the two for every rule', () => {
    const odd = cards.filter(({ cite, uncited }) => (cite === undefined) === (uncited === undefined));
    expect(odd.map(({ code }) => code)).toEqual([]);
    expect(cards.filter(({ cite }) => cite?.length === 0)).toEqual([]);
  });

  it('have a title and a section; the reason for none is a sentence', () => {
    expect(citations.filter(({ title, section }) => !isText(title) || !isText(section))).toEqual([]);
    expect(cards.filter(({ uncited }) => uncited !== undefined && !/^[A-Z].{20,}\.$/.test(uncited))).toEqual([]);
  });

  it('are linked by addresses of pages, over TLS', () => {
    expect(linked.filter(({ url }) => !isPage(url))).toEqual([]);
  });

  it('go by one title for each page', () => {
    const titles = new Map<string, Set<string>>();
    for (const { title, url } of linked) titles.set(url, (titles.get(url) ?? new Set()).add(title));
    expect([...titles].filter(([, { size }]) => size > 1)).toEqual([]);
  });

  it('are cited once by a rule', () => {
    const doubled = cards.filter(({ cite = [] }) => {
      return new Set(cite.map(({ title, section }) => `${title}\n${section}`)).size < cite.length;
    });
    expect(doubled.map(({ code }) => code)).toEqual([]);
  });

  it('of EN 16931 are cited by the numbers of rules, terms and groups', () => {
    const number = /^(BR-([A-Z]+-)?\d\d|B[TG]-\d+(-\d)?)$/;
    const sections = citations.filter(({ title }) => title.startsWith('EN 16931')).map(({ section }) => section);
    expect(sections.length).toBeGreaterThan(50);
    expect(sections.flatMap((section) => section.split(/, | to /)).filter((part) => !number.test(part))).toEqual([]);
  });

  it.each([
    ['', false],
    ['http://www.boe.es/', false],
    ['https://www.boe.es', false],
    ['https://www.boe.es/buscar/act.php?id=BOE-A-2012-14696', true],
    ['https://user:word@www.boe.es/', false],
    ['https://www.boe.es:8443/', false],
    ['https://127.0.0.1/', false],
    ['https://localhost/', false],
    ['https://www.boe.es/a page', false],
    ['javascript:alert(1)', false],
  ])('take %j for a page: %s', (text, expected) => {
    expect(isPage(text)).toBe(expected);
  });
});
