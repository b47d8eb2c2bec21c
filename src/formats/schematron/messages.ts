import { defineMessages } from '../../engine/values.ts';

/** Why a file of rules cannot be run. */
export const schematronMessages = defineMessages('schematron', {
  archiveUnpacksMoreThan: 'The archive unpacks to more than {mostBytes} MiB',
  noZipArchiveCan: 'This is no ZIP archive that can be read',
  thereNoSchematronFile:
    'There is no Schematron in it (a file that ends with .sch). Compiled rules (XSLT) cannot be run',
  ruleCouldNotWorked: 'The rule {rule} could not be worked out: {description}',
  noRuleLooks: 'No rule of the file looks at this document: it is for documents of another kind',
  functionsCannotRun: 'Its functions cannot be run: {why}',
  functionsUseXslCannot: 'Functions that use `xsl:{name}` cannot be run',
});
