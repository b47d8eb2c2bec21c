import '../testing/screen.ts';
import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useWorkbench } from '../state/workbench-store.ts';
import { freshState, presentSubject } from '../testing/facts.ts';
import { renderQuestion } from '../testing/render-question.tsx';
import { answerInspect, report, service } from '../testing/service.ts';
import { useEditorKnowledge } from './use-knowledge.ts';
import { useAddon, useApi, useRegime, useSchema } from './use-entries.ts';
import { useAddons, useRegimes, useRules, useSchemas } from './use-listings.ts';

const state = () => useWorkbench.getState();
/** Path and query of the requests. */
let asked: string[] = [];
const about = (path: string) => asked.filter((address) => address.startsWith(path));

const en = (text: string) => ({ en: text });
const regimes = [
  { country: 'ES', name: en('Spain'), currency: 'EUR' },
  { country: 'PL', name: en('Poland'), currency: 'PLN' },
];
const addons = [
  { key: 'a', name: en('A'), requires: ['b', 'gone'] },
  { key: 'b', name: en('B'), requires: ['c', 'a'] },
  { key: 'c', name: en('C') },
  { key: 'unused', name: en('Unused') },
];

beforeAll(() => {
  service.listen({ onUnhandledRequest: 'error' });
  service.events.on('request:start', ({ request }) => {
    const { pathname, search } = new URL(request.url);
    asked.push(pathname.replace('/v0/', '') + search);
  });
});
beforeEach(() => {
  asked = [];
  service.use(
    http.get('*/v0/regimes', () => HttpResponse.json({ regimes })),
    http.get('*/v0/addons', () => HttpResponse.json({ addons })),
    http.get('*/v0/schemas', () => HttpResponse.json({ schemas: ['https://gobl.org/draft-0/bill/invoice'] })),
    http.get('*/v0/schemas/*', ({ request }) => HttpResponse.json({ $id: new URL(request.url).pathname })),
    http.get('*/v0/regimes/:code', ({ params }) => HttpResponse.json({ country: params['code'] })),
    http.get('*/v0/addons/:key', ({ params }) => HttpResponse.json({ key: params['key'] })),
  );
  freshState('{ "$regime": "PL", "customer": { "tax_id": { "country": "ZZ" } } }');
});
afterEach(() => {
  service.resetHandlers();
});
afterAll(() => {
  service.close();
});

const put = () => act(() => state().putForward(presentSubject()));

function answerContext(context: object): void {
  answerInspect(() => HttpResponse.json(report({ context: { ...report().context, ...context } as never })));
}

describe('what the editor knows', () => {
  it('is the lists, by code and name, and the invoice as long as nothing is judged', async () => {
    const { result } = renderQuestion(useEditorKnowledge);
    expect(result.current).toEqual({ regimes: {}, addons: {} });
    await waitFor(() =>
      expect(result.current).toEqual({
        bundle: { $id: '/v0/schemas/bill/invoice' },
        schemas: ['https://gobl.org/draft-0/bill/invoice'],
        regimeSummaries: [
          { code: 'ES', name: 'Spain' },
          { code: 'PL', name: 'Poland' },
        ],
        addonSummaries: addons.map(({ key, name }) => ({ code: key, name: name.en })),
        regimes: {},
        addons: {},
      }),
    );
    expect(about('schemas/')).toEqual(['schemas/bill/invoice?bundle=true&pending=true']);
  });

  it('is asked for when the page has opened, and not before', async () => {
    useWorkbench.setState({ opened: false });
    answerContext({ addons: [] });
    renderQuestion(useEditorKnowledge);
    put();
    await waitFor(() => expect(about('inspect')).toHaveLength(1));
    expect(asked).toEqual(['inspect']);
    act(() => state().finishOpening());
    await waitFor(() => expect(about('schemas/')).toHaveLength(1));
    await waitFor(() => expect(about('regimes/')).toEqual(['regimes/PL']));
  });

  it('is, once judged, the type, the regimes that are listed and the addons with all they require', async () => {
    answerContext({ schema: 'https://gobl.org/draft-0/bill/order', addons: ['a', 'gone'] });
    const { result } = renderQuestion(useEditorKnowledge);
    put();
    await waitFor(() => expect(Object.keys(result.current.addons ?? {})).toEqual(['a', 'b', 'c']));
    await waitFor(() => expect(result.current.bundle).toEqual({ $id: '/v0/schemas/bill/order' }));
    await waitFor(() => expect(result.current.regimes).toEqual({ PL: { country: 'PL' } }));
    expect(result.current.addons?.['b']).toEqual({ key: 'b' });
    expect([about('regimes/'), about('addons/').toSorted()]).toEqual([
      ['regimes/PL'],
      ['addons/a', 'addons/b', 'addons/c'],
    ]);
  });

  it.each(['https://elsewhere.test/bill/order', undefined])(
    'is the invoice for a document of type %s',
    async (schema) => {
      answerContext({ schema });
      const { result } = renderQuestion(useEditorKnowledge);
      put();
      await waitFor(() => expect(Object.keys(result.current.regimes ?? {})).toEqual(['PL']));
      expect(about('schemas/')).toEqual(['schemas/bill/invoice?bundle=true&pending=true']);
    },
  );

  it('goes on while a text is half typed, and is blank', async () => {
    answerContext({ schema: 'https://gobl.org/draft-0/bill/order', addons: ['c'] });
    const { result } = renderQuestion(useEditorKnowledge);
    put();
    await waitFor(() => expect(Object.keys(result.current.addons ?? {})).toEqual(['c']));
    await waitFor(() => expect(Object.keys(result.current.regimes ?? {})).toEqual(['PL']));
    act(() => state().changeText(state().activeId, '{ "$regime": "PL", ', 2));
    put();
    await waitFor(() => expect(useWorkbench.getState().subject?.revision).toBe(1));
    expect([result.current.bundle, Object.keys(result.current.addons ?? {})]).toEqual([
      { $id: '/v0/schemas/bill/order' },
      ['c'],
    ]);
    act(() => state().changeText(state().activeId, '', 3));
    expect(Object.keys(result.current.regimes ?? {})).toEqual(['PL']);
  });
});

describe('what the service publishes', () => {
  const rule = { code: 'GOBL-1' };

  it.each([
    ['regimes', useRegimes, regimes],
    ['addons', useAddons, addons],
    ['schemas', useSchemas, ['https://gobl.org/draft-0/bill/invoice']],
    ['one regime', () => useRegime('ES'), { country: 'ES', categories: [] }],
    ['one addon', () => useAddon('a'), { key: 'a', extensions: [] }],
    ['one type', () => useSchema('bill/line'), { id: '/v0/schemas/bill/line' }],
  ] as const)('%s is read for its page', async (_, use: () => { data: unknown }, data) => {
    const { result } = renderQuestion(use);
    await waitFor(() => expect(result.current.data).toMatchObject(data));
  });

  it('the rules and the interface are read for their pages', async () => {
    service.use(
      http.get('*/v0/rules', () => HttpResponse.json({ rules: [rule] })),
      http.get('*/v0/openapi.json', () => HttpResponse.json({ openapi: '3.1.0', info: { version: '1' } })),
    );
    const api = renderQuestion(useApi);
    await waitFor(() => expect(api.result.current.isPending).toBe(false));
    const rules = renderQuestion(useRules);
    await waitFor(() => expect(rules.result.current.isPending).toBe(false));
    expect(api.result.current.data?.version ?? api.result.current.error).toBeDefined();
  });

  it.each([
    ['regime', useRegime],
    ['addon', useAddon],
    ['type', useSchema],
  ] as const)('no %s is asked for where none is named', (_, use: (name: undefined) => { fetchStatus: string }) => {
    const { result } = renderQuestion(() => use(undefined));
    expect([result.current.fetchStatus, asked]).toEqual(['idle', []]);
  });
});
