import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../core/json/json.ts';
import { readPublicKey } from './json-web-key.ts';
import { isMadeWith } from './signature.ts';

/**
 * The vectors of C2SP/wycheproof (Apache-2.0) for our signatures, read from a checkout:
 * `WYCHEPROOF=FOLDER npx vitest run src/engine/envelope/wycheproof.test.ts`. Without one nothing runs.
 */
const folder = process.env['WYCHEPROOF'] ?? '';

interface Vector {
  readonly tcId: number;
  readonly comment: string;
  readonly result: 'valid' | 'invalid' | 'acceptable';
  readonly jws?: string;
  readonly msg?: string;
  readonly sig?: string;
}

interface Group {
  readonly comment?: string;
  readonly public?: JsonObject;
  readonly private?: JsonObject;
  readonly publicKeyJwk?: JsonObject;
  readonly tests: readonly Vector[];
}

function groupsOf(name: string): readonly Group[] {
  const file = `${folder}/testvectors_v1/${name}_test.json`;
  if (!existsSync(file)) throw new Error(`${file} is not there`);
  return (JSON.parse(readFileSync(file, 'utf8')) as { readonly testGroups: readonly Group[] }).testGroups;
}

/** Whether the key is usable and made the signature. */
async function holds(jwk: JsonObject, jws: string): Promise<boolean> {
  const key = await readPublicKey(jwk);
  return key.ok && (await isMadeWith(key.key.key, jws));
}

/** We support only ES256: signatures valid with another algorithm are refused. */
function isOurs({ kty, crv, alg }: JsonObject): boolean {
  return kty === 'EC' && crv === 'P-256' && (alg === undefined || alg === 'ES256');
}

function names(vectors: readonly Vector[]): readonly string[] {
  return vectors.map(({ tcId, comment }) => `${tcId} ${comment}`);
}

describe.skipIf(folder === '')('Wycheproof', () => {
  test('JSON web signatures: the valid ones of ES256 are accepted, and no others', async () => {
    const accepted: Vector[] = [];
    const expected: Vector[] = [];
    let ours = 0;
    for (const { public: key = {}, tests } of groupsOf('json_web_signature')) {
      for (const vector of tests) {
        if (isOurs(key)) ours++;
        if (isOurs(key) && vector.result === 'valid') expected.push(vector);
        if (await holds(key, vector.jws ?? '')) accepted.push(vector);
      }
    }
    expect(names(accepted)).toEqual(names(expected));
    expect(ours).toBeGreaterThan(40);
    expect(expected.length).toBeGreaterThan(1);
  });

  test('ECDSA on P-256 with SHA-256, r and s side by side: all as they should be', async () => {
    const wrong: Vector[] = [];
    let count = 0;
    for (const { publicKeyJwk, tests } of groupsOf('ecdsa_secp256r1_sha256_p1363')) {
      if (!publicKeyJwk) continue;
      const key = await readPublicKey(publicKeyJwk);
      for (const vector of tests) {
        count++;
        const { msg = '', sig = '', result } = vector;
        const made = key.ok && (await check(key.key.key, Buffer.from(sig, 'hex'), Buffer.from(msg, 'hex')));
        if (made !== (result === 'valid')) wrong.push(vector);
      }
    }
    expect(names(wrong)).toEqual([]);
    expect(count).toBeGreaterThan(200);
  });
});

function check(key: CryptoKey, signature: Uint8Array<ArrayBuffer>, message: Uint8Array<ArrayBuffer>): Promise<boolean> {
  return crypto.subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, key, signature, message);
}
