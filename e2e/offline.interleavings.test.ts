import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { Random } from '#demo/random.ts'
import { SOAKING, soakOf } from '#tools/test/soak.ts'
import { button } from './accountSteps.ts'
import { openJourneys } from './journey.ts'
import { crashAndReopen, keptItems } from './offlineSteps.ts'
import { makeJudgedToday } from './sheetDogs.ts'
import { translator } from './translator.ts'
import { PHONE } from './visitor.ts'

const { service, openPage } = await openJourneys()
const { pool } = service.database
const t = translator('fi')
const PATIENT = { timeout: 30_000 }
const FIELDS = ['speed', 'method', 'point'] as const
const STEPS = 12

/** An empty field counts as 0. */
interface Typed {
  readonly phone: number
  readonly step: number
  readonly value: number
  /** what its writer saw before */
  readonly was: number
}

/** A judge's phone in the browser: one of two with the same account. */
class Phone {
  page!: Page
  offline = false
  #address = ''
  #regnrs: readonly string[] = []

  async open(trialId: number, regnrs: readonly string[]) {
    this.#regnrs = regnrs
    this.#address = `/hallinta/kokeet/${trialId}/tulokset`
    if (this.page) {
      await this.setNetwork(false)
      await this.page.goto(this.#address)
    } else this.page = await openPage(this.#address, { ...PHONE, as: 'tuomari' })
    await this.#shown()
    await expect
      .poll(async () => (await keptItems(this.page, 'sheets')).some(({ id }) => id === trialId), PATIENT)
      .toBe(true)
    await this.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await expect
      .poll(() => this.page.evaluate(() => navigator.serviceWorker.controller !== null), PATIENT)
      .toBe(true)
  }

  async setNetwork(offline: boolean) {
    this.offline = offline
    await this.page.context().setOffline(offline)
  }

  async reload() {
    await this.page.reload()
    await this.#shown()
  }

  /** The app is closed without a warning, and opened again. */
  async kill() {
    this.page = await crashAndReopen(this.page, this.#address)
    await this.#shown()
  }

  readonly #shown = () => this.page.getByRole('combobox', { name: t('results.dog') }).waitFor()

  async show(dog: number) {
    await this.page.getByRole('combobox', { name: t('results.dog') }).selectOption(String(dog))
    await this.page.getByText(`${this.#regnrs[dog]},`).first().waitFor()
  }

  /** @returns what was written, and what stood there before; undefined where the sheet is not written on any more */
  async type(dog: number, field: string, value: number): Promise<Pick<Typed, 'value' | 'was'> | undefined> {
    await this.show(dog)
    const row = this.page.locator(`main [data-field="${field}"]`)
    const choice = row.getByRole('button', { name: String(value), exact: true })
    if ((await choice.count()) === 0 || (await choice.isDisabled())) return undefined
    const written = () =>
      row.evaluate((node) => Number(node.querySelector('button[aria-pressed="true"]')?.textContent ?? 0))
    const was = await written()
    if (was === value) return undefined
    try {
      await choice.tap({ timeout: 5000 })
    } catch (error) {
      // The other phone has marked the dog done just now.
      if (await choice.isDisabled()) return undefined
      throw error
    }
    // The other phone's value may have come just now: a second tap on it writes nothing.
    return { value: await written(), was }
  }

  async mark(dog: number) {
    await this.show(dog)
    const mark = button(this.page, t('results.done.mark'))
    if ((await mark.count()) === 0) return
    await mark.first().tap({ timeout: 5000 })
    await this.page.waitForTimeout(300)
  }
}

const phones = [new Phone(), new Phone()] as const

/** What the service has of a dog: the sheet that is written, or the result. */
async function storedOf(entryId: number): Promise<Record<string, number>> {
  const { rows } = await pool.query(
    `select coalesce(s.values, jsonb_build_object('speed', r.speed, 'method', r.method, 'point', r.point)) as values
     from entry e left join sheet s on s.entry_id = e.id
     left join trial_result r on r.trial_id = e.trial_id and r.dog_id = e.dog_id where e.id = $1`,
    [entryId],
  )
  return rows[0].values
}

async function playOnce(random: Random, told: string[]) {
  const { trialId, entries, regnrs } = await makeJudgedToday(service)
  for (const phone of phones) await phone.open(trialId, regnrs)
  const typed = new Map<string, Typed[]>()
  for (let step = 0; step < STEPS; step++) {
    const which = random.int(0, 1)
    const phone = phones[which as 0 | 1]
    const what = random.weighted(['type', 'network', 'reload', 'kill', 'mark'], (one) => WEIGHTS[one]!)
    const dog = random.int(0, 1)
    told.push(`${which} ${what} ${dog}`)
    if (what === 'network') await phone.setNetwork(!phone.offline)
    if (what === 'reload') await phone.reload()
    if (what === 'kill') await phone.kill()
    if (what === 'mark') await phone.mark(dog)
    if (what !== 'type') continue
    const field = random.pick(FIELDS)
    const written = await phone.type(dog, field, random.int(1, 5))
    if (!written) continue
    const { value } = written
    told.push(`  ${field} ${written.was} to ${value}`)
    const key = `${entries[dog]}.${field}`
    typed.set(key, [...(typed.get(key) ?? []), { phone: which, step, ...written }])
    await expect.poll(() => isKept(phone, key, value), { ...PATIENT, message: told.join('\n') }).toBe(true)
  }
  for (const phone of phones) {
    await phone.setNetwork(false)
    await phone.reload()
    await phone.page.evaluate(() => window.dispatchEvent(new Event('online')))
  }
  for (const phone of phones) await expect.poll(() => waitingOn(phone), PATIENT).toEqual([])
  for (const [key, all] of typed) {
    const [entryId, field] = key.split('.') as [string, string]
    const now = (await storedOf(Number(entryId)))[field] ?? 0
    for (const which of [0, 1]) {
      const own = all.filter(({ phone }) => phone === which).at(-1)
      if (!own || own.value === now) continue
      const other = all.filter(({ phone }) => phone !== which).at(-1)
      const shown = (await keptItems(phones[which as 0 | 1].page, 'unsaved')).find(
        (item) => `${item.entryId}.${item.field}` === key,
      )
      const isShown = shown !== undefined && (shown.value ?? 0) === own.value && shown.state !== 'waiting'
      const sawOwn = other !== undefined && (other.step > own.step || other.was === own.value)
      const isOverwritten = sawOwn && other.value === now
      expect(
        isShown || isOverwritten,
        `${key}: ${own.value} of phone ${which}, stored ${now}\n${told.join('\n')}`,
      ).toBe(true)
    }
  }
}

const WEIGHTS: Readonly<Record<string, number>> = { type: 6, network: 3, reload: 1, kill: 1, mark: 1 }

/** Whether a value stands on the phone's disk, or has been saved already. */
async function isKept(phone: Phone, key: string, value: number): Promise<boolean> {
  const items = await keptItems(phone.page, 'unsaved')
  const item = items.find((one) => `${one.entryId}.${one.field}` === key)
  if (item) return (item.value ?? 0) === value
  const [entryId, field] = key.split('.') as [string, string]
  return ((await storedOf(Number(entryId)))[field] ?? 0) === value
}

/** What waits for the service alone. */
async function waitingOn({ page }: Phone) {
  const fields = (await keptItems(page, 'unsaved')).filter(({ state }) => state === 'waiting')
  const marks = (await keptItems(page, 'marks')).filter(({ refused }) => refused === null)
  return [...fields, ...marks]
}

test(
  'nothing typed is lost and no conflict unseen, in random sequences on two phones in a browser',
  async () => {
    const { seed, runs, endsAt = Number.POSITIVE_INFINITY } = soakOf(6)
    for (let run = 0; run < runs && Date.now() < endsAt; run++)
      await playOnce(new Random(`offline ${seed + run}`), [`seed ${seed + run}`])
  },
  SOAKING,
)
