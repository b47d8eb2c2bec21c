import { exampleGroups } from './examples.ts';
import { locale, spokenLanguage } from '../texts/live.ts';
import { saidText } from '../texts/said.ts';

/** A template or an example. */
export interface Start {
  readonly kind: 'template' | 'example' | 'broken';
  readonly title: string;
  readonly note: string;
  /** Country of the supplier, if any. */
  readonly country?: string;
  readonly addon?: string;
  /** Its English title, shared by templates of a kind. */
  readonly type?: string;
  /** Its English name, for searches in English. */
  readonly english: string;
  /** The name of its tab. */
  readonly name: string;
  /** The document, or for an example its path below `examples/`. */
  readonly document?: object;
  readonly path?: string;
}

export interface Starts {
  readonly starts: readonly Start[];
  /** Names of the countries by code. */
  readonly countries: Readonly<Record<string, string>>;
  /** Names of the addons by key. */
  readonly addons: Readonly<Record<string, string>>;
  /** Names of the types of templates, by their English names. */
  readonly types: Readonly<Record<string, string>>;
}

/** All templates, examples, and examples with errors on purpose. */
export async function loadStarts(): Promise<Starts> {
  const [{ default: made }, { default: broken }] = await Promise.all([
    import('../../../examples/templates.json'),
    import('../../../examples/broken.json'),
  ]);
  const { countries, addons, templates } = made as {
    readonly countries: Readonly<Record<string, string>>;
    readonly addons: Readonly<Record<string, string>>;
    readonly templates: readonly {
      readonly country?: string;
      readonly addon?: string;
      readonly title: string;
      readonly document: object;
    }[];
  };
  const named = inLanguage(countries);
  const starts: Start[] = templates.map(({ country, addon, title, document }) => ({
    kind: 'template',
    title: country === undefined ? saidText(title) : `${saidText(title)}, ${named[country] ?? country}`,
    note: [addon === undefined ? [] : [saidText(addons[addon] ?? addon), addon], typeOf(document)].flat().join(' · '),
    type: title,
    english: `${title} ${countries[country ?? ''] ?? ''} ${addons[addon ?? ''] ?? ''}`,
    ...(country !== undefined && { country }),
    ...(addon !== undefined && { addon }),
    name: `${title.toLowerCase().replaceAll(' ', '-')}.json`,
    document,
  }));
  for (const { title, learn, breaks, document } of broken)
    starts.push({
      kind: 'broken',
      title: saidText(title),
      note: `${saidText(learn)} · ${breaks}`,
      english: `${title} ${learn}`,
      name: 'broken.json',
      document,
    });
  for (const { title: group, examples } of exampleGroups)
    for (const { path, title, note = '' } of examples) {
      const [folder = ''] = path.split('/');
      const kind = folder === 'broken' ? 'broken' : 'example';
      starts.push({
        kind,
        title: `${saidText(title)}, ${kind === 'example' ? (named[folder.toUpperCase()] ?? group) : saidText(group)}`,
        note: saidText(note),
        english: `${title}, ${group} ${note}`,
        name: path,
        path,
        ...(kind === 'example' && { country: folder.toUpperCase() }),
      });
    }
  // Sorted by country, then by type.
  const place = ({ kind, country = '', addon = '', title }: Start): string =>
    kind === 'template' ? `${named[country] ?? ''} ${addon} ${title}` : '';
  starts.sort((a, b) => (a.kind === 'template' && b.kind === 'template' ? (place(a) < place(b) ? -1 : 1) : 0));
  const types = Object.fromEntries(
    [...new Set(templates.map(({ title }) => title))].map((type) => [type, saidText(type)]),
  );
  const titles = Object.fromEntries(Object.entries(addons).map(([key, title]) => [key, saidText(title)]));
  return { starts, countries: named, addons: titles, types };
}

/** The type of a document from its schema: `bill/invoice`. */
function typeOf(document: object): string {
  const schema = '$schema' in document ? String(document.$schema) : '';
  return schema.replace(/^.*\/draft-0\//, '');
}

/** Names of countries, from the browser if the user's language is not English. */
function inLanguage(countries: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  if (spokenLanguage() === 'en') return countries;
  const known = new Intl.DisplayNames([locale()], { type: 'region', fallback: 'none' });
  return Object.fromEntries(
    Object.entries(countries).map(([code, name]) => [code, known.of(code === 'EL' ? 'GR' : code) ?? name]),
  );
}

/** Those that contain every word and match the chosen country, addon and type. */
export function findStarts(
  starts: readonly Start[],
  typed: string,
  chosen: { readonly country: string; readonly addon: string; readonly type: string },
): readonly Start[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return starts.filter(({ title, note, english, country = '', addon = '', type = '' }) => {
    if (chosen.country !== '' && chosen.country !== country) return false;
    if (chosen.addon !== '' && chosen.addon !== addon) return false;
    if (chosen.type !== '' && chosen.type !== type) return false;
    const said = plain(`${title} ${note} ${english} ${country} ${addon}`);
    return words.every((word) => said.includes(word));
  });
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
