import type { RegimeSummary, RuleCard } from '../../engine/index.ts';
import type { Scenario } from '../../app/api/definitions/scenario.ts';
import type { Named, Words } from '../../app/api/definitions/shape.ts';
import type { Source } from '../../app/api/definitions/sources.ts';
import type { Extension } from '../../app/api/definitions/addon.ts';
import { definitions, paths } from '../definitions.ts';
import { facts, html, inline, listed, prose, table, type Html, type HtmlValue } from '../html.ts';
import type { Language } from '../../engine/languages.ts';
import { linkTo } from '../markdown.ts';
import type { Found } from '../page.ts';

// Parts that pages of several kinds have.

/** The English text of a definition, or else the first one. */
export function english(words: Words): string {
  return words['en'] ?? Object.values(words)[0] ?? '';
}

/** The name of a country in the language. Regimes rarely have one in other languages, so Unicode's is taken. */
export function countryIn({ country, name }: RegimeSummary, language: Language): string {
  if (language === 'en') return english(name);
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'code' });
  // Unicode knows Greece by its code in ISO 3166.
  return names.of(country === 'EL' ? 'GR' : country) ?? english(name);
}

export function code(text: string): Html {
  return html`<code>${text}</code>`;
}

export function codes(texts: readonly string[]): HtmlValue {
  return listed(texts.map(code));
}

export function external(url: string | undefined, words: string): Html {
  return url === undefined ? html`${words}` : html`<a href="${url}">${words}</a>`;
}

export function linkToAddon(key: string): Html {
  return linkTo(paths.addon(key), key);
}

export function linkToRuleSet(key: string): Html {
  const set = definitions.ruleSets.find((candidate) => candidate.key === key);
  return linkTo(paths.ruleSet(key), set?.name ?? key);
}

export function sourceList(sources: readonly Source[]): HtmlValue {
  return (
    sources.length > 0 &&
    html`<ul>
      ${sources.map(({ title, url }) => html`<li>${external(url, title)}</li>`)}
    </ul>`
  );
}

/** Codes with their names. */
export function namedTable(label: string, values: readonly Named[]): HtmlValue {
  if (values.length === 0) return undefined;
  const described = values.some(({ description }) => english(description) !== '');
  return table(
    label,
    [
      { head: 'Code', cell: (value) => code(value.code) },
      { head: 'Name', cell: ({ name }) => english(name) },
      ...(described ? [{ head: 'Meaning', cell: (value: Named) => inline(english(value.description)) }] : []),
    ],
    values,
  );
}

export function extensionParts(extensions: readonly Extension[]): HtmlValue {
  return extensions.map(
    (extension) =>
      html`<h3 id="${extension.code}">${code(extension.code)} ${english(extension.name)}</h3>
        ${prose(english(extension.description))}${facts([
          ['Pattern', extension.pattern !== undefined && code(extension.pattern)],
          [
            'Sources',
            extension.sources.length > 0 && listed(extension.sources.map(({ url, title }) => external(url, title))),
          ],
        ])}${namedTable(`Values of ${extension.code}`, extension.values)}`,
  );
}

export function scenarioTable(scenarios: readonly Scenario[]): HtmlValue {
  if (scenarios.length === 0) return undefined;
  const all = (...lists: readonly (readonly string[])[]) => codes(lists.flat());
  return table<Scenario>(
    'Scenarios',
    [
      { head: 'Type', cell: ({ types }) => all(types) },
      { head: 'Tags', cell: ({ tags }) => all(tags) },
      { head: 'Category', cell: ({ categories }) => all(categories) },
      { head: 'Adds', cell: ({ note, extensions }) => [note, ' ', codes(extensions.map((pair) => pair.join(': ')))] },
    ],
    scenarios,
  );
}

/** Rules of the engine, each with an anchor. A code may have one card per type. */
export function ruleCards(rules: readonly RuleCard[]): HtmlValue {
  const seen = new Set<string>();
  return rules.map((rule) => {
    const first = !seen.has(rule.code);
    seen.add(rule.code);
    return html`<section class="rule" ${first && html` id="${rule.code}"`}>
      <h3>${code(rule.code)}</h3>
      <p>${inline(rule.description)}</p>
      ${facts([
        ['Where', code(rule.place === '' ? rule.type : `${rule.type}: ${rule.place}`)],
        ['When', rule.when.length > 0 && inline(rule.when.join(', and '))],
        ['Must', inline(rule.must)],
        [
          'By',
          rule.cite
            ? listed(rule.cite.map((cite) => external(cite.url, [cite.title, cite.section].join(', '))))
            : rule.uncited,
        ],
      ])}
    </section> `;
  });
}

export function foundRules(
  rules: readonly { readonly code: string; readonly description: string }[],
): readonly Found[] {
  const first = new Map<string, Found>();
  for (const { code, description } of rules) if (!first.has(code)) first.set(code, [code, code, description]);
  return [...first.values()];
}
