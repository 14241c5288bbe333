import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
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
