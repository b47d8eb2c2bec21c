import { readFileSync } from 'node:fs';
import { createSecureContext } from 'node:tls';
import { Agent, fetch as send } from 'undici';
import type { UpstreamFiles } from '../upstream/upstream-settings.ts';

/**
 * `fetch` over connections with a client certificate (mutual TLS), or that trust an authority of their own beside no
 * other. The files are read once, so a new certificate needs a restart.
 *
 * @throws Error if a file cannot be read, or holds no certificate or key in PEM.
 */
export function sendWithCertificate({ certificate, key, authority }: UpstreamFiles): typeof fetch {
  const connect = {
    ...(certificate !== undefined && { cert: readFileSync(certificate) }),
    ...(key !== undefined && { key: readFileSync(key) }),
    ...(authority !== undefined && { ca: readFileSync(authority) }),
  };
  // A wrong file is told at the start, not with the first request.
  createSecureContext(connect);
  const dispatcher = new Agent({ connect });
  const asked = (url: string, init: object) => send(url, { ...init, dispatcher });
  return asked as unknown as typeof fetch;
}
