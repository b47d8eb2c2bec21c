import { addonsNamed, profileOfAddons } from '../en16931/profiles/profile-of-addons.ts';
import type { Profile } from '../en16931/profiles/profile.ts';
import { PROFILES } from '../en16931/profiles/profiles.ts';
import { HYBRID_FORMATS, profilesOf, type HybridFormat } from './hybrid-list.ts';

export function hybridByKey(key: string): HybridFormat | undefined {
  return HYBRID_FORMATS.find((format) => format.key === key);
}

/** The profile with a key, or the one for the document's addons, or the plainest. */
export function hybridProfile(format: HybridFormat, key: string | undefined, data: unknown): Profile | undefined {
  const among = (keys: readonly string[]): readonly Profile[] =>
    PROFILES.filter((profile) => profile.format === undefined && keys.includes(profile.key));
  if (key !== undefined) return among(profilesOf(format)).find((profile) => profile.key === key);
  const profiles = among(format.profiles);
  return profileOfAddons(profiles, addonsNamed(data)) ?? profiles[0];
}

/** Name of the attached file and version in the metadata, by level (ZUGFeRD 2.3 and later, 6.2.2). */
export function attachmentOf(level: string): { readonly fileName: string; readonly version: string } {
  return level === 'XRECHNUNG'
    ? { fileName: 'xrechnung.xml', version: '3.0' }
    : { fileName: 'factur-x.xml', version: '1.0' };
}
