import type { StateCreator } from 'zustand';

export interface ExportSlice {
  /**
   * Format and profile that were chosen for documents by their ids, with the destination where one was chosen: `ubl peppol-bis-3`. Nothing that
   * was chosen for one counts for another; without a choice it is what the destination takes, or what the addons of the document ask for.
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
