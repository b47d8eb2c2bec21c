import type { Words } from '../engine/index.ts';
import { words as answers } from './answers/words.es.ts';
import { words as profiles } from './en16931/profiles/words.es.ts';
import { words as en16931 } from './en16931/rules/words.es.ts';
import { termsOfOtherTaxes } from './en16931/terms-of-other-taxes.ts';
import { words as extensionTerms } from './en16931/terms-extension-words.es.ts';
import { words as nationalTerms } from './en16931/terms-national-words.es.ts';
import { words as headerTerms } from './en16931/terms-header-words.es.ts';
import { words as lineTerms } from './en16931/terms-lines-words.es.ts';
import { words as cards } from './catalogue/words.es.ts';
import { words as members } from './members/words.es.ts';
import { words as verdicts } from './verdicts/words.es.ts';
import { words as pages } from './pdf-pages/words.es.ts';
import { words as pdf } from './pdf/words.es.ts';
import { words as peppol } from './peppol/words.es.ts';
import { words as schematron } from './schematron/words.es.ts';
import { words as structureRules } from './structure/rules-words.es.ts';
import { words as structure } from './structure/words.es.ts';
import { words as claims } from './pdf/claim-words.es.ts';
import { words as destinations } from './destinations/words.es.ts';
import { words as exported } from './losses/export-words.es.ts';
import { words as facturae } from './facturae/words.es.ts';
import { words as cfdi } from './cfdi/words.es.ts';
import { words as finvoice } from './finvoice/words.es.ts';
import { words as ticketbai } from './ticketbai/words.es.ts';
import { words as losses } from './losses/words.es.ts';
import { words as reading } from './xml/words.es.ts';
import { words as xml } from './reading/words.es.ts';
import { words as pintAe } from './rule-sets/pint-ae/words.es.ts';
import { words as conditions } from './rules/shared/conditions/words.es.ts';
import { words as nav } from './rule-sets/nav/words.es.ts';
import { words as ksefRules } from './rule-sets/ksef/words.es.ts';
import { words as sdi } from './rule-sets/sdi/words.es.ts';
import { words as cfdiRules } from './rule-sets/cfdi/words.es.ts';
import { words as verifactuRules } from './rule-sets/verifactu/words.es.ts';
import { words as pintSg } from './rule-sets/pint-sg/words.es.ts';
import { words as verifactu } from './verifactu/words.es.ts';
import { words as xrechnung } from './rule-sets/xrechnung-3/words.es.ts';
import { words as ciusPt } from './rule-sets/cius-pt/words.es.ts';
import { words as oioubl } from './rule-sets/oioubl/words.es.ts';
import { words as rules } from './rules/faults/words.es.ts';
import { words as french } from './rules/shared/france/words.es.ts';
import { words as zatca } from './rule-sets/zatca/words.es.ts';
import { words as pintOm } from './rules/shared/pint/om/words.es.ts';

const terms: Words = { ...headerTerms, ...lineTerms, ...extensionTerms, ...nationalTerms };

/** Spanish texts about XML invoices. */
export const formatWords: Words = {
  ...termsOfOtherTaxes(terms, 'IVA'),
  ...cards,
  ...verdicts,
  ...xml,
  ...reading,
  ...claims,
  ...answers,
  ...members,
  ...exported,
  ...losses,
  ...destinations,
  ...pdf,
  ...pages,
  ...schematron,
  ...structure,
  ...structureRules,
  ...profiles,
  ...en16931,
  ...peppol,
  ...pintAe,
  ...french,
  ...zatca,
  ...pintOm,
  ...conditions,
  ...nav,
  ...ksefRules,
  ...sdi,
  ...cfdiRules,
  ...verifactuRules,
  ...pintSg,
  ...verifactu,
  ...facturae,
  ...cfdi,
  ...finvoice,
  ...ticketbai,
  ...xrechnung,
  ...oioubl,
  ...ciusPt,
  ...rules,
  ...terms,
};
