import '../testing/screen.ts';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { useEffect } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { gate } from '../../testing/gate.ts';
import { startJudging } from '../api/judge-while-typing.ts';
import { AskingPage } from '../testing/render-question.tsx';
import { CommandProvider } from '../commands/CommandProvider.tsx';
import { commandList } from '../frame/place-commands.ts';
import { readJwk } from '../keys/read-jwk.ts';
import { useWorkbench } from '../state/workbench-store.ts';
import type { OperationName } from '../state/view-slice.ts';
import { freshState } from '../testing/facts.ts';
import { fakeEditor } from '../testing/fake-editor.ts';
import { answerInspect, report, service } from '../testing/service.ts';
import { Operations } from './Operations.tsx';

/** Bodies of the requests for operations, in their order. */
let sent: { readonly path: string; readonly body: Record<string, unknown> }[] = [];
let files: { readonly name: string; readonly text: Promise<string> }[] = [];

beforeAll(() => {
  service.listen({ onUnhandledRequest: 'error' });
});
beforeEach(() => {
  sent = [];
  files = [];
  let last = new Blob();
  URL.createObjectURL = (blob) => {
    last = blob as Blob;
    return 'blob:x';
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, text: last.text() });
  });
});
afterEach(() => {
  service.resetHandlers();
  vi.restoreAllMocks();
});
afterAll(() => {
  service.close();
});

const state = () => useWorkbench.getState();
const names = () => state().documents.map(({ name }) => name);
const source = '{ "currency": "EUR", "code": "1" }';
const envelope = { $schema: 'https://gobl.org/draft-0/envelope', head: {}, doc: { currency: 'EUR' } };

function answer(path: string, respond: (body: Record<string, unknown>) => Response | Promise<Response>): void {
  service.use(
    http.post(`*/v0/${path}`, async ({ request }) => {
      const body = (await request.json()) as Record<string, unknown>;
      sent.push({ path, body });
      return respond(body);
    }),
  );
}

function refusal(message: string, faults: readonly object[] = []) {
  return HttpResponse.json({ code: 422, key: 'validation', message, faults }, { status: 422 });
}

/** The sheet of an operation over an otherwise empty page, with the commands that it may run. */
function Page() {
  const overlay = useWorkbench((store) => store.overlay) as OperationName | undefined;
  useEffect(() => startJudging(useWorkbench), []);
  return <CommandProvider list={commandList}>{overlay && <Operations name={overlay} />}</CommandProvider>;
}

async function operate(name: OperationName, prepare: () => void = () => undefined) {
  history.replaceState(null, '', '/');
  freshState(source);
  state().attachEditor(fakeEditor());
  prepare();
  state().openOverlay(name);
  render(
    <AskingPage>
      <Page />
    </AskingPage>,
  );
  const user = userEvent.setup({ delay: null });
  const sheet = within(await screen.findByRole('dialog'));
  const press = async (button: string) => user.click(await sheet.findByRole('button', { name: button }));
  return { user, sheet, press };
}

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe('signing', () => {
  const secret = '870MB6gfuTJ4HtUnUvYMyJpr5eUZNP4Bk43bVdj3eAE';
  const x = 'MKBCTNIcKUSDii11ySs3526iDZ8AiTo7Tu6KPAqv7D4';
  const y = '4Etl6SRW2YiLUrN5vfvVHuhp7x8PxltmWWlbbM4IFyM';

  function haveKey(kid: string, first = x): string {
    const read = readJwk(JSON.stringify({ kty: 'EC', crv: 'P-256', x: first, y, d: secret, kid }));
    if (!read.ok) throw new Error(read.why);
    state().addKey(read.key);
    return read.key.id;
  }

  const signed = { ...envelope, sigs: ['signed'] };

  it('sends the text and the private key of the pair that was chosen, and opens what comes back beside it', async () => {
    answer('sign', () => HttpResponse.json(signed));
    let first = '';
    const { sheet, press } = await operate('sign', () => {
      first = haveKey('first');
    });
    await press('Sign');
    expect(await sheet.findByText(/Signed\./)).toBeVisible();
    expect(sent).toEqual([
      {
        path: 'sign',
        body: { data: JSON.parse(source) as unknown, privatekey: expect.objectContaining({ d: secret, x }) as unknown },
      },
    ]);
    await press('Open in a new tab');
    await gone();
    expect(names()).toEqual(['test.json', 'test.signed.json']);
    expect([state().checkingKey, state().narrowPane]).toEqual([first, 'envelope']);
  });

  it('downloads the envelope under a name that says so', async () => {
    answer('sign', () => HttpResponse.json(signed));
    const { press } = await operate('sign', () => void haveKey('first'));
    await press('Sign');
    await press('Download');
    expect(files.map(({ name }) => name)).toEqual(['test.signed.json']);
    expect(JSON.parse((await files[0]?.text) ?? '')).toEqual(signed);
  });

  it('with another key begins anew: what the first one signed is not taken for the second one’s', async () => {
    answer('sign', () => HttpResponse.json(signed));
    let second = '';
    const { sheet, press, user } = await operate('sign', () => {
      haveKey('first');
      second = haveKey('second', y);
    });
    await press('Sign');
    await sheet.findByText(/Signed\./);
    await user.selectOptions(sheet.getByLabelText('Sign with'), 'second');
    await waitFor(() => expect(sheet.queryByText(/Signed\./)).not.toBeInTheDocument());
    await press('Sign');
    await sheet.findByText(/Signed\./);
    expect(sent.map(({ body }) => (body['privatekey'] as { kid: string }).kid)).toEqual(['first', 'second']);
    await press('Open in a new tab');
    expect(state().checkingKey).toBe(second);
  });

  it('says that it was refused, keeps the source, and can be tried again', async () => {
    answer('sign', () => refusal('The key is not for signatures'));
    const { sheet, press } = await operate('sign', () => void haveKey('first'));
    await press('Sign');
    expect(await sheet.findByRole('alert')).toHaveTextContent('The key is not for signatures');
    expect([names(), sheet.queryByText(/Signed\./)]).toEqual([['test.json'], null]);
    answer('sign', () => HttpResponse.json(signed));
    await press('Sign');
    expect(await sheet.findByText(/Signed\./)).toBeVisible();
  });

  it('shows no late answer after it is cancelled', async () => {
    const slow = gate();
    answer('sign', async () => {
      await slow.passed;
      return HttpResponse.json(signed);
    });
    const { sheet, press } = await operate('sign', () => void haveKey('first'));
    await press('Sign');
    await press('Cancel');
    slow.open();
    expect(await sheet.findByRole('button', { name: 'Sign' })).toBeEnabled();
    expect(sheet.queryByText(/Signed\./)).not.toBeInTheDocument();
  });

  it('without a key makes a pair, which stays in this page', async () => {
    const point = { kty: 'EC', crv: 'P-256', x, y, kid: 'fresh' };
    service.use(http.post('*/v0/keygen', () => HttpResponse.json({ private: { ...point, d: secret }, public: point })));
    const { sheet, press } = await operate('sign');
    expect(sheet.getByText('No key to sign with')).toBeVisible();
    await press('Generate a key pair');
    expect(await sheet.findByRole('button', { name: 'Sign' })).toBeEnabled();
    expect(state().keys.map(({ kid, remembered }) => [kid, remembered])).toEqual([['fresh', false]]);
  });

  it('without a key leads to the page where one is imported', async () => {
    const { press } = await operate('sign');
    await press('Import a key');
    await gone();
    await waitFor(() => expect(location.pathname).toBe('/keys'));
  });
});

describe('putting into an envelope', () => {
  it('shows what differs, and opens the envelope beside the source', async () => {
    answer('build', () => HttpResponse.json(envelope));
    const { sheet, press } = await operate('envelop');
    expect(await sheet.findByText('head')).toBeVisible();
    // What the envelope holds unchanged is no difference.
    expect(sheet.queryByText(/currency/)).not.toBeInTheDocument();
    expect(sent).toEqual([{ path: 'build', body: { data: JSON.parse(source) as unknown, envelop: true } }]);
    await press('Open in a new tab');
    await gone();
    expect(names()).toEqual(['test.json', 'test.envelope.json']);
    expect(state().narrowPane).toBe('envelope');
  });

  it('replaces the source where that is asked for', async () => {
    answer('build', () => HttpResponse.json(envelope));
    const { press } = await operate('envelop');
    await press('Replace the source');
    await gone();
    await waitFor(() => expect(JSON.parse(state().documents[0]?.text ?? '')).toEqual(envelope));
    expect(names()).toEqual(['test.json']);
  });

  it('does nothing if its user closes the sheet', async () => {
    answer('build', () => HttpResponse.json(envelope));
    const { press, sheet } = await operate('envelop');
    await sheet.findByRole('button', { name: 'Replace the source' });
    await press('Cancel');
    await gone();
    expect(state().documents.map(({ text }) => text)).toEqual([source]);
  });

  it('says where the trouble is, and leads there', async () => {
    answer('build', () =>
      refusal('One rule', [{ code: 'X-1', properties: ['$.code'], description: 'The code is odd' }]),
    );
    const { sheet, user } = await operate('envelop');
    await user.click(await sheet.findByRole('button', { name: /The code is odd/ }));
    await gone();
    expect(state().narrowPane).toBe('source');
  });
});

describe('validating', () => {
  it('of what merely lacks what building fills in offers to build', async () => {
    answerInspect(() => HttpResponse.json(report()));
    answer('validate', () => refusal('A total is missing'));
    answer('build', () => HttpResponse.json({ $schema: 'https://gobl.org/draft-0/bill/invoice', built: true }));
    const { sheet, press } = await operate('validate');
    expect(await sheet.findByText(/the built document has no errors/)).toBeVisible();
    await press('Build');
    await gone();
    await waitFor(() => expect(sent.map(({ path }) => path)).toEqual(['validate', 'build']));
  });

  it('of what cannot be built offers no building', async () => {
    answerInspect(() => HttpResponse.json(report({ ok: false })));
    answer('validate', () => refusal('A total is missing'));
    const { sheet } = await operate('validate');
    await sheet.findByRole('alert');
    expect(sheet.queryByRole('button', { name: 'Build' })).not.toBeInTheDocument();
  });

  it('asks again on demand, and ends with a plain yes', async () => {
    answer('validate', () => HttpResponse.json({ code: 500, key: 'internal', message: 'x' }, { status: 500 }));
    const { sheet, press } = await operate('validate');
    await sheet.findByRole('alert');
    answer('validate', () => HttpResponse.json({ ok: true }));
    await press('Try again');
    expect(await sheet.findByText(/passes every rule/)).toBeVisible();
    await press('Done');
    await gone();
  });
});

describe('correcting', () => {
  const schema = {
    required: ['type'],
    properties: {
      type: {
        oneOf: [
          { const: 'credit-note', title: 'Credit note', description: 'Takes it back.' },
          { const: 'corrective', title: 'Corrective' },
        ],
        default: 'credit-note',
      },
      issue_date: { $ref: 'https://gobl.org/draft-0/cal/date' },
      copy_tax: { type: 'boolean' },
      reason: { type: 'string' },
      stamps: { type: 'array' },
      ext: { properties: { 'es-code': { oneOf: [{ const: '01', title: 'Number' }] } }, required: [] },
    },
  };
  const correction = { $schema: 'https://gobl.org/draft-0/bill/invoice', type: 'credit-note', currency: 'EUR' };

  it('asks what the rules ask, sends what was answered and opens the result under its kind', async () => {
    answer('correct', ({ schema: asked }) => HttpResponse.json(asked === true ? schema : correction));
    const { sheet, press, user } = await operate('correct');
    const kind = await sheet.findByLabelText(/Type of correction/);
    expect(kind).toHaveValue('credit-note');
    expect(sheet.getByText('Takes it back.')).toBeVisible();
    await user.click(sheet.getByLabelText('Copy the tax totals of the original'));
    await user.type(sheet.getByLabelText('Reason'), 'Returned');
    await user.type(sheet.getByLabelText('Issue date'), '2026-03-01');
    await user.selectOptions(sheet.getByLabelText('Es code'), '01 · Number');
    await press('Add a stamp');
    await press('Add a stamp');
    await press('Remove stamp 1');
    await user.type(sheet.getByLabelText('Provider'), 'sii');
    await user.type(sheet.getByLabelText('Value'), '42');
    await press('Show the difference');
    expect(await sheet.findByRole('region', { name: 'Differences' })).toBeVisible();
    expect(sent[1]?.body['options']).toEqual({
      type: 'credit-note',
      issue_date: '2026-03-01',
      copy_tax: true,
      reason: 'Returned',
      stamps: [{ prv: 'sii', val: '42' }],
      ext: { 'es-code': '01' },
    });
    await press('Open in a new tab');
    await gone();
    expect(names()).toEqual(['test.json', 'test.credit-note.json']);
  });

  it('lets one choose the lines it is about, and has their figures calculated', async () => {
    const lines = ['Pads', 'Oil', 'Work'].map((name) => ({ quantity: '1', item: { name } }));
    const whole = { ...correction, lines, totals: { sum: '3' } };
    const built = { ...correction, lines: [lines[0], lines[2]], totals: { sum: '2' } };
    answer('correct', ({ schema: asked }) => HttpResponse.json(asked === true ? schema : whole));
    answer('build', () => HttpResponse.json(built));
    const { sheet, press, user } = await operate('correct', () => {
      freshState(JSON.stringify({ currency: 'EUR', lines }));
      state().attachEditor(fakeEditor());
    });
    await user.click(await sheet.findByLabelText('Line 2: Oil'));
    await press('Show the difference');
    expect(await sheet.findByRole('region', { name: 'Differences' })).toBeVisible();
    expect(sent.at(-1)).toEqual({ path: 'build', body: { data: { ...correction, lines: [lines[0], lines[2]] } } });
    await press('Back to the options');
    await user.click(sheet.getByLabelText('Line 1: Pads'));
    await user.click(sheet.getByLabelText('Line 3: Work'));
    expect(sheet.getByRole('button', { name: 'Show the difference' })).toBeDisabled();
  });

  it.each([
    [{ ...envelope, doc: { type: 'corrective' } }, 'test.corrective.json'],
    [{ $schema: 'https://gobl.org/draft-0/bill/invoice' }, 'test.corrected.json'],
  ])('names %j', async (made, name) => {
    answer('correct', ({ schema: asked }) => HttpResponse.json(asked === true ? {} : made));
    const { press } = await operate('correct');
    await press('Show the difference');
    await press('Open in a new tab');
    await gone();
    expect(names()).toEqual(['test.json', name]);
  });

  it('goes back to the questions with every answer as it was given', async () => {
    answer('correct', ({ schema: asked }) => HttpResponse.json(asked === true ? schema : correction));
    const { sheet, press, user } = await operate('correct');
    await user.type(await sheet.findByLabelText('Reason'), 'Returned');
    await press('Show the difference');
    await press('Back to the options');
    expect(await sheet.findByLabelText('Reason')).toHaveValue('Returned');
    expect(sheet.queryByRole('region', { name: 'Differences' })).not.toBeInTheDocument();
  });
});
