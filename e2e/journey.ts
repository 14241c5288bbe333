import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { visit } from './visitor.ts'

/** Opens a page as a new visitor, waits for its heading, and at the end of the test holds it to no script errors. */
export async function openPage(
  browser: Browser,
  url: string,
  path: string,
  options?: BrowserContextOptions,
): Promise<Page> {
  const visitor = await visit(browser, url, options)
  onTestFinished(async () => {
    expect(visitor.errors).toEqual([])
    await visitor.leave()
  })
  await visitor.page.goto(path)
  await visitor.page.getByRole('heading', { level: 1 }).waitFor()
  return visitor.page
}

/** How many sheets the page takes on paper. */
export async function sheetsOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

const MILLIMETRE = 96 / 25.4

/** Shows the page as on paper: as wide as what the margins leave of a sheet, in millimetres. */
export async function showOnPaper(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({
    width: Math.floor(width * MILLIMETRE),
    height: Math.floor(height * MILLIMETRE),
  })
  await page.emulateMedia({ media: 'print' })
}

/** Boxes of the pedigree chart that reach over the sheet's right edge, or touch it. */
export function boxesOverTheEdge(page: Page): Promise<number> {
  return page
    .locator('[data-place] > .box')
    .evaluateAll((boxes) => boxes.filter((box) => box.getBoundingClientRect().right > innerWidth - 1).length)
}

/** Whether the grounds and bars of an element are printed as they are, without any setting of the browser. */
export function keepsItsColours(element: Locator): Promise<boolean> {
  return element.evaluate((node) => getComputedStyle(node).printColorAdjust === 'exact')
}
