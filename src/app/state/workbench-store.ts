import { create } from 'zustand';
import { createBatchSlice, type BatchSlice } from './batch-slice.ts';
import { createComparisonSlice, type ComparisonSlice } from './comparison-slice.ts';
import { createDocumentsSlice, type DocumentsSlice, type WorkDocument } from './documents-slice.ts';
import { createEditorSlice, type EditorSlice } from './editor-slice.ts';
import { createEngineSlice, type EngineSlice } from './engine-slice.ts';
import { createExportSlice, type ExportSlice } from './export-slice.ts';
import { createLanguageSlice, type LanguageSlice } from './language-slice.ts';
import { createKeysSlice, type KeysSlice } from './keys-slice.ts';
import { createProblemsSlice, type ProblemsSlice } from './problems-slice.ts';
import { createRefusalSlice, type RefusalSlice } from './refusal-slice.ts';
import { createRulesSlice, type RulesSlice } from './rules-slice.ts';
import { createSavingSlice, type SavingSlice } from './saving-slice.ts';
import { createStandingSlice, type StandingSlice } from './standing-slice.ts';
import { createSubjectSlice, type SubjectSlice } from './subject-slice.ts';
import { createThemeSlice, type ThemeSlice } from './theme-slice.ts';
import { createUpdateSlice, type UpdateSlice } from './update-slice.ts';
import { createViewSlice, type ViewSlice } from './view-slice.ts';

export type WorkbenchState = DocumentsSlice &
  BatchSlice &
  ComparisonSlice &
  ExportSlice &
  SavingSlice &
  StandingSlice &
  SubjectSlice &
  EditorSlice &
  ProblemsSlice &
  RefusalSlice &
  RulesSlice &
  ViewSlice &
  ThemeSlice &
  LanguageSlice &
  UpdateSlice &
  KeysSlice &
  EngineSlice;

/**
 * State of the workbench on this page, one slice for each concern. Answers of the service are in React Query instead.
 */
export const useWorkbench = create<WorkbenchState>()((...parts) => ({
  ...createDocumentsSlice(...parts),
  ...createBatchSlice(...parts),
  ...createComparisonSlice(...parts),
  ...createExportSlice(...parts),
  ...createSavingSlice(...parts),
  ...createStandingSlice(...parts),
  ...createSubjectSlice(...parts),
  ...createEditorSlice(...parts),
  ...createProblemsSlice(...parts),
  ...createRefusalSlice(...parts),
  ...createRulesSlice(...parts),
  ...createViewSlice(...parts),
  ...createThemeSlice(...parts),
  ...createLanguageSlice(...parts),
  ...createUpdateSlice(...parts),
  ...createKeysSlice(...parts),
  ...createEngineSlice(...parts),
}));

export function activeDocument(state: DocumentsSlice): WorkDocument {
  const active = state.documents.find((document) => document.id === state.activeId) ?? state.documents[0];
  if (!active) throw new Error('The workbench holds at least one document at all times.');
  return active;
}
