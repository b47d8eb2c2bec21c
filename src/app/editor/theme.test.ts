// @vitest-environment jsdom

import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { monaco as fake } from '../testing/fake-monaco.ts';
import { applyTheme } from './theme.ts';
import type { EditorTheme } from './types.ts';

vi.mock('./monaco.ts', () => import('../testing/fake-monaco.ts'));

/** The page's style sheet of tokens, without the cascade layer, which this environment does not support. */
const tokens = readFileSync('src/app/ui/tokens.css', 'utf8').replace(/^@layer base \{|\}\s*$/g, '');

/** A token's colour in a theme, read from the style sheet. */
function tokenOf(theme: EditorTheme, token: string): string | undefined {
  const block = tokens.slice(tokens.indexOf(`[data-theme='${theme}']`));
  return new RegExp(`${token}: (#[0-9a-f]{6});`).exec(block)?.[1];
}

beforeEach(() => {
  const sheet = document.createElement('style');
  sheet.textContent = tokens;
  document.head.append(sheet);
});
afterEach(() => {
  document.head.innerHTML = '';
  delete document.documentElement.dataset['theme'];
});

describe.each<[EditorTheme, string]>([
  ['light', 'vs'],
  ['dark', 'vs-dark'],
  ['contrast', 'hc-black'],
])('the editor’s theme %s', (theme, base) => {
  it('is the page’s own, on what Monaco brings', () => {
    expect(applyTheme(theme)).toBe(`assay-${theme}`);
    const made = fake.themes[`assay-${theme}`];
    expect(made).toMatchObject({ base, inherit: true });
    expect(made?.colors).toMatchObject({
      'editor.background': tokenOf(theme, '--bg'),
      'editor.foreground': tokenOf(theme, '--text'),
      'editorError.foreground': tokenOf(theme, '--error'),
      focusBorder: tokenOf(theme, '--focus'),
    });
    expect(fake.shown).toBe(`assay-${theme}`);
  });

  it('writes each kind of token in a colour of its own, without the sign that Monaco does not take', () => {
    applyTheme(theme);
    const rules = Object.fromEntries(
      (fake.themes[`assay-${theme}`]?.rules ?? []).map(({ token, foreground }) => [token, `#${foreground}`]),
    );
    expect(rules).toMatchObject({
      'string.key.json': tokenOf(theme, '--json-key'),
      'number.json': tokenOf(theme, '--json-number'),
      'string.key.xml': tokenOf(theme, '--json-key'),
      'string.value.xml': tokenOf(theme, '--text'),
      'number.xml': tokenOf(theme, '--json-string'),
      '': tokenOf(theme, '--text'),
    });
  });
});

describe('reading the colours', () => {
  it.each([undefined, 'dark'])('leaves the page’s theme, %s, as it was', (before) => {
    if (before !== undefined) document.documentElement.dataset['theme'] = before;
    applyTheme('light');
    expect(document.documentElement.dataset['theme']).toBe(before);
  });

  it('leaves to Monaco what is no colour of six digits', () => {
    const sheet = document.createElement('style');
    sheet.textContent = ":root[data-theme='light'] { --bg: var(x)#aabbcc; --text: #aabbccdd; --error:   #AABBCC  ; }";
    document.head.replaceChildren(sheet);
    applyTheme('light');
    expect(new Set(Object.values(fake.themes['assay-light']?.colors ?? {}))).toEqual(new Set(['#AABBCC']));
  });

  it('leaves to Monaco what the page does not say', () => {
    document.head.innerHTML = '';
    applyTheme('light');
    expect(fake.themes['assay-light']).toMatchObject({ colors: {}, rules: [] });
  });
});
