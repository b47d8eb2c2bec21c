/** A Spanish invoice of any length: alternating VAT rates, one percentage discount per line. */
export function invoiceOfLines(count: number): object {
  return {
    $schema: 'https://gobl.org/draft-0/bill/invoice',
    series: 'BENCH',
    code: '0001',
    issue_date: '2026-01-15',
    currency: 'EUR',
    supplier: {
      name: 'Talleres Arganzuela S.L.',
      tax_id: { country: 'ES', code: 'B98602642' },
      addresses: [{ num: '42', street: 'Calle de Embajadores', locality: 'Madrid', code: '28012', country: 'ES' }],
    },
    customer: { name: 'Cafetería La Esquina', tax_id: { country: 'ES', code: '54387763P' } },
    lines: Array.from({ length: count }, (_, i) => ({
      quantity: String((i % 20) + 1),
      item: { name: `Part number ${i + 1}`, price: `${(i % 90) + 10}.${String((i * 7) % 100).padStart(2, '0')}` },
      discounts: [{ percent: '5%', reason: 'Regular customer' }],
      taxes: [{ cat: 'VAT', rate: i % 2 === 0 ? 'general' : 'reduced' }],
    })),
  };
}
