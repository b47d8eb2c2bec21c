import { definitions, destinationsOn, paths } from '../definitions.ts';
import { html, listed, table } from '../html.ts';
import { linkTo } from '../markdown.ts';
import type { Page } from '../page.ts';
import { code, english, external, linkToAddon, linkToRuleSet } from './parts.ts';

export function destinationPage(day: string): Page {
  const destinations = destinationsOn(day);
  const countryOf = (code: string) => {
    const regime = definitions.regimes.find(({ country }) => country === code);
    return regime ? linkTo(paths.country(code), english(regime.name)) : code;
  };
  return {
    path: 'destinations/index.html',
    title: 'Destinations',
    summary: 'Networks, platforms and authorities that take documents, and the rule sets that judge them there',
    section: 'reference',
    body: html`<h1>Destinations</h1>
      <p>
        Networks, platforms and authorities that take documents. Ask for one by its key:
        <a href="/destinations.html">how a document is judged for a destination</a>.
      </p>
      ${table(
        'Destinations',
        [
          { head: 'Destination', cell: ({ url, name }) => external(url, name) },
          { head: 'Key', cell: ({ key }) => code(key) },
          { head: 'Country', cell: ({ country }) => country !== undefined && countryOf(country) },
          { head: 'Authority', cell: ({ authority }) => authority },
          { head: 'Addons', cell: ({ addons }) => listed(addons.map(linkToAddon)) },
          { head: 'Rule sets', cell: ({ rule_sets: sets }) => listed(sets.map(({ set }) => linkToRuleSet(set))) },
        ],
        destinations,
        ({ key }) => key,
      )}`,
    found: destinations.map(({ key, name, authority }) => [key, name, `${key} ${authority}`]),
  };
}
