import { expect, it } from 'vitest';
import { createStandardEngine } from '../../engine/standard.ts';
import { ublInvoice } from '../../formats/testing/invoices.ts';
import { systemContext } from '../../platform/system-context.ts';
import { createApplication } from '../application.ts';

const application = createApplication({ engine: createStandardEngine(), context: systemContext });

const text = ublInvoice();
const form = (...parts: readonly (readonly [name: string, value: string | Blob])[]): FormData => {
  const made = new FormData();
  for (const [name, value] of parts) made.append(name, value);
  return made;
};
const file = new Blob([text], { type: 'application/xml' });

const post = (operation: string, body: BodyInit, headers: Record<string, string> = {}) =>
  application.fetch(new Request(`http://localhost/v0/${operation}`, { method: 'POST', body, headers }));

it.each(['import?brief', 'validate', 'inspect'])(
  'answers a form with a file to %s like the file itself',
  async (path) => {
    const [sent, own] = await Promise.all([
      post(path, form(['file', file])),
      post(path, text, { 'Content-Type': 'application/xml' }),
    ]);
    expect(sent.status).toBe(200);
    expect(await sent.json()).toEqual(await own.json());
  },
);

const boundary = { 'Content-Type': 'multipart/form-data; boundary=x' };
const ONE_FILE = 'A form has one part, the file. Give options in the address, or send JSON.';
const BROKEN = 'The form cannot be read, because its parts are not as its `Content-Type` says.';

it.each<[what: string, body: BodyInit, headers: Record<string, string>, message: string]>([
  ['two files', form(['file', file], ['other', file]), {}, ONE_FILE],
  ['a text beside the file', form(['file', file], ['format', 'ubl']), {}, ONE_FILE],
  ['a text alone', form(['data', text]), {}, ONE_FILE],
  ['no part', '--x--\r\n', boundary, 'The form has no file.'],
  ['no boundary', '--x--\r\n', { 'Content-Type': 'multipart/form-data' }, 'The form has no file.'],
  ['another boundary', '--y--\r\n', boundary, BROKEN],
  ['no end', '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n<a/>', boundary, BROKEN],
  [
    'a long boundary',
    `--${'x'.repeat(71)}--\r\n`,
    { 'Content-Type': `multipart/form-data; boundary=${'x'.repeat(71)}` },
    BROKEN,
  ],
  ['a long head', `--x\r\n${'A: b\r\n'.repeat(2_000)}\r\n\r\n<a/>\r\n--x--\r\n`, boundary, BROKEN],
  [
    'a head that is not UTF-8',
    Uint8Array.from(Buffer.from('--x\r\nA: \xff\r\n\r\n<a/>\r\n--x--\r\n', 'latin1')),
    boundary,
    BROKEN,
  ],
])('refuses a form with %s', async (_, body, headers, message) => {
  const answer = await post('import', body, headers);
  expect([answer.status, await answer.json()]).toMatchObject([400, { key: 'input', message }]);
});

it('takes no form where a file makes no sense', async () => {
  expect((await post('build', form(['file', file]))).status).toBe(400);
});

it.each<[headers: Record<string, string>, status: number]>([
  [{ Origin: 'http://localhost', 'Sec-Fetch-Site': 'same-origin' }, 200],
  [{ Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'cross-site' }, 415],
  [{ Origin: 'https://other.localhost', 'Sec-Fetch-Site': 'same-site' }, 415],
  [{ Origin: 'https://elsewhere.example' }, 415],
])('answers a form of a page with %o by %i', async (headers, status) => {
  expect((await post('import', form(['file', file]), headers)).status).toBe(status);
});
