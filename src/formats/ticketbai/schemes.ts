import type { JsonObject } from '../../engine/index.ts';
import type { MemberReading } from '../members/member-reading.ts';
import { plain } from '../members/member-reading.ts';
import { textOf, isElement, type XmlElement } from '../xml/xml-tree.ts';
import { EXEMPTION, REGIME } from './codes.ts';
import type { ReadLine } from './line-taxes.ts';

const GENERAL = '01';
const TERRITORIES: ReadonlySet<string> = new Set(['IGIC', 'IPSI']);

/** The scheme that the tax of a line usually has. */
function usual({ cat, surcharge, ext }: JsonObject): string {
  if (TERRITORIES.has(String(cat))) return '08';
  const reason = (ext as JsonObject | undefined)?.[EXEMPTION];
  if (typeof reason === 'string' && EXPORTS.has(reason)) return '02';
  return surcharge === undefined ? GENERAL : '51';
}

/** Reasons of exports. */
const EXPORTS: ReadonlySet<string> = new Set(['E2', 'E3', 'E4']);

/**
 * The schemes, which a file names for the whole invoice: each line has that which its tax usually has, if the file names
 * it. One that no tax explains is of a line between those of its neighbours in the file.
 */
export function readSchemes(data: XmlElement, lines: readonly ReadLine[], reading: MemberReading): void {
  const nodes = reading
    .nodes(data, 'Claves/IDClave')
    .filter(isElement)
    .flatMap((node) => reading.node(node, 'ClaveRegimenIvaOpTrascendencia') ?? []);
  const codes = nodes.map((node) => plain(textOf(node)));
  const taxed = lines.flatMap(({ at }) => {
    const tax = reading.draft.get([...at, 'taxes', 0]) as JsonObject | undefined;
    return tax ? [{ at: [...at, 'taxes', 0], own: usual(tax) }] : [];
  });
  const schemes = taxed.map(({ own }) => (codes.includes(own) ? own : ''));
  codes.forEach((code, i) => {
    if (schemes.includes(code)) return;
    const after = i === 0 ? -1 : schemes.indexOf(codes[i - 1] ?? '');
    const next = schemes.findIndex((scheme, line) => line > after && scheme === codes[i + 1]);
    const before = next < 0 ? schemes.length : next;
    const free = schemes.indexOf('', after + 1);
    if (free >= 0) schemes.fill(code, free, free + 1);
    else if (schemes.length > 0) schemes[before - 1 > after ? before - 1 : Math.min(before, schemes.length - 1)] = code;
  });
  const seen = new Set<string>();
  const [first = ''] = codes;
  taxed.forEach(({ at }, i) => {
    const code = schemes[i] || first;
    const node = nodes[codes.indexOf(code)];
    if (!node) return;
    reading.put({ at }, `ext.${REGIME}`, code, seen.has(code) ? undefined : node);
    seen.add(code);
  });
}
