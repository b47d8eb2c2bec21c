/** Calls the service by the client that @hey-api/openapi-ts made; compiled against it, then run: THIS BASE GIVEN. */
import { readFileSync } from 'node:fs';
import {
  build,
  bulk,
  correct,
  getRegime,
  getSchema,
  inspect,
  keygen,
  listRegimes,
  sign,
  validate,
  verify,
  export_ as exportInvoice,
  import_ as importInvoice,
  type BulkAnswer,
  type Document,
} from './generated/index.ts';
import { client } from './generated/client.gen.ts';

const [, , baseUrl = '', path = ''] = process.argv;
const given = JSON.parse(readFileSync(path, 'utf8')) as Readonly<Record<'invoice' | 'message', Document>> &
  Readonly<Record<'ubl' | 'lines', string>>;
client.setConfig({ baseUrl });
const { invoice, message } = given;

const built = await build({ body: { data: invoice, template: { ordering: { code: 'PO-9' } } } });
const refused = await validate({ body: { data: invoice } });
const valid = await validate({ body: { data: message } });
const inspected = await inspect({ body: { data: invoice, include: ['changes', 'rules'] } });
const corrected = await correct({ body: { data: invoice, options: { type: 'credit-note', reason: 'Lost' } } });
const imported = await importInvoice({ body: { data: given.ubl } });
const exported = await exportInvoice({ body: { data: imported.data?.document, format: 'cii', allow_loss: true } });
const keys = await keygen();
const signed = await sign({ body: { data: message, privatekey: { ...keys.data?.private } } });
const verified = await verify({ body: { data: signed.data, publickey: { ...keys.data?.public } } });
const regimes = await listRegimes();
const spain = await getRegime({ path: { code: 'ES' } });
const schema = await getSchema({ path: { path: 'bill/invoice' }, query: { bundle: true } });
const bulked = await bulk({ query: { op: 'build' }, body: given.lines, bodySerializer: null, parseAs: 'text' });
const answers = (bulked.data ?? '')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as BulkAnswer);

console.log(
  JSON.stringify({
    schema: built.data?.$schema,
    order: built.data?.['ordering'],
    payable: (built.data?.['totals'] as { readonly payable: string } | undefined)?.payable,
    refused: refused.error?.key,
    fault: typeof refused.error?.faults?.[0]?.code,
    valid: valid.data?.ok,
    changed: inspected.data?.changes?.some(({ kind }) => kind === 'calculated'),
    corrected: (corrected.data as { readonly type?: string } | null | undefined)?.type,
    imported: imported.data?.document['code'],
    exported: exported.data?.format,
    verified: verified.data?.ok,
    regimes: (regimes.data?.regimes.length ?? 0) > 20,
    spain: spain.data?.['country'],
    bundled: typeof schema.data?.['$defs'],
    bulk: answers.map(({ ok }) => ok),
  }),
);
