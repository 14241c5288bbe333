import { expect, test } from 'vitest'
import type { RulebookDetails } from '#contract/rulebooks.ts'
import { DEFAULT_RULEBOOK } from '#domain/trials/firstRulebooks.ts'
import { NEW_PROPOSAL, withoutProposal } from './proposalValues.ts'
import {
  bodyOf,
  coefficientSum,
  type RulebookBody,
  type RulebookValues,
  rulebookResolver,
  valuesOf,
} from './rulebookValues.ts'

const STORED = {
  ...structuredClone(DEFAULT_RULEBOOK),
  id: 2,
  newestId: 2,
  revision: 1,
  confirmed: false,
  note: '',
  createdAt: '2026-05-17T09:00:00Z',
  createdBy: null,
  results: 0,
  validTo: null,
  removeBlocked: null,
} as RulebookDetails
const START = valuesOf(STORED, 'fi')

/** What the form would send, or the codes of what is wrong by field. */
async function sent(change: RulebookValues) {
  const { values, errors } = await rulebookResolver(2)({ ...START, ...change }, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  })
  const codes = Object.entries(errors).map(([field, error]) => [field, error?.message])
  return { values, errors: Object.fromEntries(codes) }
}

test('takes a stored rulebook through the form unchanged, whatever the decimal sign', async () => {
  const { validFrom, confirmed, id, newestId, revision, createdAt, createdBy, results, validTo, ...rest } =
    STORED
  const { removeBlocked: _blocked, note: _note, ...content } = rest
  const { values } = await sent({})
  expect(values).toEqual({ baseId: 2, validFrom, confirmed, ...content })
  expect(START['classes-VOI-coefficients-water']).toBe('2,5')
  const english = valuesOf(STORED, 'en')
  expect(english['classes-VOI-coefficients-water']).toBe('2.5')
  expect(bodyOf(english, 2)).toEqual(bodyOf(START, 2))
})

test.each([
  ['0 1 2', [0, 1, 2]],
  ['0, 3,5', [0, 3, 5]],
  ['0–3', [0, 1, 2, 3]],
  ['1-2', [1, 2]],
])('a scale written %j', async (text, values) => {
  const change = { 'waterFeatures-0-values': text }
  const { waterFeatures } = (await sent(change)).values as RulebookBody
  expect(waterFeatures[0]).toEqual({ code: 'pp', values })
})

test.each<[RulebookValues, Record<string, string>]>([
  [{ 'huntFeatures-0-values': 'viisi' }, { 'huntFeatures-0-values': 'SCALE_VALUE_INVALID' }],
  [{ 'huntFeatures-0-values': '' }, { 'huntFeatures-0-values': 'SCALE_EMPTY' }],
  [{ 'classes-AVO-coefficients-game': 'x' }, { 'classes-AVO-coefficients-game': 'COEFFICIENT_INVALID' }],
  [{ 'classes-AVO-coefficients-game': '9' }, { 'classes-AVO-coefficients': 'COEFFICIENTS_OVER_200' }],
  [{ 'prizeLimits-1': '160' }, { 'prizeLimits-1': 'PRIZE_LIMITS_NOT_DESCENDING' }],
  [{ 'prizeLimits-0': '' }, { 'prizeLimits-0': 'PRIZE_LIMIT_INVALID' }],
  [{ validFrom: '31.6.2026' }, { validFrom: 'DATE_INVALID' }],
  [
    { 'proposals-0-code': 'cacit?' },
    { 'proposals-0-code': 'PROPOSAL_CODE_INVALID', 'proposals-1-follows': 'PROPOSAL_FOLLOWS_UNKNOWN' },
  ],
  [{ 'proposals-1-most': 'x' }, { 'proposals-1-most': 'PROPOSAL_NUMBER_INVALID' }],
  [{ 'classes-NUO-lastAgeMonths': '8' }, { 'classes-NUO-lastAgeMonths': 'AGES_REVERSED' }],
])('reports %j at its field', async (change, errors) => {
  expect((await sent(change)).errors).toEqual(errors)
})

test('leaves what cannot be read out of the sum of a class’s coefficients', () => {
  expect(coefficientSum(START, 'VOI')).toBe(20)
  expect(coefficientSum({ ...START, 'classes-VOI-coefficients-track': 'x' }, 'VOI')).toBe(17.5)
})

test('adds a proposal to the list, and takes one out of it', async () => {
  const added = { ...NEW_PROPOSAL(2), 'proposals-count': '3', 'proposals-2-code': 'sert' }
  const { proposals } = (await sent(added)).values as RulebookBody
  expect(proposals.map(({ code }) => code)).toEqual(['CACIT', 'R-CACIT', 'SERT'])
  expect(proposals[2]).toMatchObject({ worstPlace: null, follows: null, types: ['field', 'forest'] })
  const fewer = withoutProposal({ ...START, ...added }, 0)
  expect(fewer).toMatchObject({
    'proposals-count': '2',
    'proposals-0-code': 'R-CACIT',
    'proposals-1-code': 'sert',
  })
  const alone = withoutProposal({ ...START, 'proposals-1-types': 'field' }, 0)
  expect((await sent(alone)).errors).toEqual({ 'proposals-0-follows': 'PROPOSAL_FOLLOWS_UNKNOWN' })
  expect((await sent(withoutProposal({ ...START, ...alone }, 0))).values).toMatchObject({ proposals: [] })
})
