import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { invoice, privateKey, publicKey, signed } from '../api/examples/documents.ts';
import { europeanInvoice, ublInvoice } from '../api/examples/xml.ts';
import { createStandardEngine } from '../engine/standard.ts';
import { systemContext } from '../platform/system-context.ts';
import { createApplication } from './application.ts';

const application = createApplication({ engine: createStandardEngine(), context: systemContext });
const ask = (path: string, body?: object) =>
  application.fetch(
    new Request(`http://localhost/v0${path}`, body ? { method: 'POST', body: JSON.stringify(body) } : {}),
  );

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly parameters: readonly Parameter[] }>>>>;
}
interface Parameter {
  readonly name: string;
  readonly schema: object;
}

const openapi = (await (await ask('/openapi.json')).json()) as Description;
const ajv = new Ajv2020({ strict: false });
addFormats(ajv);
ajv.addSchema(openapi, 'api');

/** Whether the description allows the body of a request. */
function allows(operation: string, body: object): boolean {
  const name = `${operation[0]?.toUpperCase() ?? ''}${operation.slice(1)}Request`;
  return ajv.validate({ $ref: `api#/components/schemas/${name}` }, body);
}

const ubl = btoa(String.fromCharCode(...new TextEncoder().encode(ublInvoice)));
const { $schema: _, ...untyped } = invoice;
const previous = { issuer: 'B10101017', num_series: 'A-1', fingerprint: 'A' };
const context = { previous: { ...previous, issue_date: '2026-01-14' } };

test.each<[string, object]>([
  ['build', { data: invoice }],
  ['build', { data: untyped, type: 'bill/invoice' }],
  ['build', { data: untyped, type: 'https://gobl.org/draft-0/bill/invoice' }],
  ['build', { data: untyped, type: 'invoice' }],
  ['build', { data: invoice, type: '' }],
  ['sign', { data: invoice, privatekey: privateKey }],
  ['verify', { data: signed, publickey: publicKey }],
  ['import', { data: ublInvoice, at: '2026-11-24' }],
  ['import', { data: ubl, encoding: 'base64' }],
  ['judge', { data: ublInvoice.replace('A-1042', 'Ä 1042') }],
  ['render', { data: invoice, format: 'html' }],
  ['render', { data: ublInvoice, format: 'html' }],
  ['refusal', { text: 'KSeF 450' }],
  ['refusal', { data: btoa('KSeF 450'), encoding: 'base64' }],
  ['export', { data: europeanInvoice, format: 'ubl', context }],
])('the description of %s allows what is answered: %.60j', async (operation, body) => {
  expect([allows(operation, body), (await ask(`/${operation}`, body)).status]).toEqual([true, 200]);
});

test.each<[string, object, string]>([
  ['build', { data: { ...invoice, $schema: 'bill/moon' } }, '$.$schema'],
  ['build', { data: untyped, type: 'moon' }, 'request.type'],
  ['correct', { data: { ...invoice, $schema: 'https://gobl.org/draft-0/bill/moon' } }, '$.$schema'],
  ['sign', { data: invoice }, 'request.privatekey'],
  ['sign', { data: untyped, type: 'moon', privatekey: privateKey }, 'request.type'],
  ['verify', { data: signed }, 'request.publickey'],
  ['import', { data: ublInvoice, encoding: 'base64' }, 'request.data'],
  ['import', { data: ublInvoice, at: 'today' }, 'request.at'],
  ['judge', { data: ublInvoice, encoding: 'base64' }, 'request.data'],
  ['render', { data: ublInvoice, encoding: 'base64', format: 'html' }, 'request.data'],
  ['render', { data: null, format: 'html' }, 'request.data'],
  ['render', { data: [invoice], format: 'html' }, 'request.data'],
  ['refusal', {}, 'request.text'],
  ['refusal', { encoding: 'base64', document: {} }, 'request.text'],
  ['refusal', { data: 'KSeF: 450', encoding: 'base64' }, 'request.data'],
  ['export', { data: europeanInvoice, format: 'ubl', context: { previous } }, 'request.context.previous.issue_date'],
])('the description of %s excludes what is refused: %.60j', async (operation, body, place) => {
  const answer = await ask(`/${operation}`, body);
  const { faults } = (await answer.json()) as { readonly faults: readonly { readonly properties: string[] }[] };
  expect([allows(operation, body), answer.status, faults[0]?.properties]).toEqual([false, 400, [place]]);
});

test.each(['/rules', '/formats'])('the bounds of pages of %s are those of the description', async (path) => {
  const { parameters = [] } = openapi.paths[path]?.['get'] ?? {};
  const schemas = Object.fromEntries(parameters.map(({ name, schema }) => [name, schema]));
  for (const [name, value] of [
    ['limit', 0],
    ['limit', 1],
    ['limit', 1000],
    ['limit', 1001],
    ['offset', -1],
    ['offset', 0],
    ['offset', 999_999_999],
    ['offset', 1_000_000_000],
  ] as const) {
    const { status } = await ask(`${path}?set=ksef&${name}=${value}`);
    expect([name, value, ajv.validate(schemas[name] ?? false, value)]).toEqual([name, value, status === 200]);
  }
});

test.each(['/build', '/build?warnings', '/sign', '/sign?warnings'])('%s answers as it is described', async (path) => {
  const answer: unknown = await (await ask(path, { data: { ...invoice, odd: 1 }, privatekey: privateKey })).json();
  const schema = `api#/paths/${path.split('?')[0]?.replace('/', '~1') ?? ''}/post/responses/200/content/application~1json/schema`;
  expect(ajv.validate({ $ref: schema }, answer), JSON.stringify(ajv.errors)).toBe(true);
  expect(ajv.validate({ $ref: schema }, { warnings: [] })).toBe(false);
});
