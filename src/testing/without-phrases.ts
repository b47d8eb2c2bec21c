/** A value with only the English of each message, without code and values, for tests about texts. */
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
