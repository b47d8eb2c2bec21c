import '../testing/screen.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../api/query-client.ts';
import { CommandProvider } from '../commands/CommandProvider.tsx';
import { commandList } from '../frame/place-commands.ts';
import { useWorkbench } from '../state/workbench-store.ts';
import { freshState } from '../testing/facts.ts';
import { service } from '../testing/service.ts';
import { ExportSheet } from './ExportSheet.tsx';

const asked: unknown[] = [];
const files: { readonly name: string; readonly type: string; readonly text: Promise<string> }[] = [];
const exported = {
  format: 'cii',
  profile: 'en16931',
  file_name: 'A-1.xml',
  media_type: 'application/xml',
  content: '<CrossIndustryInvoice/>',
  report: { losses: [], links: [] },
  verdicts: [],
};
const profile = (key: string, name: string) => ({ key, name, specification: key, addons: [], rule_sets: [] });
const formats = [
  { key: 'ubl', name: 'UBL', media_type: 'application/xml', profiles: [profile('peppol', 'Peppol')] },
  { key: 'cii', name: 'CII', media_type: 'application/xml', profiles: [profile('en16931', 'EN 16931')] },
];

beforeAll(() => {
  service.listen({ onUnhandledRequest: 'error' });
  let last = new Blob();
  URL.createObjectURL = (blob) => {
    last = blob as Blob;
    return 'blob:x';
  };
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, type: last.type, text: last.text() });
  });
});
afterEach(() => {
  service.resetHandlers();
  asked.length = 0;
  files.length = 0;
});
afterAll(() => {
  service.close();
});

function open(answer: () => Response) {
  freshState('{ "code": "1" }');
  service.use(
    http.get('*/v0/formats', () => HttpResponse.json({ formats, rule_sets: [] })),
    http.post('*/v0/export', async ({ request }) => {
      asked.push(await request.json());
      return answer();
    }),
  );
  useWorkbench.getState().openOverlay('export');
  render(
    <QueryClientProvider client={createQueryClient()}>
      <CommandProvider list={commandList}>
        <ExportSheet />
      </CommandProvider>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

async function press(user: ReturnType<typeof open>, name: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name }));
}

describe('exporting as XML', () => {
  it('asks for plain EN 16931 unless told otherwise, without loss, and gives the file under its name and type', async () => {
    const user = open(() => HttpResponse.json(exported));
    expect(await screen.findByRole('combobox', { name: 'Profile and format' })).toHaveValue('cii en16931');
    await press(user, 'Export');
    expect(await screen.findByText(/Every rule of the profile holds/)).toBeVisible();
    expect(asked).toEqual([{ data: { code: '1' }, format: 'cii', profile: 'en16931', allow_loss: false }]);
    await press(user, 'Download');
    expect(files).toMatchObject([{ name: 'A-1.xml', type: 'application/xml' }]);
    expect(await files[0]?.text).toBe('<CrossIndustryInvoice/>');
  });

  it('asks for what is chosen, and lists what was lost and which rules are broken with their places', async () => {
    const losses = [{ path: '$.lines[0].images', value: [], why: 'There is no term for it' }];
    const broken = { rule: 'BR-07', severity: 'error', description: 'The buyer has a name', terms: ['BT-44'] };
    const verdicts = [{ ...broken, places: [], properties: ['$.customer.name'] }];
    const user = open(() => HttpResponse.json({ ...exported, verdicts, report: { losses, links: [] } }));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Profile and format' }), 'ubl peppol');
    await user.click(screen.getByRole('checkbox', { name: /even if something is lost/ }));
    await press(user, 'Export');
    expect(await screen.findByText('$.lines[0].images')).toBeVisible();
    expect(within(screen.getByRole('status')).getByText(/BR-07/)).toBeVisible();
    expect(screen.getByText('$.customer.name')).toBeVisible();
    expect(asked).toEqual([{ data: { code: '1' }, format: 'ubl', profile: 'peppol', allow_loss: true }]);
    await press(user, 'Open in a new tab');
    const { documents, overlay } = useWorkbench.getState();
    expect([documents.at(-1)?.name, documents.at(-1)?.text, overlay]).toEqual(['A-1.xml', exported.content, undefined]);
  });

  it('shows why it is refused, and lets go of an answer when something else is asked for', async () => {
    const refusal = { code: 422, key: 'validation', message: 'It cannot be written.', faults: [] };
    let answer = () => HttpResponse.json(refusal, { status: 422 }) as Response;
    const user = open(() => answer());
    await press(user, 'Export');
    expect(await screen.findByRole('alert')).toHaveTextContent('It cannot be written.');
    answer = () => HttpResponse.json(exported);
    await press(user, 'Export');
    expect(await screen.findByRole('region', { name: 'XML that was written' })).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Profile and format' }), 'ubl peppol');
    expect(screen.queryByRole('region', { name: 'XML that was written' })).not.toBeInTheDocument();
  });
});
