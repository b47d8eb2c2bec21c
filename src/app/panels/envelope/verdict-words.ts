import type { SignatureDifference, SignatureVerdict } from '../../../engine/index.ts';
import type { BadgeTone } from '../../ui/Badge.tsx';

export const verdictWords: Readonly<
  Record<SignatureVerdict, { readonly label: string; readonly tone: BadgeTone; readonly says: string }>
> = {
  sound: { label: 'valid', tone: 'ok', says: 'Made with the chosen key, over this header and this document.' },
  broken: { label: 'broken', tone: 'error', says: 'Made with the chosen key, but not over what stands here now.' },
  forged: {
    label: 'forged',
    tone: 'error',
    says: 'Names the chosen key, but was not made with it, or was altered since.',
  },
  foreign: { label: 'another key', tone: 'neutral', says: 'Made with another key than the chosen one.' },
  unchecked: { label: 'not checked', tone: 'warning', says: 'Choose a public key to check it with.' },
};

/** What does not agree, what that means, and where to look. */
export const differenceWords: Readonly<
  Record<SignatureDifference, { readonly title: string; readonly says: string; readonly path: string }>
> = {
  header: { title: 'Header', says: 'The signed identifier is not the one in the header.', path: '$.head.uuid' },
  digest: { title: 'Digest', says: 'The signed digest is not the one in the header.', path: '$.head.dig' },
  document: { title: 'Document', says: 'The document has changed since it was signed.', path: '$.doc' },
  time: { title: 'Time', says: 'The key is not valid at the time of the signature.', path: '$.sigs' },
  content: { title: 'Payload', says: 'What was signed is not the header of an envelope.', path: '$.sigs' },
};
