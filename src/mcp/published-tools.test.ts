import { expect, it } from 'vitest';
import type { RouteDefinition } from '../api/define-route.ts';
import { routes } from '../api/routes.ts';
import { operationTools, type ToolCall } from '../api/tools.ts';
import { tools } from './tools.ts';

const published = Object.entries<ToolCall>(operationTools);

it('every tool is published with the operation it stands for, except the one without an operation', () => {
  const named = [...published.map(([, { name }]) => name), 'suggest_fixes'];
  expect(named.sort()).toEqual(tools.map(({ name }) => name).sort());
});

it.each(published)('the tool of %s takes what is published', (id, { name, arguments: names }) => {
  const tool = tools.find((candidate) => candidate.name === name);
  expect(Object.keys(tool?.input.properties ?? {})).toEqual(expect.arrayContaining([...names]));
  const route = (routes as readonly RouteDefinition[]).find(({ operationId }) => operationId === id);
  const members = Object.keys({ ...route?.body?.properties, ...route?.params?.properties });
  expect(members).toEqual(expect.arrayContaining([...names]));
});
