/** The part of the browser's storage of short texts that is used here. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

/** Lasts in this browser. */
export const lasting = guarded(() => localStorage);

/** Lasts as long as this browser tab, also over a reload. */
export const ofThisTab = guarded(() => sessionStorage);

/**
 * A storage that the browser may deny, or that may be full: then a value lasts for this visit, and nothing ever throws.
 */
export function guarded(storage: () => Storage): Shelf {
  const visit = new Map<string, string>();
  return {
    getItem(key) {
      const kept = visit.get(key);
      if (kept !== undefined) return kept;
      try {
        return storage().getItem(key);
      } catch {
        return null;
      }
    },
    setItem(key, text) {
      try {
        storage().setItem(key, text);
        visit.delete(key);
      } catch {
        visit.set(key, text);
      }
    },
  };
}

/** Lets go of every setting of the workbench: its choices, its layouts, the name of this tab. */
export function forgetSettings(): void {
  for (const storage of [() => localStorage, () => sessionStorage]) {
    try {
      const kept = storage();
      for (const key of Object.keys(kept))
        if (/^(assay|react-resizable-panels:assay)[.]/.test(key)) kept.removeItem(key);
    } catch {
      // Denied, so nothing is stored there.
    }
  }
}

/** The value stored under a name, if it is one of the allowed values; else the first of these. */
export function storedChoice<Value extends string>(key: string, values: readonly [Value, ...Value[]]): Value {
  const stored = lasting.getItem(key);
  return values.find((value) => value === stored) ?? values[0];
}

/** A shelf that gives only layouts of exactly these panels: sizes in percent that fill the whole. */
export function layoutShelf(panels: readonly string[]): Shelf {
  return {
    getItem(key) {
      const text = lasting.getItem(key) ?? '';
      return isLayout(text, panels) ? text : null;
    },
    setItem: lasting.setItem,
  };
}

function isLayout(text: string, panels: readonly string[]): boolean {
  try {
    const sizes = Object.entries(JSON.parse(text) as object);
    const known = sizes.every(([name, size]) => panels.includes(name) && Number.isFinite(size) && size >= 0);
    const sum = sizes.reduce((whole, [, size]) => whole + Number(size), 0);
    return known && sizes.length === panels.length && Math.abs(sum - 100) < 1;
  } catch {
    return false;
  }
}
