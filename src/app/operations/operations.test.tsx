import '../testing/screen.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { useWorkbench } from '../state/workbench-store.ts';
import { openWorkbench } from '../testing/open-workbench.tsx';
import { serveTests, service } from '../testing/service.ts';

serveTests();

const never = new Promise<Response>(() => undefined);
const source = '{ "currency": "EUR", "code": "1" }';

function answer(path: string, respond: () => Response | Promise<Response>): void {
  service.use(http.post(`*/v0/${path}`, respond));
}

async function operate(title: string) {
  const view = openWorkbench(source);
  await view.user.click(screen.getByRole('button', { name: 'More actions' }));
  await view.user.click(await screen.findByRole('menuitem', { name: title }));
  return { ...view, sheet: await screen.findByRole('dialog') };
}

describe('validating', () => {
  it('says that every rule holds, on nothing but a plain yes', async () => {
    answer('validate', () => HttpResponse.json({ ok: true }));
    const { sheet } = await operate('Validate without building');
    expect(await within(sheet).findByText(/passes every rule/)).toBeVisible();
  });

  it.each([
    ['no', () => HttpResponse.json({ ok: false }), /Unexpected response/],
    ['a page', () => HttpResponse.html('<h1>Welcome</h1>'), /Unexpected response/],
    ['the page of a proxy', () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 }), /A proxy answered/],
    ['nothing', () => HttpResponse.error(), /does not answer/],
    [
      'its own failure',
      () => HttpResponse.json({ code: 500, key: 'internal', message: 'No' }, { status: 500 }),
      /failed/,
    ],
  ])('is no success when the service answers %s', async (_, respond, words) => {
    answer('validate', respond);
    const { sheet } = await operate('Validate without building');
    const alert = await within(sheet).findByRole('alert');
    expect(alert).toHaveTextContent(words);
    expect(within(alert).getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(within(sheet).queryByText(/passes every rule/)).not.toBeInTheDocument();
  });

  it('can be called off while the service is slow', async () => {
    answer('validate', () => never);
    const { sheet, user } = await operate('Validate without building');
    await user.click(await within(sheet).findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('lists the faults of a refusal', async () => {
    const faults = [{ code: 'GOBL-X-01', properties: ['$.code'], description: 'The code is wrong' }];
    answer('validate', () =>
      HttpResponse.json({ code: 422, key: 'validation', message: 'One rule', faults }, { status: 422 }),
    );
    const { sheet } = await operate('Validate without building');
    expect(await within(sheet).findByText('The code is wrong')).toBeVisible();
  });
});

describe('replicating', () => {
  it('shows what differs before anything opens, and takes it back', async () => {
    answer('replicate', () => HttpResponse.json({ $schema: 'https://gobl.org/draft-0/bill/invoice', currency: 'USD' }));
    const { sheet, user } = await operate('Replicate…');
    expect(await within(sheet).findByText('USD')).toBeVisible();
    expect(useWorkbench.getState().documents).toHaveLength(1);
    await user.click(within(sheet).getByRole('button', { name: 'Open in a new tab' }));
    expect(useWorkbench.getState().documents.map(({ name }) => name)).toEqual(['test.json', 'test.copy.json']);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(useWorkbench.getState().documents.map(({ text }) => text)).toEqual([source]);
  });
});

describe('correcting', () => {
  it('says so when a document takes no correction', async () => {
    answer('correct', () => HttpResponse.json(null));
    const { sheet } = await operate('Correct…');
    expect(await within(sheet).findByText('This document cannot be corrected')).toBeVisible();
  });

  it('keeps the answers when the service refuses them', async () => {
    const schema = { properties: { reason: { type: 'string' } } };
    let asked = 0;
    answer('correct', () => {
      asked += 1;
      return asked === 1
        ? HttpResponse.json(schema)
        : HttpResponse.json({ code: 422, key: 'validation', message: 'A type is needed' }, { status: 422 });
    });
    const { sheet, user } = await operate('Correct…');
    await user.type(await within(sheet).findByLabelText('Reason'), 'Returned');
    await user.click(within(sheet).getByRole('button', { name: 'Show the difference' }));
    expect(await within(sheet).findByText('A type is needed')).toBeVisible();
    expect(within(sheet).getByLabelText('Reason')).toHaveValue('Returned');
  });
});
