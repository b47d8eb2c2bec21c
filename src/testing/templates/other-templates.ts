import type { JsonObject } from '../../engine/index.ts';
import type { Template } from './templates.ts';

const of = (id: string, members: JsonObject): JsonObject => ({
  $schema: `https://gobl.org/draft-0/${id}`,
  ...members,
});

/**
 * Documents other than bills: records that people keep beside them, and the complements that single countries require.
 */
export const otherTemplates: readonly Template[] = [
  { title: 'Message', document: of('note/message', { title: 'Subject', content: 'Text' }) },
  { title: 'Party', document: of('org/party', { name: 'Company', tax_id: { country: 'ES', code: 'B98602642' } }) },
  { title: 'Item', document: of('org/item', { name: 'Service', currency: 'EUR', price: '100.00' }) },
  {
    country: 'MX',
    addon: 'mx-cfdi-v4',
    title: 'Food vouchers',
    document: of('regimes/mx/food-vouchers', {
      account_number: 'A-1',
      lines: [
        {
          e_wallet_id: 'W-1',
          issue_date_time: '2026-01-15T12:00:00',
          employee: { tax_code: 'KAHO641101B39', curp: 'KAHO641101HDFLRS01', name: 'Employee' },
          amount: '100.00',
        },
      ],
    }),
  },
  {
    country: 'MX',
    addon: 'mx-cfdi-v4',
    title: 'Fuel account balance',
    document: of('regimes/mx/fuel-account-balance', {
      account_number: 'A-1',
      lines: [
        {
          e_wallet_id: 'W-1',
          purchase_date_time: '2026-01-15T12:00:00',
          vendor_tax_code: 'EKU9003173C9',
          service_station_code: 'E-1',
          quantity: '10',
          item: { type: '1', name: 'Petrol', price: '20.00' },
          purchase_code: 'P-1',
          taxes: [{ cat: 'VAT', percent: '16%' }],
        },
      ],
    }),
  },
];
