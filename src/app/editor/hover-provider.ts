import { hover } from '../../language/hover/hover.ts';
import { builtOf, isSource, knowledgeOf, treeOf } from './document-state.ts';
import { rangeOf } from './markers.ts';
import { monaco } from './monaco.ts';

monaco.languages.registerHoverProvider('json', {
  provideHover(model, position) {
    if (!isSource(model)) return undefined;
    const found = hover(treeOf(model), model.getOffsetAt(position), knowledgeOf(model), builtOf(model));
    return found && { range: rangeOf(model, found.span), contents: found.blocks.map((value) => ({ value })) };
  },
});
