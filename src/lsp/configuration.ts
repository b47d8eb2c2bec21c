import { fileURLToPath } from 'node:url';
import type { InitializeParams } from 'vscode-languageserver';
import type { Message } from '../engine/index.ts';
import type { Settings } from '../platform/settings/open-settings.ts';
import type { Mark } from '../language/language-service.ts';
import type { MarkedText } from './judged.ts';

/** Opens the configuration of a folder: undefined without one, or what is wrong with it. */
export type OpenConfiguration = (folder: string) => Promise<Settings | { readonly wrong: Message } | undefined>;

/** The folder that the editor has open; undefined without one on this machine. */
export function folderOf({ workspaceFolders, rootUri }: Pick<InitializeParams, 'workspaceFolders' | 'rootUri'>) {
  return pathOf(workspaceFolders?.[0]?.uri ?? rootUri ?? '');
}

/** The path of a file; undefined for other addresses. */
export function pathOf(uri: string): string | undefined {
  try {
    return uri.startsWith('file:') ? fileURLToPath(uri) : undefined;
  } catch {
    return undefined;
  }
}

/** The marks of a text as the configuration has its rules. Files that it leaves out have none. */
export function configuredMarks(
  judged: MarkedText | undefined,
  settings: Settings | undefined,
): MarkedText | undefined {
  const path = pathOf(judged?.document.uri ?? '');
  if (!judged || !settings || path === undefined) return judged;
  if (settings.isIgnored(path)) return { ...judged, marks: [] };
  const faults = judged.marks.flatMap(({ fault }, index) => (fault ? [{ ...fault, index }] : []));
  const severities = new Map(settings.settle(path, faults).faults.map(({ index, severity }) => [index, severity]));
  const marks = judged.marks.flatMap((mark, index): readonly Mark[] => {
    if (mark.syntax) return [mark];
    const severity = severities.get(index);
    return severity === undefined ? [] : [{ ...mark, fault: { ...mark.fault, severity } }];
  });
  return { ...judged, marks };
}

/** Every destination that a configuration names. */
export const destinationsIn = ({ configuration: { destination, overrides = [] } }: Settings): readonly string[] =>
  [destination, ...overrides.map((override) => override.destination)].flatMap((key) => key ?? []);
