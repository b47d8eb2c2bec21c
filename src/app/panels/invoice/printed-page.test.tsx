import '../../testing/screen.ts';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paperView } from '../../../formats/page/paper-view.ts';
import { Paper } from './Paper.tsx';

const invoice = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  $regime: 'DE',
  currency: 'EUR',
  code: '17',
  issue_date: '2026-02-01',
  supplier: { name: 'Holm' },
  customer: { name: 'Harrislee' },
  lines: [{ i: 1, quantity: '2', item: { name: 'Door 86x200', price: '10.00' }, total: '20.00' }],
  totals: { sum: '20.00', tax: '0.00', total_with_tax: '20.00', payable: '20.00' },
};

it('a page to print is the HTML that it was, with nothing to press', () => {
  const view = paperView(invoice, 'en', new Map());
  if (!view) throw new Error('no page');
  const { container } = render(<Paper view={view} language="en" size="a4" />);
  expect(container.innerHTML).toMatchInlineSnapshot(
    `"<article class="paper paper-a4" lang="en"><header class="paper-head"><h2 class="paper-title">Invoice</h2><dl class="paper-facts"><div><dt>Number</dt><dd><bdi>17</bdi></dd></div><div><dt>Issued</dt><dd><bdi>1 February 2026</bdi></dd></div></dl></header><div class="paper-parties"><section><h3>From</h3><p><bdi>Holm</bdi></p></section><section><h3>To</h3><p><bdi>Harrislee</bdi></p></section></div><table class="paper-lines"><thead><tr><th scope="col">#</th><th scope="col">Item</th><th scope="col">Quantity</th><th scope="col">Price</th><th scope="col">Taxes</th><th scope="col">Amount</th></tr></thead><tbody><tr><td>1</td><td><bdi>Door 86x200</bdi></td><td><bdi>2</bdi></td><td><bdi>10.00</bdi></td><td></td><td><bdi>€20.00</bdi></td></tr></tbody></table><div class="paper-foot"><dl class="paper-facts paper-totals"><div><dt>Sum</dt><dd><bdi>€20.00</bdi></dd></div><div><dt>Tax</dt><dd><bdi>€0.00</bdi></dd></div><div><dt>Total with tax</dt><dd><bdi>€20.00</bdi></dd></div><div data-main="true"><dt>To pay</dt><dd><bdi>€20.00</bdi></dd></div></dl></div></article>"`,
  );
});
