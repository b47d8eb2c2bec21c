import { definitions, destinationsOn, paths, type Destination, type Format } from '../definitions.ts';
import { EVERY_NATIONAL_NAME } from '../../formats/national/every-national-name.ts';
import type { NameTable } from '../../formats/names/name-table.ts';
import { facts, html, listed, part, table } from '../html.ts';
import { LANGUAGES, type Language } from '../../engine/languages.ts';
import { inLanguage } from '../language.ts';
import { linkTo } from '../markdown.ts';
import type { Page } from '../page.ts';
import { textsIn } from '../texts-in.ts';
import { code, external, linkToAddon, linkToRuleSet } from './parts.ts';

export function formatPages(day: string): readonly Page[] {
  const destinations = destinationsOn(day);
  return [...LANGUAGES.map(index), ...definitions.formats.map((format) => formatPage(format, destinations))];
}

function index(language: Language): Page {
  const words = textsIn(language).reference;
  return {
    path: inLanguage('formats/index.html', language),
    language,
    title: words.formats,
    summary: words.formatsSummary,
    section: 'reference',
    body: html`<h1>${words.formats}</h1>
      <p>${words.formatsIntro()}</p>
      ${table(
        words.formats,
        [
          { head: words.format, cell: ({ key, name }) => linkTo(paths.format(key), name) },
          { head: words.key, cell: ({ key }) => code(key) },
          { head: words.document, cell: ({ type }) => code(type) },
          { head: words.profiles, cell: ({ profiles }) => profiles.length },
          { head: words.written, cell: (format) => (format.read_only ? words.onlyRead : words.yes) },
        ],
        definitions.formats,
      )}
      <p>${words.formatsPdf()}</p>`,
    found: [],
  };
}

function formatPage(format: Format, destinations: readonly Destination[]): Page {
  const { key, name, media_type: media, type, profiles } = format;
  const names = new Map<string, NameTable>(Object.entries(EVERY_NATIONAL_NAME)).get(key);
  const takers = destinations.filter(({ formats }) => formats.some((format) => format === key));
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
              { head: 'Destination', cell: (destination) => external(destination.url, destination.name) },
              { head: 'Key', cell: (destination) => code(destination.key) },
              { head: 'Authority', cell: ({ authority }) => authority },
            ],
            takers,
          ),
      )}
      ${part('Names of its elements', names && namesTable(names))}`,
    found: profiles.map((profile) => [
      profile.key,
      `${profile.name} (${name})`,
      `${profile.key} ${profile.specification}`,
    ]),
  };
}

/** The names of elements that a format has for people, in the language of its authority and others. */
function namesTable({ languages, elements }: NameTable) {
  const rows = elements
    .split('\n')
    .map((line) => line.split('|'))
    .filter(([names = '']) => names !== '');
  const called = new Intl.DisplayNames(['en'], { type: 'language' });
  return (
    rows.length > 0 &&
    table(
      'Names of elements',
      [
        { head: 'Element', cell: ([names = '']) => listed(names.split(' ').map(code)) },
        ...languages.map((language, i) => ({
          head: called.of(language) ?? language,
          cell: (row: readonly string[]) => html`<span lang="${language}">${row[i + 1] ?? ''}</span>`,
        })),
      ],
      rows,
    )
  );
}
