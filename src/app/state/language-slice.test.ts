// @vitest-environment jsdom

import '../testing/screen.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { speak } from '../texts/live.ts';
import { said, saidCode, saidText } from '../texts/said.ts';
import { useWorkbench } from './workbench-store.ts';

const ENGLISH = 'An invoice has a number';
const SPANISH = 'La factura tiene número';

const state = () => useWorkbench.getState();

beforeEach(() => {
  useWorkbench.setState(useWorkbench.getInitialState(), true);
});
afterEach(async () => {
  await state().chooseLanguage('en');
  speak('en', undefined);
});

it('what is said of XML invoices comes when it is asked for, and with every language chosen after that', async () => {
  await state().chooseLanguage('es');
  expect(saidText('Every line needs an item')).toBe('Toda línea necesita un artículo');
  expect(said(ENGLISH)).toEqual({ text: ENGLISH, language: 'en' });
  await state().fetchTexts('xml');
  expect(said(ENGLISH)).toEqual({ text: SPANISH });
  expect(saidText('Every line needs an item')).toBe('Toda línea necesita un artículo');
  await state().chooseLanguage('en');
  expect(saidText(ENGLISH)).toBe(ENGLISH);
  await state().chooseLanguage('es');
  expect(saidText(ENGLISH)).toBe(SPANISH);
  expect(state().language).toBe('es');
});

it('names of codes come when they are asked for, and say nothing of what else bears such a name', async () => {
  await state().chooseLanguage('es');
  expect(saidCode('Goods item description')).toBe('Goods item description');
  const before = saidText('Supplier');
  await Promise.all([state().fetchTexts('codes'), state().fetchTexts('xml')]);
  expect(saidCode('Goods item description')).toBe('Descripción de la partida de mercancías');
  expect([saidCode('Supplier'), saidText('Supplier')]).toEqual(['Proveedor', before]);
  expect(saidText(ENGLISH)).toBe(SPANISH);
  await state().chooseLanguage('en');
  expect(saidCode('Goods item description')).toBe('Goods item description');
});

it('further parts show together, in whichever order they are asked for and come', async () => {
  await state().chooseLanguage('es');
  await Promise.all([state().fetchTexts('definitions'), state().fetchTexts('xml')]);
  expect([ENGLISH, 'General Indirect Tax', 'Every line needs an item'].map(saidText)).toEqual([
    SPANISH,
    'Impuesto General Indirecto',
    'Toda línea necesita un artículo',
  ]);
});
