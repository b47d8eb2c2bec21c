import { expect, it } from 'vitest';
import { europeanInvoice } from '../../api/examples/xml.ts';
import { createStandardEngine } from '../../engine/standard.ts';
import type { Json, JsonObject } from '../../engine/index.ts';
import { systemContext } from '../../platform/system-context.ts';
import { paperView } from './paper-view.ts';
import { writeHtml } from './write-html.ts';

const HOSTILE = `"><script>alert('&')</script>`;

/** Every text of a document, in any member, with markup appended. */
function hostile(value: Json): Json {
  if (typeof value === 'string') return value + HOSTILE;
  if (Array.isArray(value)) return (value as readonly Json[]).map(hostile);
  if (typeof value !== 'object' || value === null || !Object.keys(value).length) return value;
  return Object.fromEntries(Object.entries(value as JsonObject).map(([name, inner]) => [name, hostile(inner)]));
}

it('escapes every text of a document, in the page and in its places', () => {
  const { document } = createStandardEngine().inspect({ data: europeanInvoice }, systemContext);
  const view = paperView(hostile(document as Json) as JsonObject, 'en', new Map());
  if (!view) throw new Error('no page');
  const places = [{ path: '$.code', element: HOSTILE, line: 1, column: 1 }];
  const page = writeHtml(view, 'en', { size: 'a4', colour: [0, 0, 0], places });
  expect(page.split('&lt;script&gt;').length).toBeGreaterThan(15);
  expect(page).not.toContain('<script');
  // A control of direction in a value ends with it.
  expect(page).toContain('<bdi data-path="$.supplier.name">');
  expect(page).not.toContain('<span');
  expect(page).not.toMatch(/="[^"]*'?>alert/);
});
