import { xmlTerms, type XmlTerms } from '../explain/describe-xml.ts';
import { nationalList } from '../explain/national-codes.ts';
import { tablesFor } from './national-formats.ts';
import { namesFor } from './national-names.ts';

/** The members, names and codes of a text in a format of an authority. Its tables and names load first. */
export async function nationalTerms(text: string): Promise<XmlTerms | undefined> {
  const [names] = await Promise.all([namesFor(text), tablesFor(text)]);
  return xmlTerms(text, nationalList, names);
}
