/** @import { Plugin } from 'vite' */

/**
 * Parts of Monaco that are unreachable in the workbench but imported by its other modules. Each replacement has the
 * imported exports. Paths below `monaco-editor/esm/vs/editor`.
 *
 * @type {Readonly<Record<string, string>>}
 */
const PARTS = {
  // GPU rendering: `experimentalGpuAcceleration` is off.
  'browser/gpu/viewGpuContext.js': 'export class ViewGpuContext {}',
  'browser/viewParts/viewLinesGpu/viewLinesGpu.js': 'export class ViewLinesGpu {}',
  'browser/viewParts/rulersGpu/rulersGpu.js': 'export class RulersGpu {}',
  'browser/viewParts/gpuMark/gpuMark.js': 'export class GpuMarkOverlay {}',
  // `createMultiFileDiffEditor`: only two texts are compared.
  'browser/widget/multiDiffEditor/multiDiffEditorWidget.js': 'export class MultiDiffEditorWidget {}',
  // Languages have our own tokenisers; the library service of the standalone editor supports no other.
  'common/model/tokens/treeSitter/treeSitterSyntaxTokenBackend.js': 'export class TreeSitterSyntaxTokenBackend {}',
  // No provider of colours, definitions or paste handlers is registered.
  'contrib/colorPicker/browser/hoverColorPicker/hoverColorPickerParticipant.js':
    'export class ColorHover {} export class HoverColorPickerParticipant {}',
  'contrib/gotoSymbol/browser/goToCommands.js':
    'export class DefinitionAction { run() {} } export class SymbolNavigationAnchor {} export class SymbolNavigationAction { static all() { return []; } }',
  'contrib/gotoSymbol/browser/goToSymbol.js': 'export async function getDefinitionsAtPosition() { return []; }',
  'contrib/gotoSymbol/browser/link/goToDefinitionAtPosition.js':
    'export class GotoDefinitionAtPositionEditorContribution { static get() { return null; } }',
  'contrib/dropOrPasteInto/browser/copyPasteController.js':
    'export class CopyPasteController { static get() { return null; } }',
};

const PLACE = /\/monaco-editor\/esm\/vs\/editor\/((?:browser|common|contrib)\/.*\.js)$/;

/**
 * Leaves {@link PARTS} out of the build, some 40 kB of a first visit. Fails if Monaco no longer has one of them.
 *
 * @type {Plugin}
 */
export const withoutUnusedMonaco = {
  name: 'without-unused-monaco',
  enforce: 'pre',
  apply: 'build',
  load: {
    filter: { id: PLACE },
    handler(id) {
      const part = PLACE.exec(id)?.[1] ?? '';
      return Object.hasOwn(PARTS, part) ? { code: PARTS[part] ?? '', map: null, moduleSideEffects: false } : null;
    },
  },
  buildEnd() {
    const ids = [...this.getModuleIds()];
    if (!ids.some((id) => PLACE.test(id))) return;
    for (const part of Object.keys(PARTS))
      if (!ids.some((id) => id.endsWith(`/vs/editor/${part}`))) this.error(`Monaco no longer imports ${part}.`);
  },
};
