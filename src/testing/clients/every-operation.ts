/**
 * Calls the service with the types of openapi-typescript. The test writes `generated.ts` beside this file, compiles
 * both and runs them.
 */
import createClient from 'openapi-fetch';
import type { components, paths } from './generated.ts';

type Given = Readonly<Record<'invoice' | 'message', components['schemas']['Document']>> & {
  readonly ubl: string;
  readonly lines: string;
};

/** Each operation once, by name. Only a correct client gets these answers. */
export async function callEverything(
  baseUrl: string,
  given: Given,
  fetch: (request: Request) => Promise<Response>,
): Promise<Readonly<Record<string, unknown>>> {
  const { GET, POST } = createClient<paths>({ baseUrl, fetch });
  const { invoice, message } = given;

  const built = await POST('/build', { body: { data: invoice, template: { ordering: { code: 'PO-9' } } } });
  const schema: string | undefined = built.data?.$schema;
  const { data: made } = built;
  if (made?.$schema !== 'https://gobl.org/draft-0/bill/invoice') throw new Error('no invoice');
  const payable: string = made.totals.payable;

  const refused = await POST('/validate', { body: { data: invoice } });
  const faults: readonly components['schemas']['Fault'][] = refused.error?.faults ?? [];
  const valid = await POST('/validate', { body: { data: message } });

  const inspected = await POST('/inspect', { body: { data: invoice, include: ['changes', 'rules'] } });
  const kinds: readonly ('overwrote' | 'dropped' | 'defaulted' | 'normalised' | 'calculated')[] = (
    inspected.data?.changes ?? []
  ).map(({ kind }) => kind);

  const corrected = await POST('/correct', {
    body: { data: invoice, options: { type: 'credit-note', reason: 'Lost' } },
  });
  const imported = await POST('/import', { body: { data: given.ubl } });
  const exported = await POST('/export', {
    body: { data: imported.data?.document ?? {}, format: 'cii', allow_loss: true },
  });

  const keys = await POST('/keygen', {});
  if (!keys.data) throw new Error('no keys');
  const { private: privatekey, public: publickey } = keys.data;
  const signed = await POST('/sign', { body: { data: message, privatekey: { ...privatekey } } });
  const verified = await POST('/verify', {
    body: { data: signed.data ?? {}, publickey: { ...publickey } },
  });

  const listed = await GET('/regimes');
  const spain = await GET('/regimes/{code}', { params: { path: { code: 'ES' } } });
  const country: string | undefined = spain.data?.country;
  const invoiceSchema = await GET('/schemas/{path}', {
    params: { path: { path: 'bill/invoice' }, query: { bundle: true } },
  });
  const bulk = await POST('/bulk', {
    params: { query: { op: 'build' } },
    body: given.lines,
    bodySerializer: (body) => body,
    headers: { 'Content-Type': 'application/x-ndjson' },
    parseAs: 'text',
  });
  const answers = (bulk.data ?? '')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as components['schemas']['BulkAnswer']);

  return {
    schema,
    order: made.ordering,
    payable,
    refused: refused.error?.key,
    fault: typeof faults[0]?.code,
    valid: valid.data?.ok,
    changed: kinds.includes('calculated'),
    corrected: (corrected.data as { readonly type?: string } | null | undefined)?.type,
    imported: imported.data?.document['code'],
    exported: exported.data?.format,
    verified: verified.data?.ok,
    regimes: (listed.data?.regimes.length ?? 0) > 20,
    spain: country,
    bundled: typeof invoiceSchema.data?.['$defs'],
    bulk: answers.map(({ ok }) => ok),
  };
}
