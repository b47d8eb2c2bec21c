import { defineMessages } from '../../../engine/values.ts';

/** Sentences of the rules of OIOUBL that no verb tells. */
export const oioublMessages = defineMessages('oioubl', {
  prefixedRoot: 'The name of the root element has a prefix.',
  mustHaveNoPrefix: 'The root element must have no prefix',
  civilNumber: 'The identifier of a contact is a civil registration number.',
  mustBeNoCivilNumber: 'The identifier of a contact must not be a civil registration number',
  otherSign: 'The tax in another currency has another sign than the total tax.',
  mustHaveSameSign: 'The tax in another currency must have the sign of the total tax',
  otherCategories: 'The tax subtotals have other categories than the lines, allowances and charges.',
  mustHaveCategories: 'The tax subtotals must have the categories of the lines, allowances and charges, and no others',
});
