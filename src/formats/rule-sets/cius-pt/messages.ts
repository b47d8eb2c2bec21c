import { defineMessages } from '../../../engine/values.ts';

/** Sentences of the rules of CIUS-PT that no verb tells. */
export const ciusPtMessages = defineMessages('cius-pt', {
  severalLines: 'The text has several lines.',
  mustBeOneLine: 'The text must be on one line',
  moreThanLines: 'There are more item attributes `{mark}` than lines.',
  mustBeOnceALine: 'There must be no more item attributes `{mark}` than lines',
  otherCategories: 'The VAT breakdown and the lines, allowances and charges do not both have {codes}.',
  mustHaveCategories:
    'The VAT breakdown must have an entry of {codes} if, and only if, a line, allowance or charge has one',
  noEntryOfReason: 'The reason code of this item is not that of exactly one entry of {codes} in the VAT breakdown.',
  mustBeReasonOfEntry: 'The reason code of an exempt item must be that of exactly one entry of {codes}',
  mustHaveNoReason: 'An item that is not exempt must have no attribute with a reason of exemption',
  noOther: 'There is no note `{mark}…#`, which must come with this one.',
  mustComeWith: 'The note must come with `{mark}…#`',
  tooMany: 'There are several notes `{mark}…#`; 1 is allowed.',
  mustBeOne: 'There must be at most one note `{mark}…#`',
});
