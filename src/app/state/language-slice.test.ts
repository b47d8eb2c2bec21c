// @vitest-environment jsdom

import '../testing/screen.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createStore, type StoreApi } from 'zustand';
import { speak } from '../texts/live.ts';
import { codeName, said, saidText, textOf } from '../texts/said.ts';
import { areas as spanish } from '../texts/es/page-texts.ts';
import { createLanguageSlice, type LanguageSlice } from './language-slice.ts';

const ENGLISH = 'An element must have content';
const SPANISH = 'Un elemento debe tener contenido';

const LINE = { code: 'GOBL-BILL-LINE-02' };
const LINE_IN_SPANISH = spanish.messages['GOBL-BILL-LINE-02'];
const NUMBER = { code: 'xml-rule.mustHaveContent' };

// A new store for each test, because a store keeps the parts that it has fetched when the language changes.
let store: StoreApi<LanguageSlice>;
const state = () => store.getState();

beforeEach(() => {
  store = createStore(createLanguageSlice);
});
afterEach(async () => {
  await state().chooseLanguage('en');
  speak('en', undefined);
});

it('what is said of XML invoices comes when it is asked for, and with every language chosen after that', async () => {
  await state().chooseLanguage('es');
  expect(saidText('A line', LINE)).toBe(LINE_IN_SPANISH);
  expect(said(ENGLISH, NUMBER)).toEqual({ text: ENGLISH, language: 'en' });
  await state().fetchTexts('xml');
  expect(said(ENGLISH, NUMBER)).toEqual({ text: SPANISH });
  expect(saidText('A line', LINE)).toBe(LINE_IN_SPANISH);
  await state().chooseLanguage('en');
  expect(saidText(ENGLISH, NUMBER)).toBe(ENGLISH);
  await state().chooseLanguage('es');
  expect(saidText(ENGLISH, NUMBER)).toBe(SPANISH);
  expect(state().language).toBe('es');
});

it('names of codes come when they are asked for, by list and code', async () => {
  const subject = () => codeName(['untdid-text-subject', 'AAA', 'name'], 'Goods item description');
  await state().chooseLanguage('es');
  expect(subject()).toBe('Goods item description');
  await Promise.all([state().fetchTexts('codes'), state().fetchTexts('xml')]);
  expect(subject()).toBe('Descripción de la partida de mercancías');
  expect(saidText(ENGLISH, NUMBER)).toBe(SPANISH);
  await state().chooseLanguage('en');
  expect(subject()).toBe('Goods item description');
});

it('further parts show together, in whichever order they are asked for and come', async () => {
  await state().chooseLanguage('es');
  await Promise.all([state().fetchTexts('definitions'), state().fetchTexts('xml')]);
  expect([
    saidText(ENGLISH, NUMBER),
    textOf('definitions', ['AD', 'VAT', 'title'], 'General Indirect Tax'),
    saidText('A line', LINE),
  ]).toEqual([SPANISH, 'Impuesto General Indirecto', LINE_IN_SPANISH]);
});
