/** Namespaces of ZUGFeRD 1.0 of 2014, by prefix. */
export const ZUGFERD_1_NAMESPACES = {
  rsm: 'urn:ferd:CrossIndustryDocument:invoice:1p0',
  ram: 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:12',
  qdt: 'urn:un:unece:uncefact:data:standard:QualifiedDataType:12',
  udt: 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:15',
} as const;
