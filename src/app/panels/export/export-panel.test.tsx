import { setScreenWidth } from '../../testing/screen.ts';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { gate } from '../../../testing/gate.ts';
import { startJudging } from '../../api/judge-while-typing.ts';
import { AskingPage } from '../../testing/render-question.tsx';
import { CommandProvider } from '../../commands/CommandProvider.tsx';
import { commandList } from '../../frame/place-commands.ts';
import { useWorkbench } from '../../state/workbench-store.ts';
import { fakeEditor } from '../../testing/fake-editor.ts';
import { freshState } from '../../testing/facts.ts';
import { service } from '../../testing/service.ts';
import { ExportPanel } from './ExportPanel.tsx';

let stop = (): void => undefined;
const asked: unknown[] = [];
const files: { readonly name: string; readonly type: string; readonly text: Promise<string> }[] = [];
const exported = (content: string) => ({
  format: 'cii',
  profile: 'en16931',
  file_name: 'A-1.xml',
  media_type: 'application/xml',
  content,
  report: { losses: [] as object[], links: [] },
  verdicts: [] as object[],
});
const profile = (key: string, name: string) => ({ key, name, specification: key, addons: [], rule_sets: [] });
const formats = [
  {
    key: 'ubl',
    name: 'UBL',
    media_type: 'application/xml',
    type: 'bill/invoice',
    profiles: [profile('peppol', 'Peppol')],
  },
  {
    key: 'cii',
    name: 'CII',
    media_type: 'application/xml',
    type: 'bill/invoice',
    profiles: [profile('en16931', 'EN 16931'), { ...profile('xr', 'XRechnung'), addons: ['de-xrechnung-v3'] }],
  },
  {
    key: 'peppol-mls',
    name: 'Peppol Message Level Status',
    media_type: 'application/xml',
    type: 'bill/status',
    profiles: [profile('peppol-mls', 'Peppol Message Level Status')],
  },
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
  stop();
  service.resetHandlers();
  asked.length = 0;
  files.length = 0;
});
afterAll(() => {
  service.close();
});

function open(answer: (code: unknown) => Response | Promise<Response>) {
  service.use(
    http.get('*/v0/formats', () => HttpResponse.json({ formats, rule_sets: [] })),
    http.post('*/v0/export', async ({ request }) => {
      const body = (await request.json()) as { data: { code: string } };
      asked.push(body);
      return answer(body.data.code);
    }),
  );
  // A phone shows the XML without an editor.
  setScreenWidth(390);
  freshState('{ "code": "1" }');
  stop = startJudging(useWorkbench);
  render(
    <AskingPage>
      <CommandProvider list={commandList}>
        <ExportPanel />
      </CommandProvider>
    </AskingPage>,
  );
  return userEvent.setup();
}

function write(text: string): void {
  act(() => {
    const { activeId, changeText } = useWorkbench.getState();
    changeText(activeId, text, 2);
  });
}

const xml = () => screen.findByRole('region', { name: 'Exported XML' });

describe('exporting as XML', () => {
  it('shows plain EN 16931 at once, follows the text, and gives the file under its name and type', async () => {
    const user = open((code) => HttpResponse.json(exported(`<I>${String(code)}</I>`)));
    expect(await screen.findByRole('combobox', { name: 'Profile and format' })).toHaveValue('cii en16931');
    expect(await xml()).toHaveTextContent('<I>1</I>');
    expect(asked).toEqual([{ data: { code: '1' }, format: 'cii', profile: 'en16931', allow_loss: true }]);
    write('{ "code": "2" }');
    await waitFor(async () => expect(await xml()).toHaveTextContent('<I>2</I>'));
    await user.click(screen.getByRole('button', { name: 'Download' }));
    expect(files).toMatchObject([{ name: 'A-1.xml', type: 'application/xml' }]);
    expect(await files[0]?.text).toBe('<I>2</I>');
  });

  it('shows the profile of the addon that the document names, and what was chosen for one document for no other', async () => {
    const user = open(() => HttpResponse.json(exported('<I/>')));
    const choice = await screen.findByRole('combobox', { name: 'Profile and format' });
    write('{ "code": "2", "$addons": ["de-xrechnung-v3"] }');
    await waitFor(() => expect(choice).toHaveValue('cii xr'));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ format: 'cii', profile: 'xr' }));
    await user.selectOptions(choice, 'cii en16931');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ format: 'cii', profile: 'en16931' }));
    act(() => {
      useWorkbench.getState().openDocument('b.json', '{ "code": "3", "$addons": ["de-xrechnung-v3"] }', 'typed');
    });
    await waitFor(async () =>
      expect(await screen.findByRole('combobox', { name: 'Profile and format' })).toHaveValue('cii xr'),
    );
  });

  it('offers for a document only the formats that write its type', async () => {
    open(() => HttpResponse.json(exported('<A/>')));
    const offered = async () => {
      const choice = await screen.findByRole('combobox', { name: 'Profile and format' });
      return [...choice.querySelectorAll('option')].map(({ value }) => value);
    };
    expect(await offered()).toEqual(['ubl peppol', 'cii en16931', 'cii xr']);
    write('{ "$schema": "https://gobl.org/draft-0/bill/status", "code": "2" }');
    await waitFor(async () => expect(await offered()).toEqual(['peppol-mls peppol-mls']));
  });

  it('lets go of an answer about an older text, and gives no file of one', async () => {
    const slow = gate();
    open(async (code) => {
      if (code === '2') await slow.passed;
      return HttpResponse.json(exported(`<I>${String(code)}</I>`));
    });
    await xml();
    write('{ "code": "2" }');
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(screen.getByRole('button', { name: 'Download' })).toBeDisabled();
    expect(screen.getByText('Updating')).toBeVisible();
    write('{ "code": "3" }');
    await waitFor(async () => expect(await xml()).toHaveTextContent('<I>3</I>'));
    slow.open();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Download' })).toBeEnabled());
    expect(await xml()).toHaveTextContent('<I>3</I>');
  });

  it('lists what is lost and which rules are broken, and gives no file with losses until they are agreed to', async () => {
    const losses = [
      { path: '$.payment.payer.name', value: 'P', grade: 'matters', why: 'There is no term for it' },
      { path: '$.lines[0].images', value: [], grade: 'harmless', why: 'There is no term for it' },
    ];
    const broken = {
      rule: 'BR-07',
      set: 'en16931',
      release: '1.3.16',
      severity: 'error',
      description: 'The buyer has a name',
      terms: ['BT-44'],
    };
    const verdicts = [{ ...broken, places: [], properties: ['$.customer.name'] }];
    const user = open(() => HttpResponse.json({ ...exported('<I/>'), verdicts, report: { losses, links: [] } }));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Profile and format' }), 'ubl peppol');
    expect(await screen.findByText('$.lines[0].images')).toBeVisible();
    expect(screen.getByText('BR-07')).toBeVisible();
    const titles = screen
      .getAllByRole('heading', { name: /Left out of the XML/ })
      .map(({ textContent }) => textContent.trim());
    expect(titles).toEqual(['Left out of the XML although it matters: 1', 'Left out of the XML, harmless: 1']);
    expect(asked.at(-1)).toEqual({ data: { code: '1' }, format: 'ubl', profile: 'peppol', allow_loss: true });
    expect(screen.getByRole('button', { name: 'Download' })).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: /Export anyway/ }));
    await user.click(screen.getByRole('button', { name: 'Open in a tab' }));
    const { documents } = useWorkbench.getState();
    expect([documents.at(-1)?.name, documents.at(-1)?.text]).toEqual(['A-1.xml', '<I/>']);
  });

  it('shows why it is refused, each reason with its place', async () => {
    const fault = {
      code: 'GOBL-X',
      severity: 'error',
      stage: 'rules',
      properties: ['$.customer'],
      description: 'No buyer',
    };
    const refusal = { code: 422, key: 'validation', message: 'It cannot be written.', faults: [fault] };
    const user = open(() => HttpResponse.json(refusal, { status: 422 }));
    expect(await screen.findByRole('alert')).toHaveTextContent('It cannot be written: 1');
    const editor = fakeEditor();
    act(() => {
      useWorkbench.getState().attachEditor(editor);
    });
    await user.click(screen.getByRole('button', { name: /No buyer/ }));
    await waitFor(() => expect(editor.shown).toEqual(['$.customer']));
  });
});
