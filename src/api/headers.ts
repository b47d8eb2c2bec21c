/** How many warnings there are about a request: absent where nobody counted them, such as behind an upstream. */
export const WARNINGS_HEADER = 'Assay-Warnings';

/** For an answer that is the file itself: how many values the file has no place for. */
export const LOSSES_HEADER = 'Assay-Losses';

/** For an answer that is the file itself: how many rules of its format and profile it breaks, warnings included. */
export const BROKEN_HEADER = 'Assay-Broken-Rules';
