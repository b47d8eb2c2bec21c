// What reads and edits YAML. It loads with the first document in YAML.
export { yamlToJson } from '../../language/recognise/read-yaml.ts';
export { yamlTextEdits } from '../../language/recognise/yaml-edits.ts';
export { yamlTree } from '../../language/recognise/yaml-tree.ts';
