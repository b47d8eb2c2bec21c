import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../engine/languages.ts';
import { routes } from '../api/routes.ts';
import { createStandardEngine } from '../engine/standard.ts';
import { ublInvoice } from '../formats/testing/invoices.ts';
import { systemContext } from '../platform/system-context.ts';
import { createApplication, type Application } from './application.ts';
import { answerJob } from './work/answer-job.ts';

const engine = createStandardEngine();
const context = systemContext;
const limits = { maxBytes: 8_000_000, maxDepth: 200, maxFileBytes: 1_000_000, bodyTimeout: 30_000 };
const scope = { engine, context, limits, answers: 'embedded', assistants: false, basePath: '' } as const;
const application = createApplication({ engine, context });
/** All work on bodies goes the way of a worker. */
const elsewhere = createApplication({
  engine,
  context,
  takeWork: async (job) => {
    if (job.kind === 'mcp') throw new Error('no assistant asks');
    const answer = await answerJob(job, scope);
    if ('bytes' in answer) return answer;
    const { text, ...reply } = answer;
    return { ...reply, bytes: new TextEncoder().encode(`${text}\n`) };
  },
});

const INVOICE = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  code: 'F-1',
  issue_date: '2026-01-15',
  supplier: { name: 'Marta Soler', tax_id: { country: 'ES', code: 'B98602642' } },
  customer: { name: 'Café Central' },
  // Text of a document is never treated as a message, whatever its members are called.
  lines: [
    {
      quantity: '2',
      item: { name: 'Chair', price: '10.00', meta: { code: 'GOBL-BILL-INVOICE-05', description: 'Own words' } },
      taxes: [{ cat: 'VAT', rate: 'general' }],
    },
  ],
};
const nameless = { ...INVOICE, lines: [{ quantity: '1', item: { price: '1.00' } }] };
const wrongTotal = ublInvoice().replace('>174.00</cbc:TaxInclusiveAmount>', '>175.00</cbc:TaxInclusiveAmount>');

async function ask(to: Application, path: string, body?: unknown): Promise<string> {
  const init = body === undefined ? {} : { method: 'POST', headers: { 'Content-Type': 'application/json' } };
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const response = await to.fetch(
    new Request(`http://localhost/v0${path}`, { ...init, ...(body !== undefined && { body: text }) }),
  );
  return response.text();
}

/** The value at a place; a member of a list is the one with this key, code or country. */
function textAt(value: unknown, place: readonly string[]): unknown {
  return place.reduce<unknown>(
    (within, name) =>
      Array.isArray(within)
        ? within.find((entry: Readonly<Record<string, unknown>>) =>
            ['key', 'code', 'rate', 'country'].some((member) => entry[member] === name),
          )
        : (within as Readonly<Record<string, unknown>>)[name],
    value,
  );
}

/** The request, a text of its answer in Spanish, and that text in English. */
const ANSWERS: readonly (readonly [string, unknown, string, string])[] = [
  ['/validate', { data: nameless }, 'Todo artículo necesita un nombre', 'Every item needs a name'],
  ['/validate', { data: nameless }, 'El documento incumple', 'The document breaks'],
  ['/validate', { data: INVOICE }, 'Esto es un borrador', 'This is a draft'],
  ['/build', { data: { ...nameless, lines: [{ quantity: 'x' }] } }, 'no es', 'is not'],
  ['/build', {}, 'La petición necesita un campo `data`', 'The request needs a member `data`'],
  ['/inspect', { data: INVOICE, include: ['changes'] }, 'posición en la lista', 'position in the list'],
  ['/inspect', { data: INVOICE, include: ['trace'] }, 'cantidad × precio', 'quantity × price'],
  ['/inspect', { data: INVOICE, include: ['rules'] }, 'el documento no', 'the document does not'],
  ['/inspect', { data: { ...INVOICE, $regime: 'XX' } }, 'Cambiar', 'Change'],
  ['/import', { data: wrongTotal }, '«Importe total de la factura con IVA»', 'Invoice total amount with VAT'],
  [
    '/judge',
    { data: wrongTotal, judge: ['en16931'] },
    '«Importe total de la factura con IVA»',
    'Invoice total amount with VAT',
  ],
  ['/judge', { data: '<', judge: ['en16931'] }, 'En el texto no hay', 'There is no element'],
  ['/rules/GOBL-FR-CTC-FLOW6-BILL-STATUS-17', undefined, 'tener NON_TRANSMISE', 'have NON_TRANSMISE'],
  [
    '/rules/BR-DE-15',
    undefined,
    'Debe escribirse «Referencia del comprador» (BT-10)',
    'Buyer reference (BT-10) must be written',
  ],
  ['/regimes/XX', undefined, 'No hay ningún régimen `XX`.', 'There is no regime `XX`.'],
  ['/bulk', '{"op":"validate","id":1,"data":{}}', 'El documento no dice qué es', 'The document does not say'],
  ['/bulk', '{"op":"cook"}', '`op` tiene que ser uno de build', '`op` must be one of build'],
];

describe.each([
  ['this process', application],
  ['a worker', elsewhere],
])('in %s', (_, to) => {
  it.each(ANSWERS)('%s of %j says %j', async (path, body, spanish, english) => {
    const content = path === '/bulk' ? `${body as string}\n` : body;
    const [es, en] = [await ask(to, `${path}?lang=es`, content), await ask(to, `${path}?lang=en`, content)];
    expect(es).toContain(spanish);
    expect(es).not.toContain(english);
    expect(en).toContain(english);
    expect(await ask(to, path, content)).toBe(en);
  });

  it.each([
    ['/schemas/bill/invoice', ['$defs', 'bill.Invoice', 'properties', 'code', 'title'], 'Código'],
    ['/schemas/bill/invoice?bundle', ['$defs', 'bill.Line', 'properties', 'quantity', 'title'], 'Cantidad'],
    ['/regimes', ['regimes', 'DE', 'name', 'es'], 'Alemania'],
    ['/regimes/PT', ['categories', 'VAT', 'rates', 'general', 'name', 'es'], 'Tipo general'],
    ['/addons', ['addons', 'de-xrechnung-v3', 'name', 'es'], 'XRechnung 3.X de Alemania'],
    ['/addons/de-xrechnung-v3', ['name', 'es'], 'XRechnung 3.X de Alemania'],
    ['/openapi.json', ['paths', '/build', 'post', 'summary'], 'Generar un documento'],
  ])('%s has its texts in the language', async (path, place, text) => {
    const answer = await ask(to, `${path}${path.includes('?') ? '&' : '?'}lang=es`);
    expect(textAt(JSON.parse(answer) as object, place)).toBe(text);
    expect(await ask(to, `${path}${path.includes('?') ? '&' : '?'}lang=en`)).toBe(await ask(to, path));
  });

  it('documents stay what they are', async () => {
    const built = await ask(to, '/build?lang=es', { data: INVOICE });
    expect(built).toContain('"description":"Own words"');
    const warned = JSON.parse(
      await ask(to, '/build?warnings&lang=es', { data: { ...INVOICE, discount: 1 } }),
    ) as object;
    expect(warned).toMatchObject({
      document: { lines: [{ item: { meta: { description: 'Own words' } } }] },
      warnings: [{ description: expect.stringContaining('hay ningún campo `discount`') as string }],
    });
  });
});

it.each([...routes.map(({ method, path }) => [method, path] as const), ['POST', '/bulk'] as const])(
  '%s %s refuses a language that it does not know, and names those that it does',
  async (method, path) => {
    const address = path.replaceAll(/\{\w+\}/g, 'x');
    const answer = JSON.parse(
      await ask(application, `${address}?lang=xx`, method === 'GET' ? undefined : {}),
    ) as object;
    expect(answer).toMatchObject({
      code: 400,
      key: 'input',
      phrase: 'request.unknownLanguage',
      values: { language: 'xx', languages: LANGUAGES },
      faults: [{ properties: ['request.lang'], code: 'ASSAY-INPUT-VALUE' }],
    });
  },
);

it('an answer that was kept in one language is not given in another', async () => {
  const asked = [undefined, 'es', undefined, 'es'].map((lang) => (lang ? `/rules/BR-01?lang=${lang}` : '/rules/BR-01'));
  const [english, spanish, englishAgain, spanishAgain] = await Promise.all(asked.map((path) => ask(application, path)));
  expect([english === englishAgain, spanish === spanishAgain, english === spanish]).toEqual([true, true, false]);
});
