import { defineMessages } from '../../engine/values.ts';

/** Why a file of rules cannot be run. */
export const schematronMessages = defineMessages('schematron', {
  tooLarge: 'The archive unpacks to more than {mostBytes} MiB',
  notZip: 'This is not a readable ZIP archive',
  noSchematron: 'There is no Schematron in it (a file that ends with .sch). Compiled rules (XSLT) cannot be run',
  notWorkedOut: 'The rule {rule} could not be evaluated: {description}',
  tooLong: 'the rules take too long with this document',
  tooManyTests: 'the document takes more than {mostTests} tests',
  noRule: 'No rule of the file applies to this document',
  badFunctions: 'Its functions cannot be run: {why}',
  badInstruction: 'Functions that use `xsl:{name}` cannot be run',
});
