// @vitest-environment jsdom

import '../testing/screen.ts';
import { hashKey, QueryClient } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { fault, report, serveTests, service } from '../testing/service.ts';
import { buildDocument } from './build-document.ts';
import { destinationQuestion } from './destination-question.ts';
import {
  exportQuestion,
  rulesQuestion,
  signaturesQuestion,
  traceQuestion,
  verdictQuestion,
  verificationQuestion,
} from './questions.ts';

const subject = { documentId: 'd1', revision: 3, editorVersion: 7, text: '{ "secret": "Talleres" }' };
const key = { kty: 'EC', crv: 'P-256', x: 'X', y: 'Y' };

const aboutText = [
  ['verdict', verdictQuestion],
  ['trace', traceQuestion],
  ['rules', rulesQuestion],
] as const;

describe.each(aboutText)('the question for the %s', (_, question) => {
  const asked = hashKey(question(subject, 'server').queryKey);

  it('holds nothing of the text', () => {
    expect(asked).not.toContain('Talleres');
  });

  it.each([
    ['who answers', { ...subject }, 'browser'],
    ['the document', { ...subject, documentId: 'd2' }, 'server'],
    ['the revision', { ...subject, revision: 4 }, 'server'],
  ] as const)('is another one when %s changes', (_what, other, engine) => {
    expect(hashKey(question(other, engine).queryKey)).not.toBe(asked);
  });

  it('is the same one when only the editor counts on', () => {
    expect(hashKey(question({ ...subject, editorVersion: 8 }, 'server').queryKey)).toBe(asked);
  });

  it.each([
    ['no text', undefined],
    ['a blank text', { ...subject, text: ' \n' }],
  ])('is not put for %s', (_what, none) => {
    expect(question(none, 'server').enabled).toBe(false);
  });
});

it('no two of them share a key', () => {
  const keys = [
    ...aboutText.map(([, question]) => question(subject, 'server')),
    signaturesQuestion(subject, undefined),
    signaturesQuestion(subject, key),
    verificationQuestion(subject, key, 'server'),
    verificationQuestion(subject, key, 'browser'),
  ].map(({ queryKey }) => hashKey(queryKey));
  expect(new Set(keys).size).toBe(keys.length);
});

it('the verdict under one key does not count under a key that shares a coordinate with it', () => {
  const twin = { ...key, y: 'Y2' };
  expect(hashKey(verificationQuestion(subject, twin, 'server').queryKey)).not.toBe(
    hashKey(verificationQuestion(subject, key, 'server').queryKey),
  );
  expect(hashKey(signaturesQuestion(subject, twin).queryKey)).not.toBe(
    hashKey(signaturesQuestion(subject, key).queryKey),
  );
});

it('a question about signatures holds nothing of the text', () => {
  expect(hashKey(signaturesQuestion(subject, key).queryKey)).not.toContain('Talleres');
  expect(hashKey(verificationQuestion(subject, key, 'server').queryKey)).not.toContain('Talleres');
});

describe('the answer', () => {
  serveTests();

  /** Answers one operation and records the requests. */
  function hear(operation: string, answer: object): unknown[] {
    const heard: unknown[] = [];
    service.use(
      http.post(`*/v0/${operation}`, async ({ request }) => {
        heard.push(await request.json());
        return HttpResponse.json(answer);
      }),
    );
    return heard;
  }

  const queries = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const data = { secret: 'Talleres' };
  const trace = [
    { path: '$.totals.payable', rule: 'sum', operands: [], exact: '10.001', value: '10.00', rounding: 'half-up' },
  ];
  const tally = { applied: 3, passed: 2, failed: 1, skipped: [] };
  const exported = { format: 'ubl', profile: 'p', media_type: 'application/xml', file_name: 'a.xml', content: '<a/>' };

  it('with the figures is asked for them alone, and has them with the subject', async () => {
    const heard = hear('inspect', { ...report(), trace });
    expect(await queries().fetchQuery(traceQuestion(subject, 'server'))).toEqual({ subject, part: trace });
    expect(heard).toEqual([{ data, include: ['trace'] }]);
    hear('inspect', report());
    expect(await queries().fetchQuery(traceQuestion(subject, 'server'))).toEqual({ subject, part: [] });
  });

  it('about a document in YAML is asked for with the JSON that it means', async () => {
    const yaml = { ...subject, text: '# By hand\n$schema: https://gobl.org/draft-0/bill/invoice\ncode: 0142\n' };
    const meant = { $schema: 'https://gobl.org/draft-0/bill/invoice', code: '0142' };
    const inspected = hear('inspect', { ...report(), trace });
    expect(await queries().fetchQuery(traceQuestion(yaml, 'server'))).toEqual({ subject: yaml, part: trace });
    await queries().fetchQuery(destinationQuestion(yaml, 'server', 'auto'));
    const written = hear('export', { ...exported, report: { links: [], losses: [], notes: [] }, verdicts: [] });
    await queries().fetchQuery(exportQuestion(yaml, 'server', { format: 'ubl', profile: 'p' }));
    const made = hear('build', meant);
    const outcome = await buildDocument({ id: 'd1', name: 'a.yaml', origin: 'file', ...yaml });
    expect([outcome.kind, made]).toEqual(['built', [{ data: meant }]]);
    expect([inspected, written]).toMatchObject([
      [{ data: meant }, { data: meant, destination: 'auto' }],
      [{ data: meant }],
    ]);
  });

  it('with the rules has how they fared and which failed, and nothing where none was judged', async () => {
    const heard = hear('inspect', { ...report({ faults: [fault(), fault({ code: 'X-1' })] }), rules: tally });
    expect(await queries().fetchQuery(rulesQuestion(subject, 'server'))).toEqual({
      subject,
      part: { tally, failed: new Set(['GOBL-ORG-ITEM-01', 'X-1']) },
    });
    expect(heard).toEqual([{ data, include: ['rules'] }]);
    hear('inspect', report());
    expect(await queries().fetchQuery(rulesQuestion(subject, 'server'))).toEqual({ subject, part: null });
  });

  it.each([
    ['trace', traceQuestion],
    ['rules', rulesQuestion],
  ] as const)('with the %s is empty for a text that is not JSON, and no engine is asked', async (_, question) => {
    const heard = hear('inspect', report());
    const broken = { ...subject, text: '{ "a": ' };
    expect(await queries().fetchQuery<unknown>(question(broken, 'server') as object as never)).toEqual({
      subject: broken,
      part: null,
    });
    expect(heard).toEqual([]);
  });

  it('is a verdict on the subject that was asked about', async () => {
    hear('inspect', report());
    expect(await queries().fetchQuery(verdictQuestion(subject, 'server'))).toMatchObject({ subject, accepted: true });
  });

  it('that is XML is written in the form that is wished for, with its losses', async () => {
    const heard = hear('export', { ...exported, report: { links: [], losses: [], notes: [] }, verdicts: [] });
    const target = { format: 'ubl', profile: 'p' };
    const answer = await queries().fetchQuery(exportQuestion(subject, 'server', target));
    expect([answer.subject, answer.part.content]).toEqual([subject, '<a/>']);
    expect(heard).toEqual([{ data, ...target, allow_loss: true }]);
    expect(exportQuestion(subject, 'server', target).enabled).toBe(true);
    expect(exportQuestion(subject, 'server', undefined).enabled).toBe(false);
    expect(exportQuestion(undefined, 'server', target).enabled).toBe(false);
  });

  it('that verifies is what the service says of the key', async () => {
    const heard = hear('verify', { ok: true });
    expect(await queries().fetchQuery(verificationQuestion(subject, key, 'server'))).toEqual({ ok: true });
    expect(heard).toEqual([{ data, publickey: key }]);
  });

  it.each([verdictQuestion, traceQuestion, rulesQuestion])('is empty without a text: %o', async (question) => {
    await expect(queries().fetchQuery<unknown>(question(undefined, 'server') as object as never)).rejects.toThrow();
  });
});
