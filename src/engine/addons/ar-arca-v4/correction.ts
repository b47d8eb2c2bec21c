import type { CorrectionDraft } from '../../core/tax/addon-facts.ts';
import { mergeExtensions, removeExtension, setExtension } from '../../core/tax/extension-changes.ts';
import { DOC_TYPE } from './extension-keys.ts';

/**
 * The reference keeps the codes of the corrected voucher. A requested type is that of the new voucher; otherwise the
 * old one stays.
 */
export function prepareCorrection(draft: CorrectionDraft): CorrectionDraft {
  const asked = draft.requested[DOC_TYPE];
  return {
    ...draft,
    document: asked === undefined ? draft.document : setExtension(DOC_TYPE, asked)(draft.document),
    preceding: mergeExtensions(removeExtension(DOC_TYPE)(draft.preceding))(draft.document),
  };
}
