import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createStandardEngine, standardParts } from '../../../../engine/standard.ts';
import { titleLanguages } from '../../title-languages.ts';
import { speak } from '../../live.ts';
import type { Phrases } from '../../areas.ts';
import { said, saidText } from '../../said.ts';
import { spanish } from '../spanish.ts';
import { definitions } from './definitions.ts';

const files = import.meta.glob<Readonly<Record<string, Phrases>>>('./*-definitions.ts', { eager: true });
const tables = Object.values(files).flatMap((module) => Object.values(module));

/** Articles of the press and of advisers, and calculators: each is called what its author calls it. */
const ENGLISH_TITLES = new Set([
  'Avalara, Further changes to Croatia VAT rules and rates',
  'Avalara, Icelandic VAT rates and compliance',
  'Avalara, Latvia new 5 % reduced VAT',
  'Baker McKenzie, VAT rates in Slovakia',
  'Baker McKenzie, VAT rates in Uruguay',
  'Chronicle.lu, VAT rates reduce from 1 January',
  'Ernst & Young, VAT rate to increase from 1 April 2018',
  'Ernst & Young, Worldwide VAT, GST and Sales Tax Guide 2022, Korea (South)',
  'International VAT Association, Iceland VAT rate changes',
  'KPMG, Panama: VAT essentials, July 2013',
  'KPMG, Turkey: VAT essentials, November 2012',
  'Marosa, VAT rate increase in Estonia by 2025',
  'Moroğlu Arseven, VAT rates from 10 July 2023',
  'Moroğlu Arseven, VAT rates from 10 July 2023, with the decision in the Official Gazette of 7 July 2023',
  'Nippon.com, The Political History of the Consumption Tax',
  'Regfollower, Romania increases standard and reduced VAT rates, after Legea 141/2025',
  'Tokyo Kaikei, Consumption Tax in Japan',
  'VAT Calc, Liechtenstein rises VAT to 8.1 % January 2024',
  'VAT Calc, Malta new 12 % VAT rate 2024',
  'VATupdate, Israel’s VAT rate to increase to 18 % in January 2025',
  'VATupdate, VAT rates in Slovenia',
  'calculatorvat.co.za, History of VAT in South Africa',
  'euvatrefund.com, Latvia VAT rate',
  'myvatcalculator.eu, Historical VAT rates of Czech Republic',
  'news.lt, Lithuania raises VAT rate',
  'tportal, Croatia starts applying 25 % VAT rate as of 1 March',
  'vatcalculator.eu, Bulgarian Value Added Tax history',
  'vatcalculator.eu, Cyprian Value Added Tax history',
  'vatcalculator.eu, Czech Value Added Tax history',
  'vatcalculator.eu, Luxembourgish Value Added Tax history',
  'vatcalculator.eu, Maltese Value Added Tax history',
  'vatcalculator.zone, History of VAT in Hungary',
  'web1o.lt, VAT calculator',
]);

/** What is the same in both languages, and why. */
const SAME: Readonly<Record<string, readonly string[]>> = {
  'taxes and contributions by the letters that they are known by': [
    ...['IGI', 'GST', 'HST', 'PST', 'CGST', 'SGST', 'IGST', 'UTGST', 'ST', 'CT', 'IRS', 'IRC', 'IRPEF', 'IRES', 'EFK'],
    ...['ISS', 'ICMS', 'IPI', 'PIS', 'COFINS', 'CSLL', 'INSS', 'IRRF', 'IBS', 'CBS'],
  ],
  'names of authorities, services and formats': [
    ...['RIDET', 'Portail Public de Facturation (PPF)', 'EFKA', 'PagoPA', 'Australian Taxation Office, GST'],
    ...['PEPPOL BIS Billing 3.0', 'OIOUBL 2.1: Schematron 1.17.2'],
  ],
  'words that Spanish spells alike': [
    ...['Azores', 'Madeira', 'Global', 'Nominal', 'Antivirus', 'Original', 'Normal', 'Manual', 'No'],
  ],
};

/** English words that no Spanish text has. What stands between ticks and in names is the text's own. */
const ENGLISH =
  /(?<!\p{L})(?:the|of|and|or|is|are|has|have|with|without|where|what|which|its|than|there|every|only|by|from|rate|invoices?|tax)(?!\p{L})/iu;
const NAMES =
  /`[^`]*`|Securities and Investments Commission|Business Number|Tax Registration Number|Global Location Number|Companies and Intellectual Property Commission|Internal Revenue Service|Australian Taxation Office|Federal Tax Authority|Inland Revenue|South African Revenue Service|Invoice Registration Portal|Tax Free/gu;

/** Texts in several languages that have no Spanish of their own, each with where it stands. */
function textsOf(value: unknown, place: string): readonly (readonly [text: string, place: string])[] {
  if (Array.isArray(value)) return value.flatMap((entry) => textsOf(entry, place));
  if (typeof value !== 'object' || value === null) return [];
  const { en, es } = value as Readonly<Record<string, unknown>>;
  if (typeof en === 'string') return es === undefined ? [[en, place]] : [];
  return Object.entries(value).flatMap(([name, entry]) => textsOf(entry, name === 'title' ? place : name));
}

const { catalogue } = createStandardEngine();
const found = [
  ...catalogue.regimes().map(({ country }) => catalogue.regime(country)),
  ...catalogue.addons().map(({ key }) => catalogue.addon(key)),
].flatMap((definition) => textsOf(definition, ''));
const numbers = standardParts.regimes.flatMap(({ taxIdentity }) => taxIdentity?.format ?? []);
const texts = [...new Set([...found.map(([text]) => text), ...numbers])];
const titles = new Set(found.flatMap(([text, place]) => (place === 'sources' ? [text] : [])));

/** Figures and what stands between ticks. */
function valuesOf(text: string): readonly string[] {
  return (text.match(/`[^`]*`|\d+(?:[.,  ]\d+)*/g) ?? []).map((value) => value.replace(/[.,  ](?=\d)/g, '')).toSorted();
}

beforeEach(() => {
  speak('es', { messages: { ...spanish.messages, ...definitions } });
});
afterEach(() => {
  speak('en', undefined);
});

describe('what regimes and addons say', () => {
  it('is all there in Spanish', () => {
    expect(texts.length).toBeGreaterThan(1500);
    const asWritten = (text: string): boolean =>
      titles.has(text) && (ENGLISH_TITLES.has(text) || Object.hasOwn(titleLanguages, text));
    expect(texts.filter((text) => said(text).language === 'en' && !asWritten(text))).toEqual([]);
  });

  it('has no English left in it', () => {
    const left = texts
      .filter((text) => said(text).language === undefined)
      .map((text) => [ENGLISH.exec(saidText(text).replace(NAMES, ''))?.[0], saidText(text)] as const);
    expect(left.filter(([word]) => word !== undefined)).toEqual([]);
  });

  it('is the same in both languages for a reason alone', () => {
    const same = Object.entries(definitions).flatMap(([english, words]) => (english === words ? [english] : []));
    expect(same.toSorted()).toEqual(Object.values(SAME).flat().toSorted());
  });

  it('keeps figures, names of members and paragraphs, and ends as it does', () => {
    const changed = Object.entries(definitions).filter(
      ([english, words]) =>
        (/[A-Z][a-z]+ \d{1,2},? \d{4}|article? \d|ex art|Self-billed Goods/.test(english) === false &&
          valuesOf(english).join(' ') !== valuesOf(words).join(' ')) ||
        english.split('\n').length !== words.split('\n').length ||
        english.endsWith('.') !== words.endsWith('.'),
    );
    expect(changed).toEqual([]);
  });
});

it('has no Spanish text that no definition uses, and none twice', () => {
  const known = new Set(texts);
  const all = tables.flatMap((phrases) => Object.keys(phrases));
  expect(all.filter((english) => !known.has(english))).toEqual([]);
  expect(all.filter((english, index) => all.indexOf(english) !== index)).toEqual([]);
  expect(all.length).toBe(Object.keys(definitions).length);
  expect(all.filter((english) => Object.hasOwn(spanish.messages, english))).toEqual([]);
});

it('titles that stay as their authors wrote them stand in a definition', () => {
  expect([...ENGLISH_TITLES, ...Object.keys(titleLanguages)].filter((title) => !titles.has(title))).toEqual([]);
});
