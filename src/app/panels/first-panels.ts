/** The panels that a first visit shows, together in one file of the build. */
export { BuiltPanel } from './built/BuiltPanel.tsx';
export { ChangesPanel } from './changes/ChangesPanel.tsx';
export { ProblemsPanel } from './problems/ProblemsPanel.tsx';
export { SourcePanel } from './source/SourcePanel.tsx';
