import {
  boolean,
  nothing,
  object,
  optional,
  stated,
  string,
  union,
  type Static,
  type Typed,
} from '../typed-schema/schema.ts';
import { anyObject, draft, typeName } from './json-value.ts';

const keyMembers = object(
  {
    kty: string({ examples: ['EC'] }),
    crv: string({ examples: ['P-256'] }),
    x: string({ description: 'First coordinate, base64url.' }),
    y: string({ description: 'Second coordinate, base64url.' }),
    alg: optional(string({ examples: ['ES256'] })),
    use: optional(string({ examples: ['sig'] })),
    kid: optional(string({ description: 'Key id, a UUID.' })),
  },
  {
    title: 'JWK',
    description:
      'JSON Web Key (RFC 7517) for ES256, that is ECDSA on P-256. Private keys have their secret number beside these members: `d`, base64url.',
  },
);

/** The schema does not list `d`: clients by openapi-python-client fail on a member of that name. */
export const JsonWebKey: Typed<Static<typeof keyMembers> & { readonly d?: string }> = {
  ...keyMembers,
  additionalProperties: true,
};
export type JsonWebKey = Static<typeof JsonWebKey>;

export const SignRequest = stated(
  object(
    {
      data: draft('The document or envelope to build and sign.'),
      template: optional(union([anyObject('Members to start from; what `data` says wins.'), nothing()])),
      privatekey: optional(anyObject('ES256 private key in JWK form.')),
      type: optional(typeName({ description: 'Type of the document if it has no `$schema`.' })),
      envelop: optional(boolean({ description: 'Accepted, but signing always wraps the document in an envelope.' })),
    },
    { title: 'SignRequest' },
  ),
  { required: ['data', 'privatekey'] },
);

export const VerifyRequest = stated(
  object(
    {
      data: draft('The signed envelope.'),
      publickey: optional(anyObject('ES256 public key in JWK form.')),
    },
    { title: 'VerifyRequest' },
  ),
  { required: ['data', 'publickey'] },
);

export const KeyPair = object(
  { private: JsonWebKey, public: JsonWebKey },
  { title: 'KeyPair', description: 'A new key pair; the service stores no copy.' },
);
