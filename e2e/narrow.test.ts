import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectToFit } from './accessibility.ts'
import { heading } from './accountSteps.ts'
import { everyAddress, openAddress, openedBy, PATHS, WALKERS } from './everyAddress.ts'
import { openJourneys } from './journey.ts'
import { translator } from './translator.ts'

const t = translator('fi')
const { service, openPage } = await openJourneys()
const examples = await everyAddress(service.database)

/** The narrowest window that has to do, and one of 1280×1024 enlarged four times (WCAG 2.2, 1.4.10 Reflow). */
const WINDOWS = [
  { width: 320, height: 640 },
  { width: 320, height: 256 },
] as const

test('knows an address for every path that does not stand for itself', () => {
  const varying = PATHS.filter((path) => path.includes('$'))
  expect(varying.filter((path) => examples[path] === undefined)).toEqual([])
  expect(Object.keys(examples).filter((path) => !PATHS.includes(path))).toEqual([])
})

/** Milliseconds: every page is opened, on a busy machine too. */
const LONG = 1_200_000

/** Who sees most of a page: others see parts of the same, and the pages that are not for this one. */
const SEES_MOST = 'yllapito'

test(
  'shows every page in a narrow and in a low window, without a part over another',
  async () => {
    const seen = new Set<string>()
    for (const walker of WALKERS.toSorted(
      (a, b) => Number(b[0] === SEES_MOST) - Number(a[0] === SEES_MOST),
    )) {
      const rest = PATHS.filter((path) => !seen.has(path))
      for (const path of await walk(walker, rest)) seen.add(path)
    }
    expect(PATHS.filter((path) => !seen.has(path))).toEqual([])
  },
  LONG,
)

/** @returns the paths whose pages came */
async function walk(walker: (typeof WALKERS)[number], paths: readonly string[]): Promise<string[]> {
  const opened = await openedBy(walker, paths, examples)
  if (opened.length === 0) return []
  const page = await openPage('/notfound', { as: walker[0] ?? undefined, viewport: WINDOWS[0] })
  const seen: string[] = []
  for (const { path, address } of opened) if (await walkTo(page, address)) seen.push(path)
  return seen
}

/** @returns whether the page came; else the one that says whose it is */
async function walkTo(page: Page, address: string): Promise<boolean> {
  await openAddress(page, address)
  expect(decodeURI(page.url()), address).toBe(`${service.url}${address}`)
  for (const window of WINDOWS) {
    await page.setViewportSize(window)
    await expectToFit(page)
    const { most, under } = await page.evaluate(whatStays)
    expect(most, `${address}: what stays while it scrolls`).toBeLessThanOrEqual(window.height / 3)
    expect(under, `${address}: what lies under it`).toEqual([])
  }
  return (await heading(page, t('accounts.forbidden.title')).count()) === 0
}

/**
 * The most pixels of the window's height that stay covered while the page scrolls, and the headings and figures that lie under what
 * stays, when one comes to the page or to them. What is only as wide as a column of a table covers no page; a message goes by itself.
 */
function whatStays(): { most: number; under: string[] } {
  const placed = [...document.querySelectorAll<HTMLElement>('body *')].filter(
    (node) =>
      /sticky|fixed/.test(getComputedStyle(node).position) &&
      node.innerText.trim() !== '' &&
      !node.querySelector('[role="alert"], [role="status"]'),
  )
  const boxes = () => placed.map((node) => ({ node, box: node.getBoundingClientRect() }))
  const stayAt = (top: number) => {
    scrollTo(0, top)
    const before = new Map(boxes().map(({ node, box }) => [node, box.top]))
    scrollBy(0, 20)
    const stay = boxes().filter(({ node, box }) => box.top === before.get(node) && box.width > innerWidth / 2)
    return stay.filter(({ box }) => box.bottom > 0 && box.top < innerHeight)
  }
  const heightOf = (stay: ReturnType<typeof stayAt>) => {
    const rows = new Set<number>()
    for (const { box } of stay)
      for (let y = Math.max(0, Math.ceil(box.top)); y < Math.min(innerHeight, box.bottom); y++) rows.add(y)
    return rows.size
  }
  /** What stays does so along a table or a page; a long one is looked at here and there. */
  const MOST_STOPS = 12
  let most = 0
  const end = document.documentElement.scrollHeight - innerHeight
  for (let top = 1; top < end; top += Math.max(innerHeight / 2, end / MOST_STOPS))
    most = Math.max(most, heightOf(stayAt(top)))

  const main = [...document.querySelectorAll('main h1, main figure, main [role="img"]')]
  const isUnder = (node: Element) => {
    const { top, bottom } = node.getBoundingClientRect()
    return boxes().some(
      ({ node: over, box }) =>
        !over.contains(node) &&
        !node.contains(over) &&
        box.width > innerWidth / 2 &&
        box.top < Math.min(bottom, top + 20) &&
        box.bottom > top + 1,
    )
  }
  scrollTo(0, 0)
  const under = main.filter(isUnder)
  for (const node of main) {
    node.scrollIntoView()
    if (isUnder(node)) under.push(node)
  }
  scrollTo(0, 0)
  return { most, under: under.map((node) => node.textContent ?? node.outerHTML) }
}
