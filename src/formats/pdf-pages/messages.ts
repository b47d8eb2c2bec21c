import { defineMessages } from '../../engine/values.ts';

/** Why no page or PDF of an invoice is made, and what was changed in a PDF. */
export const pageMessages = defineMessages('page', {
  onlyBillsPageDocuments: 'Only bills have a page: documents with parties',
  colourNotWrittenAs: 'The colour is not written as `#1f4172`',
  actionsRunThemselvesWere: 'Actions that run by themselves were taken out',
  actionsArchiveForbidsWere: 'Actions that an archive forbids were taken out',
  transferCurvesWereTaken: 'Transfer curves were taken out',
  halftonePhasesWereTaken: 'Halftone phases were taken out',
  picturesNoLongerSmoothed: 'Pictures are no longer smoothed',
  otherVersionsPicturesWere: 'Other versions of pictures were taken out',
  linksOtherPicturesWere: 'Links to other pictures were taken out',
  pagesOtherFilesWere: 'Pages of other files were taken out',
  hiddenAnnotationsWereTaken: 'Hidden annotations were taken out',
  logoNeitherPngNor: 'The logo is neither PNG nor JPEG',
  logoJpegColoursPrint: 'The logo is a JPEG in colours of print; those of screens are needed',
  logoJpegCannotRead: 'The logo is a JPEG that cannot be read',
  logoNoDotsOr: 'The logo has no dots, or more than {mostDots}',
  logoPngOtherThan: 'The logo is a PNG with other than eight bits a colour, or interlaced',
  logoPngCannotRead: 'The logo is a PNG that cannot be read',
  whatFileDoesWhen: 'What the file does when it is opened was taken out',
  programsJavascriptWereTaken: 'Programs (JavaScript) were taken out',
  documentCannotCalculated: 'The document cannot be calculated.',
  unknownFormat: 'There is no format `{format}` of PDF',
  unknownProfile: '{format} has no profile `{profile}`',
  unknownLanguage: 'No page is written in `{lang}`',
});
