import { expect, it } from 'vitest';
import { ublInvoice } from '../../formats/testing/invoices.ts';
import { pdfFile } from '../../formats/testing/pdf-files.ts';
import { createStandardEngine } from '../../engine/standard.ts';
import { systemContext } from '../../platform/system-context.ts';
import { createApplication } from '../application.ts';

const application = createApplication({ engine: createStandardEngine(), context: systemContext });

async function post(path: string, type: string, body: string | Uint8Array) {
  const headers = { 'Content-Type': type };
  const init = { method: 'POST', headers, body: body as Uint8Array<ArrayBuffer> };
  const response = await application.fetch(new Request(`http://localhost/v0${path}`, init));
  return { status: response.status, answer: (await response.json()) as Record<string, unknown> };
}

it.each(['application/xml', 'text/xml; charset=utf-8', 'Application/XML'])('an invoice comes as %s', async (type) => {
  const { status, answer } = await post('/import', type, ublInvoice());
  expect([status, answer]).toMatchObject([200, { format: 'ubl', document: {}, verdicts: [] }]);
  const json = await post('/import', 'application/json', JSON.stringify({ data: ublInvoice() }));
  expect(answer).toEqual(json.answer);
});

it.each(['/validate', '/inspect'])('%s judges the file that is its body', async (path) => {
  const broken = ublInvoice()
    .replace('<cbc:ID>', '<cbc:ID>&#160;')
    .replace(/<cbc:IssueDate>[^<]*<\/cbc:IssueDate>/, '');
  for (const text of [ublInvoice(), broken]) {
    const file = await post(path, 'application/xml', text);
    const json = await post(path, 'application/json', JSON.stringify({ data: text }));
    expect(file).toEqual(json);
    expect(JSON.stringify(file).includes('BR-03')).toBe(text === broken);
  }
});

it('a PDF comes as it is, and XML in the encoding it declares', async () => {
  const pdf = await pdfFile({ files: [{ name: 'factur-x.xml', text: ublInvoice() }] });
  expect(await post('/import', 'application/pdf', pdf)).toMatchObject({
    status: 200,
    answer: { format: 'ubl', pdf: { attachment: 'factur-x.xml' } },
  });
  const latin = Buffer.from(ublInvoice().replace('UTF-8', 'ISO-8859-1').replace('Brake', 'Brâke'), 'latin1');
  expect(JSON.stringify(await post('/import', 'text/xml', latin))).toContain('Brâke');
});

it('a body that is not such a file is refused, and other routes take no files', async () => {
  expect(await post('/import', 'application/xml', '<a/>')).toMatchObject({ status: 400, answer: { key: 'input' } });
  expect(await post('/import', 'application/xml', '')).toMatchObject({ status: 400, answer: { key: 'input' } });
  expect(await post('/build', 'application/xml', ublInvoice())).toMatchObject({
    status: 400,
    answer: { key: 'input' },
  });
});

it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/problem+json', ''])(
  'JSON from a program that calls it %j stays JSON',
  async (type) => {
    const json = JSON.stringify({ data: ublInvoice() });
    expect(await post('/import', type, json)).toMatchObject({ status: 200, answer: { format: 'ubl' } });
  },
);

it('a file as it is may be longer than JSON, and has a limit of its own', async () => {
  const limits = { maxBytes: 1_000, maxFileBytes: 20_000, maxDepth: 200, bodyTimeout: 30_000 };
  const small = createApplication({ engine: createStandardEngine(), context: systemContext, limits });
  const answer = async (type: string, body: string) => {
    const request = new Request('http://localhost/v0/import', {
      method: 'POST',
      headers: { 'Content-Type': type },
      body,
    });
    const response = await small.fetch(request);
    return [response.status, ((await response.json()) as { message?: string }).message];
  };
  const invoice = ublInvoice();
  expect(await answer('application/xml', invoice)).toEqual([200, undefined]);
  expect(await answer('application/json', JSON.stringify({ data: invoice }))).toEqual([
    413,
    'The body is larger than 1000 bytes.',
  ]);
  expect(await answer('application/xml', invoice + ' '.repeat(20_000))).toEqual([
    413,
    'The body is larger than 20000 bytes.',
  ]);
});
