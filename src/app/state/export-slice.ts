import type { StateCreator } from 'zustand';

export interface ExportSlice {
  /**
   * Format and profile that were chosen for documents by their ids: `ubl peppol-bis-3`. Nothing that was chosen for one counts for another; without
   * a choice it is what its destination takes, or what its addons ask for.
   */
  readonly exportTargets: ReadonlyMap<string, string>;
  chooseExportTarget(documentId: string, target: string | undefined): void;
}

export const createExportSlice: StateCreator<ExportSlice> = (set) => ({
  exportTargets: new Map(),
  chooseExportTarget(documentId, target) {
    set(({ exportTargets }) => {
      const chosen = new Map(exportTargets);
      if (target === undefined) chosen.delete(documentId);
      else chosen.set(documentId, target);
      return { exportTargets: chosen };
    });
  },
});
