import type { StateCreator } from 'zustand';

export interface ExportSlice {
  /**
   * The chosen format and profile by document id, together with the chosen destination if any: `ubl peppol-bis-3`. A
   * choice for one destination does not apply to another. Without a choice, the destination or the addons of the
   * document determine them.
   */
  readonly exportTargets: ReadonlyMap<string, string>;
  chooseExportTarget(documentId: string, target: string): void;
}

export const createExportSlice: StateCreator<ExportSlice> = (set) => ({
  exportTargets: new Map(),
  chooseExportTarget(documentId, target) {
    set(({ exportTargets }) => ({ exportTargets: new Map(exportTargets).set(documentId, target) }));
  },
});
