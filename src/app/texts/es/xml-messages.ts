import type { Phrases } from '../said.ts';
import { xmlAccountPhrases } from './messages/xml-account-phrases.ts';
import { xmlCategoryPhrases } from './messages/xml-category-phrases.ts';
import { xmlCountryPhrases } from './messages/xml-country-phrases.ts';
import { xmlGermanPhrases } from './messages/xml-german-phrases.ts';
import { xmlInvoicePhrases } from './messages/xml-invoice-phrases.ts';
import { xmlNamePhrases } from './messages/xml-name-phrases.ts';
import { xmlPeppolPhrases } from './messages/xml-peppol-phrases.ts';
import { xmlReadingPhrases } from './messages/xml-reading-phrases.ts';
import { xmlSchemaPhrases } from './messages/xml-schema-phrases.ts';
import { xmlSchemePhrases } from './messages/xml-scheme-phrases.ts';
import { xmlStructurePhrases } from './messages/xml-structure-phrases.ts';
import { xmlTermMeaningPhrases } from './messages/xml-term-meaning-phrases.ts';
import { xmlTermPhrases } from './messages/xml-term-phrases.ts';

/** What is said of XML invoices. Code of its own: most visits see none. */
export const xmlMessages: Phrases = {
  ...xmlInvoicePhrases,
  ...xmlCategoryPhrases,
  ...xmlSchemaPhrases,
  ...xmlStructurePhrases,
  ...xmlPeppolPhrases,
  ...xmlCountryPhrases,
  ...xmlGermanPhrases,
  ...xmlReadingPhrases,
  ...xmlAccountPhrases,
  ...xmlNamePhrases,
  ...xmlSchemePhrases,
  ...xmlTermPhrases,
  ...xmlTermMeaningPhrases,
};
