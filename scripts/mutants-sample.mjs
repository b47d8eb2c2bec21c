/** One mutant in how many is tried, set by `--sample`. */
const oneIn = Number(process.env['MUTANT_SAMPLE'] ?? '1');

/** Where the sample begins, set by `--offset`: another one gives another sample. */
const offset = Number(process.env['MUTANT_OFFSET'] ?? '0');

/**
 * Whether a mutant is tried. Mutants are numbered in the order of the source, so those that are stand evenly all over it.
 *
 * @param {string} id
 */
export const isTried = (id) => Number(id) % oneIn === offset % oneIn;
