import { createOpenapi } from '../../api/openapi.ts';
import { describedRoutes } from '../../api/routes.ts';
import type { Engine } from '../../engine/index.ts';
import { guideHeaders, pageHeaders } from '../http/headers.ts';
import { DEFAULT_LIMITS } from '../limits.ts';

/**
 * The page of the workbench for a folder on a host of static files: with relative addresses, so that the folder may lie
 * below any path, and its policy in the page, because such a host sends none. `service` is the address of a service
 * that the page may ask, without `/v0`; the policy allows requests to no other.
 */
export function folderPage(page: string, service?: string): string {
  const facts = { 'base-path': '.', ...(service !== undefined && { service }) };
  return withPolicy(page, pageHeaders, service && new URL(service).origin)
    .replace(/\b(src|href)="\/(?!\/)/g, '$1="./')
    .replace('</head>', `${Object.entries(facts).map(meta).join('')}</head>`);
}

/** A page of the documentation site for such a folder. */
export function folderGuidePage(page: string): string {
  return withPolicy(page, guideHeaders);
}

/** The description of the API, which the page shows also where there is no service. */
export function folderDescription({ catalogue }: Engine): string {
  return JSON.stringify(
    createOpenapi(describedRoutes, { limits: DEFAULT_LIMITS, assistants: false, basePath: '.' }, catalogue),
  );
}

/** Inserts what the service sends as headers; browsers take `frame-ancestors` from a header only. */
function withPolicy(
  page: string,
  headers: Readonly<Record<'Content-Security-Policy' | 'Referrer-Policy', string>>,
  service?: string,
): string {
  const policy = headers['Content-Security-Policy']
    .split('; ')
    .filter((directive) => !directive.startsWith('frame-ancestors'))
    .map((directive) =>
      service !== undefined && directive.startsWith('connect-src') ? `${directive} ${service}` : directive,
    )
    .join('; ');
  const metas = [
    `<meta http-equiv="Content-Security-Policy" content="${policy}" />`,
    meta(['referrer', headers['Referrer-Policy']]),
  ];
  return page.replace(/<meta charset="utf-8" ?\/?>/, (found) => [found, ...metas].join('\n'));
}

function meta([name, content]: readonly [name: string, content: string]): string {
  return `<meta name="${name}" content="${content}" />`;
}
