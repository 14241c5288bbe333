import { afterEach, expect, test, vi } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import * as accounts from '#contract/endpoints/accounts.ts'
import * as corrections from '#contract/endpoints/corrections.ts'
import * as entries from '#contract/endpoints/entries.ts'
import * as organising from '#contract/endpoints/organising.ts'
import enCommon from '#contract/texts/en/common.json' with { type: 'json' }
import enErrors from '#contract/texts/en/errors.json' with { type: 'json' }
import enPageCommon from '#contract/texts/en/pages/common.json' with { type: 'json' }
import enPageErrors from '#contract/texts/en/pages/errors.json' with { type: 'json' }
import fiCommon from '#contract/texts/fi/common.json' with { type: 'json' }
import fiErrors from '#contract/texts/fi/errors.json' with { type: 'json' }
import fiPageCommon from '#contract/texts/fi/pages/common.json' with { type: 'json' }
import fiPageErrors from '#contract/texts/fi/pages/errors.json' with { type: 'json' }
import svCommon from '#contract/texts/sv/common.json' with { type: 'json' }
import svErrors from '#contract/texts/sv/errors.json' with { type: 'json' }
import svPageCommon from '#contract/texts/sv/pages/common.json' with { type: 'json' }
import svPageErrors from '#contract/texts/sv/pages/errors.json' with { type: 'json' }
import { translator } from '#contract/translation.ts'
import { ApiError } from '../client/ApiError.ts'
import { send } from '../client/send.ts'
import { errorText } from './errorText.ts'

const TEXTS = {
  fi: {
    common: { failed: { ...fiCommon.failed, ...fiPageCommon.failed } },
    errors: { ...fiErrors, ...fiPageErrors },
  },
  sv: {
    common: { failed: { ...svCommon.failed, ...svPageCommon.failed } },
    errors: { ...svErrors, ...svPageErrors },
  },
  en: {
    common: { failed: { ...enCommon.failed, ...enPageCommon.failed } },
    errors: { ...enErrors, ...enPageErrors },
  },
}

const translatorOf = (lng: keyof typeof TEXTS) => translator(lng, TEXTS[lng])

/** The error of a call that the service answers so. */
async function failureOf(endpoint: Endpoint, status: number, code: string): Promise<unknown> {
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ error: { code } }), { status }))
  const message = { body: {}, params: { id: 1, regnr: 'FI1/20' } }
  return send(endpoint, message, {}).catch((error: unknown) => error)
}

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['fi', corrections.correctParents, 'Koiran tietojen tallentaminen epäonnistui. Yritä uudelleen.'],
  ['sv', corrections.correctParents, 'Hundens uppgifter kunde inte sparas. Försök igen.'],
  ['en', corrections.correctParents, 'The dog could not be saved. Please try again.'],
  ['fi', accounts.updateUser, 'Omien tietojen tallentaminen epäonnistui. Yritä uudelleen.'],
  ['sv', accounts.updateUser, 'De egna uppgifterna kunde inte sparas. Försök igen.'],
  ['en', accounts.updateUser, 'Your details could not be saved. Please try again.'],
  ['fi', organising.saveTrial, 'Kokeen tallentaminen epäonnistui. Yritä uudelleen.'],
  ['sv', organising.saveTrial, 'Provet kunde inte sparas. Försök igen.'],
  ['en', organising.saveTrial, 'The trial could not be saved. Please try again.'],
  ['fi', entries.addEntry, 'Osallistujaluettelon tallentaminen epäonnistui. Yritä uudelleen.'],
  ['sv', entries.addEntry, 'Deltagarlistan kunde inte sparas. Försök igen.'],
  ['en', entries.addEntry, 'The list of participants could not be saved. Please try again.'],
  ['fi', accounts.changePassword, 'Salasanaa ei voitu tarkistaa tai vaihtaa. Yritä uudelleen.'],
  ['sv', accounts.changePassword, 'Lösenordet kunde inte kontrolleras eller bytas. Försök igen.'],
  ['en', accounts.changePassword, 'The password could not be checked or changed. Please try again.'],
  ['fi', accounts.register, 'Rekisteröityminen epäonnistui. Yritä uudelleen.'],
  ['sv', accounts.register, 'Registreringen misslyckades. Försök igen.'],
  ['en', accounts.register, 'The registration failed. Please try again.'],
] as const)('names in %s what a change that fails unforeseen was of', async (lng, endpoint, sentence) => {
  const t = translatorOf(lng)
  expect(errorText(t, await failureOf(endpoint, 500, 'UNEXPECTED'))).toBe(sentence)
})

test('says the reason behind what failed, where there is one', async () => {
  const t = translatorOf('en')
  expect(errorText(t, await failureOf(organising.saveTrial, 503, 'BUSY'))).toBe(
    'The trial could not be saved. The service is busy right now. Please try again in a moment.',
  )
  expect(errorText(t, await failureOf(organising.saveTrial, 403, 'FORBIDDEN'))).toBe(
    'The trial could not be saved. You are not allowed to do this.',
  )
})

test('says the reason alone of a refusal, which stands beside what it refuses, and of a question', async () => {
  const t = translatorOf('en')
  expect(errorText(t, await failureOf(organising.saveTrial, 404, 'TRIAL_NOT_FOUND'))).toBe(
    'The trial was not found.',
  )
  expect(errorText(t, new ApiError(500, 'UNEXPECTED'))).toBe(
    'Something unexpected happened. Please try again.',
  )
})
