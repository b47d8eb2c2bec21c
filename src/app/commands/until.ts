/** Milliseconds between two looks. */
const PAUSE = 50;

/**
 * Looks until there is an answer, the first time at once: what an edit made just before changes may be on its way.
 * Undefined if none comes in time; `patience` is in milliseconds.
 */
export async function until<Answer>(
  look: () => Answer | undefined | Promise<Answer | undefined>,
  patience = 5000,
): Promise<Answer | undefined> {
  for (let waited = 0; waited <= patience; waited += PAUSE) {
    const answer = await look();
    if (answer !== undefined) return answer;
    await new Promise((resolve) => {
      setTimeout(resolve, PAUSE);
    });
  }
  return undefined;
}
