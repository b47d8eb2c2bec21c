import { tableOf } from '../../engine/values.ts';
import { facturaeCorrections, spanishStatements } from '../../engine/official-codes.ts';

/** Extensions of the addon `es-facturae-v3`. */
export const DOC_TYPE = 'es-facturae-doc-type';
export const INVOICE_CLASS = 'es-facturae-invoice-class';
export const CORRECTION = 'es-facturae-correction';
export const SUBSIDY = 'es-facturae-subsidy';

/** Tags by kind (`InvoiceDocumentType`), and class (`InvoiceClass`). The addon makes the codes of them. */
export const KIND_TAGS: Readonly<Record<string, readonly string[]>> = tableOf({
  FC: [],
  FA: ['simplified'],
  AF: ['self-billed'],
});
export const CLASS_TAGS: Readonly<Record<string, readonly string[]>> = tableOf({
  OO: [],
  OR: [],
  OC: ['summary'],
  CO: ['copy'],
  CR: ['copy'],
  CC: ['copy', 'summary'],
});

/** Classes of invoices that correct another. */
export const CORRECTING: ReadonlySet<string> = new Set(['OR', 'CR']);

/** The words that belong to each reason of a correction (`ReasonDescription`). */
export const reasonWords = (code: string): string =>
  facturaeCorrections.find((correction) => correction.code === code)?.name?.es ?? '';

/** How an invoice is corrected (`CorrectionMethod`), with the words that belong to it. */
export const METHODS: Readonly<Record<string, string>> = tableOf({
  '01': 'Rectificación íntegra',
  '02': 'Rectificación por diferencias',
  '03': 'Rectificación por descuento por volumen de operaciones durante un periodo',
  '04': 'Autorizadas por la Agencia Tributaria',
});
export const WHOLE = '01';
export const BY_DIFFERENCES = '02';
/** Where a document keeps another method than that of its type. */
export const METHOD = 'preceding[0].meta.correction-method';

/** Categories by tax (`TaxTypeCode`), and the code of any other tax. */
export const CATEGORIES: Readonly<Record<string, string>> = tableOf({
  '01': 'VAT',
  '02': 'IPSI',
  '03': 'IGIC',
  '04': 'IRPF',
  '28': 'IRNR',
});
export const OTHER_TAX = '05';

export function taxCode(category: string): string {
  return Object.entries(CATEGORIES).find(([, known]) => known === category)?.[0] ?? OTHER_TAX;
}

/** Why no tax is charged (`SpecialTaxableEvent`): key of the tax, code, and our words for it where a document has none. */
export const NOT_CHARGED: readonly (readonly [key: string, code: string, words: string])[] = [
  ['exempt', '01', 'Operación exenta'],
  ['export', '01', 'Exportación exenta, artículo 21 de la Ley 37/1992'],
  ['intra-community', '01', 'Entrega intracomunitaria exenta, artículo 25 de la Ley 37/1992'],
  ['outside-scope', '02', 'Operación no sujeta'],
];

/** Units (`UnitOfMeasure`); several of a document may have the same code. */
export const UNITS: Readonly<Record<string, string>> = tableOf({
  one: '01',
  unit: '01',
  piece: '01',
  item: '01',
  h: '02',
  kg: '03',
  l: '04',
  box: '06',
  tray: '07',
  barrel: '08',
  jerrican: '09',
  bag: '10',
  carboy: '11',
  bottle: '12',
  canister: '13',
  cl: '15',
  cm: '16',
  bin: '17',
  dozen: '18',
  case: '19',
  demijohn: '20',
  g: '21',
  km: '22',
  can: '23',
  bunch: '24',
  m: '25',
  mm: '26',
  pkg: '28',
  portion: '29',
  roll: '30',
  envelope: '31',
  tub: '32',
  m3: '33',
  s: '34',
  w: '35',
  kwh: '36',
});
/** Units that no list has, and the code of any other one. */
export const NAMED_UNITS: Readonly<Record<string, string>> = tableOf({
  Otros: '05',
  'Tetra Briks': '14',
  '6-Packs': '27',
});
export const OTHER_UNIT = '05';

/** Means of payment (`PaymentMeans`) by key; a key without a row has that of its first part. */
export const MEANS: Readonly<Record<string, string>> = tableOf({
  cash: '01',
  'direct-debit': '02',
  'debit-transfer': '02',
  'other+receipt': '03',
  'credit-transfer': '04',
  'other+accepted-bill': '05',
  'other+documentary-credit': '06',
  'other+contract-award': '07',
  'other+bill-of-exchange': '08',
  'promissory-note': '09',
  'promissory-note+not-to-order': '10',
  cheque: '11',
  'other+open-account': '12',
  other: '13',
  netting: '14',
  'other+postal-order': '15',
  'cheque+certified': '16',
  'bank-draft': '17',
  'cash+on-delivery': '18',
  card: '19',
});
export const OTHER_MEANS = '13';

/** Parts of an office (`RoleTypeCode`), with the official names of those that a document has no party for. */
export const ROLE = { fiscal: '01', receiver: '02', payer: '03' } as const;
export const FURTHER_ROLES: Readonly<Record<string, string>> = tableOf({
  '04': 'Comprador',
  '05': 'Cobrador',
  '06': 'Vendedor',
  '07': 'Receptor del pago',
  '08': 'Receptor del cobro',
  '09': 'Emisor',
});

/** Tags by the statement that the law asks for (`LegalReference`). */
export const STATEMENTS: ReadonlyMap<string, string> = new Map(
  spanishStatements.list.flatMap(({ tags: [tag] = [], note }) =>
    tag !== undefined && note?.text !== undefined ? [[note.text, tag] as const] : [],
  ),
);

/** Provinces by the first two digits of their postal codes, for addresses that name none. */
export const PROVINCES: readonly string[] = (
  '|Álava|Albacete|Alicante|Almería|Ávila|Badajoz|Illes Balears|Barcelona|Burgos|Cáceres|Cádiz|Castellón|Ciudad Real|Córdoba|' +
  'A Coruña|Cuenca|Girona|Granada|Guadalajara|Gipuzkoa|Huelva|Huesca|Jaén|León|Lleida|La Rioja|Lugo|Madrid|Málaga|Murcia|' +
  'Navarra|Ourense|Asturias|Palencia|Las Palmas|Pontevedra|Salamanca|Santa Cruz Tenerife|Cantabria|Segovia|Sevilla|Soria|' +
  'Tarragona|Teruel|Toledo|Valencia|Valladolid|Bizkaia|Zamora|Zaragoza|Ceuta|Melilla'
).split('|');
