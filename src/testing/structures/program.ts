import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Schemas, type QName } from './read-schemas.ts';
import { tableSource } from './write-table.ts';

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd:';
const CII = 'urn:un:unece:uncefact:data:standard:';

const UBL_DOCUMENTS = ['Invoice', 'CreditNote', 'ApplicationResponse', 'Order', 'OrderResponse', 'DespatchAdvice'];

/** The schemas of each table, below the folder of its syntax. */
const TABLES = [
  {
    file: 'ubl-structure.codes.ts',
    name: 'UBL_STRUCTURE',
    about: 'Documents of UBL 2.1 (OASIS): invoices, orders, despatch advices, and answers to them.',
    schemas: UBL_DOCUMENTS.map((name) => `maindoc/UBL-${name}-2.1.xsd`),
    roots: UBL_DOCUMENTS.map((name) => ({ uri: `${UBL}${name}-2`, name })),
    // The content of an extension is judged if the schema knows it.
    more: [
      { uri: `${UBL}CommonSignatureComponents-2`, name: 'UBLDocumentSignatures' },
      { uri: 'http://www.w3.org/2000/09/xmldsig#', name: 'Signature' },
      { uri: 'http://uri.etsi.org/01903/v1.3.2#', name: 'QualifyingProperties' },
    ],
    prefixes: {
      inv: `${UBL}Invoice-2`,
      cn: `${UBL}CreditNote-2`,
      ar: `${UBL}ApplicationResponse-2`,
      ord: `${UBL}Order-2`,
      ors: `${UBL}OrderResponse-2`,
      da: `${UBL}DespatchAdvice-2`,
      cac: `${UBL}CommonAggregateComponents-2`,
      cbc: `${UBL}CommonBasicComponents-2`,
      ext: `${UBL}CommonExtensionComponents-2`,
      sig: `${UBL}CommonSignatureComponents-2`,
      sac: `${UBL}SignatureAggregateComponents-2`,
      sbc: `${UBL}SignatureBasicComponents-2`,
      ds: 'http://www.w3.org/2000/09/xmldsig#',
      xades: 'http://uri.etsi.org/01903/v1.3.2#',
    },
  },
  {
    file: 'cii-structure.codes.ts',
    name: 'CII_STRUCTURE',
    about: 'CrossIndustryInvoice D16B (UN/CEFACT).',
    schemas: ['data/standard/CrossIndustryInvoice_100pD16B.xsd'],
    roots: [{ uri: `${CII}CrossIndustryInvoice:100`, name: 'CrossIndustryInvoice' }],
    more: [],
    prefixes: {
      rsm: `${CII}CrossIndustryInvoice:100`,
      ram: `${CII}ReusableAggregateBusinessInformationEntity:100`,
      qdt: `${CII}QualifiedDataType:100`,
      udt: `${CII}UnqualifiedDataType:100`,
    },
  },
] as const;

const [ubl, cii, out = 'src/formats/structure'] = process.argv.slice(2);
if (!ubl || !cii) throw new Error('npm run tool -- structure FOLDER-OF-UBL-2.1 FOLDER-OF-CII-D16B');
for (const [folder, { file, schemas, prefixes, ...table }] of [
  [ubl, TABLES[0]],
  [cii, TABLES[1]],
] as const) {
  const read = new Schemas(schemas.map((path) => join(folder, path)));
  const byUri = new Map(Object.entries(prefixes).map(([prefix, uri]) => [uri, prefix]));
  const more: readonly QName[] = table.more;
  writeFileSync(join(out, file), tableSource(read, byUri, { ...table, more }));
}
