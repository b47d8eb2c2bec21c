import { optional, required } from '../../core/schema/fields.ts';
import type { TypeOf } from '../../core/schema/object-type.ts';
import { defineType } from '../../core/schema/object-type.ts';
import { text } from '../../core/schema/primitives.ts';
import { key } from '../cbc/key.ts';
import { upgradeOnline } from './upgrades.ts';

export const Online = defineType('pay/online', {
  about: 'A web page at which the payer can pay.',
  fields: {
    key: optional(key, 'Payment service or method, as a key.'),
    label: optional(text, 'Name of the service, as shown to the payer.'),
    url: required(text, 'Address of the payment page. Required.'),
  },
  upgrade: upgradeOnline,
  former: [
    { at: ['name'], kind: text },
    { at: ['addr'], kind: text },
  ],
});
export interface Online extends TypeOf<typeof Online> {}
