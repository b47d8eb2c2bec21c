import { expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { createStandardEngine } from '../../engine/standard.ts';
import { systemContext } from '../../platform/system-context.ts';
import { createApplication } from '../application.ts';
import { fileAnswer } from './file-answer.ts';

const application = createApplication({ engine: createStandardEngine(), context: systemContext });
const data = JSON.parse(readFileSync('examples/es/invoice.json', 'utf8')) as Readonly<Record<string, unknown>>;

const ask = (accept: string, body: object) =>
  application.fetch(
    new Request('http://localhost/v0/export', { method: 'POST', headers: { accept }, body: JSON.stringify(body) }),
  );

it.each<[accept: string, type: string]>([
  ['application/xml', 'application/xml'],
  ['text/html, application/xml;q=0.9, */*;q=0.8', 'application/xml'],
  // Generated clients name every type of the description.
  ['application/json, application/xml, application/pdf', 'application/json'],
  ['application/xml;q=0.5, application/json', 'application/json'],
  ['application/pdf', 'application/json'],
  ['*/*', 'application/json'],
])('answers an export that accepts %s with %s', async (accept, type) => {
  const answer = await ask(accept, { data, format: 'ubl' });
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, type]);
  const json = (await (await ask('', { data, format: 'ubl' })).json()) as Readonly<Record<string, unknown>>;
  const text = await answer.text();
  if (type === 'application/json') return expect(JSON.parse(text)).toEqual(json);
  expect(text).toBe(json['content']);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-disposition': `attachment; filename="${json['file_name'] as string}"`,
    'assay-losses': '0',
    'assay-broken-rules': '0',
  });
});

it('keeps a refusal as JSON', async () => {
  const answer = await ask('application/xml', { data: {}, format: 'ubl' });
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([422, 'application/json']);
});

it('gives bytes, counts what the report says, and writes any name of a file', () => {
  const text = JSON.stringify({
    media_type: 'application/pdf',
    content: 'JVBERg==',
    encoding: 'base64',
    file_name: 'Año "1" (2).pdf',
    report: { losses: [{}, {}] },
    verdicts: [{}],
  });
  expect(fileAnswer({ status: 200, text }, 'application/pdf')).toEqual({
    status: 200,
    bytes: new TextEncoder().encode('%PDF'),
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="A_o__1___2_.pdf"; filename*=UTF-8''A%C3%B1o%20%221%22%20%282%29.pdf`,
      'Assay-Losses': '2',
      'Assay-Broken-Rules': '1',
    },
  });
});
