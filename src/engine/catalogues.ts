/** Entry for names of the codes in the format's catalogues, without an engine. It loads the complete lists, 17 kB. */
export { catalogueExtension } from './codelists/catalogues.ts';
