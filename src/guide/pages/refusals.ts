import { AUTHORITIES, nameOf, textsOf } from '../../refusals/index.ts';
import { html, inline, table } from '../html.ts';
import { linkTo } from '../markdown.ts';
import type { Language } from '../../engine/languages.ts';
import { inLanguage } from '../language.ts';
import type { Page } from '../page.ts';
import { messageIn, textsIn } from '../texts-in.ts';
import { code, external } from './parts.ts';

interface Refusal {
  readonly name: string;
  readonly element: string | undefined;
  readonly meaning: string;
  readonly next: string;
}

type Authority = (typeof AUTHORITIES)[number];

/** The codes that we explain in our own words; those of rules have their pages. */
function refusalsOf(authority: Authority, language: Language): readonly Refusal[] {
  const seen = new Set<string>();
  return authority.codes.flatMap((row) => {
    const name = nameOf(authority, row);
    const { meaning, next, messages } = textsOf(authority, row, () => undefined);
    if (meaning === undefined || seen.has(name)) return [];
    seen.add(name);
    return [
      {
        name,
        element: row.element,
        meaning: messageIn(language, meaning, messages?.meaning),
        next: messageIn(language, next ?? '', messages?.next),
      },
    ];
  });
}

const pathOf = ({ key }: Authority, language: Language): string =>
  inLanguage(`refusals/${key.toLowerCase()}.html`, language);

/** What the codes of authorities, networks and validators mean, and what to do. */
export function refusalPages(language: Language): readonly Page[] {
  const words = textsIn(language).guide;
  const groups = AUTHORITIES.flatMap((authority) => {
    const refusals = refusalsOf(authority, language);
    return refusals.length > 0 ? [{ authority, refusals }] : [];
  });
  const index: Page = {
    path: inLanguage('refusals/index.html', language),
    language,
    title: words.refusals,
    summary: words.refusalsSummary,
    section: 'reference',
    body: html`<h1>${words.refusals}</h1>
      <p>${words.refusalsIntro}</p>
      ${table(
        words.refusals,
        [
          { head: words.receiver, cell: ({ authority }) => linkTo(pathOf(authority, language), authority.name) },
          { head: words.codes, cell: ({ refusals }) => refusals.length },
        ],
        groups,
      )}`,
    found: [],
  };
  return [index, ...groups.map(({ authority, refusals }) => refusalPage(authority, refusals, language))];
}

function refusalPage(authority: Authority, refusals: readonly Refusal[], language: Language): Page {
  const words = textsIn(language).guide;
  const { name, sources } = authority;
  const title = `${words.refusals}: ${name}`;
  return {
    path: pathOf(authority, language),
    language,
    title,
    summary: words.refusalsOf(name),
    section: 'reference',
    body: html`<h1>${title}</h1>
      <p>${words.refusalsOf(name)}</p>
      ${table(
        title,
        [
          { head: words.code, cell: (refusal: Refusal) => code(refusal.name) },
          { head: words.meaning, cell: ({ meaning }: Refusal) => inline(meaning) },
          { head: words.toDo, cell: ({ next }: Refusal) => inline(next) },
          { head: words.where, cell: ({ element }: Refusal) => element !== undefined && code(element) },
        ],
        refusals,
        (refusal) => refusal.name,
      )}
      <h2 id="sources">${words.sources}</h2>
      <ul>
        ${sources.map(({ title: source, url }) => html`<li>${external(url, source)}</li>`)}
      </ul>`,
    found: refusals.map(({ name: at, meaning }) => [at, at, `${name}. ${meaning}`]),
  };
}
