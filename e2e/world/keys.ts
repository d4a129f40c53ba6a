import { expect, type Locator, type Page } from '@playwright/test';

const MOST_TABS = 200;

/** A user without a mouse: everything is reached with Tab and operated by keyboard. */
export class Keys {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /**
   * Presses Tab, or Shift+Tab for what comes before, until this or something in it is focused. (Tab at the end of a page
   * leads to the browser's own toolbar, from where keys of a test don't lead back in Firefox.)
   */
  async to(target: Locator): Promise<void> {
    await target.first().waitFor();
    const where = () =>
      target.first().evaluate((element) => {
        const { activeElement } = document;
        if (!activeElement || element.contains(activeElement)) return 'here';
        const isBefore = activeElement.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING;
        return isBefore && !activeElement.contains(element) ? 'before' : 'after';
      });
    for (let presses = 0; presses < MOST_TABS; presses += 1) {
      const place = await where();
      if (place === 'here') return;
      await this.page.keyboard.press(place === 'before' ? 'Shift+Tab' : 'Tab');
    }
    throw new Error(`Tab does not lead to ${String(target)}`);
  }

  async press(name: string | RegExp, scope: Page | Locator = this.page): Promise<void> {
    const button = scope.getByRole('button', { name });
    await expect(button.first()).not.toHaveAttribute('aria-disabled', 'true');
    await this.to(button);
    await this.page.keyboard.press('Enter');
  }

  async follow(name: string | RegExp, scope: Page | Locator = this.page): Promise<void> {
    await this.to(scope.getByRole('link', { name }));
    await this.page.keyboard.press('Enter');
  }

  /** Replaces the content of a field. */
  async type(label: string | RegExp, text: string, scope: Page | Locator = this.page): Promise<void> {
    await this.to(scope.getByLabel(label));
    await this.page.keyboard.press('ControlOrMeta+a');
    await this.page.keyboard.type(text);
  }

  /** Chooses from a native select by typing the option's letters. */
  async select(label: string, option: string, scope: Page | Locator = this.page): Promise<void> {
    const list = scope.getByRole('combobox', { name: label });
    await this.to(list);
    await this.page.keyboard.type(option);
    await expect(list.locator('option:checked')).toHaveText(option);
  }

  /** Chooses a radio button with the arrow keys. */
  async choose(name: string | RegExp, scope: Page | Locator = this.page): Promise<void> {
    const target = scope.getByRole('radio', { name });
    await target.waitFor();
    const group = await target.getAttribute('name');
    const all = scope.locator(`input[type=radio][name="${group}"]`);
    await this.toOneOf(all);
    for (let presses = 0; presses < 12 && !(await target.isChecked()); presses += 1)
      await this.page.keyboard.press(presses === 0 ? 'Space' : 'ArrowDown');
    await expect(target).toBeChecked();
  }

  private async toOneOf(all: Locator): Promise<void> {
    const isThere = () =>
      all.evaluateAll((inputs) => inputs.some((input) => input === document.activeElement));
    for (let presses = 0; presses < MOST_TABS && !(await isThere()); presses += 1)
      await this.page.keyboard.press('Tab');
    expect(await isThere()).toBe(true);
  }

  /** The grid of free times is a single tab stop; arrow keys move in it and Enter picks. */
  async pickTime(scope: Page | Locator = this.page, arrowDowns = 2): Promise<string> {
    const grid = scope.getByRole('grid', { name: 'Free times' });
    await this.to(grid);
    for (let presses = 0; presses < arrowDowns; presses += 1) await this.page.keyboard.press('ArrowDown');
    const focused = grid.locator(':focus');
    // Arrows also lead to half hours that can't be booked; Home leads to the day's first that can.
    if ((await focused.getAttribute('data-slot')) === null) await this.page.keyboard.press('Home');
    const picked = (await focused.getAttribute('data-slot')) ?? '';
    await this.page.keyboard.press('Enter');
    await expect(grid.locator(`[data-slot="${picked}"]`)).toHaveAttribute('aria-pressed', 'true');
    return picked;
  }
}
