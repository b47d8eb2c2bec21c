import type { Edit } from '../../engine/index.ts';
import { accepts, exampleOf } from './example-of.ts';
import type { FixContext } from './fix-context.ts';
import { replace } from './mending.ts';
import type { DraftFix } from './mending.ts';
import { titled } from '../../engine/values.ts';
import { languageMessages } from '../messages.ts';

/** Rewrites an existing text or figure to fit: shorter, in the right form, or within its range. */
export function wordFixes({ fault }: FixContext, path: string, text: string): readonly DraftFix[] {
  const { expected } = fault;
  switch (expected?.kind) {
    case 'pattern':
      return patternFixes(path, text, expected.pattern);
    case 'range':
      return expected.of === undefined
        ? rangeFixes(path, text, expected.min, expected.max)
        : lengthFixes(path, text, expected.max, expected.of);
    case 'type':
      return typeFixes(path, text, expected.type);
    default:
      return [];
  }
}

function patternFixes(path: string, text: string, pattern: string): readonly DraftFix[] {
  const rewritten = [
    text.trim(),
    text.toUpperCase(),
    text
      .toLowerCase()
      .trim()
      .replace(/[\s_]+/g, '-'),
    text.replace(/[\s.\-/_]/g, ''),
    text.replace(/[^A-Za-z0-9]/g, ''),
    text.replace(/\D/g, ''),
  ].filter((other) => other !== '' && other !== text && accepts(pattern, other));
  const example = exampleOf(pattern);
  const fill = example === undefined ? [] : [typedOver(path, example)];
  return [...[...new Set(rewritten)].map((other) => replace(path, other)), ...fill];
}

function rangeFixes(path: string, text: string, min: string | undefined, max: string | undefined): readonly DraftFix[] {
  const figure = Number(text);
  if (!Number.isFinite(figure)) return [];
  const number = /^-?\d+$/.test(text) && min !== undefined && max !== undefined;
  if (min !== undefined && min === max) return [number ? figureFix(path, min) : replace(path, min)];
  // Only the author knows which figure in the range is right.
  const within = max !== undefined && figure > Number(max) ? max : min === '0' ? '1' : min;
  if (within === undefined) return [];
  return [{ ...(number ? figureFix(path, within) : replace(path, within)), fill: [path] }];
}

/** A whole number, not a text. */
function figureFix(path: string, figure: string): DraftFix {
  const edits: readonly Edit[] = [{ op: 'replace', path, value: Number(figure) }];
  return { ...titled(languageMessages.changeTo({ figure })), safe: false, edits };
}

function lengthFixes(path: string, text: string, max: string | undefined, of: string): readonly DraftFix[] {
  const most = Number(max ?? Infinity);
  let short = '';
  for (const sign of text) {
    if (sizeOf(short + sign, of) > most) break;
    short += sign;
  }
  if (short.trim() === '' || short === text) return [];
  return [{ ...replace(path, short.trim()), ...titled(languageMessages.cutOff({ most, of })) }];
}

function sizeOf(text: string, of: string): number {
  if (of !== 'bytes') return [...text].length;
  return [...text].reduce((size, sign) => size + bytesOf(sign.codePointAt(0) ?? 0), 0);
}

/** In UTF-8. */
function bytesOf(code: number): number {
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

function typeFixes(path: string, text: string, type: string): readonly DraftFix[] {
  const word = text.trim();
  if (/e-mail/.test(type)) return [typedOver(path, 'name@example.com')];
  if (!/address|URI/.test(type)) return [];
  const site = /^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(word) ? [replace(path, `https://${word}`)] : [];
  return [...site, typedOver(path, 'https://example.com')];
}

/** An example of the right form, for the author to replace. */
export function typedOver(path: string, example: string): DraftFix {
  return { ...replace(path, example), ...titled(languageMessages.writeAnother({ example })), fill: [path] };
}
