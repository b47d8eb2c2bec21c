/**
 * Asks the local service whether it is healthy, for container health checks: exits with status 0 or 1. Uses the
 * service's HOST and PORT.
 */
const { HOST, PORT } = process.env;
const everywhere = !HOST || HOST === '0.0.0.0' || HOST === '::';
const host = everywhere ? '127.0.0.1' : HOST.includes(':') ? `[${HOST}]` : HOST;
try {
  const response = await fetch(`http://${host}:${PORT || 8080}/healthz`, { signal: AbortSignal.timeout(2_500) });
  process.exitCode = response.ok ? 0 : 1;
} catch {
  process.exitCode = 1;
}

export {};
