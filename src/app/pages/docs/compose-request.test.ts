import { describe, expect, it } from 'vitest';
import type { ApiOperation } from '../../api/definitions/api.ts';
import { addressOf, exampleValues, jsonTrouble, linesTrouble, withData, withoutSecrets } from './compose-request.ts';
import { curlOf, fetchOf, toolCallOf } from './snippets.ts';

const operation: ApiOperation = {
  id: 'getSchema',
  method: 'GET',
  path: '/v0/schemas/{path}',
  summary: '',
  description: '',
  words: '',
  parameters: [
    { name: 'path', place: 'path', required: true, choices: [], description: '', example: 'bill/invoice' },
    { name: 'bundle', place: 'query', required: false, choices: [], description: '', example: '' },
    { name: 'op', place: 'query', required: false, choices: ['build', 'sign'], description: '', example: '' },
  ],
  body: undefined,
  responses: [],
  tool: undefined,
};

describe('an address', () => {
  it.each([
    [exampleValues(operation), '/v0/schemas/bill/invoice'],
    [{ path: 'a b/ç', bundle: true }, '/v0/schemas/a%20b/%C3%A7?bundle'],
    [{ path: '../keygen?x#y' }, '/v0/schemas/../keygen%3Fx%23y'],
    [{}, '/v0/schemas/'],
    [{ path: 'a', op: 'sign' }, '/v0/schemas/a?op=sign'],
    [{ path: 'a', bundle: true, op: 'sign' }, '/v0/schemas/a?bundle&op=sign'],
  ])('of %o', (values, address) => {
    expect(addressOf(operation, values)).toBe(address);
  });
});

describe('a body', () => {
  it('takes another document and keeps what else it says, digits included', () => {
    const body = withData('{"envelop": true, "data": {"a": 1}}', '{"price": 1.10}\n');
    expect(body.replace(/\s+/g, '')).toBe('{"envelop":true,"data":{"price":1.10}}');
  });

  it.each(['', '{', '[]', '{"type": "bill/invoice"}'])('that is %j gives way to the document', (body) => {
    expect(withData(body, '{}').replace(/\s+/g, '')).toBe('{"data":{}}');
  });

  it('of lines says which of them is no JSON', () => {
    expect(linesTrouble('{"a": 1}\n\n{"b": 2}\n')).toBeUndefined();
    expect(linesTrouble('{"a": 1}\n\n{"b": \n')).toMatchObject({ line: 3 });
  });

  it('says on which line it is no JSON', () => {
    expect(jsonTrouble('{"a": 1}')).toBeUndefined();
    expect(jsonTrouble('{\n  "a": \n}')).toMatchObject({ line: 2 });
  });
});

describe('a secret number', () => {
  const own = 'A'.repeat(43);
  const known = 'B'.repeat(43);

  it.each([
    [`{"privatekey":{"d":"${own}"}}`, false],
    [`{"privatekey": {\n "d" : "${own}"`, false],
    [`{"privatekey":{"d":"${known}"}}`, true],
    [`{"d":"day"}`, true],
  ])('in %s stays: %s', (text, stays) => {
    const safe = withoutSecrets(text, [`{"d": "${known}"}`]);
    expect(safe === text).toBe(stays);
    expect(safe).not.toContain(own);
  });
});

describe('snippets', () => {
  const post = { method: 'POST', url: 'http://host/v0/build', body: `{"data": {"name": "L'Aigle"}}`, lines: false };

  it('for a shell keep quotes from ending the text', () => {
    expect(curlOf(post)).toContain(`-d '{"data": {"name": "L'\\''Aigle"}}'`);
    expect(curlOf({ method: 'GET', url: 'http://host/v0/', body: undefined, lines: false })).toBe(
      "curl -s 'http://host/v0/'",
    );
  });

  it('for JavaScript are JavaScript, whatever the body', async () => {
    for (const body of [post.body, '{"half":', undefined]) {
      const sent: unknown[] = [];
      const text = fetchOf({ ...post, body });
      // oxlint-disable-next-line no-new-func -- the text is run just as its reader would run it
      const run = new Function('fetch', `return (async () => { ${text}\nreturn answer; })()`) as (
        fetch: unknown,
      ) => Promise<unknown>;
      const answer = await run((...call: unknown[]) => {
        sent.push(...call);
        return { ok: true, json: () => 'answered' };
      });
      expect(answer).toBe('answered');
      expect(sent[0]).toBe('http://host/v0/build');
      expect((sent[1] as RequestInit).body).toBe(body === post.body ? JSON.stringify(JSON.parse(body)) : body);
    }
  });

  it('of lines keep their ends, and read the answers one by one', async () => {
    const bulk = { method: 'POST', url: 'http://host/v0/bulk', body: '{"a":1}\n{"b":2}\n', lines: true };
    expect(curlOf(bulk)).toContain(`-H 'Content-Type: application/x-ndjson' \\\n  --data-binary '{"a":1}\n{"b":2}\n'`);
    // oxlint-disable-next-line no-new-func -- the text is run just as its reader would run it
    const run = new Function('fetch', `return (async () => { ${fetchOf(bulk)}\nreturn answers; })()`) as (
      fetch: unknown,
    ) => Promise<unknown>;
    const echo = (_: string, { body }: RequestInit) => ({ ok: true, text: () => body });
    expect(await run(echo)).toEqual([{ a: 1 }, { b: 2 }]);
  });

  it('for assistants carry documents as text, and only what the tool takes', () => {
    const tool = { name: 'build', arguments: ['data', 'envelop'] };
    const call = toolCallOf(tool, '{"data": {\n  "price": 1.10\n}, "envelop": true, "template": null}', {});
    expect(JSON.parse(call)).toEqual({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'build', arguments: { data: '{ "price": 1.10 }', envelop: true } },
    });
    const lookup = toolCallOf({ name: 'schema', arguments: ['path'] }, undefined, {
      path: 'bill/invoice',
      bundle: true,
    });
    expect(JSON.parse(lookup)).toMatchObject({ params: { arguments: { path: 'bill/invoice' } } });
  });
});
