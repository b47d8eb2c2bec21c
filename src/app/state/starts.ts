import { exampleGroups } from './examples.ts';
import { stateTexts } from '../texts/en/state.ts';

/** Something to start from. */
export interface Start {
  readonly kind: 'template' | 'example' | 'broken';
  readonly title: string;
  readonly note: string;
  /** Country of the supplier; undefined where it is none's. */
  readonly country?: string;
  readonly addon?: string;
  /** What the tab is called. */
  readonly name: string;
  /** The document; of an example its path below `examples/`. */
  readonly document?: object;
  readonly path?: string;
}

export interface Starts {
  readonly starts: readonly Start[];
  /** Names of the countries by code. */
  readonly countries: Readonly<Record<string, string>>;
  /** Names of the addons by key. */
  readonly addons: Readonly<Record<string, string>>;
}

/** Everything there is to start from: templates, examples, and examples that are broken on purpose. */
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
  const starts: Start[] = templates.map(({ country, addon, title, document }) => ({
    kind: 'template',
    title: country === undefined ? title : `${title}, ${countries[country] ?? country}`,
    note: addon === undefined ? stateTexts.theFewestMembersThatBuild : `${addons[addon] ?? addon} · ${addon}`,
    ...(country !== undefined && { country }),
    ...(addon !== undefined && { addon }),
    name: `${title.toLowerCase().replaceAll(' ', '-')}.json`,
    document,
  }));
  for (const { title, learn, breaks, document } of broken)
    starts.push({ kind: 'broken', title, note: `${learn} · ${breaks}`, name: 'broken.json', document });
  for (const { title: group, examples } of exampleGroups)
    for (const { path, title, note = '' } of examples) {
      const [folder = ''] = path.split('/');
      const kind = folder === 'broken' ? 'broken' : 'example';
      starts.push({
        kind,
        title: `${title}, ${group}`,
        note,
        name: path,
        path,
        ...(kind === 'example' && { country: folder.toUpperCase() }),
      });
    }
  // In the order that people look things up: by country, then by type.
  const place = ({ kind, country = '', addon = '', title }: Start): string =>
    kind === 'template' ? `${countries[country] ?? ''} ${addon} ${title}` : '';
  starts.sort((a, b) => (a.kind === 'template' && b.kind === 'template' ? (place(a) < place(b) ? -1 : 1) : 0));
  return { starts, countries, addons };
}

/** Those that have every word somewhere in what they say, of a country or an addon where one is chosen. */
export function findStarts(
  starts: readonly Start[],
  typed: string,
  chosen: { readonly country: string; readonly addon: string },
): readonly Start[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return starts.filter(({ title, note, country = '', addon = '' }) => {
    if (chosen.country !== '' && chosen.country !== country) return false;
    if (chosen.addon !== '' && chosen.addon !== addon) return false;
    const said = plain(`${title} ${note} ${country} ${addon}`);
    return words.every((word) => said.includes(word));
  });
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
