/** How a document stands with its rules, as figures: the words for it are those of the language in which it is read. */
export interface Standing {
  readonly faults: number;
  readonly warnings: number;
  /** An envelope that is no longer as it was signed. */
  readonly altered: boolean;
  readonly accepted: boolean;
}

/** Whether something that was stored is one. */
export function isStanding(value: unknown): value is Standing {
  if (typeof value !== 'object' || value === null) return false;
  const { faults, warnings, altered, accepted } = value as Readonly<Record<string, unknown>>;
  return [faults, warnings].every(Number.isSafeInteger) && [altered, accepted].every((one) => typeof one === 'boolean');
}
