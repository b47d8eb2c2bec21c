/** Ids of Peppol by their ends: `R008 R001`. */
export const named = (ends: string): string =>
  ends
    .split(' ')
    .map((end) => `PEPPOL-EN16931-${end}`)
    .join(' ');
