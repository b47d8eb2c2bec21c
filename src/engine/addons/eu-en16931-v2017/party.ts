import { defineNormaliser } from '../../core/normalise/normaliser.ts';
import { changeExtensions, setExtension } from '../../core/tax/extension-changes.ts';
import type { Endpoint } from '../../documents/org/endpoint.ts';
import { Identity } from '../../documents/org/identity.ts';
import { Inbox } from '../../documents/org/inbox.ts';
import { Party } from '../../documents/org/party.ts';
import type { KeyCodes } from '../shared/key-codes.ts';
import { codeOfKey } from '../shared/key-codes.ts';

const IDENTIFIER_SCHEME = 'iso-scheme-id';

/** Identifier schemes (ISO/IEC 6523 ICD list) of identities by key; for national registers by type. */
const SCHEMES_BY_KEY: KeyCodes = { gln: '0088', gtin: '0160' };
const SCHEMES_BY_TYPE: KeyCodes = { SIREN: '0002', SIRET: '0009', CVR: '0184' };

export const normaliseIdentity = defineNormaliser<Identity>(Identity, (identity) => {
  const scheme = codeOfKey(SCHEMES_BY_KEY, identity.key) ?? codeOfKey(SCHEMES_BY_TYPE, identity.type);
  return scheme === undefined ? identity : changeExtensions(identity, setExtension(IDENTIFIER_SCHEME, scheme));
});

/** An electronic address scheme (CEF EAS list) of four digits before the code: `0088:1234567890128`. */
const SCHEME_BEFORE_CODE = /\d{4}:/;
const SCHEME_LENGTH = 4;

/** The scheme is taken from the start of the code even if the digits and the colon occur later. */
export const normaliseInbox = defineNormaliser<Inbox>(Inbox, (inbox) => {
  const { code } = inbox;
  if (code === undefined || !SCHEME_BEFORE_CODE.test(code)) return inbox;
  return { ...inbox, scheme: code.slice(0, SCHEME_LENGTH), code: code.slice(SCHEME_LENGTH + 1) || undefined };
});

/** URI scheme of participants in the Peppol network (Peppol Policy for use of identifiers). */
const PEPPOL_PARTICIPANT = 'iso6523-actorid-upis';

/** A Peppol inbox also becomes an endpoint, unless the party already has one in the network. */
export const normaliseParty = defineNormaliser<Party>(Party, (party) => {
  const endpoints = party.endpoints ?? [];
  if (endpoints.some(isParticipant)) return party;
  const inbox = party.inboxes?.find(({ key, scheme, code }) => key === 'peppol' && scheme && code);
  if (!inbox) return party;
  const uri = `${PEPPOL_PARTICIPANT}::${inbox.scheme}:${inbox.code}`;
  return { ...party, endpoints: [...endpoints, { label: inbox.label, uri }] };
});

/** True for an address in the Peppol network, whatever follows its scheme. */
export function isParticipant(endpoint: Endpoint): boolean {
  return schemeOf(endpoint) === PEPPOL_PARTICIPANT;
}

/** What follows `iso6523-actorid-upis::` is a scheme of ISO 6523 and a code: `0088:1234567890128`. */
export function hasSchemeAndCode({ uri }: Endpoint): boolean {
  return SCHEME_AND_CODE.test(uri.slice(PEPPOL_PARTICIPANT.length));
}

const SCHEME_AND_CODE = /^::[^:\s]+:\S/;

function schemeOf({ uri }: Endpoint): string {
  return uri.slice(0, Math.max(uri.indexOf(':'), 0)).toLowerCase();
}
