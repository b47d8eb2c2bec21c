import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { Deployment } from 'kubernetes-models/apps/v1';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { Ingress, NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { Service } from 'kubernetes-models/v1';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { root } from '../../../scripts/paths.mjs';
import { readSettings } from '../../server/settings.ts';
import { SETTING_NAMES } from '../../server/setting-names.ts';
import { readImage } from './image.ts';

// Uses the schemas of Kubernetes from kubernetes-models: its validators, which accept unknown members, and its types,
// which do not.

const FOLDER = join(root, 'deploy/kubernetes');
const text = (name: string) => readFileSync(join(FOLDER, name), 'utf8');
const { resources } = parse(text('kustomization.yaml')) as { resources: string[] };
const rendered = resources.map((name) => parse(text(name)) as Manifest);

interface Manifest {
  readonly apiVersion: string;
  readonly kind: keyof typeof MODELS;
  readonly metadata: { readonly name: string; readonly labels: Record<string, string> };
}

const MODELS = {
  Deployment: { model: Deployment, from: 'apps/v1' },
  HorizontalPodAutoscaler: { model: HorizontalPodAutoscaler, from: 'autoscaling/v2' },
  NetworkPolicy: { model: NetworkPolicy, from: 'networking.k8s.io/v1' },
  PodDisruptionBudget: { model: PodDisruptionBudget, from: 'policy/v1' },
  Service: { model: Service, from: 'v1' },
};

function validate(manifest: Manifest): void {
  const { model } = MODELS[manifest.kind];
  new model(manifest as never).validate();
}

/** The compiler's errors for manifests as values of Kubernetes' types. */
function typeErrors(manifests: readonly Manifest[]): readonly string[] {
  const name = join(root, 'src/testing/deployment/manifests.generated.ts');
  const source = manifests
    .map(
      (manifest, index) =>
        `import type { I${manifest.kind} as T${index} } from 'kubernetes-models/${MODELS[manifest.kind].from}';\n` +
        `export const m${index}: T${index} = ${JSON.stringify(manifest)};`,
    )
    .join('\n');
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  host.fileExists = (file) => file === name || fileExists(file);
  host.readFile = (file) => (file === name ? source : readFile(file));
  host.getSourceFile = (file, version, ...rest) =>
    file === name ? ts.createSourceFile(file, source, version) : getSourceFile(file, version, ...rest);
  const program = ts.createProgram([name], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

const deployment = rendered.find(({ kind }) => kind === 'Deployment') as unknown as {
  spec: {
    template: {
      metadata: { labels: Record<string, string> };
      spec: {
        terminationGracePeriodSeconds: number;
        securityContext: { runAsUser: number; runAsGroup: number };
        containers: [
          {
            image: string;
            env: { name: string; value: string }[];
            ports: { name: string; containerPort: number }[];
            securityContext: object;
            livenessProbe: object;
            readinessProbe: object;
          },
        ];
      };
    };
  };
};
const pod = deployment.spec.template.spec;
const [container] = pod.containers;

describe('the manifests', () => {
  it('are one of each kind that a service needs', () => {
    expect(rendered.map(({ kind }) => kind).sort()).toEqual(Object.keys(MODELS).sort());
  });

  it.each(rendered.map((manifest) => [manifest.kind, manifest] as const))('%s fits its schema', (_, manifest) => {
    expect(() => validate(manifest)).not.toThrow();
  });

  it('have no member that Kubernetes does not know', () => {
    const misspelt = structuredClone(deployment) as unknown as Manifest & typeof deployment;
    Object.assign(misspelt.spec.template.spec.containers[0], { livenesProbe: {} });
    const wrong = structuredClone(deployment) as unknown as Manifest & typeof deployment;
    Object.assign(wrong.spec, { replicas: 'two' });
    expect(() => validate(wrong)).toThrow(/replicas/);
    const errors = typeErrors([...rendered, misspelt]);
    expect(errors).toEqual([expect.stringContaining('livenesProbe')]);
  });

  it('speak of the same pods', () => {
    const labels = { 'app.kubernetes.io/name': 'assay' };
    expect(deployment.spec.template.metadata.labels).toEqual(labels);
    const selectors = rendered.map((manifest) => {
      const { selector, podSelector, scaleTargetRef } = (manifest as unknown as { spec: Record<string, object> }).spec;
      return scaleTargetRef ?? podSelector ?? selector;
    });
    for (const selector of selectors) {
      expect([
        { matchLabels: labels },
        labels,
        { apiVersion: 'apps/v1', kind: 'Deployment', name: 'assay' },
      ]).toContainEqual(selector);
    }
  });
});

describe('the deployment', () => {
  const image = readImage();
  const env = Object.fromEntries(container.env.map(({ name, value }) => [name, value]));

  it('runs the image as it is made, of this version, with its user and port', () => {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    expect(container.image).toBe(`assay:${version}`);
    expect(`${pod.securityContext.runAsUser}:${pod.securityContext.runAsGroup}`).toBe(image.user);
    expect(container.ports).toEqual([{ name: 'http', containerPort: Number(image.env['PORT']) }]);
  });

  it('sets what exists, and gives draining the time it takes', () => {
    expect(Object.keys(env).filter((name) => !(SETTING_NAMES as readonly string[]).includes(name))).toEqual([]);
    const { drain } = readSettings({ ...image.env, ...env });
    expect(pod.terminationGracePeriodSeconds * 1000).toBeGreaterThan(drain.delay + drain.timeout);
  });

  it('has no rights, and a file system that cannot be written', () => {
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
  });

  it('is asked at the addresses for that', () => {
    expect(container.livenessProbe).toMatchObject({ httpGet: { path: '/healthz', port: 'http' } });
    expect(container.readinessProbe).toMatchObject({ httpGet: { path: '/readyz', port: 'http' } });
  });
});

describe('the components', () => {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const kustomization = parse(text('kustomization.yaml')) as { labels: readonly object[] };
  const service = rendered.find(({ kind }) => kind === 'Service') as unknown as {
    metadata: { labels: object };
    spec: { ports: readonly { name: string }[] };
  };
  const ingress = parse(text('ingress/ingress.yaml')) as ConstructorParameters<typeof Ingress>[0];
  const monitor = parse(text('monitoring/service-monitor.yaml')) as {
    spec: { selector: { matchLabels: object }; endpoints: readonly { port: string; path: string }[] };
  };

  it('everything carries the version of the package, which no selector has', () => {
    expect(kustomization.labels).toEqual([{ pairs: { 'app.kubernetes.io/version': version }, includeTemplates: true }]);
  });

  it('the ingress opens only what is below the base path: metrics and probes stay inside', () => {
    expect(() => new Ingress(ingress).validate()).not.toThrow();
    const paths = ingress?.spec?.rules?.flatMap(({ http }) => http?.paths ?? []) ?? [];
    const [{ patch }] = (parse(text('ingress/kustomization.yaml')) as { patches: [{ patch: string }] }).patches;
    const [{ value }] = parse(patch) as [{ value: { name: string; value: string } }];
    expect(value.name).toBe('ASSAY_BASE_PATH');
    expect(paths.map(({ path, pathType }) => [path, pathType])).toEqual([[value.value, 'Prefix']]);
    expect(readSettings({ [value.name]: value.value }).basePath).toBe(value.value);
    expect(paths[0]?.backend.service).toEqual({ name: 'assay', port: { name: service.spec.ports[0]?.name } });
  });

  it('the monitor asks the port of the service for its metrics', () => {
    expect(service.metadata.labels).toMatchObject(monitor.spec.selector.matchLabels);
    expect(monitor.spec.endpoints).toEqual([{ port: service.spec.ports[0]?.name, path: '/metrics', interval: '30s' }]);
  });

  it.runIf(spawnSync('kubectl', ['version', '--client']).status === 0)('kustomize puts them together', () => {
    const overlay = mkdtempSync(join(tmpdir(), 'assay-overlay-'));
    const here = relative(overlay, FOLDER);
    const lines = ['resources:', `  - ${here}`, 'components:', `  - ${here}/ingress`, `  - ${here}/monitoring`];
    writeFileSync(join(overlay, 'kustomization.yaml'), lines.join('\n'));
    const { stdout, stderr } = spawnSync('kubectl', ['kustomize', overlay], { encoding: 'utf8' });
    rmSync(overlay, { recursive: true });
    expect(stderr).toBe('');
    const all = parseAllDocuments(stdout).map((document) => document.toJS() as Manifest & { spec: unknown });
    const of = (kind: string) => all.find((candidate) => candidate.kind === kind);
    expect(all.map(({ metadata }) => metadata.labels['app.kubernetes.io/version'])).toEqual(all.map(() => version));
    expect(of('Ingress')?.metadata.name).toBe('assay');
    expect(of('ServiceMonitor')?.metadata.name).toBe('assay');
    expect(JSON.stringify(of('Deployment'))).toContain('{"name":"ASSAY_BASE_PATH","value":"/assay"}');
    expect(JSON.stringify(of('NetworkPolicy'))).toContain('"kubernetes.io/metadata.name":"monitoring"');
    for (const manifest of all.filter(({ kind }) => Object.hasOwn(MODELS, kind)))
      expect(() => validate(manifest)).not.toThrow();
  });
});
