import { works } from './works-later.ts';

/** Whether a text is an envelope with signatures. The code that parses it loads only if the text may be one. */
export async function isSigned(text: string): Promise<boolean> {
  // Also with escapes in the name of the member.
  if (!/"sigs"|\\u/.test(text)) return false;
  const { isSignedEnvelope } = await works();
  return isSignedEnvelope(text);
}
