import type { StructureSource } from '../structure/structure-source.ts';

const CII = 'urn:un:unece:uncefact:data:standard:';

export const CII_SOURCE: StructureSource = {
  file: 'structure/cii-structure.codes.ts',
  name: 'CII_STRUCTURE',
  about: 'CrossIndustryInvoice D16B (UN/CEFACT).',
  schemas: ['data/standard/CrossIndustryInvoice_100pD16B.xsd'],
  roots: [{ uri: `${CII}CrossIndustryInvoice:100`, name: 'CrossIndustryInvoice' }],
  open: [],
  prefixes: {
    rsm: `${CII}CrossIndustryInvoice:100`,
    ram: `${CII}ReusableAggregateBusinessInformationEntity:100`,
    qdt: `${CII}QualifiedDataType:100`,
    udt: `${CII}UnqualifiedDataType:100`,
  },
};
