import { expect, type Locator, type Page } from '@playwright/test';

/** The workbench as its user sees it. */
export class Workbench {
  readonly page: Page;
  readonly source: Locator;
  readonly problems: Locator;
  readonly verdict: Locator;
  readonly card: Locator;

  constructor(page: Page) {
    this.page = page;
    this.source = page.getByRole('region', { name: 'Source' });
    this.problems = page.getByRole('region', { name: 'Problems' });
    this.verdict = page.getByRole('button', { name: /Show problems$/ });
    this.card = page.getByRole('region', { name: 'Selected problem' });
  }

  async open(path = '/'): Promise<void> {
    await this.page.goto(path);
    if (path === '/') await expect(this.source.getByRole('textbox').first()).toBeAttached();
  }

  /** Replaces the whole text the way a user does: select all, then paste. */
  async paste(text: string): Promise<void> {
    await this.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await this.page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await this.source.getByRole('textbox').first().focus();
    await this.page.keyboard.press('ControlOrMeta+A');
    await this.page.keyboard.press('ControlOrMeta+V');
  }

  /** Shows a problem at its token by a click on its row. The editor takes the focus a frame later: typing must wait. */
  async jumpTo(problem: RegExp | string): Promise<void> {
    await this.problem(problem).click();
    await expect(this.source.getByRole('textbox').first()).toBeFocused();
  }

  /**
   * Applies a fix offered at the cursor. The cursor may arrive later than the card shows, so it repeats until the fix
   * is offered.
   */
  async takeFix(title: string): Promise<void> {
    const offers = this.page.locator('.action-widget');
    await expect(async () => {
      if (await offers.isVisible()) await this.page.keyboard.press('Escape');
      await this.page.keyboard.press('Control+.');
      await expect(offers.getByText(title)).toBeVisible({ timeout: 3_000 });
    }).toPass();
    await this.page.keyboard.press('Enter');
  }

  problem(text: RegExp | string): Locator {
    return this.problems
      .getByRole('row')
      .filter({ hasText: text })
      .filter({ hasNot: this.page.getByRole('rowheader') })
      .first();
  }

  /** Line and column of the cursor, from the status bar. */
  cursor(): Locator {
    return this.page.getByText(/^Ln \d+, Col \d+$/);
  }

  async build(): Promise<void> {
    await this.page.keyboard.press('ControlOrMeta+Enter');
  }

  /** Waits until the text is stored in the browser. */
  async saved(): Promise<void> {
    await expect(this.page.getByRole('contentinfo').getByText('Saved', { exact: true })).toBeVisible();
  }

  /** Opens the command palette and runs the command found by the text. */
  async command(words: string): Promise<void> {
    await this.page.keyboard.press('F1');
    const palette = this.page.getByRole('dialog', { name: 'All commands' });
    await expect(palette.getByRole('combobox')).toBeFocused();
    await this.page.keyboard.insertText(words);
    await this.page.keyboard.press('Enter');
  }

  /**
   * Moves the pointer over a piece of the source until the hover appears: the editor reacts only to movement, and only
   * once it has the data.
   */
  async expectHover(text: string, expected: string | RegExp): Promise<void> {
    await expect(async () => {
      await this.page.mouse.move(0, 0);
      await this.source.getByText(text).first().hover();
      await expect(this.page.locator('.monaco-hover').getByText(expected).first()).toBeVisible({ timeout: 2000 });
    }).toPass();
  }

  /** Starts an operation from the menu of actions. */
  async operate(title: string): Promise<void> {
    await this.page.getByRole('button', { name: 'More actions' }).click();
    await this.page.getByRole('menuitem', { name: title }).click();
  }

  get envelope(): Locator {
    return this.page.getByRole('tabpanel', { name: 'Envelope' });
  }

  get built(): Locator {
    return this.page.getByRole('tabpanel', { name: 'Built' });
  }
}
