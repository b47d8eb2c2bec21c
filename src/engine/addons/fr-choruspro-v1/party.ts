import { isEuMember } from '../../codelists/countries.ts';
import { defineNormaliser } from '../../core/normalise/normaliser.ts';
import { changeExtensions, setExtension } from '../../core/tax/extension-changes.ts';
import { Party } from '../../documents/org/party.ts';
import { SCHEME } from './extension-keys.ts';

/** Identifier schemes that follow from a party. The author states the others. */
export const SIRET_HOLDER = '1';
export const EU_STRUCTURE = '2';
export const NON_EU_STRUCTURE = '3';

const SIRET = 'SIRET';

export function hasSiret({ identities }: Pick<Party, 'identities'>): boolean {
  return (identities ?? []).some(({ type }) => type === SIRET);
}

export const normaliseParty = defineNormaliser<Party>(Party, (party) => {
  if (party.ext?.[SCHEME]) return party;
  const scheme = schemeOf(party);
  return scheme === undefined ? party : changeExtensions(party, setExtension(SCHEME, scheme));
});

function schemeOf(party: Party): string | undefined {
  const country = party.tax_id?.country;
  if (country !== undefined && country !== 'FR') return isEuMember(country) ? EU_STRUCTURE : NON_EU_STRUCTURE;
  return hasSiret(party) ? SIRET_HOLDER : undefined;
}
