import { defineMessages } from '../core/messages/message.ts';

/** Errors of keys, signatures and digests. */
export const envelopeMessages = defineMessages('envelope', {
  pointOffCurve: 'the point of the key does not lie on its curve',
  privateForPublic: 'a private key stands where the public key belongs',
  validityInstants: '`valid_from` and `valid_until` are instants',
  publicForPrivate: 'a public key stands where the private key belongs',
  secretOutOfRange: 'the secret number of the key is out of range',
  withoutKid: 'the key has no `kid`, by which others find its public half',
  wrongKeyType: '`kty` says what a key is; here it is `EC`',
  memberMissing: 'its member `{missing}` is missing',
  memberNotText: 'its member `{wrong}` is no text',
  wrongCurve: 'signatures need a key of type EC on the curve P-256',
  memberNotBytes: 'its member `{bad}` is not {coordinateBytes} bytes in base64url',
  otherAlgorithm: 'the key is meant for another algorithm than {signatureAlgorithm}',
  kidTooLong: 'its `kid` is too long',
  notForSignatures: 'by its own `use` or `key_ops` it is not for signatures',
});
