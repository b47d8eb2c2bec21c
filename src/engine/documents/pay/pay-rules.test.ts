import { describeRules } from '../../../testing/rules/rule-cases.ts';
import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { DirectDebit } from './direct-debit.ts';
import { Instructions } from './instructions.ts';
import { Online } from './online.ts';
import { payRules } from './pay-rules.ts';
import { Record } from './record.ts';
import { DueDate, Terms } from './terms.ts';

describeRules('rules of payment terms and means', ruleBench({ rules: payRules }), {
  'GOBL-PAY-DUEDATE-01': [
    { type: DueDate, accepts: { date: '2026-01-31' }, rejects: {}, at: '$.date' },
    // A zero date is not an error.
    { type: Terms, accepts: { due_dates: [{ date: '' }] }, rejects: { due_dates: [{}] }, at: '$.due_dates[0].date' },
  ],
  'GOBL-PAY-DUEDATE-02': [
    { type: DueDate, accepts: { amount: '-1' }, rejects: { amount: '0.00' }, at: '$.amount' },
    { type: DueDate, accepts: { percent: '50%' }, rejects: { amount: '0', percent: '50%' }, at: '$.amount' },
  ],
  'GOBL-PAY-INSTRUCTIONS-01': { type: Instructions, accepts: { key: 'cash' }, rejects: {}, at: '$.key' },
  'GOBL-PAY-INSTRUCTIONS-02': [
    { type: Instructions, accepts: { key: 'card+gift' }, rejects: { key: 'gift+card' }, at: '$.key' },
    { type: Instructions, accepts: {}, rejects: { key: 'sepa' }, at: '$.key' },
    { type: Instructions, accepts: {}, rejects: { key: 'waiver' }, at: '$.key' },
    { type: Instructions, accepts: { key: 'direct-debit+sepa' }, rejects: { key: '+cash' }, at: '$.key' },
  ],
  'GOBL-PAY-ONLINE-01': [
    { type: Online, accepts: { url: 'https://pay.example.com' }, rejects: {}, at: '$.url' },
    { type: Instructions, spares: {}, rejects: { online: [{ url: 'pay' }] }, at: '$.online[0].url' },
  ],
  'GOBL-PAY-RECORD-01': [
    { type: Record, accepts: { key: 'netting' }, rejects: { key: 'barter' }, at: '$.key' },
    { type: Record, accepts: {}, rejects: { key: 'cards' }, at: '$.key' },
    { type: Record, accepts: { key: 'waiver+vat-refund' }, rejects: { key: 'waivers' }, at: '$.key' },
  ],
  'ASSAY-PAY-RECORD-01': [
    { type: Record, accepts: { ref: 'a'.repeat(128) }, rejects: { ref: 'a'.repeat(129) }, at: '$.ref' },
    { type: Record, accepts: {}, rejects: { ref: 'é'.repeat(65) }, at: '$.ref' },
  ],
  'ASSAY-PAY-RECORD-02': [
    { type: Record, accepts: { percent: '10%' }, rejects: { percent: '10%', taxes: [{ cat: 'VAT' }] }, at: '$.taxes' },
    {
      type: Record,
      spares: { taxes: [{ cat: 'VAT' }] },
      rejects: { percent: '0%', taxes: [{ cat: 'VAT' }] },
      at: '$.taxes',
    },
  ],
  'GOBL-TAX-FILTER-01': [
    {
      type: Record,
      accepts: { taxes: [{ cat: 'VAT' }] },
      rejects: { taxes: [{ key: 'standard' }] },
      at: '$.taxes[0].cat',
    },
  ],
  'ASSAY-PAY-DIRECTDEBIT-01': [
    { type: DirectDebit, accepts: { ref: 'a'.repeat(128) }, rejects: { ref: 'a'.repeat(129) }, at: '$.ref' },
    { type: Record, spares: {}, rejects: { direct_debit: { ref: 'a'.repeat(129) } }, at: '$.direct_debit.ref' },
  ],
  'GOBL-PAY-TERMS-01': [
    { type: Terms, accepts: { key: 'instant' }, rejects: { key: 'never' }, at: '$.key' },
    { type: Terms, accepts: {}, rejects: { key: 'instant+now' }, at: '$.key' },
  ],
});
