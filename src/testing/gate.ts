/** A promise to be kept from outside, so that a test decides when a slow thing ends instead of guessing how long it takes. */
export function gate<T = void>(): { readonly passed: Promise<T>; open(value: T): void } {
  let open: (value: T) => void = () => undefined;
  const passed = new Promise<T>((resolve) => (open = resolve));
  return { passed, open };
}
