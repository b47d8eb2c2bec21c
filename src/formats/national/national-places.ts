import { xmlTerms, type XmlTerms } from '../explain/describe-xml.ts';
import { nationalList } from '../explain/national-codes.ts';
import { tablesFor } from './national-formats.ts';

/** The members and codes of a text in a format of an authority. Its tables load first. */
export async function nationalTerms(text: string): Promise<XmlTerms | undefined> {
  await tablesFor(text);
  return xmlTerms(text, nationalList);
}
