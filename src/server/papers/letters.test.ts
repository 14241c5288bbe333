import { expect, test } from 'vitest'
import { testDatabase } from '#tools/test/database.ts'
import { DAY, judgingFixture } from '../judging/sheets.test-helper.ts'
import { makeDog, makeEntry, makeTrial } from '../testing/factories.ts'
import { A4, layoutFaults, readPaper } from './papers.test-helper.ts'

const on = judgingFixture(testDatabase)

const PRINTED = [
  'Łódzka Jaźń Ćma',
  'Şahinköy Iğdır İnci',
  'Nguyễn Đức Ường',
  'Жучка ШЩЮЫ Белая Їжак',
  'Λύκος Άργος Ωραίος',
  'Čáhppesruŋŋo Đuoŧŧar',
  'Þórður Ægir Œuvre',
]
const MARKED = [
  ['柴犬', '◊◊', 'kiina'],
  ['しばいぬ', '◊◊◊◊', 'japani'],
  ['كلب', '◊◊◊', 'arabia'],
  ['כלב', '◊◊◊', 'heprea'],
  ['कुत्ता', '◊◊◊◊◊◊', 'devanagari'],
  ['Hausa ƴ', 'Hausa ◊', 'U+01B4'],
] as const

/** A published trial with a dog of each name, by start number. */
async function trialOf(names: readonly string[]): Promise<number> {
  const { db } = on.database
  const trialId = await makeTrial(db, { held_on: DAY, club_id: on.staff.clubId, divided: true }, [
    on.staff.judgeId,
  ])
  for (const [index, name] of names.entries()) {
    const { id } = await makeDog(db, { name, birth_date: '2022-05-01' })
    await makeEntry(db, trialId, id, { start_number: index + 1, handler: name })
  }
  return trialId
}

const PAPERS = [
  ['start-list.pdf', A4.landscape],
  ['sheets.pdf', A4.portrait],
  ['record.pdf', A4.landscape],
] as const
const paperOf = async (trialId: number, paper: string) =>
  readPaper((await on.staff.judge.get(`/api/auth/trials/${trialId}/${paper}?lang=fi`)).rawPayload)

test('prints Polish, Turkish, Vietnamese, Cyrillic, Greek, Sámi and Icelandic letters as they are', async () => {
  const trialId = await trialOf(PRINTED)
  for (const [paper, size] of PAPERS) {
    const read = await paperOf(trialId, paper)
    const text = read.text.replaceAll('\n', ' ')
    for (const name of PRINTED) expect(text, paper).toContain(name)
    expect(text, paper).not.toContain('◊')
    expect(layoutFaults(read, size), paper).toEqual([])
  }
})

test('marks letters that the font does not have, and says on every page which scripts they are of', async () => {
  const trialId = await trialOf(MARKED.map(([name]) => name))
  for (const [paper, size] of PAPERS) {
    const read = await paperOf(trialId, paper)
    for (const [name, marked] of MARKED) {
      expect(read.text, paper).toContain(marked)
      expect(read.text, paper).not.toContain(name)
    }
    for (const page of read.pages.keys()) {
      const sentence = read.lines.find((line) => line.page === page && line.text.startsWith('◊ on merkki'))
      for (const [, , script] of MARKED)
        expect(sentence?.text.toLowerCase(), paper).toContain(script.toLowerCase())
    }
    expect(layoutFaults(read, size), paper).toEqual([])
  }
})
