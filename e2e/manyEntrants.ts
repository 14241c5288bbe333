import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { EntryForm, OwnEntry } from '#contract/ownEntries.ts'
import { addMonths } from '#domain/dates.ts'
import { type MadeDog, makeDog, makeShowResult, makeTrial } from '#server/testing/factories.ts'
import type { TestService } from '#tools/test/service.ts'
import { post } from './payingSteps.ts'
import { mailOf } from './trialSteps.ts'

/** A dog that somebody enters, and who leads it. */
export interface Entrant extends MadeDog {
  readonly class: 'NUO' | 'AVO'
  readonly handler: string
}
/** What has become of an entrant's dog: its entry and its page at the provider of payments. */
export interface Entered extends Entrant {
  readonly entry: OwnEntry
  href?: string
}

/** What the provider's own page says of a payment, in cents. */
export interface Charge {
  readonly status: string
  readonly cents: number
  readonly refundedCents: number
}

/** Every third dog is grown and has its water and track work; the others start in the youth class. */
export async function makeEntrants({ database: { db } }: TestService, count: number, day: string) {
  const pond = await makeTrial(db, {
    type: 'water_track',
    held_on: addMonths(day, -2),
    ended_at: new Date(),
  })
  const entrants: Entrant[] = []
  for (let index = 0; index < count; index++) {
    const isGrown = index % 3 === 2
    const dog = await makeDog(db, {
      name: `Kuudestoista Koira ${index + 1}`,
      birth_date: addMonths(day, isGrown ? -40 : -17),
    })
    if (isGrown) {
      await makeShowResult(db, dog.id, {}, addMonths(day, -12))
      const done = {
        trial_id: pond,
        dog_id: dog.id,
        class: 'AVO',
        outcome: 'judged',
        status: 'official',
      } as const
      await db
        .insertInto('water_result')
        .values({ ...done, water_grade: 8, track_grade: 7 })
        .execute()
    }
    entrants.push({ ...dog, class: isGrown ? 'AVO' : 'NUO', handler: `Ohjaaja ${index + 1}` })
  }
  return entrants
}

/** Sends the form of entering as the page does, for the fee that it shows. */
export async function enterBy(page: Page, address: string, dog: Entrant): Promise<Entered> {
  const form: EntryForm = await (await page.request.get(`/api/trials/${address}/entry-form`)).json()
  const fee = form.products.find(({ classes, refused }) => classes.includes(dog.class) && refused === null)!
  const entry = await post<OwnEntry>(page, `/api/trials/${form.trial.id}/enter`, {
    key: crypto.randomUUID(),
    regnr: dog.regnr,
    class: dog.class,
    productId: fee.id,
    feeCents: fee.amountCents,
    method: 'card',
    contactEmail: mailOf(dog.id),
    contactName: dog.handler,
    contactPhone: '',
    handler: dog.handler,
    language: 'fi',
    terms: true,
  })
  return { ...dog, entry }
}

/** Goes to pay, and presses the button of the provider's page. */
export async function payBy(page: Page, entered: Entered): Promise<void> {
  const { href } = await post<{ href: string }>(page, `/api/entries/${entered.entry.id}/pay`)
  entered.href = href
  const answer = await page.request.post(href, { form: { button: 'pay' }, maxRedirects: 0 })
  expect(answer.status()).toBe(303)
}

/** What the provider has taken in and given back by its own book. */
export async function chargeOf(page: Page, { href }: Entered): Promise<Charge> {
  const html = (await (await page.request.get(href!)).text()).replaceAll('\u00a0', ' ')
  const fact = (name: string) => new RegExp(`<dt>${name}</dt><dd>([^<]*)</dd>`).exec(html)?.[1] ?? ''
  const cents = (text: string) => Number(text.replace(/\D/g, ''))
  return { status: fact('Tila'), cents: cents(fact('Summa')), refundedCents: cents(fact('Palautettu')) }
}

/** Has the provider pay out all that it has taken in. @returns its report */
export async function settleAll(page: Page, { href }: Entered): Promise<string> {
  const panel = await page.request.post(new URL('/settlements', href).href)
  const [, report] = /href="([^"]+\.csv)"/.exec(await panel.text())!
  return (await page.request.get(new URL(report!, href).href)).text()
}
