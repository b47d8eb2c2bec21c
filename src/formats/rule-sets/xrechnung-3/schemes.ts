import { codeList, type CodeList } from '../../en16931/rules/code-lists.ts';

/** Schemes of identifiers accepted by the extension of XRechnung 3.0, as listed in its Schematron 2.5.0. */

/** Additions of the extension to the lists of ISO 6523 and of electronic addresses. */
const OWN: readonly string[] = ['XR01', 'XR02', 'XR03'];

/** Codes newer than the release: they came with validation artefacts 1.3.16. */
const YOUNGER = {
  IDENTIFIER_SCHEMES: ['0245', '0246', '0247', '0248'],
  ADDRESS_SCHEMES: ['0242', '0245', '0246', '0248'],
} as const satisfies Partial<Record<CodeList, readonly string[]>>;

/** The official test never matches the last code of its list of identifiers, because the final space is missing. */
const NOT_FOUND: readonly string[] = ['0244'];

const isOf = (list: keyof typeof YOUNGER, but: readonly string[], scheme: string): boolean =>
  // Without a value the official test matches the gap between its two lists.
  scheme === '' ||
  OWN.includes(scheme) ||
  (codeList(list).has(scheme) && !but.includes(scheme) && !(YOUNGER[list] as readonly string[]).includes(scheme));

export const isIdentifierScheme = (scheme: string): boolean => isOf('IDENTIFIER_SCHEMES', NOT_FOUND, scheme);
export const isAddressScheme = (scheme: string): boolean => isOf('ADDRESS_SCHEMES', [], scheme);

/** Schemes not yet in the list of a rule. Before 2.5.0 the final space was missing after 0240, which was never found. */
const LATER_IDENTIFIERS = ['0240', '0241', '0242', '0243'];

/** Whether a scheme was in the list of a rule in release 2.4.0. */
export function isSchemeIn(rule: string, scheme: string, isListed: (scheme: string) => boolean): boolean {
  const later = rule === 'BR-DEX-07' ? ['0244'] : LATER_IDENTIFIERS;
  return !later.includes(scheme) && isListed(scheme);
}
