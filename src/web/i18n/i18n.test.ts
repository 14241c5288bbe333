import { beforeEach, expect, test, vi } from 'vitest'
import enSearch from '#contract/texts/en/search.json' with { type: 'json' }
import fiPages from '#contract/texts/fi/pages/calendar.json' with { type: 'json' }
import fiSearch from '#contract/texts/fi/search.json' with { type: 'json' }
import fiUsers from '#contract/texts/fi/staff/users.json' with { type: 'json' }
import svPages from '#contract/texts/sv/pages/calendar.json' with { type: 'json' }
import svSearch from '#contract/texts/sv/search.json' with { type: 'json' }
import svUsers from '#contract/texts/sv/staff/users.json' with { type: 'json' }

/** Holds the Swedish texts back until it is let go. */
const swedish = vi.hoisted(() => ({ come: Promise.resolve() }))
vi.mock('./sv.ts', async (original) => {
  await swedish.come
  return original()
})

const page = { documentElement: { lang: '' } }

/** As in a new window: nothing is loaded. */
async function start() {
  const { translate } = await import('./useTranslate.ts')
  return { ...(await import('./i18n.ts')), translate }
}

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('document', page)
  swedish.come = Promise.resolve()
  return () => vi.unstubAllGlobals()
})

function holdSwedish(): () => void {
  let letGo = () => {}
  swedish.come = new Promise((resolve) => {
    letGo = resolve
  })
  return () => letGo()
}

test('starts in a language, without what pages bring and what the server alone writes', async () => {
  const { startTranslations, textsUnder, translate } = await start()
  expect(translate('search.title')).toBe('search.title')
  await startTranslations('fi')
  expect(translate('search.title')).toBe(fiSearch.title)
  expect(translate('calendar.title')).toBe('calendar.title')
  const serverAlone = ['calendarFile', 'mails', 'ownData', 'papers', 'pedigreePdf', 'sandbox', 'sharing']
  expect(serverAlone.filter((subject) => textsUnder('fi', subject) !== undefined)).toEqual([])
  expect(page.documentElement.lang).toBe('fi')
})

test('takes along what pages have asked for into another language', async () => {
  const { changeLanguage, loadStaffTexts, startTranslations, translate } = await start()
  await Promise.all([startTranslations('fi'), loadStaffTexts()])
  expect([translate('users.title'), translate('calendar.title')]).toEqual([fiUsers.title, fiPages.title])
  await changeLanguage('sv')
  expect([translate('users.title'), translate('calendar.title')]).toEqual([svUsers.title, svPages.title])
  expect(translate('search.title')).toBe(svSearch.title)
  expect(page.documentElement.lang).toBe('sv')
})

test('stays in its language until the texts of the other are there, also those asked for meanwhile', async () => {
  const letGo = holdSwedish()
  const { changeLanguage, languageStore, loadPageTexts, startTranslations, translate } = await start()
  await startTranslations('fi')
  const change = changeLanguage('sv')
  await loadPageTexts()
  expect([languageStore.get(), translate('calendar.title')]).toEqual(['fi', fiPages.title])
  letGo()
  await change
  expect([languageStore.get(), translate('calendar.title')]).toEqual(['sv', svPages.title])
})

test.each([
  ['en', enSearch.title],
  ['fi', fiSearch.title],
] as const)('holds the later of two changes, to %s', async (language, title) => {
  const letGo = holdSwedish()
  const { changeLanguage, startTranslations, translate } = await start()
  await startTranslations('fi')
  const change = changeLanguage('sv')
  await changeLanguage(language)
  letGo()
  await change
  expect(translate('search.title')).toBe(title)
  expect(page.documentElement.lang).toBe(language)
})
