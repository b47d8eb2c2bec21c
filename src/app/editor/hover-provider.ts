import { getLanguageService } from '../../language/language-service.ts';
import { builtOf, isSource, knowledgeOf, treeOf } from './document-state.ts';
import { rangeOf } from './markers.ts';
import { monaco } from './monaco.ts';

monaco.languages.registerHoverProvider('json', {
  provideHover(model, position) {
    if (!isSource(model)) return undefined;
    const offset = model.getOffsetAt(position);
    const found = getLanguageService().hover(treeOf(model), offset, knowledgeOf(model), builtOf(model));
    return found && { range: rangeOf(model, found.span), contents: found.blocks.map((value) => ({ value })) };
  },
});
