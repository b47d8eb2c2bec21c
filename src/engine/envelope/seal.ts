import type { Embedded } from '../core/schema/embedded.ts';
import { isObjectType } from '../core/schema/object-type.ts';
import { isZeroUuid } from '../core/text/uuid.ts';
import type { Route } from '../documents/behaviour.ts';
import type { Envelope } from '../documents/envelope/envelope.ts';
import type { Header } from '../documents/head/header.ts';
import type { Party } from '../documents/org/party.ts';
import { digestOf } from './digest.ts';

const NEW_HEADER: Header = { uuid: '', dig: undefined };

/**
 * The document with an identifier, if its type has one and none is given. A header is excluded: its identifier is that
 * of an envelope.
 */
export function identified(document: Embedded, newId: () => string): Embedded {
  if (!document.type || !isObjectType(document.type)) return document;
  const field = document.type.fields['uuid'];
  if (!field || field.always) return document;
  const content = document.content as { readonly uuid?: string };
  if (content.uuid && !isZeroUuid(content.uuid)) return document;
  return { ...document, content: { ...content, uuid: newId() } };
}

/** The envelope of a calculated document: its header has identifier, routing and the document's digest. */
export function sealed(
  envelope: Envelope,
  document: Embedded,
  route: Route | undefined,
  newId: () => string,
): Envelope {
  const head = envelope.head ?? NEW_HEADER;
  return {
    ...envelope,
    head: {
      ...head,
      uuid: isZeroUuid(head.uuid) ? newId() : head.uuid,
      dig: digestOf(document),
      from: head.from ?? firstEndpoint(route?.from),
      to: head.to ?? firstEndpoint(route?.to),
    },
    doc: document,
  };
}

function firstEndpoint(party: Party | undefined): string | undefined {
  return party?.endpoints?.[0]?.uri;
}
