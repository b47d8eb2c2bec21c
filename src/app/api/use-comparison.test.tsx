import '../testing/screen.ts';
import 'fake-indexeddb/auto';
import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ublInvoice } from '../../formats/testing/invoices.ts';
import { newDocument } from '../state/documents-slice.ts';
import { historyStore } from '../state/history-store.ts';
import { takeSnapshot } from '../state/history.ts';
import { useWorkbench } from '../state/workbench-store.ts';
import { freshState, presentSubject } from '../testing/facts.ts';
import { PageWorker } from '../testing/page-worker.ts';
import { renderQuestion } from '../testing/render-question.tsx';
import { service } from '../testing/service.ts';
import { useComparison } from './use-comparison.ts';
import { useExport } from './use-export.ts';
import { useStoredDocuments } from './use-history.ts';
import { useTaxNumberForm } from './use-tax-number.ts';

beforeAll(() => {
  vi.stubGlobal('Worker', PageWorker);
  service.listen({ onUnhandledRequest: 'error' });
});
beforeEach(() => {
  freshState('{ "a": 1 }');
});
afterEach(() => {
  service.resetHandlers();
});
afterAll(() => {
  service.close();
  vi.unstubAllGlobals();
});

it('an invoice is compared with another one, and never shows the comparison of another pair', async () => {
  const subject = { documentId: 'd', revision: 0, editorVersion: 0, text: ublInvoice() };
  const same = newDocument('b.xml', ublInvoice(), 'file');
  const other = newDocument('c.xml', ublInvoice().replace('A-17', 'A-18'), 'file');
  let pair = same;
  let shown = subject;
  const { result, rerender } = renderQuestion(() => useComparison(shown, pair));
  expect(result.current).toMatchObject({ comparison: undefined, stale: false });
  await waitFor(() => {
    expect(result.current.comparison).toBeDefined();
  });
  const first = result.current.comparison;
  pair = other;
  rerender();
  expect(result.current).toMatchObject({ comparison: undefined, stale: true });
  await waitFor(() => {
    expect(result.current.stale).toBe(false);
  });
  expect(result.current.comparison).not.toEqual(first);
  const second = result.current.comparison;
  shown = { ...subject, revision: 1, text: `${subject.text} ` };
  rerender();
  expect(result.current).toMatchObject({ comparison: second, stale: true });
  shown = { ...shown, documentId: 'e' };
  rerender();
  expect(result.current.comparison).toBeUndefined();
});

it('XML that was written is shown for its own document alone', async () => {
  const exported = { format: 'ubl', profile: 'p', media_type: 'application/xml', file_name: 'a.xml', content: '<a/>' };
  service.use(
    http.post('*/v0/export', () =>
      HttpResponse.json({ ...exported, report: { links: [], losses: [], notes: [] }, verdicts: [] }),
    ),
  );
  const { result } = renderQuestion(() => useExport({ format: 'ubl', profile: 'p' }));
  expect(result.current.written).toBeUndefined();
  act(() => useWorkbench.getState().putForward(presentSubject()));
  await waitFor(() => {
    expect(result.current.written?.part.content).toBe('<a/>');
  });
  act(() => useWorkbench.getState().openDocument('b.json', '{ "b": 1 }', 'file'));
  expect(result.current.written).toBeUndefined();
});

it('what is stored here is read, and read again when that is asked for', async () => {
  await historyStore.clear();
  const { result } = renderQuestion(useStoredDocuments);
  await waitFor(() => {
    expect(result.current.stored).toEqual({ drafts: [], snapshots: [] });
  });
  await takeSnapshot({ ...newDocument('a.json', '{ "a": 1 }', 'typed'), revision: 1 }, 'built');
  await act(() => result.current.refresh());
  await waitFor(() => {
    expect(result.current.stored?.snapshots.map(({ name }) => name)).toEqual(['a.json']);
  });
});

it('the form of a tax number is that of the country that is asked about', async () => {
  let country = 'ES';
  const { result, rerender } = renderQuestion(() => useTaxNumberForm(country));
  await waitFor(() => {
    expect(result.current.data).toBeTruthy();
  });
  const spanish = result.current.data;
  country = 'PL';
  rerender();
  await waitFor(() => {
    expect(result.current.data).toBeTruthy();
  });
  expect(result.current.data).not.toEqual(spanish);
});
