import { expect, test } from 'vitest'
import { expectAccessible } from './accessibility.ts'
import { everyAddress, openAddress, openedBy, PATHS, WALKERS } from './everyAddress.ts'
import { openJourneys } from './journey.ts'
import { LANGUAGES } from './translator.ts'
import { DESKTOP, PHONE } from './visitor.ts'

const { service, openPage } = await openJourneys()
const examples = await everyAddress(service.database)

/** Milliseconds: each page is opened by each role that may. */
const LONG = 3 * 3_600_000

// For `npm run soak -- --pages` alone: some hours. The journeys hold most pages to the same each time.
for (const language of LANGUAGES)
  for (const [device, options] of Object.entries({ DESKTOP, PHONE }))
    test(
      `has no accessibility fault on any page of any role, light and dark (${language}, ${device})`,
      async () => {
        const faults: string[] = []
        for (const walker of WALKERS) {
          const page = await openPage(`/notfound?lang=${language}`, {
            ...options,
            as: walker[0] ?? undefined,
          })
          for (const { address } of await openedBy(walker, PATHS, examples)) {
            try {
              await openAddress(page, address)
              await expectAccessible(page)
            } catch (fault) {
              const { message, actual = message } = fault as Error & { actual?: unknown }
              faults.push(`${walker[0] ?? 'visitor'} ${address}: ${JSON.stringify(actual)}`)
            }
          }
        }
        expect(faults).toEqual([])
      },
      LONG,
    )
