import { describe, expect, test } from 'vitest'
import { testDatabase } from '#tools/test/database.ts'
import {
  EVERYONE,
  makeDogWithEntry,
  makeDoneResult,
  organisingFixture,
  STATE_COLUMNS,
  trialOf,
} from '../organising/organising.test-helper.ts'
import { codeOf, refusalOf } from '../testing/refusal.ts'
import { waitForLockWaiters } from '../testing/waiting.ts'
import { lockRow } from '../trials/trials.store.ts'
import { judgedVoi, proposalCalls } from './proposals.test-helper.ts'

const here = organisingFixture(testDatabase)
const { read, list, propose, withdraw } = proposalCalls(here)

const ENDED = { ended_at: new Date('2026-04-30T18:00:00Z'), closed_by_hand: true } as const
const auditOf = (trialId: number) =>
  here.database.db
    .selectFrom('audit')
    .select(['code', 'before', 'after'])
    .where('subject', '=', 'trial')
    .where('subject_id', '=', String(trialId))
    .orderBy('id')
    .execute()
const setPrize = (dogId: number, prize: number) =>
  here.database.db.updateTable('trial_result').set({ prize }).where('dog_id', '=', dogId).execute()

describe('proposing', () => {
  test('proposes the winner and then the reserve, tells why no other dog, and logs it', async () => {
    const { id, dogs } = await judgedVoi(here)
    const [winner, second, third] = dogs
    const before = await list(id)
    expect(before).toMatchObject({
      codes: ['CACIT', 'R-CACIT'],
      blocked: null,
      corrects: false,
      proposals: [],
    })
    expect(before.dogs.map(({ dog, place, bars }) => [dog.regnr, place, bars.map(({ bar }) => bar)])).toEqual(
      [
        [winner!.regnr, 1, [null, 'PROPOSAL_FOLLOWS_NONE']],
        [second!.regnr, 2, ['PROPOSAL_NOT_WINNER', 'PROPOSAL_FOLLOWS_NONE']],
        [third!.regnr, 3, ['PROPOSAL_PRIZE_TOO_LOW', 'PROPOSAL_PRIZE_TOO_LOW']],
      ],
    )
    expect(refusalOf(await propose(id, winner, 'CACIT', 'agent'))).toEqual([200])
    const made = await propose(id, second, 'R-CACIT')
    expect(made.json()).toMatchObject({
      proposals: [
        { code: 'CACIT', dog: { regnr: winner!.regnr }, proposedBy: { username: 'agent' }, fault: null },
        {
          code: 'R-CACIT',
          dog: { regnr: second!.regnr },
          proposedBy: { username: 'headJudge' },
          fault: null,
        },
      ],
    })
    expect(await auditOf(id)).toEqual([
      { code: 'PROPOSAL_MADE', before: null, after: { dog: winner!.regnr, proposal: 'CACIT' } },
      { code: 'PROPOSAL_MADE', before: null, after: { dog: second!.regnr, proposal: 'R-CACIT' } },
    ])
  })

  test('withdraws a proposal, and says of its reserve that it does not fit any more', async () => {
    const { id, dogs } = await judgedVoi(here)
    await propose(id, dogs[0], 'CACIT')
    const { proposals } = (await propose(id, dogs[1], 'R-CACIT')).json()
    const withdrawn = await withdraw(id, proposals[0].id)
    expect(withdrawn.json().proposals).toMatchObject([{ code: 'R-CACIT', fault: 'PROPOSAL_FOLLOWS_NONE' }])
    expect((await auditOf(id)).at(-1)).toEqual({
      code: 'PROPOSAL_WITHDRAWN',
      before: { dog: dogs[0]!.regnr, proposal: 'CACIT' },
      after: {},
    })
    expect(refusalOf(await withdraw(id, proposals[0].id))).toEqual([404, 'PROPOSAL_NOT_FOUND'])
  })

  test('refuses a dog with the reason, and one of another trial', async () => {
    const { id, dogs } = await judgedVoi(here, {}, [
      { prize: 1, points: 190 },
      { prize: 1, points: 180 },
      null,
    ])
    const [winner, second, open] = dogs
    const avo = await makeDogWithEntry(here, id)
    await makeDoneResult(here, id, avo.id)
    const { dogs: others } = await judgedVoi(here)
    expect(codeOf(await propose(id, open, 'CACIT'))).toBe('PROPOSAL_RESULT_MISSING')
    expect(codeOf(await propose(id, winner, 'CACIT'))).toBe('PROPOSAL_CLASS_OPEN')
    await makeDoneResult(here, id, open!.id, { class: 'VOI', outcome: 'withdrawn', prize: 0, points: null })
    expect(refusalOf(await propose(id, avo, 'CACIT'))).toEqual([422, 'PROPOSAL_OTHER_CLASS'])
    expect(refusalOf(await propose(id, open, 'CACIT'))).toEqual([422, 'PROPOSAL_PRIZE_TOO_LOW'])
    expect(refusalOf(await propose(id, second, 'CACIT'))).toEqual([422, 'PROPOSAL_NOT_WINNER'])
    expect(refusalOf(await propose(id, second, 'R-CACIT'))).toEqual([422, 'PROPOSAL_FOLLOWS_NONE'])
    expect(refusalOf(await propose(id, winner, 'CACIB'))).toEqual([422, 'PROPOSAL_NOT_OFFERED'])
    expect(codeOf(await propose(id, others[0], 'CACIT'))).toBe('DOG_NOT_IN_TRIAL')
    expect(codeOf(await propose(id, undefined, 'CACIT'))).toBe('DOG_NOT_IN_TRIAL')
    expect(refusalOf(await propose(id, winner, 'CACIT'))).toEqual([200])
    expect(refusalOf(await propose(id, winner, 'CACIT'))).toEqual([409, 'PROPOSAL_EXISTS'])
    expect(refusalOf(await propose(id, winner, 'R-CACIT'))).toEqual([422, 'PROPOSAL_HAS_FOLLOWED'])
    expect(refusalOf(await propose(id, winner, ''))).toEqual([
      400,
      'INPUT_INVALID',
      { code: 'VALUE_REQUIRED' },
    ])
    expect(refusalOf(await propose(999_999, winner, 'CACIT'))).toEqual([404, 'TRIAL_NOT_FOUND'])
  })

  test('offers nothing that the trial has no right to', async () => {
    const { id, dogs } = await judgedVoi(here, { proposals: [] })
    expect(await list(id)).toMatchObject({ codes: [], dogs: [] })
    expect(refusalOf(await propose(id, dogs[0], 'CACIT'))).toEqual([422, 'PROPOSAL_NOT_OFFERED'])
  })

  test('makes no more of two at once than the rule says', async () => {
    // Two dogs share the first place.
    const { id, dogs } = await judgedVoi(here, {}, [{ prize: 1 }, { prize: 1 }])
    expect((await list(id)).dogs.map(({ place }) => place)).toEqual([1, 1])
    let both: Promise<Awaited<ReturnType<typeof propose>>[]> | undefined
    await here.database.db.transaction().execute(async (tx) => {
      await lockRow(tx, id)
      both = Promise.all([propose(id, dogs[0], 'CACIT', 'headJudge'), propose(id, dogs[1], 'CACIT', 'agent')])
      await waitForLockWaiters(here.database, 2)
    })
    expect((await both!).map(refusalOf).toSorted()).toEqual([[200], [409, 'PROPOSAL_TAKEN']])
    expect((await list(id)).proposals).toHaveLength(1)
  })
})

describe('who may', () => {
  const MAY = ['agent', 'headJudge', 'chief', 'sysadmin']

  test('those who may end the trial and KAER_CHIEF propose, and nobody else, of another club neither', async () => {
    const { id, dogs } = await judgedVoi(here)
    for (const person of EVERYONE) {
      const answers = [
        await read(id, person),
        await propose(id, dogs[0], 'CACIB', person),
        await withdraw(id, 1, person),
      ]
      const refused = person === 'visitor' ? 401 : 403
      expect(
        answers.map(({ statusCode }) => statusCode),
        person,
      ).toEqual(MAY.includes(person) ? [200, 422, 404] : [refused, refused, refused])
    }
  })

  test.each([
    ['draft', { ...STATE_COLUMNS.draft, held_on: '2026-04-30' }, 'TRIAL_IS_DRAFT'],
    ['cancelled', STATE_COLUMNS.cancelled, 'TRIAL_IS_CANCELLED'],
    ['coming', { held_on: '2026-05-02' }, 'TRIAL_NOT_BEGUN'],
    ['ended', ENDED, 'TRIAL_IS_ENDED'],
  ] as const)('refuses at a trial that is %s', async (_state, columns, code) => {
    const { id, dogs } = await judgedVoi(here, columns)
    expect((await list(id)).blocked).toBe(code)
    expect(refusalOf(await propose(id, dogs[0], 'CACIT'))).toEqual([422, code])
    expect(refusalOf(await withdraw(id, 1, 'agent'))).toEqual([422, code])
  })

  test('takes a correction after the end from KAER_CHIEF with a reason, and tells the entrant', async () => {
    const { id, dogs } = await judgedVoi(here, ENDED)
    await here.database.db
      .updateTable('entry')
      .set({ contact_email: 'voi@example.fi', contact_name: 'Veikko', language: 'fi' })
      .where('dog_id', '=', dogs[0]!.id)
      .execute()
    expect(await list(id, 'chief')).toMatchObject({ blocked: null, corrects: true })
    expect(refusalOf(await propose(id, dogs[0], 'CACIT', 'chief'))).toEqual([
      422,
      'INPUT_INVALID',
      { reason: 'REASON_MISSING' },
    ])
    const made = await propose(id, dogs[0], 'CACIT', 'chief', 'Unohtui kokeessa')
    expect(refusalOf(made)).toEqual([200])
    await withdraw(id, made.json().proposals[0].id, 'chief', 'Väärä koira')
    expect((await auditOf(id)).map(({ code, after }) => [code, after])).toEqual([
      ['PROPOSAL_MADE', { dog: dogs[0]!.regnr, proposal: 'CACIT', reason: 'Unohtui kokeessa' }],
      ['PROPOSAL_WITHDRAWN', { reason: 'Väärä koira' }],
    ])
    const mails = await here.database.db
      .selectFrom('mail')
      .select('body_text')
      .where('recipient', '=', 'voi@example.fi')
      .orderBy('id')
      .execute()
    expect(mails.map(({ body_text }) => /Muutokset: .*/.exec(body_text)?.[0])).toEqual([
      'Muutokset: Ehdotukset – → CACIT.',
      'Muutokset: Ehdotukset CACIT → –.',
    ])
  })
})

describe('a result that changes afterwards', () => {
  const end = (id: number, confirmed: string[]) =>
    here.people.agent.json('/api/auth/trials/end', { id, confirmed })

  test('is told on the trial, asked about before its end, and takes nothing back', async () => {
    const { id, dogs } = await judgedVoi(here, STATE_COLUMNS.ongoing)
    await propose(id, dogs[0], 'CACIT')
    expect(await trialOf(here, id)).toMatchObject({ proposed: ['CACIT'], unfitProposals: 0 })
    await setPrize(dogs[0]!.id, 2)
    expect(await trialOf(here, id)).toMatchObject({ proposed: ['CACIT'], unfitProposals: 1 })
    expect((await list(id)).proposals).toMatchObject([{ code: 'CACIT', fault: 'PROPOSAL_PRIZE_TOO_LOW' }])
    expect(refusalOf(await end(id, ['HEAD_REPORT_MISSING']))).toEqual([409, 'PROPOSAL_UNFIT'])
    expect(refusalOf(await end(id, ['HEAD_REPORT_MISSING', 'PROPOSAL_UNFIT', 'RESULTS_NOT_SIGNED']))).toEqual(
      [200],
    )
    expect((await list(id)).proposals).toHaveLength(1)
  })

  test('stays while a result is open again, and does not fit until it is done', async () => {
    const { id, dogs } = await judgedVoi(here)
    await propose(id, dogs[0], 'CACIT')
    await here.database.db.deleteFrom('trial_result').where('dog_id', '=', dogs[0]!.id).execute()
    expect((await list(id)).proposals).toMatchObject([{ fault: 'PROPOSAL_RESULT_MISSING' }])
    await makeDoneResult(here, id, dogs[0]!.id, { class: 'VOI', points: 191 })
    expect((await list(id)).proposals).toMatchObject([{ fault: null }])
  })
})
