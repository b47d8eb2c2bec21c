import { defineMessages } from '../../engine/values.ts';

/** Why no page or PDF of an invoice is made, and what was changed in a PDF. */
export const pageMessages = defineMessages('page', {
  notBill: 'Only bills have a page: documents with parties',
  badColour: 'The colour is not written as `#1f4172`',
  noActions: 'Actions that run by themselves were taken out',
  noForbiddenActions: 'Actions that an archive forbids were taken out',
  noTransferCurves: 'Transfer curves were taken out',
  noHalftonePhases: 'Halftone phases were taken out',
  widths: 'Widths of characters were set to those of their font',
  noSmoothing: 'Pictures are no longer smoothed',
  noAlternates: 'Other versions of pictures were taken out',
  noPictureLinks: 'Links to other pictures were taken out',
  noForeignPages: 'Pages of other files were taken out',
  noHiddenNotes: 'Hidden annotations were taken out',
  logoFormat: 'The logo is neither PNG nor JPEG',
  logoColours: 'The logo is a JPEG in colours of print; those of screens are needed',
  badJpeg: 'The logo is a JPEG that cannot be read',
  logoSize: 'The logo has no dots, or more than {mostDots}',
  logoPng: 'The logo is a PNG with other than eight bits a colour, or interlaced',
  badPng: 'The logo is a PNG that cannot be read',
  noOpenAction: 'What the file does when it is opened was taken out',
  noPrograms: 'Programs (JavaScript) were taken out',
  cannotCalculate: 'The document cannot be calculated.',
  unknownFormat: 'There is no format `{format}` of PDF',
  unknownProfile: '{format} has no profile `{profile}`',
  unknownLanguage: 'No page is written in `{lang}`',
});
