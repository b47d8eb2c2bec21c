import { describe, expect, it } from 'vitest';
import type { Engine, Json, JsonObject, OperationContext } from '../engine/index.ts';
import { createStandardEngine } from '../engine/standard.ts';
import { invoice, message, privateKey, publicKey, signed } from '../api/examples/documents.ts';
import { documentHandlers } from './documents.ts';
import type { HandlerScope } from './handler.ts';
import { signingHandlers } from './signing.ts';

const engine = createStandardEngine();
const context: OperationContext = {
  now: () => new Date('2026-01-15T12:00:00Z'),
  newId: () => '019bc000-0000-7000-8000-000000000000',
};
const scope: HandlerScope = { engine, context };

/** The engine's calls, operation by operation. */
function asked(): { scope: HandlerScope; requests: object[] } {
  const requests: object[] = [];
  const noting = new Proxy(engine, {
    get: (target, name: keyof Engine) =>
      name === 'build' ||
      name === 'inspect' ||
      name === 'correct' ||
      name === 'replicate' ||
      name === 'validate' ||
      name === 'sign' ||
      name === 'verify'
        ? (request: never, ...more: never[]) => {
            requests.push(request);
            return (target[name] as (...given: never[]) => unknown)(request, ...more);
          }
        : target[name],
  });
  return { scope: { engine: noting, context }, requests };
}

const { $schema, ...untyped } = invoice;
const { supplier, ...own } = invoice;

describe('build', () => {
  it('makes a document whole', async () => {
    const outcome = await documentHandlers.build({ data: invoice }, scope);
    expect(outcome).toMatchObject({ ok: true, value: { $schema, totals: { payable: '38.31' } } });
  });

  it('takes the type from the request when the document does not say it', async () => {
    expect(await documentHandlers.build({ data: untyped }, scope)).toMatchObject({
      ok: false,
      error: { key: 'unknown-schema' },
    });
    expect(await documentHandlers.build({ data: untyped, type: 'bill/invoice' }, scope)).toMatchObject({
      ok: true,
      value: { $schema },
    });
  });

  it('starts from a template, for which null stands for none', async () => {
    expect(await documentHandlers.build({ data: own, template: { supplier } }, scope)).toMatchObject({
      ok: true,
      value: { supplier: { name: supplier.name } },
    });
    expect(await documentHandlers.build({ data: own }, scope)).toMatchObject({ ok: false });
    expect(await documentHandlers.build({ data: invoice, template: null }, scope)).toMatchObject({ ok: true });
  });

  it('puts a document into an envelope when asked to', async () => {
    expect(await documentHandlers.build({ data: message, envelop: true }, scope)).toMatchObject({
      ok: true,
      value: { head: { uuid: context.newId() }, doc: message },
    });
    expect(await documentHandlers.build({ data: message, envelop: false }, scope)).toMatchObject({
      ok: true,
      value: message,
    });
  });
});

describe('the engine is asked for what the request says, and for nothing else', () => {
  it.each<[keyof typeof documentHandlers, JsonObject, object]>([
    ['build', { data: message }, { data: message }],
    ['build', { data: message, template: null }, { data: message }],
    [
      'build',
      { data: message, template: {}, type: 'note/message', envelop: false },
      { data: message, template: {}, type: 'note/message', envelop: false },
    ],
    ['build', { data: message, type: '' }, { data: message, type: '' }],
    ['inspect', { data: message }, { data: message }],
    ['inspect', { data: message, template: null, include: ['rules'] }, { data: message, include: ['rules'] }],
    [
      'inspect',
      { data: message, type: 'x', envelop: true, include: [] },
      { data: message, type: 'x', envelop: true, include: [] },
    ],
    ['inspect', { data: message, omit: ['document'] }, { data: message, omit: ['document'] }],
    ['validate', { data: message }, { data: message }],
    ['replicate', { data: message }, { data: message }],
    ['correct', { data: invoice }, { data: invoice }],
    ['correct', { data: invoice, options: null }, { data: invoice }],
    [
      'correct',
      { data: invoice, options: { type: 'credit-note' }, schema: false },
      { data: invoice, options: { type: 'credit-note' }, schema: false },
    ],
    ['correct', { data: invoice, schema: true }, { data: invoice, schema: true }],
  ])('%s %j', async (operation, input, request) => {
    const { scope: noted, requests } = asked();
    await documentHandlers[operation](input as never, noted);
    expect(requests).toEqual([request]);
    expect(Object.keys(requests[0] ?? {}).sort()).toEqual(Object.keys(request).sort());
  });

  it.each<['sign' | 'verify', JsonObject, object]>([
    ['sign', { data: message }, { data: message }],
    ['sign', { data: message, template: null }, { data: message }],
    [
      'sign',
      { data: message, template: { title: 'T' }, type: 'note/message', privatekey: privateKey, envelop: false },
      { data: message, template: { title: 'T' }, type: 'note/message', privatekey: privateKey },
    ],
    ['verify', { data: signed }, { data: signed }],
    ['verify', { data: signed, publickey: publicKey }, { data: signed, publickey: publicKey }],
  ])('%s %j', async (operation, input, request) => {
    const { scope: noted, requests } = asked();
    await signingHandlers[operation](input as never, noted);
    expect(requests).toEqual([request]);
    expect(Object.keys(requests[0] ?? {}).sort()).toEqual(Object.keys(request).sort());
  });
});

describe('the other operations', () => {
  it('validate judges a document as it stands', async () => {
    expect(await documentHandlers.validate({ data: message }, scope)).toEqual({ ok: true, value: { ok: true } });
    expect(await documentHandlers.validate({ data: invoice }, scope)).toMatchObject({
      ok: false,
      error: { key: 'validation' },
    });
  });

  it('validate leaves the document as it is', async () => {
    const data = structuredClone(invoice) as unknown as Json;
    await documentHandlers.validate({ data }, scope);
    expect(data).toEqual(invoice);
  });

  it('inspect succeeds whatever is wrong, and reports it', async () => {
    for (const data of [{}, { $schema: 'x' }, { ...invoice, lines: 'none' }, [], 'x', null] as Json[]) {
      expect(await documentHandlers.inspect({ data: data as JsonObject }, scope)).toMatchObject({
        ok: true,
        value: { ok: false },
      });
    }
    expect(await documentHandlers.inspect({ data: invoice }, scope)).toMatchObject({
      ok: true,
      value: { ok: true, stage: 'judged' },
    });
  });

  it('inspect adds the parts that are asked for', async () => {
    const parts = async (include?: ('changes' | 'trace' | 'rules')[]) => {
      const outcome = await documentHandlers.inspect({ data: invoice, ...(include && { include }) }, scope);
      return outcome.ok ? ['changes', 'trace', 'rules'].filter((part) => part in outcome.value) : 'refused';
    };
    expect(await parts()).toEqual([]);
    expect(await parts(['trace'])).toEqual(['trace']);
    expect(await parts(['changes', 'trace', 'rules'])).toEqual(['changes', 'trace', 'rules']);
  });

  it('correct makes a credit note, or says what it takes', async () => {
    const built = await documentHandlers.build({ data: invoice }, scope);
    const data = built.ok ? built.value : {};
    expect(await documentHandlers.correct({ data, options: { type: 'credit-note' } }, scope)).toMatchObject({
      ok: true,
      value: { type: 'credit-note', preceding: [{ code: '1042' }] },
    });
    expect(await documentHandlers.correct({ data, options: null }, scope)).toMatchObject({ ok: false });
    expect(await documentHandlers.correct({ data, schema: true }, scope)).toMatchObject({ ok: true });
  });

  it('replicate makes a copy without the number and the day', async () => {
    const outcome = await documentHandlers.replicate({ data: invoice }, scope);
    expect(outcome).toMatchObject({ ok: true, value: { supplier: { name: supplier.name } } });
    expect(outcome.ok && outcome.value).not.toHaveProperty('code');
  });

  it('sign and verify go together, keys and all', async () => {
    const keys = await signingHandlers.keygen({}, scope);
    if (!keys.ok) throw new Error('no keys');
    const { private: privatekey, public: publickey } = keys.value as unknown as Record<string, JsonObject>;
    const envelope = await signingHandlers.sign({ data: message, ...(privatekey && { privatekey }) }, scope);
    const data = envelope.ok ? envelope.value : null;
    expect(await signingHandlers.verify({ data, ...(publickey && { publickey }) }, scope)).toEqual({
      ok: true,
      value: { ok: true },
    });
    expect(await signingHandlers.verify({ data, publickey: publicKey }, scope)).toMatchObject({
      ok: false,
      error: { key: 'signature' },
    });
  });

  it('keygen gives another pair each time, the public part without its secret', async () => {
    const [first, second] = [await signingHandlers.keygen({}, scope), await signingHandlers.keygen({}, scope)];
    if (!first.ok || !second.ok) throw new Error('no keys');
    expect(first.value.private.d).not.toBe(second.value.private.d);
    expect(first.value.public).toEqual({ ...first.value.public, x: first.value.private.x, y: first.value.private.y });
    expect(first.value.public).not.toHaveProperty('d');
  });
});
