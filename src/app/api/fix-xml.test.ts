// @vitest-environment jsdom

import '../testing/screen.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ciiInvoice, ublInvoice } from '../../formats/testing/invoices.ts';
import { fixXml } from './fix-xml.ts';
import { judgeSubject, type TextVerdict } from './text-verdict.ts';
import { pageClient } from '../testing/page-client.ts';

const { signal } = new AbortController();
const judged = (text: string): Promise<TextVerdict> =>
  judgeSubject({ documentId: '', revision: 0, editorVersion: 0, text }, pageClient, signal);
const fixed = async (text: string) => fixXml(await judged(text), judged);

/** Moves the number of the invoice behind its date, which the schema forbids. */
const MOVED: readonly [RegExp, string] = [
  /(\s*<cbc:ID>A-17<\/cbc:ID>)(\s*<cbc:IssueDate>[^<]*<\/cbc:IssueDate>)/,
  '$2$1',
];

describe('the figures of an XML invoice', () => {
  it.each<readonly [string, string, string, string]>([
    ['a total', ublInvoice(), '>174.00</cbc:TaxInclusiveAmount>', '>175.00</cbc:TaxInclusiveAmount>'],
    ['the amount due', ublInvoice(), '>154.05</cbc:PayableAmount>', '>155.00</cbc:PayableAmount>'],
    ['a total in CII', ciiInvoice(), '<ram:GrandTotalAmount>174.00', '<ram:GrandTotalAmount>17.40'],
  ])('are for people to decide, as in JSON: %s', async (_, sound, right, wrong) => {
    const text = sound.replace(right, wrong);
    expect(text).not.toBe(sound);
    const { problems } = await judged(text);
    const fixes = problems.flatMap(({ fixes: each }) => each);
    expect(fixes.map(({ safe }) => safe)).not.toEqual([]);
    expect(fixes.filter(({ safe }) => safe)).toEqual([]);
    expect(await fixed(text)).toEqual({ text, done: [] });
  });

  it('stay where the order of elements is mended, which loses nothing', async () => {
    const wrong = ublInvoice().replace('>154.05</cbc:PayableAmount>', '>155.00</cbc:PayableAmount>');
    const text = wrong.replace(...MOVED);
    expect(text).not.toBe(wrong);
    const { text: after, done } = await fixed(text);
    expect(done).toHaveLength(1);
    expect(done[0]?.code).toMatch(/^SCHEMA/);
    expect(after).toBe(wrong);
  });

  it('are left as they are where nothing says what would be right, or nothing is wrong', async () => {
    for (const text of [ublInvoice(), ublInvoice().replace('>A-17<', '><'), '<a/>', '<a>'])
      expect(await fixed(text)).toEqual({ text, done: [] });
  });

  it('are never touched, whatever else is wrong, and no more is wrong than before', async () => {
    const sound = ublInvoice();
    const figures = [...sound.matchAll(/(?<=>)\d+\.\d\d(?=<)/g)].map(({ index, 0: figure }) => ({ index, figure }));
    const change = fc.tuple(fc.nat(figures.length - 1), fc.integer({ min: 0, max: 99_999 }));
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(change, { minLength: 1, maxLength: 3, selector: ([at]) => at }),
        async (changes) => {
          let text = sound;
          for (const [at, cents] of changes.toSorted(([a], [b]) => b - a)) {
            const { index = 0, figure = '' } = figures[at] ?? {};
            text = `${text.slice(0, index)}${(cents / 100).toFixed(2)}${text.slice(index + figure.length)}`;
          }
          const { text: after, done } = await fixed(text.replace(...MOVED));
          expect(after).toBe(text);
          expect(done).toHaveLength(1);
        },
      ),
      { numRuns: 15 },
    );
  });
});
