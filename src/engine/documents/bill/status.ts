import { list } from '../../core/schema/composites.ts';
import type { Choice } from '../../core/schema/fields.ts';
import { optional, required } from '../../core/schema/fields.ts';
import type { TypeOf } from '../../core/schema/object-type.ts';
import { defineType } from '../../core/schema/object-type.ts';
import { date } from '../cal/date.ts';
import { timeOfDay } from '../cal/time.ts';
import { code } from '../cbc/code.ts';
import { key } from '../cbc/key.ts';
import { meta } from '../cbc/meta.ts';
import { Note } from '../org/note.ts';
import { Party } from '../org/party.ts';
import { addonList } from '../tax/addon-list.ts';
import { extensions } from '../tax/extensions.ts';
import { regimeCode } from '../tax/regime-code.ts';
import { uuid } from '../uuid/uuid.ts';
import { Ordering } from './ordering.ts';
import { StatusLine } from './status-line.ts';

const statusTypes: readonly Choice[] = [
  { value: 'response', title: 'Response', about: 'The customer answers the supplier about a document received.' },
  {
    value: 'update',
    title: 'Update',
    about: 'The supplier informs the customer, an authority or both about a document.',
  },
  {
    value: 'system',
    title: 'System',
    about: 'Something happened in the system that has to be put on record, not necessarily about a document.',
  },
];

export const Status = defineType('bill/status', {
  about:
    'Report on how other documents were received or processed, or on an event in the issuing system. Has no amounts or totals.',
  fields: {
    $regime: optional(
      regimeCode,
      "Country whose tax rules apply to the status. Derived from the supplier's tax identity when left out.",
    ),
    $addons: optional(addonList, 'Keys of the add-ons whose format or country rules also apply to the status.'),
    uuid: optional(
      uuid,
      'Identifier of the status, in UUID format. Generated when the document is placed in an envelope without one.',
    ),
    type: required(key, 'Who reports to whom. Has no default.', { oneOf: statusTypes }),
    issue_date: required(date, 'Date of the status. Today (UTC) when left out; signing requires it.'),
    issue_time: optional(timeOfDay, 'Local time of issue, where the date alone is not exact enough.'),
    series: optional(code, 'Number range the code belongs to, used to keep related status reports together.'),
    code: required(code, 'Number of the status report. May stay empty in a draft; signing requires it.'),
    ext: optional(extensions, 'Codes that a country or format needs for the status, by extension key.'),
    supplier: required(Party, 'Seller in the documents reported on. Its tax identity determines the tax regime.'),
    customer: optional(Party, 'Buyer in the documents reported on, if there is one.'),
    ordering: optional(
      Ordering,
      'References to the order, contract and other documents, and further parties to the sale.',
    ),
    lines: required(list(StatusLine), 'Documents or events reported, one row each. At least one is required.'),
    notes: optional(list(Note), 'Texts that explain the status report as a whole.'),
    meta: optional(meta, 'Custom string values about the status, by key.'),
  },
  keywords: { recommended: ['$regime', 'series', 'lines'] },
});
export interface Status extends TypeOf<typeof Status> {}
