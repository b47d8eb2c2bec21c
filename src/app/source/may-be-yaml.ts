import { LONG } from './long-text.ts';

/** Whether a text may be a document in YAML, by its form; only the code of YAML, which loads on demand, can tell. */
export function mayBeYaml(text: string): boolean {
  return text.length <= LONG && !/^\s*[{[<]/.test(text) && text.includes('$schema');
}
