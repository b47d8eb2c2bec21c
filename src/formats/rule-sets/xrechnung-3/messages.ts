import { defineMessages } from '../../../engine/values.ts';

/** Sentences of the rules of XRechnung that no verb tells. */
export const xrechnungMessages = defineMessages('xrechnung', {
  noVehicle: 'No line has both a class of list CVD (BT-158) and the characteristic `cva` (BT-160).',
  mustHaveVehicle: 'A line must have a class of list CVD (BT-158) and the characteristic `cva` (BT-160)',
});
