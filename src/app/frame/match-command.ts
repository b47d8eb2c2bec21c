/** How well a command's name matches the typed words, from 0 (not at all) to 1. Every word has to occur in it. */
export function matchCommand(name: string, typed: string): number {
  const text = name.toLowerCase();
  const wanted = typed.toLowerCase().trim();
  if (!wanted.split(/\s+/).every((word) => text.includes(word))) return 0;
  if (text.startsWith(wanted)) return 1;
  return new RegExp(`\\b${wanted.replace(/[^a-z0-9 ]/g, '.')}`).test(text) ? 0.8 : 0.5;
}
