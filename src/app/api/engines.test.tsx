import '../testing/screen.ts';
import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/client/api-error.ts';
import { JsonText } from '../../api/client/json-text.ts';
import { useWorkbench } from '../state/workbench-store.ts';
import { freshState, presentSubject } from '../testing/facts.ts';
import { PageWorker } from '../testing/page-worker.ts';
import { renderQuestion } from '../testing/render-question.tsx';
import { service } from '../testing/service.ts';
import { askWorker } from './ask-worker.ts';
import { client, clientOf, followEngineChoice, localEngine } from './client.ts';
import { LocalEngineError } from './local-engine.ts';
import { useAnswer } from './use-answer.ts';
import { useKeygen } from './use-keygen.ts';
import { useSignatures, useVerification } from './use-signatures.ts';
import { useTaxNumber, useTaxNumberForm } from './use-tax-number.ts';
import { useTrial } from './use-trial.ts';

const state = () => useWorkbench.getState();
const here = new AbortController().signal;
/** Addresses that the service was asked at. */
let sent: string[] = [];

beforeAll(() => {
  vi.stubGlobal('Worker', PageWorker);
  service.listen({ onUnhandledRequest: 'error' });
  service.events.on('request:start', ({ request }) => void sent.push(new URL(request.url).pathname));
});
beforeEach(() => {
  sent = [];
  freshState('{ "$schema": "https://gobl.org/draft-0/tax/identity", "country": "ES", "code": "b85412070" }');
});
afterEach(() => {
  localEngine.stop();
  service.resetHandlers();
  localStorage.clear();
});
afterAll(() => {
  service.close();
  vi.unstubAllGlobals();
});

function answer(path: string, respond: () => Response): void {
  service.use(http.post(`*/v0/${path}`, respond));
}

const fromService = { $schema: 'https://gobl.org/draft-0/tax/identity', from: 'service' };
const identity = { $schema: 'https://gobl.org/draft-0/tax/identity', country: 'ES', code: 'B-85412070' };

describe('who answers about a document', () => {
  it('is the service as long as it is chosen', async () => {
    answer('build', () => HttpResponse.json(fromService));
    expect(await client.build({ data: identity })).toEqual(fromService);
    expect(sent).toEqual(['/v0/build']);
  });

  it('gets a long document whole, as a blob', async () => {
    const bodies: unknown[] = [];
    const network = globalThis.fetch;
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      bodies.push(init.body);
      return network(url, { ...init, body: init.body instanceof Blob ? await init.body.text() : (init.body ?? null) });
    });
    answer('build', () => HttpResponse.json(fromService));
    try {
      for (const label of ['x'.repeat(60_000), 'x']) await client.build({ data: { ...identity, label } });
    } finally {
      vi.stubGlobal('fetch', network);
    }
    const [long, short] = bodies;
    expect(JSON.parse(await (long as Blob).text())).toMatchObject({ data: { label: 'x'.repeat(60_000) } });
    expect(typeof short).toBe('string');
  });

  it('is the engine of this page once it is chosen, and no document leaves', async () => {
    state().chooseEngine('browser');
    expect(await client.build({ data: identity })).toMatchObject({ country: 'ES', code: 'B85412070' });
    expect(sent).toEqual([]);
  });

  it('is the engine of this page for definitions too, so that the service does not learn what is looked up', async () => {
    state().chooseEngine('browser');
    expect((await client.listRegimes()).regimes.map(({ country }) => country)).toContain('MX');
    expect(await clientOf('browser').getRegime({ code: 'mx' })).toMatchObject({ country: 'MX' });
    expect(sent).toEqual([]);
    expect(await clientOf('server').listAddons()).toEqual({ addons: [] });
    expect(sent).toEqual(['/v0/addons']);
  });

  it('is the service for what it says of itself', async () => {
    state().chooseEngine('browser');
    expect(await client.getVersion()).toMatchObject({ version: '9.9.9' });
    expect(sent).toEqual(['/v0/']);
  });

  it.each([
    ['server', ['/v0/build']],
    ['browser', []],
  ] as const)(
    'is the %s where the answer is kept under that name, whoever is chosen by then',
    async (engine, asked) => {
      answer('build', () => HttpResponse.json(fromService));
      state().chooseEngine(engine === 'server' ? 'browser' : 'server');
      await clientOf(engine).build({ data: identity });
      expect(sent).toEqual(asked);
    },
  );
});

describe('the engine of this page', () => {
  it('starts when it is chosen and ends when it is not, until nobody follows', async () => {
    const stop = followEngineChoice();
    expect(state().browserEngine.phase).toBe('off');
    state().chooseEngine('browser');
    expect(state().browserEngine.phase).toBe('starting');
    await vi.waitFor(() => expect(state().browserEngine).toEqual({ phase: 'ready', version: 'here' }));
    state().moveCursor(2, 2);
    expect(state().browserEngine.phase).toBe('ready');
    state().chooseEngine('server');
    expect(state().browserEngine.phase).toBe('off');
    stop();
    state().chooseEngine('browser');
    expect(state().browserEngine.phase).toBe('off');
  });

  it('starts with the page where an earlier visit chose it', () => {
    state().chooseEngine('browser');
    const stop = followEngineChoice();
    expect(state().browserEngine.phase).toBe('starting');
    stop();
  });

  it('answers what is no part of the API, also where the service is chosen', async () => {
    expect(await askWorker('taxNumberForm', { country: 'ES' }, here)).toMatchObject({ countries: ['ES'] });
    expect(await askWorker('taxNumberForm', { country: 'constructor' }, here)).toBeNull();
    expect(sent).toEqual([]);
  });

  it('says why it cannot answer', async () => {
    const question = { data: new JsonText('{ "a": ') };
    await expect(askWorker('examineSignatures', question, here)).rejects.toThrow(/\w+/);
  });
});

describe('a tax number', () => {
  it('has the form of its country', async () => {
    const { result } = renderQuestion(() => useTaxNumberForm('ES'));
    await waitFor(() => expect(result.current.data?.countries).toEqual(['ES']));
    expect(result.current.data?.example).toMatch(/\w+/);
  });

  it('is put into its usual form', async () => {
    state().chooseEngine('browser');
    const { result } = renderQuestion(() => useTaxNumber('ES', 'b-85.412.070'));
    await waitFor(() => expect(result.current.data).toBeDefined());
    expect(result.current.data).toEqual({
      asked: 'b-85.412.070',
      country: 'ES',
      code: 'B85412070',
      trouble: undefined,
    });
  });

  it('says why it is refused, and stays as it is written', async () => {
    state().chooseEngine('browser');
    const { result } = renderQuestion(() => useTaxNumber('ES', 'B85412071'));
    await waitFor(() => expect(result.current.data).toBeDefined());
    expect(result.current.data).toMatchObject({ asked: 'B85412071', code: 'B85412071', country: 'ES' });
    expect(result.current.data?.trouble?.message).toMatch(/\w+/);
  });

  it('shows the service’s words where it names no error, and no words where the answer has no code', async () => {
    answer('build', () => HttpResponse.json({ code: 422, key: 'input', message: 'No such country' }, { status: 422 }));
    const refused = renderQuestion(() => useTaxNumber('ZZ', '1'));
    await waitFor(() => expect(refused.result.current.data?.trouble?.message).toBe('No such country'));
    answer('build', () => HttpResponse.json({ ...fromService, code: 7 }));
    const odd = renderQuestion(() => useTaxNumber('ZZ', '1'));
    await waitFor(() =>
      expect(odd.result.current.data).toEqual({ asked: '1', country: 'ZZ', code: '', trouble: undefined }),
    );
  });

  it.each([
    ['the service fails', () => HttpResponse.json({ code: 500, key: 'internal', message: 'x' }, { status: 500 })],
    ['it answers nonsense', () => HttpResponse.text('<p>')],
  ])('is no verdict where %s', async (_, respond) => {
    answer('build', respond);
    const { result } = renderQuestion(() => useTaxNumber('ES', 'B85412070'));
    await waitFor(() => expect(result.current.error).toBeInstanceOf(ApiError));
    expect(result.current.data).toBeUndefined();
  });

  it('that is empty is not asked about', () => {
    const { result } = renderQuestion(() => useTaxNumber('ES', ''));
    expect([result.current.fetchStatus, sent]).toEqual(['idle', []]);
  });
});

describe('signatures', () => {
  const key = { kty: 'EC', crv: 'P-256', x: 'x', y: 'y' };

  it('are examined in this page, whoever is chosen', async () => {
    freshState('{ "$schema": "https://gobl.org/draft-0/envelope", "head": {}, "doc": {}, "sigs": ["nonsense"] }');
    const subject = presentSubject();
    const { result } = renderQuestion(() => useSignatures(subject, undefined));
    await waitFor(() => expect(result.current.isFetched).toBe(true));
    expect([result.current.data?.length ?? result.current.error, sent]).toEqual([expect.anything(), []]);
  });

  it('are not asked about without an envelope', () => {
    const { result } = renderQuestion(() => useSignatures(undefined, key));
    expect(result.current.fetchStatus).toBe('idle');
  });

  it('are verified by whoever is chosen, with the key', async () => {
    let asked: unknown;
    service.use(
      http.post('*/v0/verify', async ({ request }) => {
        asked = await request.json();
        return HttpResponse.json({ ok: true });
      }),
    );
    const subject = presentSubject();
    const { result } = renderQuestion(() => useVerification(subject, key));
    await waitFor(() => expect(result.current.data).toEqual({ ok: true }));
    expect(asked).toEqual({ data: JSON.parse(subject.text) as unknown, publickey: key });
  });
});

describe('a fresh pair of keys', () => {
  it('is given once, and kept nowhere', async () => {
    const pair = {
      private: { kty: 'EC', crv: 'P-256', x: 'x', y: 'y', d: 'd' },
      public: { kty: 'EC', crv: 'P-256', x: 'x', y: 'y' },
    };
    answer('keygen', () => HttpResponse.json(pair));
    const reported: unknown[] = [];
    const { result, queries } = renderQuestion(() => useKeygen((made) => reported.push(made)), { verdict: false });
    result.current.start(undefined);
    await waitFor(() => expect(reported).toEqual([pair]));
    expect(queries.getQueryCache().getAll()).toEqual([]);
  });
});

describe('what is asked about the document as it stands', () => {
  it('is put to the engine under whose name the answer is kept, whoever is chosen by then', async () => {
    state().chooseEngine('browser');
    const asked: unknown[] = [];
    renderQuestion(() => useAnswer('who', (_text, _signal, who) => Promise.resolve(asked.push(who))));
    await waitFor(() => expect(asked).toEqual([clientOf('browser')]));
    act(() => state().chooseEngine('server'));
    await waitFor(() => expect(asked).toEqual([clientOf('browser'), clientOf('server')]));
  });

  it('goes by the text of the first moment, and its answer is gone with its reader', async () => {
    const asked: string[] = [];
    const ask = (text: string) => Promise.resolve(asked.push(text));
    const { result, queries, unmount } = renderQuestion(() => useAnswer('count', ask), { verdict: false });
    const { text } = presentSubject();
    await waitFor(() => expect(result.current.data).toBe(1));
    state().changeText(state().activeId, '{ "later": 1 }', 2);
    await result.current.refetch();
    expect(asked).toEqual([text, text]);
    unmount();
    await waitFor(() => expect(queries.getQueryCache().getAll()).toEqual([]));
  });
});

describe('a request tried from the page', () => {
  const trial = { method: 'POST', address: '/v0/build', body: '{ no json' };
  const tried = async (request: Parameters<ReturnType<typeof useTrial>['start']>[0]) => {
    const { result } = renderQuestion(useTrial);
    result.current.start(request);
    await waitFor(() => expect(result.current.data ?? result.current.error).toBeTruthy());
    return result.current;
  };

  it('goes out as it is written, and its answer is shown as it came', async () => {
    const heard: (string | null)[] = [];
    service.use(
      http.post('*/v0/build', async ({ request }) => {
        heard.push(await request.text(), request.headers.get('Content-Type'));
        return HttpResponse.text('né', {
          status: 418,
          headers: { 'Server-Timing': 'a', ETag: 'e', 'X-Other': 'x', 'Assay-Engine': 'embedded' },
        });
      }),
    );
    const { data } = await tried(trial);
    expect(heard).toEqual(['{ no json', 'application/json']);
    expect(data).toMatchObject({ status: 418, text: 'né', bytes: 3, here: false });
    expect(data?.headers.map(([name]) => name)).toEqual(['Content-Type', 'Assay-Engine', 'Server-Timing', 'ETag']);
    expect(data?.milliseconds).toBeGreaterThanOrEqual(0);
  });

  it('without a body names no kind of one', async () => {
    const heard: (string | null)[] = [];
    service.use(
      http.get('*/v0/regimes', ({ request }) => {
        heard.push(request.headers.get('Content-Type'));
        return HttpResponse.json({ regimes: [] });
      }),
    );
    const { data } = await tried({ method: 'GET', address: '/v0/regimes', body: undefined });
    expect([heard, data?.status]).toEqual([[null], 200]);
  });

  it.each([
    ['POST', '/v0/build', true],
    ['GET', '/v0/regimes', true],
    ['GET', '/v0/', false],
  ])('by %s of %s is answered in this page once that is chosen: %s', async (method, address, inPage) => {
    state().chooseEngine('browser');
    const { data } = await tried({
      ...trial,
      method,
      address,
      body: undefined,
    });
    expect([data?.here, sent.length === 0]).toEqual([inPage, inPage]);
  });

  it('that gets no answer fails as without a network', async () => {
    answer('build', () => HttpResponse.error());
    const { error } = await tried(trial);
    expect(error).toMatchObject({ kind: 'network' });
  });

  it('that takes longer than half a minute is given up', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new DOMException('late', 'TimeoutError')));
    const { error } = await tried(trial);
    expect(AbortSignal.timeout).toHaveBeenCalledWith(30_000);
    expect(error).toMatchObject({ kind: 'timeout' });
    vi.restoreAllMocks();
  });

  it('fails in words where the engine of this page cannot start', async () => {
    state().chooseEngine('browser');
    vi.stubGlobal('Worker', undefined);
    const { error } = await tried(trial);
    expect((error as ApiError).cause).toBeInstanceOf(LocalEngineError);
    vi.stubGlobal('Worker', PageWorker);
  });
});
