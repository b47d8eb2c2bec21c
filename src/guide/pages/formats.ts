import { definitions, destinationsOn, paths, type Destination, type Format } from '../definitions.ts';
import { facts, html, listed, part, table } from '../html.ts';
import { linkTo } from '../markdown.ts';
import type { Page } from '../page.ts';
import { code, external, linkToAddon, linkToRuleSet } from './parts.ts';

export function formatPages(day: string): readonly Page[] {
  const { formats } = definitions;
  const destinations = destinationsOn(day);
  const index: Page = {
    path: 'formats/index.html',
    title: 'Formats',
    summary: 'XML formats that Assay reads and writes, with their profiles',
    section: 'reference',
    body: html`<h1>Formats</h1>
      <p>
        Assay reads and writes these XML formats. A <a href="/glossary.html#profile">profile</a> is a use of a format
        with rules of its own.
      </p>
      ${table(
        'Formats',
        [
          { head: 'Format', cell: ({ key, name }) => linkTo(paths.format(key), name) },
          { head: 'Key', cell: ({ key }) => code(key) },
          { head: 'Document', cell: ({ type }) => code(type) },
          { head: 'Profiles', cell: ({ profiles }) => profiles.length },
          { head: 'Written', cell: (format) => (format.read_only ? 'no, only read' : 'yes') },
        ],
        formats,
      )}
      <p>
        PDF files that carry an invoice are read too, and written as Factur-X and ZUGFeRD: <a href="/api.html">API</a>.
      </p>`,
    found: [],
  };
  return [index, ...formats.map((format) => formatPage(format, destinations))];
}

function formatPage(format: Format, destinations: readonly Destination[]): Page {
  const { key, name, media_type: media, type, profiles } = format;
  const takers = destinations.filter(({ formats }) => formats.some((one) => one === key));
  return {
    path: paths.format(key),
    title: name,
    summary: `${profiles.length} profiles, their addons and rule sets`,
    section: 'reference',
    body: html`<h1>${name}</h1>
      ${facts([
        ['Key', code(key)],
        ['Media type', code(media)],
        ['Document', code(type)],
        ['Written', format.read_only ? 'no, only read' : 'yes'],
      ])}
      ${part(
        'Profiles',
        profiles.length > 0 &&
          table(
            'Profiles',
            [
              { head: 'Profile', cell: (profile) => profile.name },
              { head: 'Key', cell: (profile) => code(profile.key) },
              { head: 'Specification identifier (BT-24)', cell: ({ specification }) => code(specification) },
              { head: 'Addons', cell: ({ addons }) => listed(addons.map(linkToAddon)) },
              { head: 'Judged by', cell: ({ rule_sets: sets }) => listed(sets.map(linkToRuleSet)) },
            ],
            profiles,
            (profile) => profile.key,
          ),
      )}
      ${part(
        'Destinations that take it',
        takers.length > 0 &&
          table(
            'Destinations',
            [
              { head: 'Destination', cell: (one) => external(one.url, one.name) },
              { head: 'Key', cell: (one) => code(one.key) },
              { head: 'Authority', cell: ({ authority }) => authority },
            ],
            takers,
          ),
      )}`,
    found: profiles.map((profile) => [
      profile.key,
      `${profile.name} (${name})`,
      `${profile.key} ${profile.specification}`,
    ]),
  };
}
