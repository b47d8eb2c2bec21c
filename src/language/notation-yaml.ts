import { completeYaml } from './complete/complete-yaml.ts';
import type { Notation } from './language-service.ts';
import { yamlTextEdits } from './recognise/yaml-edits.ts';

/** Documents in YAML, whose layout stays that of the author. */
export const yamlNotation: Notation = {
  complete: ({ text }, offset, knowledgeOf) => completeYaml(text, offset, knowledgeOf),
  textEdits: yamlTextEdits,
  fixed: (tree, { edits }) => yamlTextEdits(tree, edits),
  format: (text) => text,
};
