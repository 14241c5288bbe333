import { expect, test } from 'vitest'
import { expectAccessible } from './accessibility.ts'
import { everyAddress, openAddress, openedBy, PATHS, WALKERS } from './everyAddress.ts'
import { openJourneys } from './journey.ts'
import { LANGUAGES } from './translator.ts'
import { DESKTOP, PHONE } from './visitor.ts'

const { service, openPage } = await openJourneys()
const examples = await everyAddress(service.database)

/** Milliseconds: many times what the administrator takes, who opens every page. */
const LONG = 3_600_000
/** Windows of a walker at once: while one waits for the service, the other is examined. */
const WINDOWS = 3

// For `npm run soak -- --pages` alone. The journeys hold most pages to the same each time.
for (const language of LANGUAGES)
  for (const [device, options] of Object.entries({ DESKTOP, PHONE }))
    for (const walker of WALKERS) {
      const [username] = walker
      test(
        `has no accessibility fault on any page of ${username ?? 'a visitor'}, light and dark (${language}, ${device})`,
        async () => {
          const left = await openedBy(walker, PATHS, examples)
          expect(left.length).toBeGreaterThan(0)
          const faults: string[] = []
          const walk = async () => {
            const page = await openPage(`/notfound?lang=${language}`, {
              ...options,
              as: username ?? undefined,
            })
            for (let next = left.shift(); next; next = left.shift()) {
              try {
                await openAddress(page, next.address)
                await expectAccessible(page)
              } catch (fault) {
                const { message, actual = message } = fault as Error & { actual?: unknown }
                faults.push(`${next.address}: ${JSON.stringify(actual)}`)
              }
            }
          }
          await Promise.all(Array.from({ length: WINDOWS }, walk))
          expect(faults).toEqual([])
        },
        LONG,
      )
    }
