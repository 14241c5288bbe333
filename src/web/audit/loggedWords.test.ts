import { expect, test } from 'vitest'
import enTrialPages from '#contract/texts/en/pages/trials.json' with { type: 'json' }
import enAudit from '#contract/texts/en/staff/audit.json' with { type: 'json' }
import enRulebooks from '#contract/texts/en/staff/rulebooks.json' with { type: 'json' }
import enTrials from '#contract/texts/en/trials.json' with { type: 'json' }
import fiTrialPages from '#contract/texts/fi/pages/trials.json' with { type: 'json' }
import fiAudit from '#contract/texts/fi/staff/audit.json' with { type: 'json' }
import fiRulebooks from '#contract/texts/fi/staff/rulebooks.json' with { type: 'json' }
import fiTrials from '#contract/texts/fi/trials.json' with { type: 'json' }
import svTrialPages from '#contract/texts/sv/pages/trials.json' with { type: 'json' }
import svAudit from '#contract/texts/sv/staff/audit.json' with { type: 'json' }
import svRulebooks from '#contract/texts/sv/staff/rulebooks.json' with { type: 'json' }
import svTrials from '#contract/texts/sv/trials.json' with { type: 'json' }
import { translator } from '#contract/translation.ts'
import { loggedWords } from './loggedWords.ts'

const TEXTS = {
  fi: { audit: fiAudit, rulebooks: fiRulebooks, trials: { ...fiTrials, ...fiTrialPages } },
  sv: { audit: svAudit, rulebooks: svRulebooks, trials: { ...svTrials, ...svTrialPages } },
  en: { audit: enAudit, rulebooks: enRulebooks, trials: { ...enTrials, ...enTrialPages } },
}

function words(lng: keyof typeof TEXTS, name: string, value: unknown): string {
  return loggedWords(
    { t: translator(lng, TEXTS[lng]), language: lng, names: { agentIds: { 14: 'koetoimitsija' } } },
    name,
    value,
  )
}

test.each([
  ['fi', 'kaksi vuotta', '0 1 2 3, suljettu, kun on ammuttu', 'koetoimitsija, poistettu (tunniste 15)'],
  ['sv', svRulebooks.waterValidities.twoYears, undefined, 'koetoimitsija, borttagen (id 15)'],
  ['en', enRulebooks.waterValidities.twoYears, undefined, 'koetoimitsija, removed (id 15)'],
] as const)('says codes, scales and ids in words in %s', (lng, validity, scale, agents) => {
  expect(words(lng, 'waterValidity', 'twoYears')).toBe(validity)
  const { zeros, neededs } = TEXTS[lng].rulebooks
  expect(words(lng, 'gunShyness', '0 1 2 3, closed, atShot')).toBe(
    scale ?? `0 1 2 3, ${zeros.closed}, ${neededs.atShot}`,
  )
  expect(words(lng, 'agentIds', [14, 15])).toBe(agents)
  expect(words(lng, 'qualifications', ['field'])).toBe(TEXTS[lng].trials.types.field)
})

test('says in words what was around a performance, and what a phrase is about', () => {
  expect(words('fi', 'weather', 'rain')).toBe('sade')
  expect(words('sv', 'terrain', 'bog')).toBe('myr')
  expect(words('fi', 'conditions', 'birdsMet, minutesSearched')).toBe('Lintuja tavattu, Hakuaika (min)')
  expect(words('fi', 'phraseTopic', 'search')).toBe(fiTrialPages.parts.search)
  expect(words('fi', 'phraseTopic', 'speed')).toBe(fiTrialPages.features.speed)
  expect(words('fi', 'phraseTopic', null)).toBe(fiAudit.empty)
})

test('writes days as people do, and parts of a value with their names', () => {
  expect(words('en', 'date', '2026-05-17')).toBe('17.05.2026')
  expect(words('en', 'capacityByClass', { AVO: 5, VOI: 3 })).toBe('AVO 5, VOI 3')
})

test('writes cents as euros in the language of the reader', () => {
  expect(words('fi', 'priceCents', 4050)).toBe('40,50\u00a0€')
  expect(words('en', 'priceCents', 4050)).toBe('€40.50')
})
