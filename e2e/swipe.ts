import type { Page } from 'playwright-core'

type Place = readonly [x: number, y: number]

/** A finger goes along the screen. */
export async function swipe(page: Page, from: Place, to: Place) {
  const browserSide = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', places: readonly Place[]) =>
    browserSide.send('Input.dispatchTouchEvent', { type, touchPoints: places.map(([x, y]) => ({ x, y })) })
  await touch('touchStart', [from])
  for (const part of [0.25, 0.5, 0.75, 1])
    await touch('touchMove', [[from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]])
  await touch('touchEnd', [])
  await browserSide.detach()
}
