import { codeList, type CodeList } from '../../en16931/rules/code-lists.ts';

/** Schemes of identifiers accepted by the extension of XRechnung 3.0, as listed in its Schematron 2.6.0. */

/** Additions of the extension to the lists of ISO 6523 and of electronic addresses. */
const OWN: readonly string[] = ['XR01', 'XR02', 'XR03'];

const isOf = (list: CodeList, scheme: string): boolean =>
  // Without a value the official test matches the gap between its two lists.
  scheme === '' || OWN.includes(scheme) || codeList(list).has(scheme);

export const isIdentifierScheme = (scheme: string): boolean => isOf('IDENTIFIER_SCHEMES', scheme);
export const isAddressScheme = (scheme: string): boolean => isOf('ADDRESS_SCHEMES', scheme);

/** Schemes that came with EN 16931 1.3.16; in 2.5.0 the last identifier was not found either, for want of a final space. */
const NOT_IN_2_5 = {
  identifiers: ['0244', '0245', '0246', '0247', '0248'],
  addresses: ['0242', '0245', '0246', '0248'],
};
/** Before 2.5.0 the final space was missing after 0240, which was never found. */
const NOT_IN_2_4 = { identifiers: ['0240', '0241', '0242', '0243'], addresses: ['0244'] };

/** Whether a scheme was in the list of a rule in release 2.5.0 or 2.4.0. */
export function isSchemeIn(
  release: '2.4.0' | '2.5.0',
  rule: string,
  scheme: string,
  isListed: (scheme: string) => boolean,
): boolean {
  const kind = rule === 'BR-DEX-07' ? 'addresses' : 'identifiers';
  const later = [...NOT_IN_2_5[kind], ...(release === '2.4.0' ? NOT_IN_2_4[kind] : [])];
  return !later.includes(scheme) && isListed(scheme);
}
