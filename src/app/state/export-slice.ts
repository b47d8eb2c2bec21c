import type { StateCreator } from 'zustand';

/** Values by their place in the context of an export. */
export type ContextValues = Readonly<Record<string, string>>;

export interface ExportSlice {
  /**
   * The chosen format and profile by document id, together with the chosen destination if any: `ubl peppol-bis-3`. A
   * choice for one destination does not apply to another. Without a choice, the destination or the addons of the
   * document determine them.
   */
  readonly exportTargets: ReadonlyMap<string, string>;
  chooseExportTarget(documentId: string, target: string): void;
  /** The program that makes records of VERI*FACTU, for all documents. Never stored. */
  readonly recordProgram: ContextValues;
  /** What the record of a document says besides, by document id. Never stored. */
  readonly recordsOf: ReadonlyMap<string, ContextValues>;
  /** The record that was downloaded last, as the one before the next. */
  readonly lastRecord: { readonly documentId: string; readonly previous: ContextValues } | undefined;
  sayOfProgram(values: ContextValues): void;
  sayOfRecord(documentId: string, values: ContextValues): void;
  noteRecord(documentId: string, previous: ContextValues): void;
}

export const createExportSlice: StateCreator<ExportSlice> = (set) => ({
  exportTargets: new Map(),
  chooseExportTarget(documentId, target) {
    set(({ exportTargets }) => ({ exportTargets: new Map(exportTargets).set(documentId, target) }));
  },
  recordProgram: {},
  recordsOf: new Map(),
  lastRecord: undefined,
  sayOfProgram(values) {
    set(({ recordProgram }) => ({ recordProgram: { ...recordProgram, ...values } }));
  },
  sayOfRecord(documentId, values) {
    set(({ recordsOf }) => ({
      recordsOf: new Map(recordsOf).set(documentId, { ...recordsOf.get(documentId), ...values }),
    }));
  },
  noteRecord(documentId, previous) {
    set({ lastRecord: { documentId, previous } });
  },
});
