/** The part of the browser's `Storage` that is used here. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

/** Lasts in this browser (local storage). */
export const lasting = guarded(() => localStorage);

/** Lasts as long as this browser tab, also over a reload (session storage). */
export const ofThisTab = guarded(() => sessionStorage);

/** A storage that never throws. If the browser denies it or it is full, a value lasts for this visit. */
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

/** Deletes all settings of the workbench: its choices, its layouts and the key of this tab. */
export function forgetSettings(): void {
  for (const storage of [() => localStorage, () => sessionStorage]) {
    try {
      const kept = storage();
      for (const key of Object.keys(kept))
        if (/^(assay|react-resizable-panels:assay)[.]/.test(key)) kept.removeItem(key);
    } catch {
      // The storage is denied, so nothing is stored there.
    }
  }
}

/** The stored value if it is one of the allowed values, otherwise the first of these. */
export function storedChoice<Value extends string>(key: string, values: readonly [Value, ...Value[]]): Value {
  const stored = lasting.getItem(key);
  return values.find((value) => value === stored) ?? values[0];
}

/** A storage that returns only layouts of exactly these panels whose sizes add up to 100 percent. */
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
