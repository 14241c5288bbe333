import { beforeAll, describe, expect, test } from 'vitest'
import type { BreedingRule, LitterOutcomes, RulePreview } from '#contract/breedingRules.ts'
import { FIRST_RULES } from '#domain/breeding/rules/firstRules.ts'
import { HISTORIC_RULES } from '#domain/breeding/rules/historicRules.test-helper.ts'
import type { RuleSet } from '#domain/breeding/rules/ruleSet.ts'
import { makeAccount, signedIn } from '../testing/accounts.ts'
import { type MadeDog, makeDog, makeStatement, makeTrial } from '../testing/factories.ts'
import { openService } from '../testing/openService.ts'
import { refusalOf } from '../testing/refusal.ts'
import { TestBrowser } from '../testing/testBrowser.ts'
import { waitForPedigree } from '../testing/waiting.ts'

const { app, database } = await openService({ now: () => new Date('2026-05-17T12:00:00Z') })
const { db } = database
const visitor = new TestBrowser(app)
const PATH = '/api/auth/breeding-rules'
let adviser: TestBrowser
const dogs = {} as Record<'sire' | 'dam' | 'shorthaired' | 'otherShorthaired', MadeDog>

beforeAll(async () => {
  adviser = await signedIn(app, await makeAccount(db, { roles: ['BREEDADVISOR'] }))
  const make = async (sex: 'male' | 'female', breed_code: string) => {
    const dog = await makeDog(db, { sex, breed_code })
    await makeStatement(db, dog.id)
    await makeStatement(db, dog.id, {
      kind: 'eyes',
      scale: 'eyes',
      value: 'healthy',
      examined_on: '2024-01-10',
    })
    return dog
  }
  dogs.sire = await make('male', '117')
  dogs.dam = await make('female', '117')
  dogs.shorthaired = await make('male', '119')
  dogs.otherShorthaired = await make('female', '119')
  const trial = await makeTrial(db, { held_on: '2023-09-10' })
  await db
    .insertInto('trial_result')
    .values(
      [dogs.sire, dogs.dam].map(({ id }) => ({
        trial_id: trial,
        dog_id: id,
        class: 'AVO' as const,
        outcome: 'judged' as const,
        prize: 1,
        status: 'official' as const,
      })),
    )
    .execute()
  await waitForPedigree(app, database)
})

const asked = ({ sire, dam }: { sire: MadeDog; dam: MadeDog }, date?: string) =>
  visitor.get(
    `/api/litter-rules?${new URLSearchParams({ fatherRegnr: sire.regnr, motherRegnr: dam.regnr, ...(date && { date }) })}`,
  )
const outcomes = async (date?: string, pair = { sire: dogs.sire, dam: dogs.dam }): Promise<LitterOutcomes> =>
  (await asked(pair, date)).json()
/** What is not met of the rules that decide. */
const against = ({ rules }: LitterOutcomes) =>
  rules
    .filter(({ kind }) => kind !== 'club')
    .flatMap(({ rule, results }) =>
      results
        .filter(({ outcome }) => outcome !== 'met')
        .map((one) => [rule?.title.fi, one.condition.point, one.dog, one.outcome, one.value]),
    )

const PEVISA = FIRST_RULES[0]!
const ruleOf = (overrides: Partial<RuleSet> = {}): RuleSet => ({
  kind: 'pevisa',
  breeds: ['95'],
  validFrom: '2024-01-01',
  validTo: '2028-12-31',
  title: { fi: 'Keksitty PEVISA 95', sv: '', en: '' },
  source: 'keksitty',
  conditions: [PEVISA.conditions[0]!],
  cases: [{ ...PEVISA.cases[0]!, expected: [{ point: '1', dog: 'sire', outcome: 'met' }] }],
  ...overrides,
})
const stored = async (): Promise<BreedingRule[]> => (await adviser.get(PATH)).json()
const draft = async (rule: RuleSet, replaces: number | null = null): Promise<BreedingRule> => {
  const answer = await adviser.json(PATH, { rule, replaces })
  expect([answer.statusCode, answer.json().error]).toEqual([200, undefined])
  return answer.json()
}
const preview = async (rule: RuleSet, replaces: number | null = null): Promise<RulePreview> =>
  (await adviser.json(`${PATH}/preview`, { rule, replaces })).json()
const publish = async ({ id, version, ...rule }: BreedingRule) => {
  const { litters, changed } = await preview(rule as RuleSet, rule.replaces)
  return adviser.json(`${PATH}/publish`, { id, version, seen: { litters, changed } })
}
const published = async (rule: RuleSet, replaces: number | null = null): Promise<BreedingRule> => {
  const answer = await publish(await draft(rule, replaces))
  expect([answer.statusCode, answer.json().error]).toEqual([200, undefined])
  return answer.json()
}
const remove = ({ id, version }: BreedingRule) => adviser.json(`${PATH}/delete`, { id, version })

describe('may the litter be registered', () => {
  test('a pair of 117 meets what is known, each outcome citing its rule, and the quota that is left is told', async () => {
    const found = await outcomes()
    expect(found).toMatchObject({
      date: '2026-05-17',
      verdict: 'unknown',
      left: { sire: 21, dam: 21 },
      ending: [],
    })
    expect(
      found.rules.map(({ kind, rule }) => [kind, rule?.title.fi, rule?.validFrom, rule?.validTo]),
    ).toEqual([
      ['pevisa', 'PEVISA 117', '2022-01-01', '2026-12-31'],
      ['register', 'Koirarekisteriohje', '2023-01-01', null],
      ['club', 'Kerhon jalostusrekisterin ehdot', '2023-01-01', null],
    ])
    // their parents are not recorded, so that whether they are related is not known
    expect(against(found)).toEqual([['Koirarekisteriohje', '1', 'pair', 'unknown', null]])
  })

  test('on a later day a statement has run out and the programme has ended, which is told', async () => {
    expect(against(await outcomes('2027-01-10'))).toEqual([
      ['Koirarekisteriohje', '1', 'pair', 'unknown', null],
    ])
    const found = await outcomes('2027-01-10')
    expect(found.ending.map(({ title }) => title.fi)).toEqual(['PEVISA 117'])
    expect(found.rules[0]).toEqual({ kind: 'pevisa', rule: null, results: [] })
    expect(found.left).toEqual({ sire: null, dam: null })
  })

  test('on a day that is over only what was recorded by then counts', async () => {
    const found = await outcomes('2023-09-09')
    expect(
      found.rules[0]!.results.filter(({ outcome }) => outcome !== 'met').map(({ reason }) => reason),
    ).toEqual(['STATEMENT_MISSING', 'STATEMENT_MISSING', 'PRIZE_MISSING', 'PRIZE_MISSING'])
  })

  test('registered offspring count that were born by the day', async () => {
    const [sire, dam] = await Promise.all(
      (['male', 'female'] as const).map((sex) => makeDog(db, { sex, breed_code: '117' })),
    )
    const born = (birth_date: string) => makeDog(db, { breed_code: '117', sire_id: sire!.id, birth_date })
    await born('2024-05-01')
    await born('2025-05-01')
    const pair = { sire: sire!, dam: dam! }
    expect((await outcomes('2025-04-30', pair)).offspring).toEqual({ sire: 1, dam: 0 })
    expect((await outcomes('2025-05-01', pair)).left).toEqual({ sire: 19, dam: 21 })
  })

  test('a breed whose programme nobody knows is not known, never in order', async () => {
    const pair = { sire: dogs.shorthaired, dam: dogs.otherShorthaired }
    const found = await outcomes(undefined, pair)
    expect([found.verdict, found.rules[0]]).toEqual(['unknown', { kind: 'pevisa', rule: null, results: [] }])
    const breed = (await visitor.get('/api/breeding-rules/119')).json()
    expect([breed.unknown, breed.rules.map(({ kind }: BreedingRule) => kind)]).toEqual([
      ['pevisa'],
      ['register', 'club'],
    ])
  })

  test('a death that is not released changes nothing', async () => {
    const before = await asked({ sire: dogs.sire, dam: dogs.dam })
    await db.updateTable('dog').set({ death_date: '2026-01-01' }).where('id', '=', dogs.sire.id).execute()
    const after = await asked({ sire: dogs.sire, dam: dogs.dam })
    expect(after.body).toBe(before.body)
  })

  test('refuses a day that is none, two dogs of one sex, and dogs that are not there', async () => {
    expect(refusalOf(await asked({ sire: dogs.sire, dam: dogs.dam }, '2026-02-30'))[0]).toBe(400)
    expect(refusalOf(await asked({ sire: dogs.sire, dam: dogs.sire })).slice(0, 2)).toEqual([
      422,
      'DOG_WITH_ITSELF',
    ])
    expect(refusalOf(await asked({ sire: dogs.dam, dam: dogs.dam })).slice(0, 2)).toEqual([
      422,
      'DOG_WITH_ITSELF',
    ])
    expect(
      refusalOf(await asked({ sire: { ...dogs.sire, regnr: 'FI99999/99' }, dam: dogs.dam })).slice(0, 2),
    ).toEqual([404, 'SIRE_NOT_FOUND'])
    expect(refusalOf(await visitor.get('/api/breeding-rules/9999')).slice(0, 2)).toEqual([
      404,
      'BREED_NOT_FOUND',
    ])
  })
})

describe('keeping rules', () => {
  test('saves a draft once, changes it against its version, tells of it and removes it; nobody else sees it', async () => {
    const one = await draft(ruleOf())
    expect(one).toMatchObject({ state: 'draft', version: 1, replaces: null })
    expect((await draft(ruleOf())).id).toBe(one.id)
    const change = (version: number, title: string) =>
      adviser.json(`${PATH}/update`, {
        id: one.id,
        version,
        rule: ruleOf({ title: { fi: title, sv: '', en: '' } }),
      })
    expect((await change(1, 'Toinen nimi')).json()).toMatchObject({
      version: 2,
      title: { fi: 'Toinen nimi' },
    })
    expect(refusalOf(await change(1, 'Kolmas nimi'))).toEqual([409, 'CHANGED_MEANWHILE'])
    expect((await visitor.get('/api/breeding-rules/95')).json().unknown).toEqual(['pevisa'])
    const { rows } = (await adviser.get(`${PATH}/${one.id}/changes`)).json()
    expect(rows[0]).toMatchObject({
      code: 'CHANGED',
      before: { nameFi: 'Keksitty PEVISA 95' },
      after: { nameFi: 'Toinen nimi' },
      thing: { name: 'Toinen nimi' },
    })
    expect(rows[0].after).not.toHaveProperty('ruleConditions')
    expect((await remove({ ...one, version: 2 })).json()).toEqual({ status: 'done' })
    expect(refusalOf(await change(2, 'Poissa')).slice(0, 2)).toEqual([404, 'BREEDING_RULE_NOT_FOUND'])
  })

  test('publishes nothing whose cases fail or are missing, and tells which', async () => {
    const worst = { ...PEVISA.conditions[0]!, worst: 'A' } as RuleSet['conditions'][number]
    const failing = ruleOf({ conditions: [worst] })
    const told = await preview(failing)
    expect(told.failures).toEqual([
      { index: 0, name: 'Kaikki kunnossa', point: '1', dog: 'sire', expected: 'met', found: 'notMet' },
    ])
    const one = await draft(failing)
    expect(refusalOf(await publish(one)).slice(0, 2)).toEqual([422, 'BREEDING_RULE_CASES_FAIL'])
    await remove(one)
    const bare = ruleOf({ conditions: [PEVISA.conditions[0]!, PEVISA.conditions[3]!] })
    expect((await preview(bare)).withoutCase).toEqual(['4'])
    const other = await draft(bare)
    expect(refusalOf(await publish(other)).slice(0, 2)).toEqual([422, 'BREEDING_RULE_WITHOUT_CASE'])
    await remove(other)
  })

  test('of a kind one rule holds at a time for a breed; a rule of all breeds stands beside it', async () => {
    const first = await published(ruleOf({ breeds: ['57'], validTo: '2025-12-31' }))
    const clashing = await draft(ruleOf({ breeds: ['57', '98'], validFrom: '2025-12-31' }))
    expect(refusalOf(await publish(clashing)).slice(0, 2)).toEqual([409, 'BREEDING_RULE_OVERLAPS'])
    await remove(clashing)
    const next = await published(ruleOf({ breeds: ['57'], validFrom: '2026-01-01', validTo: null }))
    const end = (id: number, version: number, validTo: string | null) =>
      adviser.json(`${PATH}/end`, { id, version, validTo })
    expect(refusalOf(await end(first.id, first.version, '2026-01-01')).slice(0, 2)).toEqual([
      409,
      'BREEDING_RULE_OVERLAPS',
    ])
    expect(refusalOf(await end(next.id, next.version, '2025-12-31')).slice(0, 2)).toEqual([
      422,
      'RULE_ENDS_BEFORE',
    ])
    expect((await end(next.id, next.version, '2026-06-30')).json()).toMatchObject({ validTo: '2026-06-30' })
    expect(refusalOf(await end(next.id, next.version, null))).toEqual([409, 'CHANGED_MEANWHILE'])
  })

  test('what is published never changes: a draft ends it the day before, or replaces the whole of it', async () => {
    const first = await published(ruleOf({ breeds: ['102'] }))
    expect(
      refusalOf(
        await adviser.json(`${PATH}/update`, { id: first.id, version: first.version, rule: ruleOf() }),
      ).slice(0, 2),
    ).toEqual([422, 'BREEDING_RULE_PUBLISHED'])
    expect(refusalOf(await remove(first)).slice(0, 2)).toEqual([422, 'BREEDING_RULE_PUBLISHED'])
    const later = await published(ruleOf({ breeds: ['102'], validFrom: '2026-01-01' }), first.id)
    const whole = await published(
      ruleOf({ breeds: ['102'], validFrom: '2025-07-01', source: 'oikaistu' }),
      later.id,
    ).catch((error: unknown) => error)
    // it would begin inside the former one, which is still there
    expect(whole).toBeInstanceOf(Error)
    await published(ruleOf({ breeds: ['102'], validFrom: '2026-01-01', source: 'oikaistu' }), later.id)
    const states = (await stored())
      .filter(({ breeds, state }) => breeds[0] === '102' && state !== 'draft')
      .map(({ validFrom, validTo, state, source }) => [validFrom, validTo, state, source])
    expect(states.toSorted()).toEqual([
      ['2024-01-01', '2025-12-31', 'published', 'keksitty'],
      ['2026-01-01', '2028-12-31', 'published', 'oikaistu'],
      ['2026-01-01', '2028-12-31', 'replaced', 'keksitty'],
    ])
    const other = await adviser.json(PATH, {
      rule: ruleOf({ kind: 'club', breeds: ['102'] }),
      replaces: (await stored()).find(({ source, state }) => source === 'oikaistu' && state === 'published')!
        .id,
    })
    expect(refusalOf(other).slice(0, 2)).toEqual([422, 'BREEDING_RULE_KIND'])
  })

  test('refuses crossed days, two conditions of one number, a PEVISA of all breeds and a breed that is not there', async () => {
    const fieldsOf = async (overrides: Partial<RuleSet>) =>
      refusalOf(await adviser.json(PATH, { rule: ruleOf(overrides), replaces: null })).slice(0, 2)
    expect(await fieldsOf({ validTo: '2023-12-31' })).toEqual([400, 'INPUT_INVALID'])
    expect(await fieldsOf({ conditions: [PEVISA.conditions[0]!, PEVISA.conditions[0]!] })).toEqual([
      400,
      'INPUT_INVALID',
    ])
    expect(await fieldsOf({ breeds: [] })).toEqual([400, 'INPUT_INVALID'])
    expect(await fieldsOf({ breeds: ['9999'] })).toEqual([404, 'BREED_NOT_FOUND'])
  })

  test('nobody but breed advisers and SYSADMIN reads drafts or changes rules', async () => {
    const other = await signedIn(app, await makeAccount(db, { roles: ['BREEDINGLIST', 'KAER_CHIEF'] }))
    const body = { rule: ruleOf(), replaces: null }
    const answers = [
      await other.get(PATH),
      await other.get(`${PATH}/1/changes`),
      await other.json(PATH, body),
      await other.json(`${PATH}/preview`, body),
      await other.json(`${PATH}/update`, { id: 1, version: 1, rule: ruleOf() }),
      await other.json(`${PATH}/publish`, { id: 1, version: 1, seen: { litters: 0, changed: 0 } }),
      await other.json(`${PATH}/end`, { id: 1, version: 1, validTo: null }),
      await other.json(`${PATH}/delete`, { id: 1, version: 1 }),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 403))
  })
})

test('tells before publishing which litters of the last five years would stand otherwise and why, and publishes only what was seen', async () => {
  const sire = await makeDog(db, { sex: 'male', breed_code: '165' })
  const dam = await makeDog(db, { sex: 'female', breed_code: '165' })
  await makeStatement(db, sire.id, { value: 'C' })
  await makeStatement(db, dam.id, { value: 'B' })
  const puppy = (birth_date: string) =>
    makeDog(db, { breed_code: '165', sire_id: sire.id, dam_id: dam.id, birth_date })
  await puppy('2025-03-05')
  await puppy('2025-03-05')
  await puppy('2021-05-16')
  const rule = ruleOf({ breeds: ['165'] })
  const told = await preview(rule)
  expect(told).toMatchObject({ litters: 1, changed: 1, left: 0 })
  expect(told.differences[0]).toMatchObject({
    sire: { name: sire.name },
    born: '2025-03-05',
    puppies: 2,
    before: 'unknown',
    after: 'notMet',
  })
  expect(
    told.differences[0]!.why.map((one) => [one.dog, one.before, one.after?.outcome, one.after?.reason]),
  ).toEqual([
    ['sire', null, 'notMet', 'STATEMENT_BAD'],
    ['dam', null, 'met', 'STATEMENT_GOOD'],
  ])
  const { id, version } = await draft(rule)
  const wrong = await adviser.json(`${PATH}/publish`, { id, version, seen: { litters: 1, changed: 0 } })
  expect([...refusalOf(wrong), wrong.json().error.details]).toEqual([
    409,
    'BREEDING_RULE_DIFFERENCE',
    { litters: 1, changed: 1 },
  ])
  const right = await adviser.json(`${PATH}/publish`, { id, version, seen: { litters: 1, changed: 1 } })
  expect(right.json()).toMatchObject({ state: 'published' })
  expect((await outcomes('2026-05-17', { sire, dam })).rules[0]!.rule?.title.fi).toBe('Keksitty PEVISA 95')
})

test('a mean hip index is judged as it is recorded, and never rounded up', async () => {
  await db.deleteFrom('breeding_rule').execute()
  const historic = HISTORIC_RULES.find(({ conditions }) => conditions.some(({ type }) => type === 'index'))!
  await published({ ...historic, validTo: null })
  const pair = {
    sire: await makeDog(db, { sex: 'male', breed_code: '98' }),
    dam: await makeDog(db, { sex: 'female', breed_code: '98' }),
  }
  await waitForPedigree(app, database)
  const indexOf = async (sire: number | null, dam: number | null) => {
    await db.updateTable('dog').set({ hip_index: sire }).where('id', '=', pair.sire.id).execute()
    await db.updateTable('dog').set({ hip_index: dam }).where('id', '=', pair.dam.id).execute()
    const { rules } = await outcomes(undefined, pair)
    const index = rules.flatMap(({ results }) => results).find(({ condition }) => condition.type === 'index')
    return [index?.outcome, index?.value]
  }
  expect(await indexOf(101.5, 100.49)).toEqual(['notMet', '100.995 / 101'])
  expect(await indexOf(101.5, 100.5)).toEqual(['met', '101 / 101'])
  expect(await indexOf(101.5, null)).toEqual(['unknown', '101'])
})

test('thirty historic versions load, are published one by one, and each is cited on its own first day', async () => {
  await db.deleteFrom('breeding_rule').execute()
  for (const rule of HISTORIC_RULES) await published(rule)
  const all = (await stored()).filter(({ state }) => state === 'published')
  expect(all).toHaveLength(30)
  for (const rule of HISTORIC_RULES) {
    const breed = rule.breeds[0] ?? '222'
    const { rules } = (await visitor.get(`/api/breeding-rules/${breed}?date=${rule.validFrom}`)).json()
    expect(rules.map(({ title }: BreedingRule) => title.fi)).toContain(rule.title.fi)
  }
})
