import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { VATEX } from '../../../../engine/codelists/cef-vatex.codes.ts';
import * as untdid from '../../../../engine/codelists/untdid.codes.ts';
import { codeNames as namesOfList } from '../../../../formats/explain/code-names.ts';
import { speak } from '../../live.ts';
import type { Phrases } from '../../areas.ts';
import { saidCode } from '../../said.ts';
import { spanish } from '../spanish.ts';
import { codeNames } from './code-names.ts';

const files = import.meta.glob<Readonly<Record<string, Phrases>>>('./*.codes.ts', { eager: true });
const tables = Object.values(files).flatMap((module) => Object.values(module));

const lists = Object.entries({ ...untdid, VATEX }).map(
  ([list, table]) =>
    [
      list,
      table
        .trim()
        .split('\n')
        .map((row) => row.slice(row.indexOf('|') + 1)),
    ] as const,
);
const names = new Set(lists.flatMap(([, named]) => named));

/** What is the same in both languages, and why. */
const SAME: Readonly<Record<string, readonly string[]>> = {
  'names of systems, of what they issue and of things that have no other': [
    ...['CD-ROM', 'Nota Fiscal', 'IMEI', 'UNSPSC', 'eCl@ss', 'Medical Columbus', 'Pre-CARM'],
    ...[
      'CLADIMED (Classification des Dispositifs Médicaux)',
      'CNDM (Classificazione Nazionale dei Dispositivi Medici)',
    ],
    'IFDA (International Foodservice Distributors Association)',
  ],
  'words that Spanish spells alike': ['Cheque'],
};

/** Abbreviations that Spanish has its own for. */
const SPANISH_ABBREVIATIONS: Readonly<Record<string, string>> = { VAT: 'IVA', IMO: 'OMI' };

/** English words that no Spanish name has, outside the names of those who bear one. */
const ENGLISH =
  /(?<!\p{L})(?:the|of|and|or|is|are|with|without|for|from|by|number|identifier|invoice|tax|rate|information|name|code|reference)(?!\p{L})/iu;
const NAMES = /Bureau of Explosives|Food and Drug Administration|Dun and Bradstreet/gu;

function figuresOf(name: string): readonly string[] {
  return (name.match(/\d+/g) ?? []).toSorted();
}

/** Of a sentence: an abbreviation has a stop of its own. */
function stops(name: string): boolean {
  return /(?<!No|EE\. UU)\.$/.test(name);
}

function abbreviationsOf(name: string): readonly string[] {
  return [...name.matchAll(/\(([A-Z]{2,})\)/g)].map(([, letters = '']) => SPANISH_ABBREVIATIONS[letters] ?? letters);
}

beforeEach(() => {
  speak('es', { messages: spanish.messages, codes: codeNames });
});
afterEach(() => {
  speak('en', undefined);
});

describe('what codes are called', () => {
  it.each(lists)('is all in Spanish: %s', (_list, named) => {
    expect(named.filter((name) => !Object.hasOwn(codeNames, name))).toEqual([]);
  });

  it('is in Spanish for a list as XML shows it', () => {
    const invoices = namesOfList('INVOICE_TYPES');
    expect(saidCode(invoices.get('380') ?? '')).toBe('Factura ordinaria');
    expect(saidCode(namesOfList('EXEMPTION_REASONS').get('VATEX-EU-132-1A') ?? '')).toBe(
      'Exento según el artículo 132, apartado 1, letra a), de la Directiva 2006/112/CE del Consejo',
    );
  });

  it('has words of its own beside those of the messages, and falls back to these', () => {
    expect(saidCode('Supplier')).toBe('Proveedor');
    expect(spanish.messages['Supplier']).toBe('Emisor');
    expect(saidCode('Correction options')).toBe('Rectificación');
  });

  it('is the same in both languages for a reason alone', () => {
    const same = Object.entries(codeNames).flatMap(([english, words]) => (english === words ? [english] : []));
    expect(same.toSorted()).toEqual(Object.values(SAME).flat().toSorted());
  });

  it('keeps figures, abbreviations and the stop at the end', () => {
    const changed = Object.entries(codeNames).filter(
      ([english, words]) =>
        figuresOf(english).join(' ') !== figuresOf(words).join(' ') ||
        abbreviationsOf(english).some((letters) => !words.includes(letters)) ||
        stops(english) !== stops(words),
    );
    expect(changed).toEqual([]);
  });

  it('has no English left in it', () => {
    const left = Object.values(codeNames).filter((words) => ENGLISH.test(words.replace(NAMES, '')));
    expect(left).toEqual([]);
  });
});

it('has no Spanish text that no list uses, and none twice', () => {
  const all = tables.flatMap((table) => Object.keys(table));
  expect(all.filter((english) => !names.has(english))).toEqual([]);
  expect(all.filter((english, index) => all.indexOf(english) !== index)).toEqual([]);
  expect(all.length).toBe(Object.keys(codeNames).length);
});
