import { expect, test } from 'vitest'
import { addressAt } from '#contract/address.ts'
import { saveResultFields } from '#contract/endpoints/judging.ts'
import { DEFAULT_RULEBOOK } from '#domain/trials/firstRulebooks.ts'
import { judgeHunt } from '#domain/trials/judging.ts'
import { groupsOf } from '#domain/trials/sheetGroups.ts'
import { makeAccount, signedIn } from '../testing/accounts.ts'
import { makeDog, makeEntry, makeTrial } from '../testing/factories.ts'
import { openService } from '../testing/openService.ts'

const { app, database } = await openService()

/** Asks for these in every rulebook. */
const ask = (conditions: readonly string[]) =>
  database.pool.query(`update rulebook set data = data || jsonb_build_object('conditions', $1::jsonb)`, [
    JSON.stringify(conditions),
  ])

test('takes only the conditions that the rulebook of the day asks for, in their range', async () => {
  await ask(['birdsMet', 'weather'])
  const trialId = await makeTrial(database.db, { held_on: '2024-09-14' })
  const entryId = await makeEntry(database.db, trialId, (await makeDog(database.db)).id)
  const saver = await signedIn(app, await makeAccount(database.db, { roles: ['KAER_SAVER'] }))
  const save = async (field: string, value: unknown) => {
    const changes = [{ entryId, field, value, was: null }]
    const address = addressAt(saveResultFields, { params: { id: trialId } })
    return (await saver.json(address, { kind: 'hunt', changes })).json().fields[0]
  }
  expect(await save('birdsMet', 7)).toMatchObject({ status: 'saved' })
  expect(await save('weather', 'rain')).toMatchObject({ status: 'saved' })
  expect(await save('weather', 'warm')).toMatchObject({ code: 'VALUE_INVALID' })
  expect(await save('birdsMet', 100)).toMatchObject({ code: 'VALUE_INVALID' })
  expect(await save('terrain', 'bog')).toMatchObject({ code: 'VALUE_INVALID' })
  const { rows } = await database.pool.query('select values from sheet where entry_id = $1', [entryId])
  expect(rows).toEqual([{ values: { birdsMet: 7, weather: 'rain' } }])
})

test('asks for none by the first rulebooks, and counts none', () => {
  const groups = (conditions: typeof DEFAULT_RULEBOOK.conditions) =>
    groupsOf('hunt', 'field', [{ conditions }]).find(({ code }) => code === 'conditions')?.fields
  expect(groups(DEFAULT_RULEBOOK.conditions)).toBeUndefined()
  expect(groups(['terrain', 'birdsMet'])).toEqual(['birdsMet', 'terrain'])
  const filled = groupsOf('hunt', 'field', [DEFAULT_RULEBOOK], [{ weather: 'fog', terrain: null }])
  expect(filled.find(({ code }) => code === 'conditions')?.fields).toEqual(['weather'])
  const sheet = { search: 8, game: 8, retrieve: 8, pointsAtGame: 1, shotOver: true }
  const around = { birdsMet: 9, weather: 'fog', terrain: 'bog', minutesSearched: 45 }
  const water = { water: 8, track: null }
  expect(judgeHunt(DEFAULT_RULEBOOK, 'AVO', { ...sheet, ...around }, water)).toEqual(
    judgeHunt(DEFAULT_RULEBOOK, 'AVO', sheet, water),
  )
})
