import { normal } from '../../en16931/rules/blanks.ts';
import type { TermRule } from '../../en16931/rules/rule.ts';
import { attributeOf, type XmlElement } from '../../xml/xml-tree.ts';
import { EN16931_OF } from '../../rules/shared/functions/en16931-rows.ts';
import { rulesOf } from '../../rules/kit/compile.ts';
import { at, atMost, codesOf, onlyIn, rows } from '../../rules/kit/verbs.ts';
import { dueSomeDay } from '../../rules/shared/pint/national-rows.ts';

/**
 * The rules of EN 16931 1.3.16 that PINT EU asks for beside those of PINT, with three rules and the currencies of earlier releases.
 * Source: PINT-EN16931-aligned-rules of release 1.1.1, read 2026-11-26.
 */
const CURRENCIES_THEN = codesOf('CUC MRO');
const CURRENCIES_NOT_YET = codesOf('MRU UYW');
const NOT_FOR_DOCUMENTS = codesOf('CNH');

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

const changed = onlyIn(
  'ubl',
  rows(
    dueSomeDay('BR-CO-25', '/Invoice/LegalMonetaryTotal/PayableAmount', '.'),
    at(
      '/',
      atMost('BR-66', 1, 'PaymentMeans/CardAccount', { terms: ['BG-18'] }),
      atMost('BR-67', 1, 'PaymentMeans/PaymentMandate', { terms: ['BG-19'] }),
    ),
  ),
);

export const en16931RulesOfPintEu: readonly TermRule[] = [
  ...EN16931_OF.ubl.filter(({ until }) => until === undefined).map(withFormerCurrencies),
  ...rulesOf(changed),
].map((row) => ({ ...row, since: undefined, weighs: undefined }));
