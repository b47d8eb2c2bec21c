import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generate } from 'selfsigned';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { UpstreamFiles } from '../upstream/upstream-settings.ts';
import { sendWithCertificate } from './send-with-certificate.ts';

const folder = mkdtempSync(join(tmpdir(), 'assay-certificate-'));
const file = (name: string): string => join(folder, name);
let server: Server;
let base: string;

beforeAll(async () => {
  const made = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    clientCertificate: { cn: 'assay', keyType: 'ec' },
    extensions: [
      { name: 'basicConstraints', cA: true },
      { name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] },
    ],
  });
  writeFileSync(file('ca.pem'), made.cert);
  writeFileSync(file('cert.pem'), made.clientcert ?? '');
  writeFileSync(file('key.pem'), made.clientprivate ?? '');
  writeFileSync(file('none.pem'), 'no certificate');
  // Who comes without a certificate of this authority is not let in.
  const tls = { cert: made.cert, key: made.private, ca: made.cert, requestCert: true, rejectUnauthorized: true };
  server = createServer(tls, (request, response) => {
    request.resume();
    response.setHeader('Content-Type', 'application/json');
    response.end('{"list":[]}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `https://127.0.0.1:${String((server.address() as AddressInfo).port)}/v0`;
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true });
});

it('an upstream that wants a certificate answers a service that has one', async () => {
  const files = { certificate: file('cert.pem'), key: file('key.pem'), authority: file('ca.pem') };
  const answer = await sendWithCertificate(files)(`${base}/schemas`, {});
  expect([answer.status, await answer.json()]).toEqual([200, { list: [] }]);
});

it.each([
  ['without a certificate', { authority: 'ca.pem' }],
  ['to an upstream of an unknown authority', { certificate: 'cert.pem', key: 'key.pem' }],
])('sends nothing %s', async (_, names: Readonly<Record<string, string>>) => {
  const files = Object.fromEntries(Object.entries(names).map(([name, path]) => [name, file(path)]));
  await expect(sendWithCertificate(files)(`${base}/schemas`, {})).rejects.toThrow('fetch failed');
});

it.each<[what: string, files: UpstreamFiles, says: string]>([
  ['that is not there', { certificate: 'cert.pem', key: 'nowhere.pem' }, 'ASSAY_UPSTREAM_KEY: the file'],
  ['that holds no key', { certificate: 'cert.pem', key: 'none.pem' }, 'ASSAY_UPSTREAM_KEY: the file'],
  ['that holds no certificate', { certificate: 'none.pem', key: 'key.pem' }, 'ASSAY_UPSTREAM_CERT: the file'],
  ['that holds no authority', { authority: 'none.pem' }, 'ASSAY_UPSTREAM_CA: the file'],
  ['with the key of another', { certificate: 'ca.pem', key: 'key.pem' }, 'ASSAY_UPSTREAM_KEY is not the key'],
])('refuses a file %s at the start, names its setting, and does not repeat what it holds', (_, names, says) => {
  const files = Object.fromEntries(Object.entries(names).map(([name, path]) => [name, file(path as string)]));
  expect(() => sendWithCertificate(files)).toThrow(says);
  expect(() => sendWithCertificate(files)).not.toThrow('no certificate');
});
