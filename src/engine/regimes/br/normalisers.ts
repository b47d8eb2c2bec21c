import { alternativeCountryCode, country } from '../../codelists/countries.ts';
import { defineNormaliser } from '../../core/normalise/normaliser.ts';
import { Party } from '../../documents/org/party.ts';

/** Addresses without country are in that of the party's tax identity, or of its first identity with one. */
export const fillAddressCountry = defineNormaliser<Party>(Party, (party) => {
  if (!party.addresses?.some((address) => !address.country)) return party;
  const home = countryOf(party);
  if (!home) return party;
  return {
    ...party,
    addresses: party.addresses.map((address) => (address.country ? address : { ...address, country: home })),
  };
});

function countryOf({ tax_id, identities }: Party): string | undefined {
  if (tax_id?.country) return isoCountryOf(tax_id.country);
  return identities?.find((identity) => identity.country)?.country;
}

/** Tax identities use EL for Greece; addresses use ISO 3166-1. */
function isoCountryOf(code: string): string | undefined {
  return country(code)?.iso ? code : alternativeCountryCode(code);
}
