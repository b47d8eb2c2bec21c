import type { InitializeParams } from 'vscode-languageserver';
import { InsertTextMode } from 'vscode-languageserver';

/** What the client can do, as far as answers depend on it. */
export interface ClientAbilities {
  readonly snippets: boolean;
  /** Text of several lines is inserted as it is when asked for; else an editor that knows snippets indents it as the first line is. */
  readonly asIs: boolean;
  /** Edits that name the version they are for. */
  readonly versionedEdits: boolean;
  /** Edits with stops to type at; those name the version they are for. */
  readonly snippetEdits: boolean;
  /** The client's own command that asks for proposals again, from the options it initialises with. */
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
