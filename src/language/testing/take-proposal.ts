import type { Proposal } from '../complete/complete.ts';
import { applyTextEdits } from '../edits/apply-edits.ts';

/** The text after accepting a proposal as in an editor, with a mark at the next place to type. */
export function takeProposal(text: string, proposal: Proposal, typed = ''): string {
  return applyTextEdits(text, [...proposal.alongside, { ...proposal.span, text: filled(proposal.snippet, typed) }]);
}

function filled(snippet: string, typed: string): string {
  return snippet.replace(
    /\\([\\$}])|\$0|\$\{0:(\w+)\}/g,
    (_, literal?: string, standing?: string) => literal ?? standing ?? typed,
  );
}
