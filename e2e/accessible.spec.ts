import { expect } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothThemes, withoutColours } from './pages/accessible.ts';
import { invoice } from './pages/documents.ts';
import { follow, test } from './pages/one-page.ts';

// Grouped by kind of page: a tab that opens several loads their code once.
const walks = {
  'the workbench and what is kept': ['/', '/files', '/history', '/keys', '/nowhere'],
  'regimes and addons': ['/regimes', '/regimes/ES', '/addons', '/addons/es-verifactu-v1'],
  'rules and schemas': ['/rules', '/rules/GOBL-ES-TAX-IDENTITY-01', '/schemas', '/schemas/bill/line'],
  'the API': ['/docs', '/docs/errors', '/docs/inspect', '/docs/getSchema'],
} as const;

for (const [kind, paths] of Object.entries(walks)) {
  test(`axe finds nothing serious on pages of ${kind}`, async ({ bench, page }) => {
    for (const path of paths) {
      await test.step(path, async () => {
        await page.setViewportSize({ width: 1440, height: 900 });
        await follow(page, path);
        if (path === '/') {
          await bench.paste(invoice(['B85412070', 'B85412071'], ['"name": "Grinder overhaul", ', '']));
          // The example of a first visit has two errors too, elsewhere, and they fade once its verdict is out of date.
          await expect(bench.problem('Ln 17')).toBeVisible();
          await expect(bench.verdict).toContainText('2 errors');
        }
        // Pages of a kind share their colours, and a narrow page has those of a wide one.
        if (path === paths[0]) await expectAccessibleInBothThemes(page);
        else await expectAccessible(page);
        await page.setViewportSize({ width: 390, height: 844 });
        await expect(page.getByRole('navigation', { name: 'Pages' })).toContainText('Regimes');
        await expectAccessible(page, withoutColours);
      });
    }
  });
}

test('axe finds nothing serious in a built document, the palette and the sheet of keys', async ({ bench, page }) => {
  await bench.paste(invoice());
  await expect(bench.verdict).toContainText('No errors');
  await bench.build();
  await expect(bench.built).toContainText('Built from the current source');
  await expectAccessibleInBothThemes(page);
  await page.keyboard.press('F1');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Help and keyboard shortcuts' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
});

test('axe finds nothing serious in the API, tried and unfolded, at any width', async ({ page }) => {
  await follow(page, '/docs/inspect');
  await page.getByRole('button', { name: /^faults/ }).click();
  await page.getByRole('article', { name: 'Status 400' }).getByRole('button', { name: 'input' }).click();
  await page.getByRole('form', { name: 'Try it' }).getByRole('button', { name: /^Send/ }).click();
  await expect(page.getByRole('region', { name: 'Response', exact: true }).getByRole('status')).toContainText('200');
  await expectAccessibleInBothThemes(page);
  for (const width of [800, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expectAccessible(page, withoutColours);
  }
});

test('axe finds nothing serious in the operations, the trace and a signed envelope', async ({ bench, page }) => {
  await bench.paste(invoice());
  await expect(bench.verdict).toContainText('No errors');
  await page.getByRole('tab', { name: 'Trace' }).click();
  await expect(page.getByRole('list', { name: 'How the totals are calculated' })).toBeVisible();
  await expectAccessible(page);
  await bench.operate('Correct…');
  await expect(page.getByRole('form', { name: 'How to correct' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show the difference' }).click();
  await expect(page.getByRole('region', { name: 'Differences' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.keyboard.press('Escape');
  await bench.operate('Sign…');
  await page.getByRole('button', { name: 'Generate a key pair' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign', exact: true }).click();
  await page.getByRole('button', { name: 'Open in a new tab' }).click();
  await expect(bench.envelope).toContainText('Verified');
  await expectAccessible(page);
});

test('axe finds nothing serious on a phone', async ({ bench, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('tab', { name: 'Source' }).click();
  await bench.paste(invoice(['B85412070', 'B85412071'], ['"name": "Grinder overhaul", ', '']));
  await expect(bench.verdict).toContainText('2 errors');
  await expectAccessible(page);
  await page.getByRole('tab', { name: /Problems/ }).click();
  await expectAccessible(page);
});

const colours = ['light', 'dark', 'high contrast'] as const;

test('axe finds nothing serious on the page to work on, in any of its states, colours and widths', async ({
  bench,
  page,
}) => {
  const paper = page.getByRole('region', { name: 'Invoice', exact: true });
  const card = page.getByRole('dialog');
  const bar = paper.getByRole('toolbar', { name: 'Add' });
  const states: readonly (readonly [state: string, reach: () => Promise<void>])[] = [
    [
      'the questions of an empty page',
      async () => {
        await page.getByRole('button', { name: 'New document' }).click();
        await page.getByRole('button', { name: 'Page', exact: true }).click();
        await expect(page.getByRole('form', { name: 'What do you want to make?' })).toBeVisible();
      },
    ],
    [
      'slots and pins',
      async () => {
        await page.getByRole('button', { name: 'Both', exact: true }).click();
        await bench.paste(invoice(['B85412070', 'B85412071'], ['"name": "Grinder overhaul", ', '']));
        await expect(bench.verdict).toContainText('2 errors');
        await page.getByRole('button', { name: 'Page', exact: true }).click();
        await expect(paper.getByRole('button', { name: /: missing$/ })).toBeVisible();
      },
    ],
    [
      'the adding bar, one stop of Tab with arrows within',
      async () => {
        await bar.getByRole('button').first().focus();
        await page.keyboard.press('ArrowRight');
        await expect(bar.getByRole('button').nth(1)).toBeFocused();
        await page.keyboard.press('Tab');
        await expect(bar.locator(':focus')).toHaveCount(0);
        await page.keyboard.press('Shift+Tab');
        await expect(bar.getByRole('button').nth(1)).toBeFocused();
      },
    ],
    [
      'the card of a fault',
      async () => {
        await paper.getByRole('button', { name: /Tax number: ES B85412071/ }).focus();
        await page.keyboard.press('Enter');
        await expect(card).toBeVisible();
      },
    ],
    [
      'an open field',
      async () => {
        await page.keyboard.press('Escape');
        await paper.getByRole('button', { name: /: Talleres Navalón/ }).focus();
        await page.keyboard.press('Enter');
        await expect(card.getByRole('textbox')).toBeFocused();
      },
    ],
  ];
  for (const [state, reach] of states)
    await test.step(state, async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await reach();
      for (const colour of colours) {
        await page.emulateMedia({
          colorScheme: colour === 'dark' ? 'dark' : 'light',
          forcedColors: colour === 'high contrast' ? 'active' : 'none',
        });
        // The browser chooses the colours of high contrast, and axe does not see them.
        await expectAccessible(page, colour === 'high contrast' ? withoutColours : undefined);
      }
      await page.emulateMedia({ forcedColors: 'none' });
      await page.setViewportSize({ width: 1024, height: 768 });
      await expectAccessible(page, withoutColours);
    });
  await page.keyboard.press('Escape');
  await test.step('axe finds nothing serious in the sheet of a value on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('tab', { name: 'Page' }).click();
    await paper.getByRole('button', { name: /Tax number: ES B85412071/ }).click();
    await expect(card).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  });
});
