import '../../testing/screen.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { linesExamples, textOfLines } from '../../../api/examples/bulk.ts';
import { createOpenapi } from '../../../api/openapi.ts';
import { describedRoutes } from '../../../api/routes.ts';
import { openWorkbench } from '../../testing/open-workbench.tsx';
import { answerBuild, serveTests, service } from '../../testing/service.ts';

const limits = { maxBytes: 8_388_608, maxFileBytes: 64_000_000, maxDepth: 200, bodyTimeout: 30_000 };
const description = createOpenapi(describedRoutes, { limits, assistants: true });

function describeService(respond: () => Response | Promise<Response>): void {
  service.use(http.get('*/v0/openapi.json', respond));
}

serveTests();
beforeEach(() => {
  describeService(() => HttpResponse.json(description));
});

const source = '{ "currency": "EUR", "price": 1.10 }';
const open = (path: string) => openWorkbench(source, path);

describe('an operation', () => {
  it('shows what it takes and what it answers, from the description of the service', async () => {
    open('/docs/build');
    expect(await screen.findByRole('heading', { level: 1, name: 'Build a document' })).toBeVisible();
    const fields = screen.getByRole('list', { name: 'Fields of the body' });
    const data = within(fields).getByText('data', { selector: '.docs-field-name' }).closest('li');
    expect(data).toHaveTextContent('required');
    for (const status of [200, 400, 408, 413, 422, 500, 502, 504]) {
      expect(screen.getByRole('article', { name: `Status ${String(status)}` })).toBeVisible();
    }
  });

  it('shows for each kind of refusal what it means and how it looks', async () => {
    const { user } = open('/docs/verify');
    const refusal = await screen.findByRole('article', { name: 'Status 422' });
    await user.click(within(refusal).getByRole('button', { name: 'digest' }));
    expect(within(refusal).getByRole('region')).toHaveTextContent('"key": "digest"');
  });

  it('unfolds what is within a field', async () => {
    const { user } = open('/docs/inspect');
    const report = await screen.findByRole('list', { name: 'Fields of the response 200' });
    expect(within(report).queryByText('safe')).not.toBeInTheDocument();
    await user.click(within(report).getByRole('button', { name: /^faults/ }));
    await user.click(within(report).getByRole('button', { name: /^fixes/ }));
    expect(within(report).getByText('safe')).toBeVisible();
  });

  it('reports a service that has no description', async () => {
    open('/docs/destroy');
    expect(await screen.findByText('Operation not found')).toBeVisible();
  });
});

describe('what holds for all operations', () => {
  it('is shown with the limits of this very service', async () => {
    open('/docs/errors');
    expect(await screen.findByText(/8,388,608 bytes/)).toBeVisible();
    const keys = within(screen.getByRole('table', { name: 'Keys' }));
    expect(keys.getByText('unknown-schema')).toBeVisible();
  });

  it('leaves out limits and tools that the service does not name', async () => {
    describeService(() => HttpResponse.json(createOpenapi(describedRoutes)));
    open('/docs/errors');
    expect(await screen.findByRole('table', { name: 'Keys' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Limits' })).not.toBeInTheDocument();
  });
});

describe('the description', () => {
  it.each([
    ['does not come', () => HttpResponse.error(), 'The service does not answer'],
    ['is a page', () => HttpResponse.html('<h1>Welcome</h1>'), /Unexpected response/],
    [
      'is that of a proxy',
      () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 }),
      'The service does not answer',
    ],
    ['is a list', () => HttpResponse.json([]), /Unexpected response/],
    ['describes nothing', () => HttpResponse.json({}), 'The description lists no operations'],
    [
      'is of another kind',
      () => HttpResponse.json({ paths: { '/a': 5 }, tags: 7 }),
      'The description lists no operations',
    ],
  ])('that %s can be asked for again', async (_, respond, words) => {
    describeService(respond);
    const { user } = open('/docs/build');
    expect(await screen.findByText(words)).toBeVisible();
    describeService(() => HttpResponse.json(description));
    await user.click(screen.getByRole('button', { name: 'Load again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Build a document' })).toBeVisible();
  });

  it('shows a skeleton while the description is loading', async () => {
    describeService(() => delay('infinite').then(() => HttpResponse.json(description)));
    open('/docs/build');
    expect(await screen.findByRole('status', { name: 'Loading the API description' })).toBeVisible();
  });

  it('is shown as far as it can be read', async () => {
    const operation = { operationId: 'odd', parameters: [7, { name: 'x' }], responses: { 200: {}, 400: [] } };
    describeService(() => HttpResponse.json({ paths: { '/odd': { get: operation } } }));
    open('/docs/odd');
    expect(await screen.findByRole('heading', { level: 1, name: '/odd' })).toBeVisible();
    expect(screen.getByRole('article', { name: 'Status 200' })).toBeVisible();
  });
});

describe('trying', () => {
  async function trial(path: string) {
    const view = open(path);
    const form = await screen.findByRole('form', { name: 'Try it' });
    const answer = screen.getByRole('region', { name: 'Response' });
    const write = (text: string) => fireEvent.change(within(form).getByLabelText('Body'), { target: { value: text } });
    const send = () => view.user.click(within(form).getByRole('button', { name: /^Send/ }));
    return { ...view, form, answer, write, send };
  }

  async function answered(answer: HTMLElement, status: number): Promise<void> {
    expect(await within(answer).findByRole('status')).toHaveTextContent(new RegExp(`^${String(status)}`));
  }

  it('sends the body as it is written and shows what came back', async () => {
    let sent = '';
    service.use(
      http.post('*/v0/build', async ({ request }) => {
        sent = await request.text();
        return new HttpResponse('{"price":1.10}', {
          headers: { 'Content-Type': 'application/json', 'Assay-Engine': 'embedded', 'X-Other': 'no' },
        });
      }),
    );
    const { answer, write, send } = await trial('/docs/build');
    expect(answer).toHaveTextContent('Nothing sent yet');
    write('{"data": {"price": 1.10}}');
    await send();
    expect(await within(answer).findByText(/^The built document or envelope/)).toBeVisible();
    expect(sent).toBe('{"data": {"price": 1.10}}');
    expect(answer).toHaveTextContent('200');
    expect(answer).toHaveTextContent('embedded');
    expect(answer).not.toHaveTextContent('X-Other');
    expect(within(answer).getByRole('region', { name: 'Response body' })).toHaveTextContent('"price": 1.10');
  });

  it('shows a refusal as the answer it is', async () => {
    answerBuild(() => HttpResponse.json({ code: 422, key: 'validation', message: 'No', faults: [] }, { status: 422 }));
    const { answer, send } = await trial('/docs/build');
    await send();
    await answered(answer, 422);
    expect(answer).toHaveTextContent('"key": "validation"');
  });

  it('shows an answer that nobody promised, and says so', async () => {
    answerBuild(() => HttpResponse.html('<h1>Teapot</h1>', { status: 418 }));
    const { answer, send } = await trial('/docs/build');
    await send();
    expect(await within(answer).findByText(/The response is not JSON/)).toBeVisible();
    expect(answer).toHaveTextContent('The API description does not list this status.');
    expect(answer).toHaveTextContent('<h1>Teapot</h1>');
  });

  it('says that no answer came, and sends again', async () => {
    answerBuild(() => HttpResponse.error());
    const { answer, send, user } = await trial('/docs/build');
    await send();
    expect(await within(answer).findByRole('alert')).toHaveTextContent('The service does not answer');
    answerBuild(() => HttpResponse.json({ built: 'now' }));
    await user.click(within(answer).getByRole('button', { name: 'Send again' }));
    expect(await within(answer).findByText('"now"')).toBeVisible();
  });

  it('can be called off while the service is slow', async () => {
    answerBuild(() => delay('infinite').then(() => HttpResponse.json({})));
    const { answer, form, send, user } = await trial('/docs/build');
    await send();
    expect(within(form).getByRole('button', { name: /^Sending/ })).toBeDisabled();
    await user.click(within(form).getByRole('button', { name: 'Cancel' }));
    expect(answer).toHaveTextContent('Nothing sent yet');
    expect(within(form).getByRole('button', { name: /^Send/ })).toBeEnabled();
  });

  it('warns of a body that is no JSON, and sends it all the same', async () => {
    answerBuild(() => HttpResponse.json({ code: 400, key: 'input', message: 'No' }, { status: 400 }));
    const { answer, form, write, send } = await trial('/docs/build');
    write('{\n  "data": \n}');
    expect(form).toHaveTextContent('Line 2 is not JSON');
    await send();
    await answered(answer, 400);
  });

  it('sends lines as they are, and an example with its query', async () => {
    const sent: string[] = [];
    service.use(
      http.post('*/v0/bulk', async ({ request }) => {
        sent.push(new URL(request.url).search, request.headers.get('Content-Type') ?? '', await request.text());
        const headers = { 'Content-Type': 'application/x-ndjson' };
        return new HttpResponse('{"line":1,"ok":true}\n{"line":2,"ok":false}\n', { headers });
      }),
    );
    const { answer, form, send, user } = await trial('/docs/bulk');
    expect(screen.getByRole('list', { name: 'Fields of a line' })).toHaveTextContent('What is to be done.');
    await user.selectOptions(within(form).getByLabelText('Example'), 'Documents to build');
    expect(within(form).getByLabelText('op')).toHaveValue('build');
    await send();
    expect(await within(answer).findByRole('region', { name: 'Response body' })).toHaveTextContent('"line": 2');
    const { documents } = linesExamples.bulk;
    expect(sent).toEqual(['?op=build', 'application/x-ndjson', documents && textOfLines(documents)]);
  });

  it('takes the open document, and another example', async () => {
    const { form, user } = await trial('/docs/build');
    const body = within(form).getByLabelText('Body');
    await user.click(within(form).getByRole('button', { name: 'Use test.json' }));
    expect(body).toHaveDisplayValue(/"price": 1\.10/);
    expect(within(form).getByLabelText('Example')).toHaveDisplayValue('Your own');
    await user.selectOptions(within(form).getByLabelText('Example'), 'An invoice, put into an envelope');
    expect(body).toHaveDisplayValue(/"envelop": true/);
  });

  it('is a key away, and the key does not build the open document', async () => {
    answerBuild(() => HttpResponse.json({ by: 'key' }));
    const { answer, form, user } = await trial('/docs/build');
    within(form).getByLabelText('Body').focus();
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await within(answer).findByText('"key"')).toBeVisible();
    expect(location.pathname).toBe('/docs/build');
  });

  it('fills parameters into the address', async () => {
    let asked = '';
    service.use(
      http.get('*/v0/schemas/*', ({ request }) => {
        asked = new URL(request.url).pathname + new URL(request.url).search;
        return HttpResponse.json({});
      }),
    );
    const { form, send, user } = await trial('/docs/getSchema');
    const path = within(form).getByLabelText(/^path/);
    await user.clear(path);
    await user.type(path, 'org/party');
    await user.click(within(form).getByLabelText('bundle'));
    await send();
    await waitFor(() => expect(asked).toBe('/v0/schemas/org/party?bundle'));
  });
});

describe('the request in code', () => {
  it('follows the request, and leaves out the secret of a key that is not the example’s', async () => {
    const { user } = open('/docs/sign');
    const form = await screen.findByRole('form', { name: 'Try it' });
    const curl = screen.getByRole('region', { name: 'Request as curl' });
    expect(curl).toHaveTextContent('870MB6gfuTJ4HtUnUvYMyJpr5eUZNP4Bk43bVdj3eAE');
    const secret = 'S'.repeat(43);
    const body = within(form).getByLabelText('Body');
    fireEvent.change(body, { target: { value: `{"data": {}, "privatekey": {"d": "${secret}"}}` } });
    expect(curl).toHaveTextContent('secret number of your key');
    for (const language of ['JavaScript', 'MCP']) {
      await user.click(screen.getByRole('tab', { name: language }));
      expect(screen.getByRole('region', { name: `Request as ${language}` })).not.toHaveTextContent(secret);
    }
  });

  it('has no call for assistants where there is no tool', async () => {
    open('/docs/listRules');
    expect(await screen.findByRole('tab', { name: 'curl' })).toBeVisible();
    expect(screen.queryByRole('tab', { name: 'MCP' })).not.toBeInTheDocument();
  });
});
