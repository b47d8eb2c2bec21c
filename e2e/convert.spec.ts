import { expect } from '@playwright/test';
import { invoice } from './pages/documents.ts';
import { test } from './pages/one-page.ts';

const yaml = `# January
$schema: https://gobl.org/draft-0/bill/invoice
code: "0142"
issue_date: 2026-03-16
currency: EUR
supplier:
  name: Talleres Navalón S.L.
  tax_id: { country: ES, code: B85412070 }
customer:
  name: Cafés del Puerto S.A.
  tax_id: { country: ES, code: A41028366 }
lines:
  - quantity: 3
    item: { name: Grinder overhaul, price: 10.555 }
    taxes: [{ cat: VAT, rate: general }]
`;

const notations = [
  ['YAML', yaml],
  ['JSON with comments', invoice(['"code"', '// ours\n  "code"'], ['"general" }]\n', '"general" }],\n'])],
] as const;

for (const [name, text] of notations) {
  test(`${name} becomes JSON when asked, and comes back by one undo`, async ({ bench, page }) => {
    await bench.paste(text);
    const bar = page.getByRole('region', { name: 'Other notation' });
    await expect(bar).toContainText(`This is ${name}.`);
    await bar.getByRole('button', { name: 'Convert to JSON' }).click();
    await expect(bench.verdict).toContainText('No errors');
    await expect(bar).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(bar).toBeVisible();
  });
}
