import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { RouteDefinition } from '../../api/define-route.ts';
import { routes } from '../../api/routes.ts';

const page = readFileSync('docs/api.md', 'utf8');
const rows = page.split('\n').filter((line) => line.startsWith('|'));

it.each((routes as readonly RouteDefinition[]).map((route) => [`${route.method} ${route.path}`, route] as const))(
  'docs/api.md has %s with every member of its body',
  (_, { path, body }) => {
    const row = rows.find((line) => line.includes(`/v0${path}\``) || line.includes(`/v0${path}?`)) ?? '';
    expect(row).not.toBe('');
    const members =
      /`\{([^`]*)\}`/
        .exec(row)?.[1]
        ?.split(/[?]?, |[?]$/)
        .filter((name) => name !== '') ?? [];
    const promised = Object.keys(body?.properties ?? {});
    expect(members.sort()).toEqual(promised.sort());
  },
);
