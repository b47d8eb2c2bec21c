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
  /** The program that makes records, by format, for all documents. Never stored. */
  readonly recordPrograms: ReadonlyMap<string, ContextValues>;
  /** What the record of a document says besides, by {@link recordKey}. Never stored. */
  readonly recordsOf: ReadonlyMap<string, ContextValues>;
  /** By format, the record that was downloaded last, as the one before the next. */
  readonly lastRecords: ReadonlyMap<string, LastRecord>;
  sayOfProgram(format: string, values: ContextValues): void;
  sayOfRecord(key: string, values: ContextValues): void;
  noteRecord(format: string, last: LastRecord): void;
}

interface LastRecord {
  readonly documentId: string;
  readonly previous: ContextValues;
}

/** The record of a document in a format. */
export const recordKey = (format: string, documentId: string): string => JSON.stringify([format, documentId]);

const said = (
  map: ReadonlyMap<string, ContextValues>,
  key: string,
  values: ContextValues,
): ReadonlyMap<string, ContextValues> => new Map(map).set(key, { ...map.get(key), ...values });

export const createExportSlice: StateCreator<ExportSlice> = (set) => ({
  exportTargets: new Map(),
  chooseExportTarget(documentId, target) {
    set(({ exportTargets }) => ({ exportTargets: new Map(exportTargets).set(documentId, target) }));
  },
  recordPrograms: new Map(),
  recordsOf: new Map(),
  lastRecords: new Map(),
  sayOfProgram(format, values) {
    set(({ recordPrograms }) => ({ recordPrograms: said(recordPrograms, format, values) }));
  },
  sayOfRecord(key, values) {
    set(({ recordsOf }) => ({ recordsOf: said(recordsOf, key, values) }));
  },
  noteRecord(format, last) {
    set(({ lastRecords }) => ({ lastRecords: new Map(lastRecords).set(format, last) }));
  },
});
