/** The result for a document as figures, so that it can be shown in any language. */
export interface Standing {
  readonly faults: number;
  readonly warnings: number;
  /** Values to go in a document that was begun on its page; what asks for them does not count as a fault. */
  readonly toGo?: number;
  /** Whether it is an envelope that was changed after signing. */
  readonly altered: boolean;
  readonly accepted: boolean;
}

/** Whether a stored value is a standing. */
export function isStanding(value: unknown): value is Standing {
  if (typeof value !== 'object' || value === null) return false;
  const { faults, warnings, altered, accepted } = value as Readonly<Record<string, unknown>>;
  return (
    [faults, warnings].every(Number.isSafeInteger) && [altered, accepted].every((flag) => typeof flag === 'boolean')
  );
}
