import { mayBeYaml } from './may-be-yaml.ts';

/** Whether a text is meant to be XML. */
export function isXmlText(text: string): boolean {
  return /^\s*</.test(text);
}

/** Whether a text can be compared with another one: it is meant to be a document in JSON or YAML, or an invoice in XML. */
export function isComparable(text: string): boolean {
  return /^\s*[<{]/.test(text) || mayBeYaml(text);
}
