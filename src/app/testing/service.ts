import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { Fault, InspectReport } from '../../engine/index.ts';

/** A report on a document without faults, for tests to adapt. */
export function report(parts: Partial<InspectReport> = {}): InspectReport {
  const document = { $schema: 'https://gobl.org/draft-0/bill/invoice', currency: 'EUR' };
  const context = { schema: document.$schema, regime: 'ES', addons: [], tags: [], currency: 'EUR' };
  return { ok: true, stage: 'judged', document, faults: [], changes: [], context, ...parts };
}

export function fault(parts: Partial<Fault> = {}): Fault {
  return {
    severity: 'error',
    stage: 'rules',
    code: 'GOBL-ORG-ITEM-01',
    properties: ['$.lines[0].item.name'],
    description: 'Every item needs a name',
    certain: true,
    fixes: [],
    ...parts,
  };
}

/** By default listings are empty and every document is without faults. */
export const service = setupServer(
  http.get('*/v0/', () =>
    HttpResponse.json({ product: 'Assay', gobl: 'draft-0', version: '9.9.9', engine: 'embedded', links: {} }),
  ),
  http.get('*/v0/regimes', () => HttpResponse.json({ regimes: [] })),
  http.get('*/v0/addons', () => HttpResponse.json({ addons: [] })),
  http.get('*/v0/destinations', () => HttpResponse.json({ at: '2026-11-25', destinations: [] })),
  http.get('*/v0/formats', () => HttpResponse.json({ formats: [], rule_sets: [] })),
  http.get('*/v0/schemas', () => HttpResponse.json({ schemas: [] })),
  http.get('*/v0/schemas/*', () => HttpResponse.json({ type: 'object' })),
  http.get('*/v0/regimes/:code', () => HttpResponse.json({ country: 'ES' })),
  http.get('*/v0/addons/*', () => HttpResponse.json({ key: 'a' })),
  http.get('*/v0/rules/:code', () =>
    HttpResponse.json({ code: 404, key: 'not-found', message: 'No such rule', faults: [] }, { status: 404 }),
  ),
  http.post('*/v0/inspect', () => HttpResponse.json(report())),
);

/** Lets it answer the tests of one file, with the defaults restored for each test. */
export function serveTests(): void {
  beforeAll(() => {
    service.listen({ onUnhandledRequest: 'error' });
  });
  afterEach(() => {
    service.resetHandlers();
  });
  afterAll(() => {
    service.close();
  });
}

export function answerInspect(answer: () => Response | Promise<Response>): void {
  service.use(http.post('*/v0/inspect', answer));
}

export function answerBuild(answer: () => Response | Promise<Response>): void {
  service.use(http.post('*/v0/build', answer));
}
