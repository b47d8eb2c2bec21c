// @vitest-environment jsdom

import '../../testing/screen.ts';
import { afterEach, expect, it } from 'vitest';
import { createStandardEngine } from '../../../engine/standard.ts';
import { importXml } from '../../../formats/reading/import-xml.ts';
import { ciiInvoice, ublInvoice } from '../../../formats/testing/invoices.ts';
import { goldenContext } from '../../../testing/examples/examples.ts';
import { elementWords } from '../../commands/mending/xml-words.ts';
import { paperView } from '../../../formats/page/paper-view.ts';
import { useWorkbench } from '../../state/workbench-store.ts';
import { labelsOf } from './label-of.ts';

const view = paperView({ $schema: 'https://gobl.org/draft-0/bill/invoice', code: '1', supplier: {} }, 'es', new Map());
const entry = {
  path: '/Invoice[1]/ID[1]',
  line: 1,
  column: 1,
  value: '1',
  outcome: 'taken' as const,
  to: ['$.code'],
};

afterEach(async () => {
  await useWorkbench.getState().chooseLanguage('en');
});

it('names an element by the value that was read from it where its own name is in another language', async () => {
  if (!view) throw new Error('There is no page.');
  const other = '/Invoice[1]/BuyerReference[1]';
  const labels = () => [entry.path, other].map(labelsOf(view, {}, [entry]));
  expect(labels()).toEqual(['Identifier', 'Buyer reference']);
  await useWorkbench.getState().chooseLanguage('es');
  expect(labels()).toEqual(['Número', 'Buyer reference']);
});

it.each([
  ['UBL', ublInvoice()],
  ['CII', ciiInvoice()],
])('names every element of %s that has a term in Spanish', async (_, data) => {
  const outcome = importXml({ data }, createStandardEngine(), goldenContext, []);
  const shown = outcome.ok ? paperView(outcome.value.document, 'es', new Map()) : undefined;
  if (!outcome.ok || !shown) throw new Error('There is no page.');
  const { entries } = outcome.value.report;
  await useWorkbench.getState().chooseLanguage('es');
  await useWorkbench.getState().fetchTexts('xml');
  const labelOf = labelsOf(shown, {}, entries);
  const english = entries.filter(({ path }) => labelOf(path) === elementWords(path));
  expect(english.filter(({ path, terms = [] }) => terms.length > 0 || path.includes('@'))).toEqual([]);
});

it.each([
  ['$.delivery.date', 'Entregado'],
  ['$.value_date', 'Fecha de operación'],
  ['$.ordering.period', 'Periodo'],
  ['$.ordering.code', 'Su referencia'],
])('calls the value at %s what the page calls it, before it is there', (path, label) => {
  if (!view) throw new Error('There is no page.');
  expect(labelsOf(view, {})(path)).toBe(label);
});

it.each([
  ['$.ordering.purchases[1].code', 'Order number'],
  ['$.payment.terms.due_dates[0].date', 'Due date'],
  ['$.lines[2].discounts[0].amount', 'Line 3: amount'],
])('calls a new entry at %s what the bar calls it that adds it', (path, label) => {
  if (!view) throw new Error('There is no page.');
  expect(labelsOf(view, {})(path)).toBe(label);
});
