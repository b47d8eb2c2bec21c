/**
 * The places that give a document other than a bill its purpose. For complements, all that their addon requires in an
 * invoice.
 */
export const NEEDS: Readonly<Record<string, readonly string[]>> = {
  'note/message': ['title', 'content'],
  'org/party': ['name', 'tax_id.code'],
  'org/item': ['name', 'price', 'currency'],
  'regimes/mx/food-vouchers': [
    'account_number',
    'lines.0.e_wallet_id',
    'lines.0.issue_date_time',
    'lines.0.employee.tax_code',
    'lines.0.employee.curp',
    'lines.0.employee.name',
    'lines.0.amount',
  ],
  'regimes/mx/fuel-account-balance': [
    'account_number',
    'lines.0.e_wallet_id',
    'lines.0.purchase_date_time',
    'lines.0.vendor_tax_code',
    'lines.0.service_station_code',
    'lines.0.quantity',
    'lines.0.item.type',
    'lines.0.item.name',
    'lines.0.item.price',
    'lines.0.purchase_code',
    'lines.0.taxes.0.percent',
  ],
};
