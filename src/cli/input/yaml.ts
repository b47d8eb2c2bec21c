/** All code for YAML, loaded with the first such text: it is a third of what other commands need. */
export { stringify } from 'yaml';
export { readYaml } from '../../language/recognise/read-yaml.ts';
export { yamlTextEdits } from '../../language/recognise/yaml-edits.ts';
export { yamlTree } from '../../language/recognise/yaml-tree.ts';
export { yamlOver } from '../../language/recognise/yaml-over.ts';
