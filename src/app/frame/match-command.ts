import type { Command } from '../commands/command.ts';
import { inEnglish } from '../texts/live.ts';

/** How well a command's name matches the typed words, from 0 (not at all) to 1. Every word has to occur in it. */
export function matchCommand(name: string, typed: string): number {
  const text = name.toLowerCase();
  const wanted = typed.toLowerCase().trim();
  if (!wanted.split(/\s+/).every((word) => text.includes(word))) return 0;
  if (text.startsWith(wanted)) return 1;
  return new RegExp(`\\b${wanted.replace(/[^a-z0-9 ]/g, '.')}`).test(text) ? 0.8 : 0.5;
}

/** Other names that find a command: its English title, and what the tab that it leads to is called, in both languages. */
export function otherNames(command: Pick<Command, 'title' | 'place'>): readonly string[] {
  const { title, place = title } = command;
  const english = inEnglish(() => [command.title, command.place ?? title]);
  return [...new Set([place, ...english])].filter((name) => name !== title);
}
