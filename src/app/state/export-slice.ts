import type { StateCreator } from 'zustand';

export interface ExportSlice {
  /** Format and profile that an invoice is to be written in, `ubl peppol-bis-3`; plain EN 16931 while none is chosen. */
  readonly exportTarget: string | undefined;
  chooseExportTarget(target: string): void;
}

export const createExportSlice: StateCreator<ExportSlice> = (set) => ({
  exportTarget: undefined,
  chooseExportTarget(exportTarget) {
    set({ exportTarget });
  },
});
