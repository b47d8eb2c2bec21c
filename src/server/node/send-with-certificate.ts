import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Agent, fetch as send } from 'undici';
import type { UpstreamFiles } from '../upstream/upstream-settings.ts';

/**
 * `fetch` over connections with a client certificate (mutual TLS), or that trust no other authority than the given ones.
 * The files are read once, so a new certificate needs a restart.
 *
 * @throws Error that names the setting, if its file cannot be read, or holds no certificate or key in PEM.
 */
export function sendWithCertificate({ certificate, key, authority }: UpstreamFiles): typeof fetch {
  const cert = readPart('ASSAY_UPSTREAM_CERT', certificate, (bytes) => new X509Certificate(bytes));
  const own = readPart('ASSAY_UPSTREAM_KEY', key, createPrivateKey);
  const ca = readPart('ASSAY_UPSTREAM_CA', authority, (bytes) => new X509Certificate(bytes));
  if (cert && own && !new X509Certificate(cert).checkPrivateKey(createPrivateKey(own)))
    throw new Error('ASSAY_UPSTREAM_KEY is not the key of the certificate in ASSAY_UPSTREAM_CERT');
  const dispatcher = new Agent({ connect: { ...(cert && { cert }), ...(own && { key: own }), ...(ca && { ca }) } });
  const asked = (url: string, init: object) => send(url, { ...init, dispatcher });
  return asked as unknown as typeof fetch;
}

/** The file of a setting. What it holds is tried now, so that a wrong one is reported at the start, and never repeated. */
function readPart(name: string, path: string | undefined, attempt: (bytes: Buffer) => unknown): Buffer | undefined {
  if (path === undefined) return undefined;
  try {
    const bytes = readFileSync(path);
    attempt(bytes);
    return bytes;
  } catch (error) {
    const why =
      error instanceof Error && 'code' in error && error.code === 'ENOENT' ? 'is not there' : 'cannot be used';
    throw new Error(`${name}: the file ${path} ${why}; it needs a certificate or key in PEM without a password`, {
      cause: error,
    });
  }
}
