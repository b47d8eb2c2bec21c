import { Type, type Static } from 'typebox';
import type { Immutable } from '../immutable.ts';
import { anyJson, anyObject } from './json-value.ts';

export const JsonWebKey = Type.Object(
  {
    kty: Type.String({ examples: ['EC'] }),
    crv: Type.String({ examples: ['P-256'] }),
    x: Type.String({ description: 'First coordinate, base64url.' }),
    y: Type.String({ description: 'Second coordinate, base64url.' }),
    d: Type.Optional(Type.String({ description: 'Secret number, base64url; in private keys only.' })),
    alg: Type.Optional(Type.String({ examples: ['ES256'] })),
    use: Type.Optional(Type.String({ examples: ['sig'] })),
    kid: Type.Optional(Type.String({ description: 'Key id, a UUID.' })),
  },
  { title: 'JWK', description: 'JSON Web Key (RFC 7517) for ES256, that is ECDSA on P-256.' },
);
export type JsonWebKey = Immutable<Static<typeof JsonWebKey>>;

export const SignRequest = Type.Object(
  {
    data: anyJson('The document or envelope to build and sign.'),
    template: Type.Optional(Type.Union([anyObject('Members to start from; what `data` says wins.'), Type.Null()])),
    privatekey: Type.Optional(anyObject('ES256 private key in JWK form.')),
    type: Type.Optional(Type.String({ description: 'Type of the document when it does not say so itself.' })),
    envelop: Type.Optional(Type.Boolean({ description: 'Accepted; signing always envelops.', default: true })),
  },
  { title: 'SignRequest' },
);

export const VerifyRequest = Type.Object(
  {
    data: anyJson('The signed envelope.'),
    publickey: Type.Optional(anyObject('ES256 public key in JWK form.')),
  },
  { title: 'VerifyRequest' },
);

export const KeygenResponse = Type.Object(
  { private: JsonWebKey, public: JsonWebKey },
  { title: 'KeygenResponse', description: 'A fresh key pair; the service keeps no copy.' },
);
