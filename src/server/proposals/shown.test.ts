import { beforeAll, describe, expect, test } from 'vitest'
import type { Trial } from '#contract/calendar.ts'
import type { RulebookRow } from '#contract/rulebooks.ts'
import type { TrialFields } from '#domain/trials/trialFields.ts'
import { testDatabase } from '#tools/test/database.ts'
import {
  organisingFixture,
  rightFields,
  STATE_COLUMNS,
  trialOf,
} from '../organising/organising.test-helper.ts'
import { readPaper } from '../papers/papers.test-helper.ts'
import { refusalOf } from '../testing/refusal.ts'
import { waitForPedigree } from '../testing/waiting.ts'
import { readXlsx } from '../testing/xlsxCells.ts'
import { type JudgedVoi, judgedVoi, proposalCalls } from './proposals.test-helper.ts'

const here = organisingFixture(testDatabase)
const { list, propose } = proposalCalls(here)

describe('the right of a trial', () => {
  const create = (overrides: Partial<TrialFields>) =>
    here.people.agent.json('/api/auth/trials', rightFields(here, overrides))

  test('is chosen of what the rulebook of its day knows for its type', async () => {
    const made = await create({ proposals: ['CACIT', 'R-CACIT'] })
    expect(made.json()).toMatchObject({ fields: { proposals: ['CACIT', 'R-CACIT'] }, proposed: [] })
    const refused = async (overrides: Partial<TrialFields>) => refusalOf(await create(overrides))
    const fault = (code: string) => [422, 'INPUT_INVALID', { proposals: code }]
    expect(await refused({ proposals: ['SERT'] })).toEqual(fault('PROPOSAL_UNKNOWN'))
    expect(await refused({ proposals: ['R-CACIT'] })).toEqual(fault('PROPOSAL_ALONE'))
    expect(await refused({ proposals: ['CACIT'], date: null, endDate: null })).toEqual(
      fault('PROPOSAL_UNKNOWN'),
    )
    expect(await refused({ proposals: ['cacit!'] })).toEqual([
      400,
      'INPUT_INVALID',
      { 'proposals.0': 'PROPOSAL_CODE_INVALID' },
    ])
    const choices = (await here.people.agent.get('/api/auth/trials/choices')).json()
    expect(choices.proposals.at(-1)).toMatchObject({
      validFrom: '2021-06-01',
      proposals: [
        { code: 'CACIT', follows: null },
        { code: 'R-CACIT', follows: 'CACIT' },
      ],
    })
  })

  test('is not copied, and stays while a dog is proposed', async () => {
    const { id, dogs } = await judgedVoi(here)
    const copy = await here.people.agent.json('/api/auth/trials/copy', { id })
    expect(copy.json().fields.proposals).toEqual([])
    await propose(id, dogs[0], 'CACIT')
    const { version, fields } = await trialOf(here, id)
    const save = (proposals: string[]) =>
      here.people.agent.json('/api/auth/trials/save', { id, version, ...fields, proposals })
    expect(refusalOf(await save([]))).toEqual([422, 'INPUT_INVALID', { proposals: 'PROPOSAL_IS_GIVEN' }])
    expect(refusalOf(await save(['CACIT']))).toEqual([200])
  })

  test('is public in the calendar and on the trial’s page', async () => {
    const { date, kaerNr } = await judgedVoi(here, { held_on: '2026-05-20' }, [])
    expect((await here.people.visitor.get(`/api/trials/${date}/${kaerNr}`)).json()).toMatchObject({
      proposals: ['CACIT', 'R-CACIT'],
    })
    const calendar = (await here.people.visitor.get('/api/trials/calendar')).json<Trial[]>()
    expect(calendar.find((trial) => trial.kaerNr === kaerNr)?.proposals).toEqual(['CACIT', 'R-CACIT'])
  })
})

describe('a dog that is proposed', () => {
  let voi: JudgedVoi
  const publicPath = (file = '') => `/api/trials/${voi.date}/${voi.kaerNr}${file}`
  beforeAll(async () => {
    voi = await judgedVoi(here, STATE_COLUMNS.ongoing)
    await waitForPedigree(here.app, here.database)
    // Somebody has looked before: what is kept in memory must not stay.
    await here.people.visitor.get(publicPath())
    await here.people.visitor.get(`/api/dog/${voi.dogs[0]!.regnr}`)
    await propose(voi.id, voi.dogs[0], 'CACIT')
    await propose(voi.id, voi.dogs[1], 'R-CACIT')
  })

  test('says so on the page of the trial, of the dog and of the result', async () => {
    const { results } = (await here.people.visitor.get(publicPath())).json<Trial>()
    expect(results.map(({ proposals }) => proposals)).toEqual([['CACIT'], ['R-CACIT'], []])
    const dog = (await here.people.visitor.get(`/api/dog/${voi.dogs[1]!.regnr}`)).json()
    expect(dog.trialResults[0]).toMatchObject({ class: 'VOI', proposals: ['R-CACIT'] })
    const { body } = await here.people.chief.get(`/api/auth/results/${results[0]!.id}`)
    expect(JSON.parse(body)).toMatchObject({ proposals: ['CACIT'] })
  })

  test('says so as a proposal on the record, field by field, and in the result lists', async () => {
    const staff = (file: string) => here.people.agent.get(`/api/auth/trials/${voi.id}/${file}`)
    const record = readPaper((await staff('record.pdf?lang=fi')).rawPayload).text
    expect(record).toContain('CACIT-ehdotus')
    expect(record).toContain('R-CACIT-ehdotus')
    const { dogs } = (await staff('record?lang=fi')).json()
    expect(
      dogs.map(
        ({ fields }: { fields: { field: string; text: string }[] }) =>
          fields.find(({ field }) => field === 'proposals')?.text,
      ),
    ).toEqual(['CACIT', 'R-CACIT', ''])
    const visitor = here.people.visitor
    expect(readPaper((await visitor.get(publicPath('/results.pdf?lang=sv'))).rawPayload).text).toContain(
      'R-CACIT-förslag',
    )
    const csv = (await visitor.get(publicPath('/results.csv?lang=en'))).body.split('\n')
    expect(csv[0]).toContain(';Proposals;')
    expect(csv.slice(1, 4).map((row) => /;(R-)?CACIT;/.exec(row)?.[0] ?? null)).toEqual([
      ';CACIT;',
      ';R-CACIT;',
      null,
    ])
    const rows = readXlsx((await visitor.get(publicPath('/results.xlsx?lang=fi'))).rawPayload)
    const cells = rows.flatMap((row) => [...row.values()].map(({ value }) => value))
    expect(cells).toEqual(expect.arrayContaining(['Ehdotukset', 'CACIT', 'R-CACIT']))
  })

  test('is told to the entrant with the result, and again where it changes', async () => {
    const { db } = here.database
    await db
      .updateTable('entry')
      .set({ contact_email: 'kertoo@example.fi', language: 'fi' })
      .where('dog_id', '=', voi.dogs[0]!.id)
      .execute()
    const mails = async () =>
      (
        await db
          .selectFrom('mail')
          .select('body_text')
          .where('recipient', '=', 'kertoo@example.fi')
          .where('kind', '=', 'trialResults')
          .orderBy('id')
          .execute()
      ).map(({ body_text }) => /VOI1.*/.exec(body_text)?.[0])
    const end = () =>
      here.people.agent.json('/api/auth/trials/end', {
        id: voi.id,
        confirmed: ['HEAD_REPORT_MISSING', 'RESULTS_NOT_SIGNED', 'PROPOSAL_UNFIT'],
      })
    const reopen = () =>
      here.people.chief.json('/api/auth/trials/reopen', { id: voi.id, reason: 'Tarkistus' })
    expect(refusalOf(await end())).toEqual([200])
    expect(await mails()).toEqual([expect.stringContaining('CACIT-ehdotus')])
    await reopen()
    await end()
    expect(await mails()).toHaveLength(1)
    await reopen()
    const { proposals } = await list(voi.id)
    await proposalCalls(here).withdraw(voi.id, proposals[0]!.id)
    await end()
    expect((await mails())[1]).not.toContain('CACIT')
  })
})

describe('a rulebook from before there were proposals', () => {
  test('has none: it is read, shown and judged by as before, and can be given some', async () => {
    const { id, dogs, date, kaerNr } = await judgedVoi(here)
    const { pool } = here.database
    await pool.query(`update rulebook set data = data - 'proposals'`)
    await pool.query(
      `update trial_result set rulebook_id = (select max(id) from rulebook) where trial_id = $1`,
      [id],
    )
    const { chief, agent, visitor } = here.people
    const books = (await chief.get('/api/auth/rulebooks')).json<RulebookRow[]>()
    expect(books.map(({ proposals }) => proposals)).toEqual([[], []])
    expect((await list(id)).codes).toEqual([])
    expect(refusalOf(await propose(id, dogs[0], 'CACIT'))).toEqual([422, 'PROPOSAL_NOT_OFFERED'])
    for (const answer of [
      await visitor.get(`/api/trials/${date}/${kaerNr}`),
      await visitor.get(`/api/dog/${dogs[0]!.regnr}`),
      await agent.get(`/api/auth/trials/${id}/results`),
      await agent.get(`/api/auth/trials/${id}/record.pdf`),
    ])
      expect(answer.statusCode).toBe(200)
    const created = await agent.json('/api/auth/trials', rightFields(here, { proposals: ['CACIT'] }))
    expect(refusalOf(created)).toEqual([422, 'INPUT_INVALID', { proposals: 'PROPOSAL_UNKNOWN' }])
  })
})
