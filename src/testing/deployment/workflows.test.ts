import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from '../../../scripts/paths.mjs';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}
interface Workflow {
  readonly permissions: object;
  readonly jobs: Readonly<Record<string, { readonly permissions?: object; readonly steps: readonly Step[] }>>;
}

const FOLDER = join(root, '.github/workflows');
const workflows = readdirSync(FOLDER).map((name) => {
  const workflow = parse(readFileSync(join(FOLDER, name), 'utf8')) as Workflow;
  return { name, workflow, steps: Object.values(workflow.jobs).flatMap(({ steps }) => steps) };
});
const { scripts, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
  version: string;
};

describe.each(workflows)('$name', ({ name, workflow, steps }) => {
  it('runs what there is', () => {
    const called = steps.flatMap(({ run = '' }) =>
      Array.from(run.matchAll(/npm run ([\w:-]+)/g), ([, script]) => script),
    );
    expect(called.filter((script) => !(String(script) in scripts))).toEqual([]);
  });

  it('may read, unless a job says otherwise', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    const more = Object.values(workflow.jobs).filter(({ permissions }) => permissions);
    expect(more).toHaveLength(['release.yml', 'pages.yml'].includes(name) ? 1 : 0);
  });

  it('names what it uses by its hash, with the version that it is', () => {
    const text = readFileSync(join(FOLDER, name), 'utf8');
    const used = Array.from(text.matchAll(/uses: (.*)/g), ([, action]) => action);
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(String(action)))).toEqual([]);
  });

  it('installs without running scripts of packages', () => {
    expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
    for (const install of ['Dockerfile', 'scripts/install.mjs'])
      expect(readFileSync(install, 'utf8')).toMatch(/'ci'.*'--ignore-scripts'|npm ci --ignore-scripts/);
    const installs = steps.filter(({ run = '' }) => /npm (?:ci|install)/.test(run));
    expect(installs.filter(({ run = '' }) => !run.includes('--ignore-scripts'))).toEqual([]);
  });

  it('leaves no token behind in the checkout', () => {
    const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(checkouts.map((step) => step.with)).toEqual(checkouts.map(() => ({ 'persist-credentials': false })));
  });
});

it('the pages are published by one job, which may do nothing else', () => {
  const { workflow } = workflows.find(({ name }) => name === 'pages.yml') as (typeof workflows)[number];
  const { permissions, steps } = workflow.jobs['pages'] as Workflow['jobs'][string];
  expect(permissions).toEqual({ contents: 'read', pages: 'write', 'id-token': 'write' });
  // What a person types is never part of the command.
  expect(steps.filter(({ run = '' }) => run.includes('${{'))).toEqual([]);
  const written = steps.findIndex(({ run = '' }) => run.includes('npm run static -- "$RUNNER_TEMP/assay"'));
  expect(steps[written + 1]?.with).toEqual({ path: '${{ runner.temp }}/assay' });
});

it('a release is checked before anything of it is published, and carries provenance and a bill of materials', () => {
  const { workflow, steps } = workflows.find(({ name }) => name === 'release.yml') as (typeof workflows)[number];
  const at = (pattern: RegExp) => steps.findIndex(({ run = '', uses = '' }) => pattern.test(run) || pattern.test(uses));
  const publishing = [
    /build-push-action/,
    /npm publish --provenance/,
    /gh release create/,
    /attest-build-provenance/,
  ].map(at);
  expect(Math.min(...publishing)).toBeGreaterThan(at(/^npm test$/));
  expect(at(/attest-sbom/)).toBeGreaterThan(0);
  expect(Object.values(workflow.jobs)[0]?.permissions).toMatchObject({ 'id-token': 'write', attestations: 'write' });
});

it('runs everything on the oldest Node that is promised, and the quick part on the newer ones', () => {
  const { workflow } = workflows.find(({ name }) => name === 'check.yml') as (typeof workflows)[number];
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { engines: { node: string } };
  interface Matrix {
    readonly include: readonly { readonly node: string; readonly run: string }[];
  }
  const [oldest, ...newer] = (workflow.jobs['test'] as unknown as { strategy: { matrix: Matrix } }).strategy.matrix
    .include;
  expect(oldest).toEqual({ node: engines.node.replace('>=', ''), run: 'npm test' });
  expect(newer.map(({ node, run }) => [node, run])).toEqual(
    ['22', '24'].map((node) => [node, 'npm run build && npm run check']),
  );
  expect(version).toMatch(/^\d+\.\d+\.\d+/);
});

it('both stages of the image are of one base, named by its digest, with the version that it is', () => {
  const stages = readFileSync(join(root, 'Dockerfile'), 'utf8').matchAll(/^FROM (?:--platform=\S+ )?(\S+)/gm);
  const bases = Array.from(stages, ([, base]) => base);
  expect(bases).toHaveLength(2);
  expect(new Set(bases).size).toBe(1);
  expect(bases[0]).toMatch(/^node:\d+\.\d+\.\d+-[a-z-]+@sha256:[0-9a-f]{64}$/);
});
