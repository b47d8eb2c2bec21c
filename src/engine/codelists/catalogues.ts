import { lazily, tableRows } from './code-table.ts';
import { VATEX } from './cef-vatex.codes.ts';
import { UNECE_UNIT_PATTERN } from './units.ts';
import {
  ALLOWANCES,
  CHARGES,
  DOCUMENT_TYPES,
  ITEM_TYPES,
  PAYMENT_MEANS,
  REFERENCES,
  TAX_CATEGORIES,
  TEXT_SUBJECTS,
} from './untdid.codes.ts';

/** An English text, in the form of a multilingual text. */
export type EnglishText = { readonly en: string };

export interface CatalogueValue {
  readonly code: string;
  readonly name: EnglishText;
}

/** An extension key and its allowed content: one of `values`, or a text of `pattern`. */
export interface CatalogueExtension {
  readonly key: string;
  readonly name: EnglishText;
  readonly desc?: EnglishText;
  readonly values?: readonly CatalogueValue[];
  readonly pattern?: string;
}

/** International code lists for any regime or addon. */
export interface CatalogueDefinition {
  readonly key: string;
  readonly name: EnglishText;
  readonly extensions: readonly CatalogueExtension[];
}

export const catalogues: readonly CatalogueDefinition[] = [
  {
    key: 'cef',
    name: { en: 'Connecting Europe Facility (CEF)' },
    extensions: [
      listed('cef-vatex', 'CEF VATEX: VAT exemption reason', 'Why a supply bears no value added tax.', VATEX),
    ],
  },
  {
    key: 'iso',
    name: { en: 'ISO/IEC Data Elements' },
    extensions: [
      {
        key: 'iso-scheme-id',
        name: { en: 'ISO/IEC 6523 Identifier Scheme' },
        desc: { en: 'Who issued an identifier of an organisation, as four digits from the ISO/IEC 6523 register.' },
        pattern: '^\\d{4}$',
      },
    ],
  },
  {
    key: 'untdid',
    name: { en: 'UN/EDIFACT Data Elements' },
    extensions: [
      listed('untdid-document-type', 'UNTDID 1001 Document Type', 'What a document is for.', DOCUMENT_TYPES),
      listed('untdid-reference', 'UNTDID 1153 Reference Qualifier', 'What a reference points at.', REFERENCES),
      listed('untdid-text-subject', 'UNTDID 4451 Text Subject', 'What a free text is about.', TEXT_SUBJECTS),
      listed('untdid-payment-means', 'UNTDID 4461 Payment Means', 'How a payment is made.', PAYMENT_MEANS),
      listed('untdid-allowance', 'UNTDID 5189 Allowance', 'Why an allowance is granted.', ALLOWANCES),
      listed('untdid-tax-category', 'UNTDID 5305 Tax Category', 'How a duty, tax or fee applies.', TAX_CATEGORIES),
      listed('untdid-item-type', 'UNTDID 7143 Item Type', 'What kind of code identifies an item.', ITEM_TYPES),
      listed('untdid-charge', 'UNTDID 7161 Charge', 'What is charged for beside the goods.', CHARGES),
      {
        key: 'untdid-unit',
        name: { en: 'UN/ECE Unit' },
        desc: { en: 'Unit of measure by its code of UN/ECE Recommendation 20, or of 21 with an X in front.' },
        pattern: UNECE_UNIT_PATTERN,
      },
    ],
  },
];

const byKey = lazily(
  (): ReadonlyMap<string, CatalogueExtension> =>
    new Map(catalogues.flatMap(({ extensions }) => extensions.map((extension) => [extension.key, extension]))),
);

/** The extension with the given key, such as `untdid-charge`. */
export function catalogueExtension(key: string): CatalogueExtension | undefined {
  return byKey().get(key);
}

/** The English name of a value, such as that of `VATEX-EU-132` in `cef-vatex`. */
export function catalogueValueName(key: string, code: string): string | undefined {
  return catalogueExtension(key)?.values?.find((value) => value.code === code)?.name.en;
}

/** An extension whose values are parsed from their table on first use. */
function listed(key: string, name: string, desc: string, table: string): CatalogueExtension {
  const values = lazily(() => tableRows(table).map(([code = '', text = '']) => ({ code, name: { en: text } })));
  return {
    key,
    name: { en: name },
    desc: { en: desc },
    get values() {
      return values();
    },
  };
}
