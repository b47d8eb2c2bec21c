import type { Json } from '../../engine/index.ts';
import { xmlIndex } from '../xml/xml-index.ts';
import type { XmlElement } from '../xml/xml-tree.ts';

/*
 * Countries whose rules may apply to an invoice: at least those of its parties and tax numbers. A surplus country costs
 * a kilobyte, a missing one a verdict.
 */

const COUNTRY = ['IdentificationCode', 'CountryID'];

/** Countries in the addresses and numbers of an XML invoice, in capitals. */
export function countriesOfXml(root: XmlElement): readonly string[] {
  const { byName } = xmlIndex(root);
  const texts = [...COUNTRY, 'CompanyID'].flatMap((name) => byName.get(name) ?? []);
  const numbers = (byName.get('ID') ?? []).filter(({ parent }) => parent?.name === 'SpecifiedTaxRegistration');
  return prefixes([...texts, ...numbers].map(({ text }) => text));
}

/** Countries that the XML of a document can name: every two-letter word, and prefixes of its codes. */
export function countriesOfDocument(document: Json): readonly string[] {
  const found: string[] = [];
  const open: Json[] = [document];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (typeof at !== 'object' || at === null) continue;
    for (const [name, value] of Object.entries(at)) {
      if (typeof value === 'object') open.push(value);
      else if (typeof value === 'string' && (value.length === 2 || name === 'code')) found.push(value);
    }
  }
  return prefixes(found);
}

function prefixes(texts: readonly string[]): readonly string[] {
  const capitals = texts.map((text) => text.trim().slice(0, 2).toUpperCase());
  return [...new Set(capitals)].filter((prefix) => /^[A-Z]{2}$/.test(prefix));
}
