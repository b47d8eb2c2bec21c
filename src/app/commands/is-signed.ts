import { works } from './works-later.ts';

/** Whether a text is an envelope with signatures. The code that reads it loads when the text may be one. */
export async function isSigned(text: string): Promise<boolean> {
  // However the name of the member is written.
  if (!/"sigs"|\\u/.test(text)) return false;
  const { isSignedEnvelope } = await works();
  return isSignedEnvelope(text);
}
