// @vitest-environment jsdom

import '../testing/screen.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createClient } from '../../contract/client/create-client.ts';
import { createStandardEngine } from '../../engine/index.ts';
import { ciiInvoice, ublInvoice } from '../../formats/testing/invoices.ts';
import { systemContext } from '../../platform/system-context.ts';
import { answerRequest } from '../workers/answer-request.ts';
import { fixXml } from './fix-xml.ts';
import { judge, type Verdict } from './judge.ts';

const engine = createStandardEngine();

/** The service as the engine in the page gives it. */
const service = createClient({
  baseUrl: '',
  fetch: async (url, { body }) => {
    const answer = await answerRequest(url.slice(url.lastIndexOf('/') + 1), String(body), engine, systemContext);
    return new Response(answer.text, { status: answer.status });
  },
});

const { signal } = new AbortController();
const judged = (text: string): Promise<Verdict> =>
  judge({ documentId: '', revision: 0, editorVersion: 0, text }, service, signal);
const fixed = async (text: string) => fixXml(await judged(text), judged);

describe('the figures of an XML invoice', () => {
  it.each<readonly [string, string, string, string, string]>([
    [
      'a total, and what was right of what is made of it stays',
      ublInvoice(),
      '>174.00</cbc:TaxInclusiveAmount>',
      '>175.00</cbc:TaxInclusiveAmount>',
      'BR-CO-15 Write 174.00 in place of 175.00',
    ],
    [
      'the amount due',
      ublInvoice(),
      '>154.05</cbc:PayableAmount>',
      '>155.00</cbc:PayableAmount>',
      'BR-CO-16 Write 154.05 in place of 155.00',
    ],
    [
      'a total in CII',
      ciiInvoice(),
      '<ram:GrandTotalAmount>174.00',
      '<ram:GrandTotalAmount>17.40',
      'BR-CO-15 Write 174.00 in place of 17.40',
    ],
  ])('are mended: %s', async (_, sound, right, wrong, told) => {
    const text = sound.replace(right, wrong);
    expect(text).not.toBe(sound);
    const { text: after, done } = await fixed(text);
    expect([after, ...done.map(({ code, title }) => `${code} ${title}`)]).toEqual([sound, told]);
  });

  it('are left as they are where nothing says what would be right, or nothing is wrong', async () => {
    for (const text of [ublInvoice(), ublInvoice().replace('>A-17<', '><'), '<a/>', '<a>'])
      expect(await fixed(text)).toEqual({ text, done: [] });
  });

  it('are never fixed so that more is wrong than before, nor is anything else touched', async () => {
    const sound = ublInvoice();
    const figures = [...sound.matchAll(/(?<=>)\d+\.\d\d(?=<)/g)].map(({ index, 0: figure }) => ({ index, figure }));
    const one = fc.tuple(fc.nat(figures.length - 1), fc.integer({ min: 0, max: 99_999 }));
    await fc.assert(
      fc.asyncProperty(fc.array(one, { minLength: 1, maxLength: 3 }), async (changes) => {
        let text = sound;
        for (const [at, cents] of changes.toSorted(([a], [b]) => b - a)) {
          const { index = 0, figure = '' } = figures[at] ?? {};
          text = `${text.slice(0, index)}${(cents / 100).toFixed(2)}${text.slice(index + figure.length)}`;
        }
        const before = await judged(text);
        const { text: after, done } = await fixXml(before, judged);
        const { problems } = await judged(after);
        if (done.length === 0) expect(after).toBe(text);
        else expect(problems.length).toBeLessThan(before.problems.length);
        const errors = (all: Verdict['problems']): number => all.filter(({ severity }) => severity === 'error').length;
        expect(errors(problems)).toBeLessThanOrEqual(errors(before.problems));
        expect(after.replace(/>[^<]*</g, '><')).toBe(text.replace(/>[^<]*</g, '><'));
      }),
      { numRuns: 15 },
    );
  });
});
