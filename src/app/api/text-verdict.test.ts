// @vitest-environment jsdom

import '../testing/screen.ts';
import { describe, expect, it } from 'vitest';
import { JsonText, writeBody } from '../../api/client/json-text.ts';
import type { InspectReport } from '../../engine/index.ts';
import type { Subject } from '../state/subject-slice.ts';
import { fault, report } from '../testing/service.ts';
import { isFull, judgeSubject, judgeTyped } from './text-verdict.ts';

const here = new AbortController().signal;
const invoice = '{ "$schema": "https://gobl.org/draft-0/bill/invoice", "price": 10.50 }';

function subjectOf(text: string): Subject {
  return { documentId: 'd', revision: 2, editorVersion: 3, text };
}

/** A service that always gives one report and records its requests. */
function answering(parts: Partial<InspectReport> = {}) {
  const asked: { request: unknown; signal: AbortSignal | undefined }[] = [];
  const inspect = (request: object, options?: { readonly signal?: AbortSignal }) => {
    asked.push({ request: JSON.parse(writeBody(request)) as unknown, signal: options?.signal });
    return Promise.resolve(report(parts));
  };
  return { asked, service: { inspect } as Parameters<typeof judgeSubject>[1] };
}

describe('a text that is JSON', () => {
  it('is put to the engine as it is written, with the changes asked for', async () => {
    const { asked, service } = answering();
    await judgeSubject(subjectOf(invoice), service, here);
    expect(asked).toEqual([{ request: { data: JSON.parse(invoice) as unknown, include: ['changes'] }, signal: here }]);
    expect(writeBody({ data: new JsonText(invoice) })).toContain('10.50');
  });

  it('without faults is accepted, with its built document, changes and context', async () => {
    const change = { path: '$.type', kind: 'defaulted', after: 'standard' } as unknown as InspectReport['changes'];
    const { service } = answering({ changes: [change] as unknown as NonNullable<InspectReport['changes']> });
    const subject = subjectOf(invoice);
    const verdict = await judgeSubject(subject, service, here);
    expect(verdict).toMatchObject({
      subject,
      accepted: true,
      problems: [],
      faults: [],
      changes: [change],
      document: { currency: 'EUR' },
      context: { regime: 'ES' },
    });
    expect(verdict).not.toHaveProperty('seal');
    expect(verdict).not.toHaveProperty('notation');
  });

  it('has no changes where the engine lists none', async () => {
    expect((await judgeSubject(subjectOf(invoice), answering().service, here)).changes).toEqual([]);
  });

  it.each([
    ['the engine says no', { ok: false }, false],
    ['there is an error, whatever else the engine says', { ok: true, faults: [fault()] }, false],
    ['there is a warning', { ok: true, faults: [fault({ severity: 'warning' })] }, true],
    [
      'there is an error among warnings',
      { ok: true, faults: [fault({ severity: 'warning' }), fault(), fault({ severity: 'info' })] },
      false,
    ],
  ])('when %s is accepted: %#', async (_, parts, accepted) => {
    const verdict = await judgeSubject(subjectOf(invoice), answering(parts).service, here);
    expect(verdict.accepted).toBe(accepted);
    expect(verdict.problems).toHaveLength(verdict.faults.length);
  });

  it('names the countries it touches', async () => {
    const text = '{ "$regime": "PL", "customer": { "tax_id": { "country": "DE" } } }';
    expect((await judgeSubject(subjectOf(text), answering().service, here)).countries).toEqual(['PL', 'DE']);
  });

  it('that is a signed envelope stands as it is written, for building takes its signatures off', async () => {
    const seal = { intact: true, signatures: [], uncovered: [] } as unknown as NonNullable<InspectReport['seal']>;
    const verdict = await judgeSubject(subjectOf('{ "sigs": ["x"] }'), answering({ seal }).service, here);
    expect([verdict.document, verdict.seal]).toEqual([{ sigs: ['x'] }, seal]);
  });

  it('is not judged when the service fails', async () => {
    const down = () => Promise.reject(new Error('down'));
    await expect(judgeSubject(subjectOf(invoice), { inspect: down, import: down }, here)).rejects.toThrow('down');
  });
});

describe('a document in YAML', () => {
  const yaml = `# By hand
$schema: https://gobl.org/draft-0/bill/invoice
code: 0142
lines:
  - quantity: '3' # crates
    item: { name: Pears, price: '1.50' }
`;

  it('is put to the engine as the JSON that it means, and its faults stand at their places in the YAML', async () => {
    const faults = [fault({ properties: ['$.lines[0].item.price'] })];
    const { asked, service } = answering({ faults, ok: false });
    const verdict = await judgeSubject(subjectOf(yaml), service, here);
    expect(asked[0]?.request).toMatchObject({
      data: { code: '0142', lines: [{ quantity: '3', item: { name: 'Pears', price: '1.50' } }] },
    });
    expect(verdict.notation?.kind).toBe('yaml');
    expect(verdict.problems.map(({ line, written }) => [line, written])).toEqual([[6, "'1.50'"]]);
    expect(verdict.problems[0]?.range).toEqual({ start: yaml.indexOf("'1.50'"), end: yaml.indexOf("'1.50'") + 6 });
  });

  it.each(['$schema: https://gobl.org/draft-0/bill/invoice\ncode: [', `${yaml}code: '2'\n`])(
    'that cannot be read is sent to no engine',
    async (text) => {
      const { asked, service } = answering();
      const verdict = await judgeSubject(subjectOf(text), service, here);
      expect([asked, verdict.context, verdict.accepted]).toEqual([[], undefined, false]);
      expect(verdict.problems.length).toBeGreaterThan(0);
    },
  );
});

describe('a text that is not JSON', () => {
  it.each([
    ['{ "a": 1, }', 'json-with-comments'],
    ['a: 1\nb: 2\n', 'yaml'],
    ['<a/>', 'xml'],
  ])('%j is judged here, place by place, and sent to no engine', async (text, kind) => {
    const { asked, service } = answering();
    const verdict = await judgeSubject(subjectOf(text), service, here);
    expect(asked).toEqual([]);
    expect(verdict).toMatchObject({
      accepted: false,
      faults: [],
      changes: [],
      document: undefined,
      context: undefined,
      notation: { kind },
    });
    expect(verdict.problems.length).toBeGreaterThan(0);
  });
});

describe('a long text', () => {
  const long = (members: string) => `{ "notes": "${'x'.repeat(100_000)}", ${members} }`;

  it('is asked about once, as it is written', async () => {
    const { asked, service } = answering({ faults: [fault()] });
    const text = long('"a": 1');
    const verdict = await judgeSubject(subjectOf(text), service, here);
    expect(asked).toEqual([{ request: { data: JSON.parse(text) as unknown, include: ['changes'] }, signal: here }]);
    expect(verdict.problems).toHaveLength(1);
  });

  it('that is being typed is judged without what building makes of it', async () => {
    const { asked, service } = answering({ faults: [fault()] });
    const text = long('"a": 1');
    const verdict = await judgeTyped(subjectOf(text), service, here);
    const omit = ['document', 'changes'];
    expect(asked.map(({ request }) => request)).toEqual([
      { data: JSON.parse(text) as unknown, include: ['changes'], omit },
    ]);
    expect(verdict).toMatchObject({ subject: { text }, faults: [fault()], accepted: false, context: { regime: 'ES' } });
    expect([isFull(verdict), 'document' in verdict, isFull(undefined)]).toEqual([false, false, false]);
  });

  it('that is being typed has nothing left out where it is short, or is no JSON', async () => {
    const { asked, service } = answering();
    expect(await judgeTyped(subjectOf(invoice), service, here)).toEqual(
      await judgeSubject(subjectOf(invoice), service, here),
    );
    expect(asked.map(({ request }) => Object.keys(request as object))).toEqual([
      ['data', 'include'],
      ['data', 'include'],
    ]);
    expect(isFull(await judgeTyped(subjectOf(long('"a": 1,')), service, here))).toBe(true);
  });

  it.each([
    ['is no JSON is asked nobody about', '"a": 1,', 0],
    // Only the page's own parser finds the fault; the answer of the service is ignored.
    ['names a member twice is judged here', '"a": 1, "a": 2', 1],
  ])('that %s', async (_, members, times) => {
    let asked = 0;
    const inspect = () => {
      asked += 1;
      return Promise.reject(new Error('refused'));
    };
    const verdict = await judgeSubject(subjectOf(long(members)), { inspect, import: inspect }, here);
    expect([verdict.accepted, verdict.faults, verdict.problems.length, asked]).toEqual([false, [], 1, times]);
  });
});
