import { By, Key, type WebElement } from 'selenium-webdriver';
import type { WebKit } from './webkit.ts';

const PATIENCE_MS = 45_000;

/** A person at WebKit: finds things by what is written on them. */
export interface WebKitPerson {
  press: (name: string) => Promise<void>;
  follow: (name: string) => Promise<void>;
  type: (label: string, text: string) => Promise<void>;
  choose: (label: string) => Promise<void>;
  /** The first free time that can be picked. */
  pickTime: () => Promise<void>;
  enter: () => Promise<void>;
  sees: (text: string) => Promise<void>;
  isOn: (title: string) => Promise<void>;
}

export function personAt({ driver }: WebKit): WebKitPerson {
  const shown = async (xpath: string): Promise<WebElement | undefined> => {
    for (const element of await driver.findElements(By.xpath(xpath)))
      // What was just rendered anew is found the next time.
      if (await element.isDisplayed().catch(() => false)) return element;
    return undefined;
  };
  const find = async (xpath: string): Promise<WebElement> => {
    const found = await driver.wait(() => shown(xpath), PATIENCE_MS, xpath);
    if (!found) throw new Error(`nothing is at ${xpath}`);
    return found;
  };
  const click = async (xpath: string) => {
    await driver.wait(
      async () => {
        const element = await find(xpath);
        // Something may have moved in front of it.
        return element.click().then(
          () => true,
          () => false,
        );
      },
      PATIENCE_MS,
      `click ${xpath}`,
    );
  };
  const named = (name: string) => `[normalize-space(.)="${name}" or starts-with(@aria-label, "${name}")]`;
  const labelled = (label: string) => {
    const itself = `//label[starts-with(normalize-space(.), "${label}")]`;
    return `//*[@id=${itself}/@for] | ${itself}//input`;
  };
  return {
    press: (name) => click(`//button${named(name)}`),
    follow: (name) => click(`//a${named(name)}`),
    async type(label, text) {
      const field = await find(labelled(label));
      await field.clear();
      await field.sendKeys(text);
    },
    choose: (label) => click(`//label[starts-with(normalize-space(.), "${label}")]`),
    pickTime: () => click('//*[@role="grid"]//button[@data-slot]'),
    enter: () => driver.actions().sendKeys(Key.ENTER).perform(),
    async sees(text) {
      await find(`//main//*[contains(normalize-space(.), "${text}")]`);
    },
    async isOn(title) {
      await find(`//h1[starts-with(normalize-space(.), "${title}")]`);
    },
  };
}
