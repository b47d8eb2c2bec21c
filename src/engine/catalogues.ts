/** The door for those who name the codes of the format's catalogues and run no engine. It loads the lists whole, 17 kB. */
export { catalogueExtension } from './codelists/catalogues.ts';
