import { defineMessages } from '../../engine/values.ts';

/** What a CFDI is that is no invoice. */
export const cfdiMessages = defineMessages('cfdi', {
  payroll:
    'This CFDI is a payroll receipt (nómina), no invoice: it is read to be looked at and checked, and its document has only what it shares with one',
  transfer:
    'This CFDI accompanies goods on their way (traslado), it is no invoice: it is read to be looked at and checked, and asks for no payment',
});
