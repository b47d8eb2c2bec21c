import { nameFor } from '../names/name-table.ts';
import { codePath } from './code-names.ts';
import type { DescribedPlace, NamedCodes } from './describe-xml.ts';

/**
 * The text that a proposal replaces: the code at the offset without surrounding blanks. Undefined outside the value of
 * the place.
 */
export function codeSpan(text: string, { value }: DescribedPlace, offset: number) {
  const { start, end } = value;
  if (offset < start || offset > end) return undefined;
  const written = text.slice(start, end);
  const from = start + written.length - written.trimStart().length;
  const to = start + written.trimEnd().length;
  return from <= offset && offset <= to ? { start: from, end: to } : { start: offset, end: offset };
}

/** Texts in the user's language: of terms by code, and names of codes by their path: list, code, `name`. */
export interface PlaceTexts {
  readonly text: (text: string, saying: { readonly code: string }) => string;
  readonly code: (path: readonly string[], name: string) => string;
  readonly locale: string;
}

/** The description of a place, in Markdown: its terms or members of a document, and the meaning of its code. */
export function placeInMarkdown(
  text: string,
  { name: element, terms, members, called: name, codes, value }: DescribedPlace,
  texts: PlaceTexts,
): readonly string[] {
  const meant = terms.map(
    ({ id, name, phrase, description }) =>
      `**${id}** ${texts.text(name, { code: phrase })}  \n${texts.text(description, { code: `term.${id}.meaning` })}`,
  );
  const paths = members.map((path) => `\`${path}\``).join(', ');
  const own = name === undefined ? '' : ` ${nameFor(name, texts.locale)}`;
  const about = `${own}${paths === '' ? '' : ` → ${paths}`}`;
  const meanings = about === '' ? meant : [...meant, `**${element}**${about}`];
  const code = text.slice(value.start, value.end).trim();
  const meaning = codes && codeNamer(codes, texts)(code);
  return meaning ? [...meanings, `\`${code}\` ${meaning}`] : meanings;
}

/** Names of the codes of a list; countries and currencies are named by `Intl`. */
export function codeNamer(
  { list, key, names, official, called }: NamedCodes,
  texts: Pick<PlaceTexts, 'code' | 'locale'>,
): (code: string) => string | undefined {
  if (called) {
    return (code) => {
      const name = called.get(code);
      return name && nameFor(name, texts.locale);
    };
  }
  const type = list === 'COUNTRIES' ? 'region' : list === 'CURRENCIES' ? 'currency' : undefined;
  if (!type) {
    const isOwn = official !== undefined && new RegExp(`^${official.language}\\b`, 'i').test(texts.locale);
    return (code) => {
      const name = names.get(code);
      const own = official?.names.get(code);
      const known = name === undefined ? undefined : texts.code(codePath(key ?? list ?? '', code), name);
      if (own === undefined || own === known) return known;
      return isOwn || known === undefined ? own : `${own} · ${known}`;
    };
  }
  const known = new Intl.DisplayNames([texts.locale], { type, fallback: 'none' });
  return (code) => (/^[A-Z]{2,3}$/.test(code) ? known.of(code) : undefined);
}
