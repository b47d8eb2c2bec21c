/** The panels that a first visit shows. The build puts them into one file. */
export { BuiltPanel } from './built/BuiltPanel.tsx';
export { ChangesPanel } from './changes/ChangesPanel.tsx';
export { ProblemsPanel } from './problems/ProblemsPanel.tsx';
export { SourcePanel } from './source/SourcePanel.tsx';
