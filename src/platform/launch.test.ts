import { readFileSync } from 'node:fs';
import { expect, it, test } from 'vitest';
import { nodeComplaint, OLDEST_NODE } from './launch.ts';

test.each([
  ['18.20.8', false],
  ['20.18.3', false],
  ['20.19.0', true],
  ['20.20.2', true],
  ['21.0.0', true],
  ['24.21.0', true],
])('Node %s is enough: %s', (version, isEnough) => {
  expect(nodeComplaint(version)).toBe(
    isEnough ? undefined : `Assay needs Node 20.19 or newer; this is Node ${version}.`,
  );
});

it('the oldest Node is that of the manifest, in the scripts too', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } };
  expect(engines.node).toBe(`>=${OLDEST_NODE}`);
  const [major = '', minor = ''] = OLDEST_NODE.split('.');
  const script = readFileSync('scripts/needs-node.mjs', 'utf8');
  expect(script).toContain(`if (major < ${major} || (major === ${major} && minor < ${minor})) {`);
  expect(script).toContain(`Assay needs Node ${OLDEST_NODE} or newer`);
});
