/** The layout of a YAML text. */
export interface YamlStyle {
  /** Columns per level. */
  readonly unit: number;
  /** Whether lists are indented below their name. */
  readonly indentedLists: boolean;
}

/** Taken from the first lines that show it; by default two columns, with indented lists. */
export function yamlStyle(text: string): YamlStyle {
  let unit: number | undefined;
  let indentedLists: boolean | undefined;
  let opened: number | undefined;
  for (const [line] of text.matchAll(/^.+$/gm)) {
    if (unit !== undefined && indentedLists !== undefined) break;
    if (/^\s*(?:#|\s$)/.test(line)) continue;
    const indentation = line.search(/[^ ]/);
    const dashed = line.startsWith('- ', indentation);
    if (opened !== undefined && dashed && indentation >= opened) indentedLists ??= indentation > opened;
    else if (opened !== undefined && indentation > opened) unit ??= indentation - opened;
    const name = dashed ? indentation + 2 : indentation;
    opened = line.trimEnd().endsWith(':') ? name : undefined;
  }
  return { unit: unit ?? 2, indentedLists: indentedLists ?? true };
}
