import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** What axe knows of a colour. */
interface Colour {
  r: number
  g: number
  b: number
  alpha: number
  parseString(text: string): Colour
}

/** The page is no wider than its window. A phone's browser zooms out from a page that is, so the window is asked of Playwright. */
export async function expectToFit(page: Page) {
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width, page.url()).toBeLessThanOrEqual(page.viewportSize()!.width)
}

/**
 * The page fits its window (WCAG 2.2, 1.4.10 Reflow), and has no accessibility fault that axe can find in the light scheme,
 * and in the dark one, where only colours differ, none of contrast.
 */
export async function expectAccessible(page: Page) {
  await expectToFit(page)
  await provideAxe(page)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
    const rules = colorScheme === 'dark' ? ['color-contrast'] : undefined
    expect(await violations(page, rules), `${page.url()} in ${colorScheme}`).toEqual([])
  }
}

/** Faults of the page by rules, else by all that axe runs unasked and the size of targets (WCAG 2.2, 2.5.8); what it has found in order is not put together. */
function violations(page: Page, rules?: string[]): Promise<string[]> {
  const options: axe.RunOptions = { resultTypes: ['violations'], selectors: false }
  if (rules) options.runOnly = { type: 'rule', values: rules }
  return page.evaluate(async (options) => {
    // What lies under an open list is no target until the list closes.
    const enabled = document.querySelector('[role="listbox"]') === null
    const sized = options.runOnly ? options : { ...options, rules: { 'target-size': { enabled } } }
    // A bar that stays while the page scrolls may lie over half a button, which is no smaller for it: bars stand at their own place meanwhile.
    const bars = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (element) => getComputedStyle(element).position === 'sticky',
    )
    const styles = bars.map((bar) => bar.style.cssText)
    for (const bar of bars) bar.style.cssText += '; position: relative !important; inset: auto !important'
    const { violations } = await window.axe.run(document, sized)
    for (const [at, bar] of bars.entries()) bar.style.cssText = styles[at]!
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)
  }, options)
}

/** Loads axe into the page itself, once: there are no frames. */
async function provideAxe(page: Page) {
  if (await page.evaluate(() => 'axe' in window)) return
  await page.evaluate(axe.source)
  await page.evaluate(rememberColours)
}

/** A page has few colours, and axe takes long to read each at every element: it reads them once. */
function rememberColours() {
  const { Color } = (window.axe as unknown as { commons: { color: { Color: new (from: Colour) => Colour } } })
    .commons.color
  const read = Color.prototype.parseString as Colour['parseString']
  const known = new Map<string, Colour>()
  Color.prototype.parseString = function (this: Colour, text: string): Colour {
    const colour = known.get(text)
    if (!colour) known.set(text, new Color(read.call(this, text)))
    else Object.assign(this, { r: colour.r, g: colour.g, b: colour.b, alpha: colour.alpha })
    return this
  }
}
