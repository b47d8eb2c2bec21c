import { tableOf } from '../../core/text/table-of.ts';
import { changeExtensions, setExtension } from '../../core/tax/extension-changes.ts';
import type { Identity } from '../../documents/org/identity.ts';
import type { Inbox } from '../../documents/org/inbox.ts';
import type { Party } from '../../documents/org/party.ts';

// Parties in the flows of the French reform: SIREN of nine and SIRET of fourteen digits, with ISO/IEC 6523 schemes.

export const SCHEME = 'iso-scheme-id';
export const SIREN_SCHEME = '0002';
export const SIRET_SCHEME = '0009';
export const PRIVATE_SCHEME = '0224';
export const INBOX_SCHEME = '0225';

const SIREN_LENGTH = 9;
const SIRET_LENGTH = 14;

export const ADDRESS_FORM = /^[A-Za-z0-9\-+_/]+$/;
export const INBOX_LENGTH = 125;
export const PRIVATE_LENGTH = 100;

const SCHEMES_BY_TYPE: Readonly<Record<string, string>> = tableOf({ SIREN: SIREN_SCHEME, SIRET: SIRET_SCHEME });

export function schemeOf({ ext }: Identity): string {
  return ext?.[SCHEME] ?? '';
}

/** SIREN and SIRET get their scheme. */
export function withRegisterScheme(identity: Identity): Identity {
  const scheme = SCHEMES_BY_TYPE[identity.type ?? ''];
  return scheme && !schemeOf(identity) ? changeExtensions(identity, setExtension(SCHEME, scheme)) : identity;
}

/** Like `withRegisterScheme`; a private identifier gets a scheme too. */
export function withScheme(identity: Identity): Identity {
  if (identity.key !== 'private-id') return withRegisterScheme(identity);
  return withRegisterScheme(changeExtensions(identity, setExtension(SCHEME, PRIVATE_SCHEME)));
}

export function legalIdentity(scheme: string, code: string, type?: string): Identity {
  return { type, code, scope: 'legal', ext: { [SCHEME]: scheme } };
}

/** Adds the SIREN at the end of the French tax number, or at the start of a SIRET. */
export function withSirenOfTaxId(party: Party): Party {
  const { tax_id: taxId, identities = [] } = party;
  if (taxId?.country !== 'FR' || !taxId.code) return party;
  if (identities.some((identity) => schemeOf(identity) === SIREN_SCHEME)) return party;
  const siret = identities.find(({ type, code }) => type === 'SIRET' && code.length === SIRET_LENGTH)?.code;
  const code = siret?.slice(0, SIREN_LENGTH) ?? taxId.code.replace(/\D/g, '').slice(-SIREN_LENGTH);
  return code === '' ? party : { ...party, identities: [...identities, legalIdentity(SIREN_SCHEME, code, 'SIREN')] };
}

/** Gives identities their schemes, adds the SIREN of a SIRET and makes the SIREN the legal identity. */
export function withLegalSiren(party: Party, normalise: (identity: Identity) => Identity): Party {
  if (!party.identities?.length) return party;
  const given = party.identities.map(normalise);
  const siret = given.findLast(({ type }) => type === 'SIRET')?.code ?? '';
  const added =
    siret.length === SIRET_LENGTH && !given.some(({ type }) => type === 'SIREN')
      ? [{ type: 'SIREN', code: siret.slice(0, SIREN_LENGTH), ext: { [SCHEME]: SIREN_SCHEME } }]
      : [];
  const all: readonly Identity[] = [...given, ...added];
  const hasLegal = all.some(({ scope }) => scope === 'legal');
  const siren = hasLegal ? undefined : all.findLast(({ type }) => type === 'SIREN');
  const identities = all.map((identity) => (identity === siren ? { ...identity, scope: 'legal' } : identity));
  const same =
    identities.length === party.identities.length &&
    identities.every((identity, index) => identity === party.identities?.[index]);
  return same ? party : { ...party, identities };
}

/** The last inbox at a SIREN is in the Peppol network, unless another is. */
export function withPeppolInbox(party: Party): Party {
  const { inboxes = [] } = party;
  if (inboxes.some(({ key }) => key === 'peppol')) return party;
  const chosen = inboxes.findLast(({ scheme }) => scheme === INBOX_SCHEME);
  if (!chosen) return party;
  return { ...party, inboxes: inboxes.map((inbox) => (inbox === chosen ? { ...inbox, key: 'peppol' } : inbox)) };
}

/** Code of the SIREN of a party, `''` if it has none. */
export function sirenOf({ identities }: Party): string {
  return (identities ?? []).find((entry) => entry.type === 'SIREN' || schemeOf(entry) === SIREN_SCHEME)?.code ?? '';
}

/** A SIRET begins with the SIREN; codes of other lengths are not compared. */
export function isCoherent(identities: readonly Identity[]): boolean {
  const siret = identities.findLast(({ type }) => type === 'SIRET')?.code ?? '';
  const siren = identities.findLast(({ type }) => type === 'SIREN')?.code ?? '';
  if (siret.length !== SIRET_LENGTH || siren.length !== SIREN_LENGTH) return true;
  return siret.startsWith(siren);
}

/** No scheme occurs twice; identities without one are ignored. */
export function hasUniqueSchemes(identities: readonly Identity[]): boolean {
  const schemes = identities.map(schemeOf).filter((scheme) => scheme !== '');
  return new Set(schemes).size === schemes.length;
}

export function isValidInbox({ scheme, code }: Inbox): boolean {
  if (scheme !== INBOX_SCHEME || !code) return true;
  return code.length <= INBOX_LENGTH && ADDRESS_FORM.test(code);
}
