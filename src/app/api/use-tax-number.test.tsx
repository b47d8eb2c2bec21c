import '../testing/screen.ts';
import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { freshState } from '../testing/facts.ts';
import { renderQuestion } from '../testing/render-question.tsx';
import { serveTests, service } from '../testing/service.ts';
import { useAnswer } from './use-answer.ts';
import { useTaxNumber } from './use-tax-number.ts';
import { useTrial } from './use-trial.ts';

serveTests();
beforeEach(() => {
  freshState('{ "a": 1 }');
});

describe('a tax number', () => {
  function answer(status: number, body: object): unknown[] {
    const heard: unknown[] = [];
    service.use(
      http.post('*/v0/build', async ({ request }) => {
        heard.push(await request.json());
        return HttpResponse.json(body, { status });
      }),
    );
    return heard;
  }

  const fault = { properties: ['$.code'], description: 'The check digit is wrong' };

  it.each<[string, number, object, object]>([
    [
      'in its usual form',
      200,
      { $schema: 'x', country: 'ES', code: 'B98602642' },
      { code: 'B98602642', trouble: undefined },
    ],
    ['of another country', 200, { $schema: 'x', country: 'XI', code: '1' }, { country: 'XI', code: '1' }],
    ['with nothing left of it', 200, { $schema: 'x', country: 7 }, { country: 'ES', code: '' }],
    [
      'that is wrong, and why',
      422,
      { code: 422, key: 'validation', message: 'Refused.', faults: [fault] },
      { country: 'ES', code: 'b-98', trouble: { message: 'The check digit is wrong' } },
    ],
    [
      'that is refused without a fault',
      400,
      { code: 400, key: 'input', message: 'Refused.', faults: [] },
      { code: 'b-98', trouble: { message: 'Refused.' } },
    ],
  ])('%s', async (_, status, body, verdict) => {
    const heard = answer(status, body);
    const { result } = renderQuestion(() => useTaxNumber('ES', 'b-98'));
    await waitFor(() => {
      expect(result.current.data).toMatchObject({ asked: 'b-98', ...verdict });
    });
    expect(heard).toEqual([
      { data: { $schema: 'https://gobl.org/draft-0/tax/identity', country: 'ES', code: 'b-98' } },
    ]);
  });

  it('has no verdict where the service fails', async () => {
    answer(500, { code: 500, key: 'internal', message: 'Failed.', faults: [] });
    const { result } = renderQuestion(() => useTaxNumber('ES', 'b-98'));
    await waitFor(() => {
      expect(result.current.error).toMatchObject({ status: 500 });
    });
    expect(result.current.data).toBeUndefined();
  });

  it('that is empty is not asked about', () => {
    expect(renderQuestion(() => useTaxNumber('ES', '')).result.current.fetchStatus).toBe('idle');
  });
});

describe('an operation', () => {
  it('is asked once about the text as it stood, by whoever answers', async () => {
    const asked: string[] = [];
    const { result } = renderQuestion(() =>
      useAnswer('n', (text, signal) => {
        asked.push(text);
        return Promise.resolve(signal.aborted ? 'too late' : 'answered');
      }),
    );
    await waitFor(() => {
      expect(result.current.data).toBe('answered');
    });
    await act(() => result.current.refetch());
    expect(asked).toEqual(['{ "a": 1 }', '{ "a": 1 }']);
  });
});

describe('a request that is tried', () => {
  it('has its answer as it came, with the headers that tell something', async () => {
    let heard: { type: string | null; body: string } | undefined;
    service.use(
      http.post('*/v0/build', async ({ request }) => {
        heard = { type: request.headers.get('Content-Type'), body: await request.text() };
        return HttpResponse.text('é', { status: 418, headers: { ETag: '"x"', 'X-Other': 'y', Allow: 'GET' } });
      }),
    );
    const { result } = renderQuestion(useTrial);
    act(() => {
      result.current.start({ method: 'POST', address: '/v0/build', body: 'no JSON' });
    });
    await waitFor(() => {
      expect(result.current.data).toMatchObject({ status: 418, bytes: 2, text: 'é', here: false });
    });
    expect(result.current.data?.headers.map(([name]) => name)).toEqual(['Content-Type', 'ETag', 'Allow']);
    expect(result.current.data?.milliseconds).toBeGreaterThan(0);
    expect(heard).toEqual({ type: 'application/json', body: 'no JSON' });
  });

  it('by another type is sent as that; without a body it has none', async () => {
    const heard: (string | null)[] = [];
    service.use(
      http.all('*/v0/x', ({ request }) => {
        heard.push(request.headers.get('Content-Type'));
        return HttpResponse.text('');
      }),
    );
    const { result } = renderQuestion(useTrial);
    for (const rest of [
      { method: 'POST', body: 'a', type: 'application/x-ndjson' },
      { method: 'GET', body: undefined },
    ]) {
      const count = heard.length;
      act(() => {
        result.current.start({ address: '/v0/x', ...rest });
      });
      await waitFor(() => {
        expect(heard).toHaveLength(count + 1);
      });
    }
    expect(heard).toEqual(['application/x-ndjson', null]);
  });

  it('that gets no answer is trouble with the network', async () => {
    service.use(http.get('*/v0/x', () => HttpResponse.error()));
    const { result } = renderQuestion(useTrial);
    act(() => {
      result.current.start({ method: 'GET', address: '/v0/x', body: undefined });
    });
    await waitFor(() => {
      expect(result.current.error).toMatchObject({ kind: 'network', status: 0 });
    });
  });
});
