import type { InitializeParams } from 'vscode-languageserver';
import { InsertTextMode } from 'vscode-languageserver';

/** Capabilities of the client that affect answers. */
export interface ClientAbilities {
  readonly snippets: boolean;
  /**
   * Multi-line text can be inserted unchanged on request; otherwise an editor with snippets indents it like the first
   * line.
   */
  readonly asIs: boolean;
  /** Edits with the version they are for. */
  readonly versionedEdits: boolean;
  /** Snippet edits with tab stops, which also name their version. */
  readonly snippetEdits: boolean;
  /** The client's command that opens completion again, from the initialisation options. */
  readonly proposeAgain?: string;
}

export function abilitiesOf(
  { textDocument, workspace }: InitializeParams['capabilities'],
  options: unknown,
): ClientAbilities {
  const proposeAgain =
    typeof options === 'object' && options !== null && 'proposeAgain' in options ? options.proposeAgain : undefined;
  const item = textDocument?.completion?.completionItem;
  return {
    snippets: item?.snippetSupport === true,
    asIs: item?.insertTextModeSupport?.valueSet.includes(InsertTextMode.asIs) === true,
    versionedEdits: workspace?.workspaceEdit?.documentChanges === true,
    snippetEdits:
      workspace?.workspaceEdit?.documentChanges === true && workspace.workspaceEdit.snippetEditSupport === true,
    ...(typeof proposeAgain === 'string' && { proposeAgain }),
  };
}
