import { expect, test } from 'vitest'
import { testDatabase } from '#tools/test/database.ts'
import { DAY, judgingFixture } from '../judging/sheets.test-helper.ts'
import { makeDog, makeEntry, makeTrial } from '../testing/factories.ts'
import { A4, layoutFaults, type ReadPaper, readPaper } from './papers.test-helper.ts'

const on = judgingFixture(testDatabase)
/** Enough for two pages of any paper. */
const MOST_DOGS = 32

/** What each page has, from the top: headings of classes, and rows. */
const partsOf = ({ pages, lines }: ReadPaper): string[][] =>
  pages.map((_, page) =>
    lines
      .filter((line) => line.page === page)
      .flatMap(({ text }) =>
        /^(NUO|AVO|VOI): /.test(text) ? ['heading'] : /^FI71\d+\/22/.test(text) ? ['row'] : [],
      ),
  )

test('leaves no row alone on the last page of a table, and no heading without rows', async () => {
  const { db } = on.database
  const trialId = await makeTrial(db, { held_on: DAY, club_id: on.staff.clubId, divided: true }, [
    on.staff.judgeId,
  ])
  const broken = new Set<number>()
  for (let number = 1; number <= MOST_DOGS; number++) {
    const { id } = await makeDog(db, { birth_date: '2022-05-01', regnrs: [`FI${71_000 + number}/22`] })
    await makeEntry(db, trialId, id, { start_number: number, class: number % 8 === 0 ? 'NUO' : 'AVO' })
    if (number < 8) continue
    for (const paper of ['start-list.pdf', 'record.pdf']) {
      const read = readPaper((await on.staff.judge.get(`/api/auth/trials/${trialId}/${paper}`)).rawPayload)
      expect(layoutFaults(read, A4.landscape)).toEqual([])
      const pages = partsOf(read)
      expect(pages.flat().filter((part) => part === 'row')).toHaveLength(number)
      for (const parts of pages) {
        expect(parts.at(-1), `${paper} of ${number} dogs`).not.toBe('heading')
        // A table that goes on from the page before repeats its heading; alone stands only the one dog of a class.
        const alone = parts.join(' ').match(/heading row(?= heading|$)/g) ?? []
        expect(alone.length, `${paper} of ${number} dogs: ${pages.join(' | ')}`).toBeLessThanOrEqual(
          number < 16 ? 1 : 0,
        )
      }
      if (pages.length > 1) broken.add(number)
    }
  }
  expect(broken.size).toBeGreaterThan(10)
}, 120_000)
