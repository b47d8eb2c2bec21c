import type { StructureSource } from '../structure/structure-source.ts';

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd:';
const DOCUMENTS = ['Invoice', 'CreditNote', 'ApplicationResponse', 'Order', 'OrderResponse', 'DespatchAdvice'];

export const UBL_SOURCE: StructureSource = {
  file: 'structure/ubl-structure.codes.ts',
  name: 'UBL_STRUCTURE',
  about: 'Documents of UBL 2.1 (OASIS): invoices, orders, despatch advices, and answers to them.',
  schemas: DOCUMENTS.map((name) => `maindoc/UBL-${name}-2.1.xsd`),
  roots: DOCUMENTS.map((name) => ({ uri: `${UBL}${name}-2`, name })),
  // The content of an extension is judged if the schema knows it.
  open: [
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
};
