import { readFile } from 'node:fs/promises'
import { Secret, TOTP } from 'otpauth'
import type { Locator, Page } from 'playwright-core'
import decodeQR from 'qr/decode.js'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { oneOfVariants } from '#tools/test/variants.ts'
import { expectAccessible } from './accessibility.ts'
import { button, DEMO_PASSWORD, field, fillSignIn, heading, signOut, toast } from './accountSteps.ts'
import { openJourneys } from './journey.ts'
import { type Translate, translator } from './translator.ts'
import { PHONE } from './visitor.ts'

const { openPage } = await openJourneys({ REQUIRE_SECOND_FACTOR: 'true' })

const STEP_MS = 30_000
/** The code that an app shows in some steps: the present one may have been used already. */
const codeOf = (secret: string, steps = 0) =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + steps * STEP_MS })

/** Reads the QR code as the camera of a phone does. */
async function secretIn(picture: Locator): Promise<string> {
  const { data, info } = await sharp(await picture.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const address = new URL(decodeQR({ width: info.width, height: info.height, data: new Uint8Array(data) }))
  expect(address.protocol + address.host).toBe('otpauth:totp')
  return address.searchParams.get('secret') ?? ''
}

/** Sets the second factor up on the profile that is shown. @returns its secret and the recovery codes of the downloaded file */
async function setUp(page: Page, t: Translate) {
  await button(page, t('secondFactor.set')).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('accounts.fields.password'), { exact: true }).fill(DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  const picture = dialog.getByRole('img', { name: t('secondFactor.qr') })
  await picture.waitFor()
  await expectAccessible(page)
  const secret = await secretIn(picture)
  const typed = await dialog.locator('[data-part="secret"]').innerText()
  expect(typed.replaceAll(' ', '')).toBe(secret)
  const code = field(page, t('secondFactor.code'))
  await code.fill('000000')
  await page.keyboard.press('Enter')
  await dialog.getByText(t('errors.CODE_WRONG')).first().waitFor()
  await code.fill(codeOf(secret))
  await page.keyboard.press('Enter')
  await dialog.getByText(t('secondFactor.doneTitle')).waitFor()
  await expectAccessible(page)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    button(page, t('secondFactor.download')).click(),
  ])
  const kept = (await readFile(await file.path(), 'utf8')).match(/^([A-Z2-7]{4}-){5}[A-Z2-7]{4}$/gm) ?? []
  expect(kept).toHaveLength(10)
  await button(page, t('secondFactor.close')).click()
  await page.getByText(t('secondFactor.codesLeft_other', { count: '10' })).waitFor()
  return { secret, codes: kept }
}

test.each(
  oneOfVariants(import.meta.url, [
    ['fi', 'jasen', {}],
    ['sv', 'koirat', PHONE],
  ]),
)(
  'sets up two-step sign-in, signs in by it and by a recovery code, and removes it (%s)',
  async (language, username, options) => {
    const t = translator(language)
    const page = await openPage(`/profiili?lang=${language}`, { ...options, as: username })
    const { secret, codes } = await setUp(page, t)
    await signOut(page, t)
    const signIn = async (code: string) => {
      await page.goto('/kirjautuminen')
      await fillSignIn(page, t, username)
      await heading(page, t('accounts.signin.codeTitle')).waitFor()
      await field(page, t('accounts.signin.code')).fill(code)
      await page.keyboard.press('Enter')
    }
    await signIn('000000')
    await page.getByText(t('errors.CODE_WRONG')).first().waitFor()
    await expectAccessible(page)
    await field(page, t('accounts.signin.code')).fill(codeOf(secret, 1))
    await page.keyboard.press('Enter')
    await heading(page, t('home.heading')).waitFor()
    await signOut(page, t)
    await signIn(codes[0] ?? '')
    await heading(page, t('home.heading')).waitFor()
    await page.goto('/profiili')
    await page.getByText(t('secondFactor.codesLeft_other', { count: '9' })).waitFor()
    await button(page, t('secondFactor.remove')).click()
    const dialog = page.getByRole('dialog', { name: t('secondFactor.removeTitle') })
    await dialog.getByLabel(t('accounts.fields.password'), { exact: true }).fill(DEMO_PASSWORD)
    await page.keyboard.press('Enter')
    await toast(page, t('secondFactor.removed')).waitFor()
    await button(page, t('secondFactor.set')).waitFor()
  },
)

test('leads a SYSADMIN who needs it to where it is set up, and afterwards to everything', async () => {
  const t = translator('fi')
  const page = await openPage('/hallinta/kayttajat', { as: 'yllapito' })
  await toast(page, t('errors.SECOND_FACTOR_REQUIRED')).waitFor()
  await heading(page, t('accounts.profile.title')).waitFor()
  await page.getByText(t('secondFactor.required')).waitFor()
  expect(await page.getByRole('heading', { level: 2 }).count()).toBe(1)
  await setUp(page, t)
  await page.getByRole('heading', { level: 2, name: t('accounts.sessions.title') }).waitFor()
  await page.goto('/hallinta/kayttajat')
  await heading(page, t('users.title')).waitFor()
})
