import type { SignatureDifference, SignatureVerdict } from '../../../engine/index.ts';
import type { BadgeTone } from '../../ui/Badge.tsx';

export const verdictTones: Readonly<Record<SignatureVerdict, BadgeTone>> = {
  sound: 'ok',
  broken: 'error',
  forged: 'error',
  foreign: 'neutral',
  unchecked: 'warning',
};

/** The place in the source to show for each part that does not match. */
export const differencePaths: Readonly<Record<SignatureDifference, string>> = {
  header: '$.head.uuid',
  digest: '$.head.dig',
  document: '$.doc',
  time: '$.sigs',
  content: '$.sigs',
};
