// @vitest-environment jsdom

import '../testing/screen.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { findStarts, loadStarts, type Starts } from './starts.ts';

let known: Starts;
beforeAll(async () => {
  known = await loadStarts();
});
const find = (typed: string, country = '', addon = '', type = '') =>
  findStarts(known.starts, typed, { country, addon, type });

describe('what there is to start from', () => {
  it.each([
    ['spain credit note', 'Credit note, Spain', 'template'],
    ['verifactu', 'Invoice, Spain', 'template'],
    ['order germany', 'Order, Germany', 'template'],
    ['freelancer', "Freelancer's invoice, Spain", 'example'],
    ['calculated replaced', 'A total that was typed', 'broken'],
    ['BILL-INVOICE-06', 'A supplier without a name', 'broken'],
  ])('%s finds %s', (typed, title, kind) => {
    expect(find(typed)).toContainEqual(expect.objectContaining({ title, kind }));
  });

  it('is narrowed to a country, to an addon and to a type', () => {
    expect(new Set(find('', 'MX').map(({ country }) => country))).toEqual(new Set(['MX']));
    expect(new Set(find('', '', 'mx-cfdi-v4').map(({ addon }) => addon))).toEqual(new Set(['mx-cfdi-v4']));
    expect(find('', 'ES', 'mx-cfdi-v4')).toEqual([]);
    const ofType = find('', '', '', 'Credit note');
    expect(new Set(ofType.map(({ title }) => title.split(',')[0]))).toEqual(new Set(['Credit note']));
    expect(ofType.length).toBeGreaterThan(50);
    expect(new Set(find('', 'ES', '', 'Order').map(({ note }) => note))).toContain('bill/order');
  });

  it('is searched without accents, and finds nothing for other words', () => {
    expect(find('invoice méxico').length).toBeGreaterThan(0);
    expect(find('zzz')).toEqual([]);
  });

  it('names the country of every template', () => {
    expect(known.starts.filter(({ title }) => /, [A-Z]{2}$/.test(title))).toEqual([]);
  });
});
