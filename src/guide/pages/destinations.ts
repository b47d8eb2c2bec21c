import { definitions, destinationsOn, paths } from '../definitions.ts';
import { html, listed, table } from '../html.ts';
import type { Language } from '../../engine/languages.ts';
import { inLanguage } from '../language.ts';
import { linkTo } from '../markdown.ts';
import type { Page } from '../page.ts';
import { textsIn } from '../texts-in.ts';
import { code, countryIn, external, linkToAddon, linkToRuleSet } from './parts.ts';

export function destinationPage(day: string, language: Language): Page {
  const words = textsIn(language).reference;
  const destinations = destinationsOn(day);
  const countryOf = (code: string) => {
    const regime = definitions.regimes.find(({ country }) => country === code);
    return regime ? linkTo(paths.country(code), countryIn(regime, language)) : code;
  };
  return {
    path: inLanguage('destinations/index.html', language),
    language,
    title: words.destinations,
    summary: words.destinationsSummary,
    section: 'reference',
    body: html`<h1>${words.destinations}</h1>
      <p>${words.destinationsIntro()}</p>
      ${table(
        words.destinations,
        [
          { head: words.destination, cell: ({ url, name }) => external(url, name) },
          { head: words.key, cell: ({ key }) => code(key) },
          { head: words.country, cell: ({ country }) => country !== undefined && countryOf(country) },
          { head: words.authority, cell: ({ authority }) => authority },
          { head: words.addons, cell: ({ addons }) => listed(addons.map(linkToAddon)) },
          { head: words.ruleSets, cell: ({ rule_sets: sets }) => listed(sets.map(({ set }) => linkToRuleSet(set))) },
        ],
        destinations,
        ({ key }) => key,
      )}`,
    found: destinations.map(({ key, name, authority }) => [key, name, `${key} ${authority}`]),
  };
}
