import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pageHeaders } from './headers.ts';

const policy = new Map(
  pageHeaders['Content-Security-Policy'].split('; ').map((directive) => {
    const [name = '', ...sources] = directive.split(' ');
    return [name, sources] as const;
  }),
);

const digestOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const read = (file: string) => readFileSync(`node_modules/${file}`, 'utf8');

/** The text of the one style element of a react-aria module. */
function ariaStyle(file: string): string {
  const code = read(`react-aria/dist/private/${file}`);
  const text = /style\.textContent = `([^`]*)`\.trim\(\)/.exec(code)?.[1];
  if (text === undefined) throw new Error(`${file} writes no style element as known`);
  return text.replace(/\$\{\S*PRESSABLE_ATTRIBUTE\}/, 'data-react-aria-pressable').trim();
}

function sonnerStyle(): string {
  const text = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(read('sonner/dist/index.mjs'))?.[1];
  if (text === undefined) throw new Error('sonner writes no style element as known');
  return JSON.parse(text) as string;
}

it('style elements are allowed by the digests of what the packages write today, and by nothing else', () => {
  const texts = ['', sonnerStyle(), ariaStyle('interactions/usePress.mjs'), ariaStyle('overlays/usePreventScroll.mjs')];
  expect(policy.get('style-src')?.toSorted()).toEqual(["'self'", ...texts.map(digestOf)].toSorted());
});

it('the policy lets nothing inline run, and no font, script or frame come from elsewhere', () => {
  expect(policy.get('default-src')).toEqual(["'self'"]);
  expect(policy.get('script-src')).toEqual(["'self'"]);
  expect(policy.get('font-src')).toEqual(["'self'"]);
  expect(policy.get('connect-src')).toEqual(["'self'"]);
  expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
  expect([...policy].filter(([, sources]) => sources.includes("'unsafe-inline'")).map(([name]) => name)).toEqual([
    'style-src-attr',
  ]);
});
