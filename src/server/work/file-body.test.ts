import { expect, it } from 'vitest';
import { ublInvoice } from '../../formats/testing/invoices.ts';
import { pdfFile } from '../../formats/testing/pdf-files.ts';
import { createStandardEngine } from '../../engine/standard.ts';
import { systemContext } from '../../platform/system-context.ts';
import { createApplication } from '../application.ts';
import { jsonBody } from './file-body.ts';

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

it('a PDF comes as it is, and XML in the encoding it declares', async () => {
  const pdf = await pdfFile({ files: [{ name: 'factur-x.xml', text: ublInvoice() }] });
  expect(await post('/import', 'application/pdf', pdf)).toMatchObject({
    status: 200,
    answer: { format: 'ubl', pdf: { attachment: 'factur-x.xml' } },
  });
  const latin = Buffer.from(ublInvoice().replace('UTF-8', 'ISO-8859-1').replace('Brake', 'Brâke'), 'latin1');
  expect(JSON.stringify(await post('/import', 'text/xml', latin))).toContain('Brâke');
});

it('what is no such file is told as such, and other routes take none', async () => {
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

it.each([0, 1, 0x6000 - 1, 0x6000, 0x6000 + 1, 100_000])('every byte of %i arrives', (length) => {
  const bytes = Uint8Array.from({ length }, (_, i) => i % 251);
  const request = new Request('http://localhost', { method: 'POST', headers: { 'Content-Type': 'application/pdf' } });
  const { data } = JSON.parse(new TextDecoder().decode(jsonBody(request, { accepts: ['application/pdf'] }, bytes))) as {
    data: string;
  };
  expect(Buffer.from(data, 'base64').equals(bytes)).toBe(true);
});
