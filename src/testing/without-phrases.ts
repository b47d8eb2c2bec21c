/** A value with the English of every message and without its code and values, for tests that are about what is said. */
export function withoutPhrases(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutPhrases);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  const members = { ...value } as Record<string, unknown>;
  if (typeof members['phrase'] === 'string') {
    if (typeof members['text'] === 'string') return members['text'];
    delete members['phrase'];
    delete members['values'];
  }
  delete members['messages'];
  return Object.fromEntries(Object.entries(members).map(([name, member]) => [name, withoutPhrases(member)]));
}
