import { catalogueExtension } from '../../engine/catalogues.ts';
import { tableOf, units } from '../../engine/values.ts';
import type { CodeChoice } from '../en16931/rules/code-choices.ts';

type ListName = CodeChoice['list'];

/** Lists whose names the engine has under an extension. */
const CATALOGUES: Partial<Record<ListName, string>> = {
  INVOICE_TYPES: 'untdid-document-type',
  CREDIT_NOTE_TYPES: 'untdid-document-type',
  PAYMENT_MEANS: 'untdid-payment-means',
  ALLOWANCE_REASONS: 'untdid-allowance',
  CHARGE_REASONS: 'untdid-charge',
  NOTE_SUBJECTS: 'untdid-text-subject',
  REFERENCE_SCHEMES: 'untdid-reference',
  CLASSIFICATIONS: 'untdid-item-type',
  EXEMPTION_REASONS: 'cef-vatex',
};

/**
 * Issuers of identifiers: schemes of ISO 6523 and of electronic addresses used in European invoices, in our words.
 * Source: the code lists ICD and EAS of Peppol BIS Billing 3, 2025-05, read 2026-11-22.
 */
const SCHEMES = `
0002|SIREN, France
0007|Organisation number, Sweden
0009|SIRET, France
0037|LY-tunnus, Finland
0060|DUNS number
0088|GLN
0096|P number, Denmark
0097|FTI, Italy
0106|Chamber of commerce, Netherlands
0130|Directorates of the European Commission
0135|SIA, Italy
0142|SECETI, Italy
0147|Standard company code, Japan
0151|ABN, Australia
0154|IČO, Czechia
0158|IČO, Slovakia
0160|GTIN
0170|Teikoku company code, Japan
0177|Odette
0183|UID, Switzerland
0184|CVR number, Denmark
0188|Corporate number, Japan
0190|OIN, Netherlands
0191|Register code, Estonia
0192|Organisation number, Norway
0193|UBL.BE, Belgium
0194|KOIOS
0195|UEN, Singapore
0196|Kennitala, Iceland
0198|SE number, Denmark
0199|LEI
0200|Register code, Lithuania
0201|Office of public administration (IPA), Italy
0202|Certified mail (PEC), Italy
0203|eDelivery participant, Sweden
0204|Leitweg-ID, Germany
0205|CODDEST, Italy
0208|Enterprise number, Belgium
0209|GS1 key
0210|Codice fiscale, Italy
0211|Partita IVA, Italy
0212|Business ID, Finland
0213|VAT number, Finland
0215|Net service ID, Finland
0216|OVT code, Finland
0217|Establishment, Netherlands
0218|Register number, Latvia
0219|Taxpayer number, Latvia
0220|Register of persons, Latvia
0221|Qualified issuer, Japan
0225|Electronic address, France
0230|E-invoicing framework, Malaysia
0235|TIN, United Arab Emirates
0240|Register of legal persons, Luxembourg
0242|Peppol service provider
9910|VAT number, Hungary
9913|Business Registers Network
9914|VAT number, Austria
9915|Public administration, Austria
9918|SWIFT
9919|Company register, Austria
9920|Tax number, Spain
9922|VAT number, Andorra
9923|VAT number, Albania
9924|VAT number, Bosnia and Herzegovina
9925|VAT number, Belgium
9926|VAT number, Bulgaria
9927|VAT number, Switzerland
9928|VAT number, Cyprus
9929|VAT number, Czechia
9930|VAT number, Germany
9931|VAT number, Estonia
9932|VAT number, United Kingdom
9933|VAT number, Greece
9934|VAT number, Croatia
9935|VAT number, Ireland
9936|VAT number, Liechtenstein
9937|VAT number, Lithuania
9938|VAT number, Luxembourg
9939|VAT number, Latvia
9940|VAT number, Monaco
9941|VAT number, Montenegro
9942|VAT number, North Macedonia
9943|VAT number, Malta
9944|VAT number, Netherlands
9945|VAT number, Poland
9946|VAT number, Portugal
9947|VAT number, Romania
9948|VAT number, Serbia
9949|VAT number, Slovenia
9950|VAT number, Slovakia
9951|VAT number, San Marino
9952|VAT number, Türkiye
9953|VAT number, Vatican
9957|VAT number, France
9959|EIN, United States
AN|OFTP (Odette)
AQ|X.400 address
AS|AS2
AU|FTP
EM|Email address`;

const schemes = (): ReadonlyMap<string, string> =>
  new Map(
    SCHEMES.trim()
      .split('\n')
      .map((line) => line.split('|') as [string, string]),
  );

const named = (names: Readonly<Record<string, string>>): ReadonlyMap<string, string> => new Map(Object.entries(names));

const VAT_CATEGORIES = named({
  S: 'Standard rate',
  Z: 'Zero rated',
  E: 'Exempt',
  AE: 'Reverse charge',
  K: 'Supply within the EU',
  G: 'Export',
  O: 'Not subject to VAT',
  L: 'IGIC, Canary Islands',
  M: 'IPSI, Ceuta and Melilla',
  B: 'Split payment, Italy',
});

/** UNTDID 2005 in UBL, 2475 in CII. */
const VAT_DUE = named({
  '3': 'When the invoice is issued',
  '35': 'When it is delivered',
  '432': 'When it is paid',
  '5': 'When the invoice is issued',
  '29': 'When it is delivered',
  '72': 'When it is paid',
});

const MIME_TYPES = named({
  'application/pdf': 'PDF',
  'image/png': 'PNG',
  'image/jpeg': 'JPEG',
  'text/csv': 'CSV',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'Excel',
  'application/vnd.oasis.opendocument.spreadsheet': 'OpenDocument',
});

/** What a code of a list is called in catalogues of texts: a unit as in the schema of units. */
export function codePath(list: string, code: string): readonly string[] {
  if (list === 'UNITS') return ['org.Unit', units().find(({ unece }) => unece === code)?.key ?? code, 'title'];
  const key = list === 'IDENTIFIER_SCHEMES' ? 'ADDRESS_SCHEMES' : tableOf(CATALOGUES)[list];
  return [key ?? list, code, 'name'];
}

/** English names of the codes of a list, as far as known; the browser has those of countries and currencies. */
export function codeNames(list: ListName): ReadonlyMap<string, string> {
  const key = CATALOGUES[list];
  if (key !== undefined) {
    return new Map((catalogueExtension(key)?.values ?? []).map(({ code, name }) => [code, name.en ?? '']));
  }
  switch (list) {
    case 'VAT_CATEGORIES':
      return VAT_CATEGORIES;
    case 'VAT_DUE':
      return VAT_DUE;
    case 'MIME_TYPES':
      return MIME_TYPES;
    case 'UNITS':
      return new Map(units().map(({ unece, name }) => [unece, name]));
    case 'IDENTIFIER_SCHEMES':
    case 'ADDRESS_SCHEMES':
      return schemes();
    default:
      return new Map();
  }
}
