import type { Page } from 'playwright-core'
import { makeDog, makeShowResult, makeTrial } from '#server/testing/factories.ts'
import type { TestService } from '#tools/test/service.ts'
import { addDays, addMonths } from '../src/domain/dates.ts'
import type { Opening } from './journey.ts'
import { today } from './trialSteps.ts'

interface Given {
  readonly monthsOld?: number | undefined
  readonly as?: string | undefined
  readonly place?: string | undefined
}

/** A dog that its owner has entered by a call and paid for, 50 €, at the test payment service. */
export async function paidEntry(
  service: TestService,
  openPage: (path: string, options?: Opening) => Promise<Page>,
  name: string,
  { monthsOld, as = 'jasen', place = 'Kauhava' }: Given = {},
) {
  const trialId = await makeTrial(service.database.db, {
    held_on: addMonths(today, 2),
    registration_start: addDays(today, -7),
    registration_end: addDays(today, 30),
    place,
    capacity: 2,
  })
  const page = await openPage('/', { as })
  const { dogId, entryId } = await enterByCall(service, page, trialId, name, monthsOld)
  const { href } = await post(page, `/api/entries/${entryId}/pay`)
  await page.goto(String(href))
  await page.locator('button[value="pay"]').click()
  await page.waitForURL(/\/ilmoittautumiset\/\d+/)
  return { trialId, entryId, dogId, page }
}

/** A dog that whoever has signed in there has entered by a call. */
export async function enterByCall(
  { database: { db } }: TestService,
  page: Page,
  trialId: number,
  name: string,
  monthsOld = 36,
) {
  const { id: dogId, regnr } = await makeDog(db, { name, birth_date: addMonths(today, -monthsOld) })
  await makeShowResult(db, dogId, {}, addMonths(today, -6))
  const entry = await post(page, `/api/trials/${trialId}/enter`, {
    key: crypto.randomUUID(),
    regnr,
    class: 'AVO',
    productId: 4,
    method: 'card',
    contactEmail: 'maksaja@example.fi',
    contactName: 'Maija Maksaja',
    contactPhone: '',
    handler: '',
    language: 'fi',
    terms: true,
  })
  return { dogId, entryId: Number(entry.id) }
}

/** Sends what a page of this browser would send; `type`: of a body that is a file. @throws Error where it is refused */
export async function post<Answer = Record<string, unknown>>(
  page: Page,
  url: string,
  body?: object,
  type = 'application/json',
): Promise<Answer> {
  const cookies = await page.context().cookies()
  const token = cookies.find(({ name }) => name === 'csrf-token')!.value
  const answer = await page.request.post(url, {
    // A connection that waits for the next request may be closed by the service just as that is sent.
    maxRetries: 2,
    headers: { 'x-csrf-token': token, ...(body && { 'content-type': type }) },
    ...(body && { data: body }),
  })
  if (!answer.ok()) throw new Error(`${url} answered ${await answer.text()}`)
  return answer.json()
}
