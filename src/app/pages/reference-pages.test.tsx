import '../testing/screen.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { gate } from '../../testing/gate.ts';
import { openWorkbench } from '../testing/open-workbench.tsx';
import { fault, report, serveTests, service } from '../testing/service.ts';

serveTests();

const rule = {
  code: 'GOBL-ORG-ITEM-01',
  type: 'org.Item',
  place: 'name',
  when: [],
  must: 'be present',
  description: 'Every item needs a name',
  origin: { kind: 'core' },
};

/** Each list: where it is shown, what it is fed by, one good answer and the entry that stands in it then. */
const lists = [
  {
    path: '/regimes',
    route: '*/v0/regimes',
    good: { regimes: [{ country: 'ES', name: { en: 'Spain', es: 'España' }, currency: 'EUR' }] },
    entry: /Spain/,
  },
  {
    path: '/addons',
    route: '*/v0/addons',
    good: { addons: [{ key: 'es-verifactu-v1', name: { en: 'VERI*FACTU' } }] },
    entry: /VERI\*FACTU/,
  },
  { path: '/rules', route: '*/v0/rules', good: { rules: [rule] }, entry: /GOBL-ORG-ITEM-01/ },
  {
    path: '/schemas',
    route: '*/v0/schemas',
    good: { schemas: ['https://gobl.org/draft-0/bill/line'] },
    entry: /Line/,
  },
];

const troubles = [
  [
    'fails',
    () => HttpResponse.json({ code: 500, key: 'internal', message: 'Out of order', faults: [] }, { status: 500 }),
    'The service failed',
  ],
  ['does not answer', () => HttpResponse.error(), 'The service does not answer'],
  ['answers with a page', () => HttpResponse.html('<h1>Hello</h1>'), /Unexpected response/],
  ['answers with another shape', () => HttpResponse.json([1, 2]), /Unexpected response/],
] as const;

describe.each(lists)('the list at $path', ({ path, route, good, entry }) => {
  it.each(troubles)('says so when the service %s, and loads again when asked', async (_, answer, words) => {
    service.use(http.get(route, answer));
    const { user } = openWorkbench('{}', path);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(words);
    service.use(http.get(route, () => HttpResponse.json(good)));
    await user.click(within(alert).getByRole('button', { name: 'Load again' }));
    expect(await screen.findByRole('option', { name: entry })).toBeVisible();
  });

  it('shows that it is loading while the service is slow', async () => {
    const slow = gate();
    service.use(
      http.get(route, async () => {
        await slow.passed;
        return HttpResponse.json(good);
      }),
    );
    openWorkbench('{}', path);
    expect(await screen.findByRole('status', { name: /^Loading/ })).toBeVisible();
    slow.open();
    expect(await screen.findByRole('option', { name: entry })).toBeVisible();
  });

  it('counts what a search finds', async () => {
    service.use(http.get(route, () => HttpResponse.json(good)));
    const { user } = openWorkbench('{}', path);
    const name = (await screen.findByRole('option', { name: entry })).textContent.slice(0, 4);
    await user.type(screen.getByRole('searchbox', { name: /^Search/ }), name);
    expect(await screen.findByRole('heading', { level: 1, name: / 1 of 1$/ })).toBeVisible();
  });

  it('says when a search finds nothing', async () => {
    service.use(http.get(route, () => HttpResponse.json(good)));
    const { user } = openWorkbench('{}', path);
    await screen.findByRole('option', { name: entry });
    await user.type(screen.getByRole('searchbox', { name: /^Search/ }), 'zzz');
    expect(await screen.findByText('No results')).toBeVisible();
    expect(screen.queryByRole('option', { name: entry })).not.toBeInTheDocument();
  });
});

describe('an entry', () => {
  it.each([
    ['/regimes/ES', '*/v0/regimes/:code'],
    ['/addons/es-verifactu-v1', '*/v0/addons/*'],
    ['/schemas/bill/line', '*/v0/schemas/*'],
  ])('at %s leads to its list when there is none, and asks again after a failure', async (path, route) => {
    service.use(
      http.get(route, () =>
        HttpResponse.json({ code: 404, key: 'not-found', message: 'No such entry', faults: [] }, { status: 404 }),
      ),
    );
    const first = openWorkbench('{}', path);
    expect(await screen.findByRole('link', { name: 'Choose from the list' })).toBeVisible();
    first.unmount();

    service.use(http.get(route, () => HttpResponse.error()));
    openWorkbench('{}', path);
    expect(await screen.findByRole('button', { name: 'Load again' })).toBeVisible();
  });
});

describe('a rule', () => {
  it('tells how it fares on the open document', async () => {
    service.use(
      http.get(`*/v0/rules/${rule.code}`, () => HttpResponse.json({ rules: [rule] })),
      http.post('*/v0/inspect', () =>
        HttpResponse.json(
          report({
            ok: false,
            faults: [fault()],
            rules: { applied: 1, passed: 0, failed: 1, skipped: [], passes: [], failures: [rule.code] },
          } as Parameters<typeof report>[0]),
        ),
      ),
    );
    openWorkbench('{ "lines": [] }', `/rules/${rule.code}`);
    const here = await screen.findByRole('region', { name: 'On this document' });
    await waitFor(() => expect(here).toHaveTextContent('failed'));
  });

  it('may demand one thing in one profile and another in the next, and shows both', async () => {
    const origin = (name: string) => ({ kind: 'format' as const, name });
    const billing = { ...rule, type: 'xml.Invoice', origin: origin('billing'), description: 'It is 380' };
    const selfBilling = { ...billing, origin: origin('self-billing'), description: 'It is 389' };
    const elements = [{ term: 'BT-3', syntax: 'UBL', path: '/Invoice/cbc:InvoiceTypeCode' }];
    const examples = [{ syntax: 'UBL', wrong: '<Invoice/>', right: '<Invoice>\n  <a/>\n</Invoice>' }];
    service.use(
      http.get('*/v0/rules', () => HttpResponse.json({ rules: [billing, selfBilling] })),
      http.get(`*/v0/rules/${rule.code}`, () =>
        HttpResponse.json({ rules: [{ ...billing, elements, examples }, selfBilling] }),
      ),
    );
    openWorkbench('{}', `/rules/${rule.code}`);
    expect(await screen.findByText('It is 380')).toBeVisible();
    const other = screen.getByRole('region', { name: 'Rule on xml.Invoice by self-billing' });
    expect(other).toHaveTextContent('It is 389');
    expect(await screen.findByText('/Invoice/cbc:InvoiceTypeCode')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Wrong in UBL' })).toHaveTextContent('<Invoice/>');
    expect(screen.getByRole('region', { name: 'Right in UBL' })).toHaveTextContent('<Invoice> <a/> </Invoice>');
  });

  it('may be a code of the workbench itself: its card tells what settles it and where it shows', async () => {
    service.use(http.get('*/v0/rules', () => HttpResponse.json({ rules: [rule] })));
    openWorkbench('{ "code": "1" "series": "A" }', '/rules/ASSAY-SYNTAX-COMMA');
    expect(await screen.findByRole('heading', { level: 1, name: 'ASSAY-SYNTAX-COMMA' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'How to fix it' })).toHaveTextContent('Put one comma between');
    expect(await screen.findByRole('button', { name: /Show line 1/ })).toBeVisible();
  });

  it('is there without the list of all rules, which a narrow page does not ask for', async () => {
    const asked: string[] = [];
    service.use(
      http.get('*/v0/rules', ({ request }) => {
        asked.push(request.url);
        return HttpResponse.json({ rules: [] });
      }),
      http.get(`*/v0/rules/${rule.code}`, () => HttpResponse.json({ rules: [rule] })),
    );
    openWorkbench('{}', `/rules/${rule.code}`);
    expect(await screen.findByText('Every item needs a name')).toBeVisible();
    expect(asked).toEqual([]);
  });

  it.each([
    ['/regimes/ES', 'ES'],
    ['/addons/es-tbai-v1', 'es-tbai-v1'],
  ])('of %s is asked for by its set, not with all others', async (path, set) => {
    const asked: (string | null)[] = [];
    const addon = { key: set, name: { en: 'An addon' }, extensions: [], scenarios: [] };
    service.use(
      http.get('*/v0/addons/*', () => HttpResponse.json(addon)),
      http.get('*/v0/rules', ({ request }) => {
        asked.push(new URL(request.url).searchParams.get('set'));
        const origin = { kind: path.startsWith('/regimes') ? 'regime' : 'addon', name: set };
        return HttpResponse.json({ rules: [{ ...rule, origin }] });
      }),
    );
    openWorkbench('{}', path);
    expect(await screen.findByText('Every item needs a name')).toBeVisible();
    expect(asked).toEqual([set]);
  });

  it('that does not exist says so', async () => {
    service.use(http.get('*/v0/rules', () => HttpResponse.json({ rules: [rule] })));
    openWorkbench('{}', '/rules/GOBL-NOTHING-01');
    expect(await screen.findByRole('alert')).toHaveTextContent(/Rule not found/);
  });
});

describe('keys', () => {
  it.each(troubles)('none is made when the service %s', async (_, answer, words) => {
    service.use(http.post('*/v0/keygen', answer));
    const { user } = openWorkbench('{}', '/keys');
    await user.click(await screen.findByRole('button', { name: 'Generate a key pair' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.getByText('No keys yet')).toBeVisible();
  });

  it('generating can be called off while the service is slow', async () => {
    service.use(http.post('*/v0/keygen', () => new Promise<Response>(() => undefined)));
    const { user } = openWorkbench('{}', '/keys');
    await user.click(await screen.findByRole('button', { name: 'Generate a key pair' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('button', { name: 'Generate a key pair' })).toBeEnabled();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
