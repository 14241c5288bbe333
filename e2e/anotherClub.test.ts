import { expect, test } from 'vitest'
import { makeDog } from '#server/testing/factories.ts'
import { oneOfVariants } from '#tools/test/variants.ts'
import { menuEntries } from './accountSteps.ts'
import { openJourneys } from './journey.ts'
import { translator } from './translator.ts'
import { DESKTOP, PHONE } from './visitor.ts'

const { service, openPage } = await openJourneys({ CLUB_PROFILE: 'examples/retriever-club.json' })

/** docs/another-club.md */
test.each(
  oneOfVariants(import.meta.url, [
    ['fi', DESKTOP, 'novascotiannoutaja'],
    ['sv', PHONE, 'nova scotia duck tolling retriever'],
  ]),
)(
  'a third club, set up by a file alone, shows its name, its breeds and its dogs (%s)',
  async (language, device, breed) => {
    const t = translator(language)
    const dog = await makeDog(service.database.db, { breed_code: '312', name: `Aallon Tolleri ${language}` })
    const page = await openPage(`/?lang=${language}`, device)
    expect(await page.title()).toContain('Noutajakanta')
    await page.getByText('Keksitty Noutajakerho').first().waitFor()
    expect(await menuEntries(page, t)).not.toContain(t('shell.nav.calendar'))
    await page.goto(`/koira/${dog.regnr}?lang=${language}`)
    await page.getByRole('heading', { level: 1, name: dog.name }).waitFor()
    await page.getByText(breed).first().waitFor()
  },
)
