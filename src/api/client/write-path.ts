import type { RouteDefinition } from '../define-route.ts';

/** Path and query of a call; slashes inside a parameter separate path segments and stay. */
export function writePath(route: RouteDefinition, input: object, lang?: string): string {
  const values = new Map<string, unknown>(Object.entries(input));
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    String(values.get(name) ?? '')
      .split('/')
      .map(encodeURIComponent)
      .join('/'),
  );
  const asked = Object.entries(route.query?.properties ?? {}).flatMap(([name, { type }]) => {
    const value = values.get(name);
    const isValue = typeof value === 'string' || typeof value === 'number';
    return value === true || (isValue && type !== 'boolean') ? [`${name}=${encodeURIComponent(value)}`] : [];
  });
  const query = [...asked, ...(lang === undefined ? [] : [`lang=${lang}`])];
  return query.length === 0 ? path : `${path}?${query.join('&')}`;
}
