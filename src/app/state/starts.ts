import { exampleGroups } from './examples.ts';
import { countryName, groupName } from './group-name.ts';
import { textOf } from '../texts/said.ts';

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
  const named = Object.fromEntries(Object.entries(countries).map(([code, name]) => [code, countryName(code, name)]));
  const addonName = (key: string): string => textOf('starts', [key, 'name'], addons[key] ?? key);
  const starts: Start[] = templates.map(({ country, addon, title, document }) => ({
    kind: 'template',
    title:
      country === undefined ? typeName(document, title) : `${typeName(document, title)}, ${named[country] ?? country}`,
    note: [addon === undefined ? [] : [addonName(addon), addon], typeOf(document)].flat().join(' · '),
    type: title,
    english: `${title} ${countries[country ?? ''] ?? ''} ${addons[addon ?? ''] ?? ''}`,
    ...(country !== undefined && { country }),
    ...(addon !== undefined && { addon }),
    name: `${title.toLowerCase().replaceAll(' ', '-')}.json`,
    document,
  }));
  for (const { key, title, learn, breaks, document } of broken)
    starts.push({
      kind: 'broken',
      title: textOf('starts', ['lesson', key, 'title'], title),
      note: `${textOf('starts', ['lesson', key, 'learn'], learn)} · ${breaks}`,
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
        title: `${textOf('starts', [...path.split('/'), 'title'], title)}, ${groupName(folder, group)}`,
        note: textOf('starts', [...path.split('/'), 'note'], note),
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
  const types = Object.fromEntries(templates.map(({ title, document }) => [title, typeName(document, title)]));
  const titles = Object.fromEntries(Object.keys(addons).map((key) => [key, addonName(key)]));
  return { starts, countries: named, addons: titles, types };
}

/** What a kind of template is called. */
function typeName(document: object, english: string): string {
  const kind = 'type' in document ? `${typeOf(document)}/${String(document.type)}` : typeOf(document);
  return textOf('starts', ['template', kind, 'title'], english);
}

/** The type of a document from its schema: `bill/invoice`. */
function typeOf(document: object): string {
  const schema = '$schema' in document ? String(document.$schema) : '';
  return schema.replace(/^.*\/draft-0\//, '');
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
