import { isDeepStrictEqual } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Engine, JsonObject } from '../../engine/index.ts';
import { createStandardEngine } from '../../engine/index.ts';
import { examples, goldenContext, jsonOf } from '../examples/examples.ts';
import { tamperings } from './tamperings.ts';

/**
 * One of this many changes is tried; `TAMPER=1` tries all, which takes minutes. A prime number, so that each kind gets
 * its turn.
 */
const STRIDE = Number(process.env['TAMPER'] ?? 149);

/** Milliseconds; only a hang takes so long. */
const PATIENCE = 3_600_000;

/** The document with plain numbers in place of written digits, as in any other reader. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

let engine: Engine;
let key: { readonly private: JsonObject; readonly public: JsonObject };

beforeAll(async () => {
  engine = createStandardEngine();
  const pair = await engine.keygen(goldenContext);
  key = { private: { ...pair.private }, public: { ...pair.public } };
});

/** Every example, unchanged and converted to an order and to a delivery; most can be signed. */
async function signedExamples(): Promise<ReadonlyMap<string, JsonObject>> {
  const envelopes = new Map<string, JsonObject>();
  for (const { path, text } of examples()) {
    const data = jsonOf(text) as JsonObject;
    for (const type of ['', 'bill/order', 'bill/delivery']) {
      const typed = type === '' ? data : { ...data, $schema: `https://gobl.org/draft-0/${type}`, type: '' };
      const outcome = await engine.sign({ data: typed, privatekey: key.private }, goldenContext);
      if (outcome.ok) envelopes.set(`${path} ${type}`, outcome.value);
    }
  }
  return envelopes;
}

async function verifies(data: JsonObject): Promise<boolean> {
  return (await engine.verify({ data, publickey: key.public })).ok;
}

/** The signed part of an envelope. Anybody may change the rest of its header, and add signatures. */
function covered({ head, sigs: _, ...rest }: JsonObject): unknown {
  const { uuid, dig } = head as JsonObject;
  return plain({ ...rest, head: { uuid, dig } });
}

describe('of the examples, signed', () => {
  let envelopes: ReadonlyMap<string, JsonObject>;
  beforeAll(async () => {
    envelopes = await signedExamples();
  });

  test('each verifies as it is', async () => {
    expect(envelopes.size).toBeGreaterThan(180);
    for (const [name, envelope] of envelopes) expect([name, await verifies(envelope)]).toEqual([name, true]);
  });

  test(
    'none changed in any place verifies, unless every reader reads the same as before',
    { timeout: PATIENCE },
    async () => {
      const wrong: string[] = [];
      let tried = 0;
      let count = 0;
      for (const [name, envelope] of envelopes) {
        for (const { how, path, result } of tamperings(envelope)) {
          if (count++ % STRIDE !== 0) continue;
          tried++;
          const changed = result();
          if (!(await verifies(changed)) || isSameToEveryReader(envelope, changed, path)) continue;
          wrong.push(`${name}: ${how} at ${path}`);
        }
      }
      if (STRIDE === 1) console.log(`${tried} changes of ${envelopes.size} envelopes tried`);
      expect(wrong).toEqual([]);
      expect(tried).toBeGreaterThan(1000);
    },
  );
});

function isSameToEveryReader(envelope: JsonObject, changed: JsonObject, at: string): boolean {
  if (/^\$\.head(?:$|\.(?!uuid|dig))/.test(at)) return isDeepStrictEqual(covered(envelope), covered(changed));
  // Other signatures may be added, and white space around a signature is not part of it.
  if (/^\$\.sigs(?:\[\d+\])?$/.test(at)) return isDeepStrictEqual(covered(envelope), covered(changed));
  return isDeepStrictEqual(plain(envelope), plain(changed));
}
