import { defineMessages } from '../core/messages/message.ts';

/** Errors of keys, signatures and digests. */
export const envelopeMessages = defineMessages('envelope', {
  pointOffCurve: 'the point of the key is not on its curve',
  privateForPublic: 'this is a private key, but a public key is needed',
  validityInstants: '`valid_from` and `valid_until` must be times',
  publicForPrivate: 'this is a public key, but a private key is needed',
  secretOutOfRange: 'the secret number of the key is out of range',
  withoutKid: 'the key has no `kid`, by which others find its public half',
  wrongKeyType: '`kty` must be `EC`',
  memberMissing: 'its member `{missing}` is missing',
  memberNotText: 'its member `{wrong}` is not text',
  wrongCurve: 'signatures need a key of type EC on the curve P-256',
  memberNotBytes: 'its member `{bad}` is not {coordinateBytes} bytes in base64url',
  otherAlgorithm: 'the key is for an algorithm other than {signatureAlgorithm}',
  kidTooLong: 'its `kid` is too long',
  notForSignatures: 'its `use` or `key_ops` does not allow signatures',
});
