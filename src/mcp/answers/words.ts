/** The first sentence of a text, enough to choose by. */
export function firstSentence(text: string | undefined): string | undefined {
  return text?.replace(/([.!?])\s[\s\S]*$/, '$1');
}
