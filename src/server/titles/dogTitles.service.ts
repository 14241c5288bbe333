import type * as z from 'zod'
import { LONGEST_TITLE_SOURCE, MOST_TITLE_PROPOSALS } from '#contract/constants.ts'
import type { acceptTitle as acceptCall, addDogTitle as addCall, StaffTitle } from '#contract/dogTitles.ts'
import { formatDate } from '#domain/dates.ts'
import { type TitleFinding, type TitleRule, titleFinding } from '#domain/shows/titleRules.ts'
import { findPedigreeDog } from '../dogs/dogs.service.ts'
import { dogSummaries } from '../dogs/records.service.ts'
import type { Act, Reader } from '../platform/act.ts'
import { AppError, type ErrorCode } from '../platform/errors.ts'
import {
  certifiedDogs,
  deleteDogTitle,
  insertDogTitle,
  lockDogOfTitles,
  markedResults,
  titledDog,
  titlesOfDog,
  updateDogTitle,
} from './dogTitles.store.ts'
import { heldTitleByCode, readTitleList, titleByCode } from './titles.store.ts'
import type { StoredTitle } from './titles.types.ts'

type Added = z.output<NonNullable<(typeof addCall)['body']>>
type Written = Omit<Added, 'code'>
type Accepted = z.output<NonNullable<(typeof acceptCall)['body']>>
type Which = { readonly regnr: string; readonly id: number }

/** A title of the list that results of a dog tell of. */
export interface FoundTitle {
  readonly title: StoredTitle & { readonly rule: TitleRule }
  readonly finding: TitleFinding
}

/** The titles of a dog, and what follows from its show results. @throws AppError 404 */
export async function findDogTitles(reader: Reader, regnr: string) {
  const { id } = await findPedigreeDog(reader, regnr)
  const [summaries, titles] = await Promise.all([dogSummaries(reader, [id]), titlesOfDog(reader.db, id)])
  return { dog: summaries.get(id)!, titles, findings: await findingsOf(reader, id, titles) }
}

/** What the show results of a dog tell of titles that it has not. Source: docs/rules/titles.md#what-follows-from-results. */
async function findingsOf(
  { db }: Pick<Reader, 'db'>,
  dogId: number,
  titles: readonly StaffTitle[],
): Promise<readonly FoundTitle[]> {
  const { birthDate, ofClub } = await titledDog(db, dogId)
  if (!ofClub) return []
  const [list, results] = [await readTitleList(db), await markedResults(db, dogId)]
  const has = new Set(titles.map(({ code }) => code))
  return list.flatMap((title) => {
    const { code, offered, rule } = title
    if (!rule || !offered || has.has(code)) return []
    const finding = titleFinding(rule, results, birthDate)
    return finding ? [{ title: { ...title, rule }, finding }] : []
  })
}

/** The latest proposals of all dogs. Source: docs/rules/titles.md#what-follows-from-results. */
export async function findProposals(reader: Reader) {
  const found: { dogId: number; code: string; on: string }[] = []
  for (const { code, offered, rule } of await readTitleList(reader.db)) {
    if (!rule || rule.more || !offered) continue
    const { mark, shows } = rule
    for (const { dogId, birthDate, results } of await certifiedDogs(reader.db, { mark, shows, code })) {
      const finding = titleFinding(rule, results, birthDate)
      if (finding) found.push({ dogId, code, on: finding.on })
    }
  }
  const latest = found
    .toSorted((a, b) => (a.on > b.on ? -1 : Number(a.on < b.on)) || a.dogId - b.dogId)
    .slice(0, MOST_TITLE_PROPOSALS)
  const dogs = await dogSummaries(
    reader,
    latest.map(({ dogId }) => dogId),
  )
  return {
    proposals: latest.map(({ dogId, code, on }) => ({ dog: dogs.get(dogId)!, code, on })),
    total: found.length,
  }
}

/** Adds a title; one that is there already, word for word, is not added again. @throws AppError 404, 409, 422 */
export async function addDogTitle(act: Act, regnr: string, input: Added): Promise<StaffTitle> {
  const { id: dogId } = await lockDog(act, regnr)
  const title = await heldTitleByCode(act.db, input.code)
  if (!title) refuse('TITLE_UNKNOWN', 'code')
  const written = { ...input, country: input.country || title.country }
  const before = (await titlesOfDog(act.db, dogId)).find(({ code }) => code === input.code)
  if (before && isSame(before, written)) return before
  if (before) throw new AppError('conflict', 'TITLE_EXISTS', { code: 'TITLE_EXISTS' })
  if (!title.offered) refuse('TITLE_RETIRED', 'code')
  if (input.date === null) refuse('TITLE_DATE_MISSING', 'date')
  await refuseDay(act, dogId, input.date)
  return insert(act, dogId, written)
}

/** Adds a title that is proposed, with the results that it rests on as its source. @throws AppError 404, 409 */
export async function acceptTitle(act: Act, regnr: string, { code, on }: Accepted): Promise<StaffTitle> {
  const { id: dogId } = await lockDog(act, regnr)
  const titles = await titlesOfDog(act.db, dogId)
  const before = titles.find((one) => one.code === code)
  if (before?.date === on) return before
  if (before) throw new AppError('conflict', 'TITLE_EXISTS')
  await heldTitleByCode(act.db, code)
  const found = (await findingsOf(act, dogId, titles)).find(({ title }) => title.code === code)
  if (!found || found.title.rule.more || found.finding.on !== on)
    throw new AppError('conflict', 'TITLE_NOT_PROPOSED')
  return insert(act, dogId, { code, date: on, country: found.title.country, source: sourceOf(found) })
}

/** Changes day, country and source of a title; where nothing differs nothing is written. @throws AppError 404, 409, 422 */
export async function changeDogTitle(
  act: Act,
  { regnr, id }: Which,
  { version, ...input }: Written & { readonly version: number },
): Promise<StaffTitle> {
  const { dogId, title } = await lockOne(act, regnr, id)
  const listed = await titleByCode(act.db, title.code)
  const written = { ...input, country: input.country || (listed?.country ?? '') }
  if (isSame(title, written)) return title
  if (version !== title.version) throw new AppError('conflict', 'CHANGED_MEANWHILE')
  if (written.date === null && title.date !== null) refuse('TITLE_DATE_MISSING', 'date')
  await refuseDay(act, dogId, written.date)
  await updateDogTitle(act.db, id, columnsOf(written))
  const changed = { ...title, ...written, version: title.version + 1 }
  // Which title it is of is told, although that stays.
  const { titleCode: _code, ...was } = audited(title)
  const texts = title.source === written.source ? {} : { textsChanged: ['source'] }
  await act.log(['dog', dogId], 'TITLE_CHANGED', was, { ...audited(changed), ...texts })
  return changed
}

/** Removes a title. @throws AppError 404 */
export async function removeDogTitle(act: Act, { regnr, id }: Which): Promise<void> {
  const { dogId, title } = await lockOne(act, regnr, id)
  await deleteDogTitle(act.db, id)
  await act.log(['dog', dogId], 'TITLE_REMOVED', audited(title))
}

async function lockDog(act: Act, regnr: string) {
  const dog = await findPedigreeDog(act, regnr)
  await lockDogOfTitles(act.db, dog.id)
  return dog
}

/** A title of a dog, while nobody else changes its titles. @throws AppError 404 */
async function lockOne(act: Act, regnr: string, id: number) {
  const { id: dogId } = await lockDog(act, regnr)
  const title = (await titlesOfDog(act.db, dogId)).find((one) => one.id === id)
  if (!title) throw new AppError('notFound', 'DOG_TITLE_NOT_FOUND')
  return { dogId, title }
}

async function insert(
  act: Act,
  dogId: number,
  { code, ...written }: Omit<StaffTitle, 'id' | 'version'>,
): Promise<StaffTitle> {
  const id = await insertDogTitle(act.db, { dog_id: dogId, code, ...columnsOf(written) })
  const title = { id, version: 1, code, ...written }
  await act.log(['dog', dogId], 'TITLE_ADDED', null, audited(title))
  return title
}

const columnsOf = ({ date, country, source }: Written) => ({ awarded_on: date, country, source })

const isSame = (stored: StaffTitle, { date, country, source }: Written): boolean =>
  stored.date === date && stored.country === country && stored.source === source

/** What the log keeps: nothing that was written freely. */
const audited = ({ code, date, country }: StaffTitle) => ({
  titleCode: code,
  awardedOn: date,
  ...(country !== '' && { country }),
})

/** Source: docs/rules/titles.md#a-dogs-titles. @throws AppError 422 with the field */
async function refuseDay(act: Act, dogId: number, date: string | null): Promise<void> {
  if (date === null) return
  const { birthDate } = await titledDog(act.db, dogId)
  if (date > act.today) refuse('TITLE_IN_FUTURE', 'date')
  if (birthDate !== null && date <= birthDate) refuse('TITLE_BEFORE_BIRTH', 'date')
}

function refuse(code: ErrorCode, field: string): never {
  throw new AppError('refused', code, { [field]: code })
}

/** The results that a title rests on, without their judges: as many as there is room for. */
function sourceOf({ title: { rule }, finding: { results } }: FoundTitle): string {
  const told = results.map(({ date, place, country }) => `${formatDate(date)} ${place} (${country})`)
  return `${rule.mark}: ${told.join(', ')}`.slice(0, LONGEST_TITLE_SOURCE)
}
