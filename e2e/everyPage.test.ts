import { expect, test } from 'vitest'
import { everyAddress, openAddress, openedBy, PATHS, WALKERS } from './everyAddress.ts'
import { openJourneys } from './journey.ts'

const { service, openPage } = await openJourneys()
const examples = await everyAddress(service.database)

/** Milliseconds: every page is opened, on a busy machine too. */
const LONG = 600_000

/** Parts of a trial to which who takes no part in it has no tab; the address alone is answered with a refusal. */
const WITHOUT_TAB = /\/(allekirjoitus|loki)$/

// Of the roles each sees what a visitor sees, and pages of its own.
for (const walker of WALKERS) {
  const [username, roles] = walker
  test(
    `shows ${username ?? 'a visitor'} no part of a page that could not be loaded`,
    async () => {
      const page = await openPage('/notfound', { as: username ?? undefined })
      const isOutside = roles.some((role) => role === 'ASPIRANT' || role === 'KAER_SAVER')
      const opened = await openedBy(walker, PATHS, examples)
      expect(opened.length).toBeGreaterThan(0)
      const failed: string[] = []
      for (const { address } of opened) {
        await openAddress(page, address)
        const said = await page.locator('[data-part="failure"]').allInnerTexts()
        if (said.length > 0 && !(isOutside && WITHOUT_TAB.test(address)))
          failed.push(`${address}: ${said.join(' | ')}`)
      }
      expect(failed).toEqual([])
    },
    LONG,
  )
}
