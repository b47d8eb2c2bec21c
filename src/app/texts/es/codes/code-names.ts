import type { Phrases } from '../../areas.ts';
import { allowanceNames } from './allowances.codes.ts';
import { chargeNames } from './charges.codes.ts';
import { documentNames } from './documents.codes.ts';
import { exemptionNames } from './exemptions.codes.ts';
import { itemTypeNames } from './item-types.codes.ts';
import { paymentMeansNames } from './payment-means.codes.ts';
import { referenceNames } from './references.codes.ts';
import { taxCategoryNames } from './tax-categories.codes.ts';
import { textSubjectNames } from './text-subjects.codes.ts';

/** What the codes of UNTDID and VATEX are called, each name in the first list that has it. Code of its own: the hover on XML and its proposals show it. */
export const codeNames: Phrases = {
  ...allowanceNames,
  ...chargeNames,
  ...documentNames,
  ...exemptionNames,
  ...itemTypeNames,
  ...paymentMeansNames,
  ...referenceNames,
  ...taxCategoryNames,
  ...textSubjectNames,
};
