import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const sheet = readFileSync('src/app/ui/tokens.css', 'utf8');

/** The colours of a theme by the names of their tokens. */
function coloursOf(theme: string): Readonly<Record<string, string>> {
  const block = /\{([^}]*)\}/.exec(sheet.slice(sheet.indexOf(`[data-theme='${theme}']`)))?.[1] ?? '';
  return Object.fromEntries(
    [...block.matchAll(/(--[\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]),
  );
}

/** Relative luminance of a colour such as `#4f46e5`, from 0 to 1 (WCAG 2.2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The colour under `saturate()`, by the matrix of the Filter Effects specification. */
function saturated(colour: string, share: number): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  const grey = 0.213 * red + 0.715 * green + 0.072 * blue;
  return `#${[red, green, blue]
    .map((part) => Math.round(Math.min(255, Math.max(0, grey + share * (part - grey)))))
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`;
}

function contrast(colour: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(colour), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/**
 * Colours of text and of the background behind it, also hovered, pressed or selected, which axe sees only by chance.
 */
const PAIRS: readonly (readonly [text: string, grounds: readonly string[]])[] = [
  ['--text', ['--bg', '--surface', '--surface-2', '--hover', '--press', '--selected', '--accent-soft']],
  ['--text-2', ['--bg', '--surface', '--surface-2', '--hover', '--press', '--selected', '--accent-soft']],
  ['--text-3', ['--bg', '--surface', '--surface-2']],
  ['--on-accent', ['--accent', '--accent-hover']],
  ['--accent-text', ['--bg', '--surface', '--hover', '--selected', '--accent-soft']],
  ['--error', ['--bg', '--surface', '--error-soft']],
  ['--warning', ['--bg', '--surface', '--warning-soft']],
  ['--info', ['--bg', '--surface', '--info-soft']],
  ['--ok', ['--bg', '--surface', '--ok-soft']],
  ['--json-key', ['--bg', '--surface']],
  ['--json-string', ['--bg', '--surface', '--ok-soft', '--error-soft']],
  ['--json-number', ['--bg', '--surface']],
  ['--json-literal', ['--bg', '--surface']],
];

const share = Number(/--stale: saturate\(([\d.]+)\);/.exec(sheet)?.[1]);

it('what is out of date loses its colours and keeps its opacity, on which its contrast depends', () => {
  const names = readdirSync('src/app', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'));
  const sheets = names.map((name) => [name, readFileSync(`src/app/${name}`, 'utf8')] as const);
  const stale = sheets.flatMap(([path, text]) =>
    [...text.matchAll(/^\s*[^{}]*stale[^{}]*\{([^}]*)\}/gm)].map(([, rule = '']) => [path, rule.includes('opacity')]),
  );
  expect(stale.length).toBeGreaterThan(5);
  expect(stale.filter(([, fades]) => fades === true)).toEqual([]);
});

describe.each(['light', 'dark', 'contrast'])('in the theme %s', (theme) => {
  const colours = coloursOf(theme);
  it.each(PAIRS)('%s is read on %j', (text, grounds) => {
    for (const ground of grounds) {
      const [ink, paper] = [colours[text], colours[ground]];
      if (ink === undefined || paper === undefined) throw new Error(`${theme} lacks ${text} or ${ground}`);
      expect(contrast(ink, paper), `on ${ground}`).toBeGreaterThanOrEqual(4.5);
      const [faded, behind] = [saturated(ink, share), saturated(paper, share)];
      expect(contrast(faded, behind), `out of date on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
  });
});
