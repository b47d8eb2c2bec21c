import { addonsNamed, profileOfAddons } from '../en16931/profiles/profile-of-addons.ts';
import type { Profile } from '../en16931/profiles/profile.ts';
import { PROFILES } from '../en16931/profiles/profiles.ts';

/** A format of PDF files that carry the invoice as XML, in CII. */
export interface HybridFormat {
  readonly key: string;
  readonly name: string;
  /** Keys of the profiles that it is written in. */
  readonly profiles: readonly string[];
}

/** Source: Factur-X 1.0.07 and later, and ZUGFeRD 2.3 and later, 5 and 6: profiles of the XML; XRECHNUNG is one of ZUGFeRD alone. */
export const HYBRID_FORMATS: readonly HybridFormat[] = [
  { key: 'factur-x', name: 'Factur-X 1 (PDF)', profiles: ['factur-x', 'fr-cius', 'en16931'] },
  { key: 'zugferd', name: 'ZUGFeRD 2 (PDF)', profiles: ['zugferd', 'xrechnung-3', 'en16931'] },
  { key: 'xrechnung-pdf', name: 'XRechnung 3 in a PDF', profiles: ['xrechnung-3'] },
];

export function hybridByKey(key: string): HybridFormat | undefined {
  return HYBRID_FORMATS.find((format) => format.key === key);
}

/** The profile that is asked for by its key, else the one of the addons that the document names, else the plainest. */
export function hybridProfile(format: HybridFormat, key: string | undefined, data: unknown): Profile | undefined {
  const profiles = PROFILES.filter((profile) => profile.format === undefined && format.profiles.includes(profile.key));
  if (key !== undefined) return profiles.find((profile) => profile.key === key);
  return profileOfAddons(profiles, addonsNamed(data)) ?? profiles[0];
}

/** Name of the attached file and version that the metadata tell, by level (ZUGFeRD 2.3 and later, 6.2.2). */
export function attachmentOf(level: string): { readonly fileName: string; readonly version: string } {
  return level === 'XRECHNUNG'
    ? { fileName: 'xrechnung.xml', version: '3.0' }
    : { fileName: 'factur-x.xml', version: '1.0' };
}
