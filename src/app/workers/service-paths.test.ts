import { expect, it } from 'vitest';
import { servicePaths } from './service-paths.ts';

it.each([
  ['/', '/v0', true],
  ['/', '/v0/regimes/ES', true],
  ['/', '/v0?x=1', true],
  ['/', '/readyz', true],
  ['/', '/healthz', true],
  ['/', '/metrics', true],
  ['/', '/favicon.svg', true],
  ['/', '/icons/192.png?x', true],
  ['/', '/v0.json', true],
  ['/', '/', false],
  ['/', '/guide', true],
  ['/', '/guide/countries/es', true],
  ['/', '/guides', false],
  ['/', '/v0x', false],
  ['/', '/rules/v0', false],
  ['/', '/addons/es-verifactu-v1', false],
  ['/', '/docs?at=a.b', false],
  ['/tools/assay/', '/tools/assay/v0/version', true],
  ['/tools/assay/', '/tools/assay/index.html', true],
  ['/tools/assay/', '/tools/assay/guide/', true],
  ['/tools/assay/', '/tools/assay/regimes', false],
  ['/a.b/', '/a.b/regimes', false],
  ['/a.b/', '/a.b/v0', true],
])('below %s, %s belongs to the service or is a file: %s', (scope, path, belongs) => {
  expect(servicePaths(scope).test(path)).toBe(belongs);
});
