import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { unbundledPackages } from '../../../scripts/bundled-packages.mjs';

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  readonly packages: Record<string, { readonly version?: string; readonly dev?: boolean }>;
};

it('a package is bundled when the product needs it, not when only a builder does', () => {
  const locked = {
    '': { dependencies: { react: '1', vite: '1' } },
    'node_modules/react': { version: '1', dependencies: { shared: '2' } },
    'node_modules/react/node_modules/shared': { version: '2' },
    'node_modules/vite': { version: '3', dependencies: { shared: '1', postcss: '4' } },
    'node_modules/shared': { version: '1' },
    'node_modules/postcss': { version: '4', peerDependencies: { react: '1' } },
  };
  expect(unbundledPackages(locked)).toEqual(['vite@3', 'shared@1', 'postcss@4']);
});

it('everything that the build imports is installed without the packages of the tests', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
  for (const name of ['vite', 'esbuild', 'rolldown', 'marked', '@vitejs/plugin-react', 'license-checker-rseidelsohn'])
    expect([name, name in dependencies, packages[`node_modules/${name}`]?.dev]).toEqual([name, true, undefined]);
  for (const name of ['workerd', 'vitest', '@sparticuz/chromium', 'kubernetes-models', 'gpt-tokenizer', 'recheck'])
    expect([name, name in devDependencies, packages[`node_modules/${name}`]?.dev]).toEqual([name, true, true]);
});

it('what is bundled has neither builders nor tools among it', () => {
  const left = new Set(unbundledPackages());
  const version = (name: string) => `${name}@${packages[`node_modules/${name}`]?.version}`;
  expect(['vite', 'esbuild', 'rolldown', 'vitest'].map((name) => left.has(version(name)))).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(['react', 'react-dom', 'monaco-editor', 'hono', 'yaml'].map((name) => left.has(version(name)))).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});
