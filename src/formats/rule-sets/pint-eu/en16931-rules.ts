import { normal } from '../../en16931/rules/blanks.ts';
import { outermost } from '../../en16931/rules/elements.ts';
import { elementsOf } from '../../en16931/rules/paths.ts';
import { withPhrase, type TermRule } from '../../en16931/rules/rule.ts';
import { attributeOf, type XmlElement } from '../../xml/xml-tree.ts';
import { EN16931_OF } from '../fr-extended-ctc/taken.ts';
import { dueSomeDay, listed, most } from '../../rules/shared/functions/national.ts';

/**
 * The rules of EN 16931 1.3.16 that PINT EU asks for beside those of PINT, with three rules and the currencies of earlier releases.
 * Source: PINT-EN16931-aligned-rules of release 1.1.1, read 2026-11-26.
 */
const CURRENCIES_THEN = listed('CUC MRO');
const CURRENCIES_NOT_YET = listed('MRU UYW');
const NOT_FOR_DOCUMENTS = listed('CNH');

/** The currency of an amount, or the one that is written. */
const currencyOf = (element: XmlElement): string =>
  normal(element.name.endsWith('CurrencyCode') ? element.text : (attributeOf(element, 'currencyID')?.value ?? ''));

const withFormerCurrencies = (row: TermRule): TermRule => {
  const { ubl } = row;
  if (!ubl || !['BR-CL-03', 'BR-CL-04', 'BR-CL-05'].includes(row.code)) return row;
  const isUnknown = (code: string): boolean =>
    CURRENCIES_NOT_YET.has(code) || (row.code !== 'BR-CL-03' && NOT_FOR_DOCUMENTS.has(code));
  return {
    ...row,
    ubl: {
      ...ubl,
      must: (element, invoice, today) => {
        const code = currencyOf(element as XmlElement);
        return CURRENCIES_THEN.has(code) || (!isUnknown(code) && ubl.must(element, invoice, today));
      },
    },
  };
};

export const en16931RulesOfPintEu: readonly TermRule[] = [
  ...EN16931_OF.ubl.filter(({ until }) => until === undefined).map(withFormerCurrencies),
  withPhrase(dueSomeDay('BR-CO-25', elementsOf('/Invoice/LegalMonetaryTotal/PayableAmount'), '.')),
  most('BR-66', ['BG-18'], 'There is at most one payment card', outermost, 'PaymentMeans/CardAccount'),
  most('BR-67', ['BG-19'], 'There is at most one direct debit mandate', outermost, 'PaymentMeans/PaymentMandate'),
].map((row) => ({ ...row, since: undefined, weighs: undefined }));
