/** How many warnings there are about a request: absent where nobody counted them, such as behind an upstream. */
export const WARNINGS_HEADER = 'Assay-Warnings';
