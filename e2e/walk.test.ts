import { readFileSync, rmSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inProject } from '#cli/project.ts'
import { startCommand } from '#tools/test/command.ts'
import { openJourneys } from './journey.ts'
import { PHONE } from './visitor.ts'

/*
 * The README's first walk, with the names and commands that stand there, so that it cannot drift.
 */

const readme = readFileSync(inProject('README.md'), 'utf8')
const walk = readme.split('## A first walk')[1]!.split('\n## ')[0]!
const steps = walk.split(/^\d\. /m).slice(1)
const step = (number: number): string => steps[number - 1]!
const commandsIn = (text: string) =>
  [...text.matchAll(/^ *npx koirakanta (.+)$/gm)].map(([, args]) => args!.split(' '))
const searchedIn = (text: string): string => /search `([^`]+)`/.exec(text)![1]!
/** What stands in italics: names of links and of the menu. */
const namesIn = (text: string): string[] =>
  [...text.matchAll(/(?<!\*)\*([^*\n]+)\*(?!\*)/g)].map(([, name]) => name!)

const { service, openPage: open } = await openJourneys()
let dog: Page

const run = async (args: readonly string[]) => {
  const command = startCommand([...args], { DATABASE_URL: service.database.url })
  return { code: await command.ended, output: command.output() }
}

async function searchFor(text: string): Promise<Page> {
  const page = await open('/')
  await page.getByRole('combobox', { name: 'Hae koiraa' }).fill(text)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/koira\//)
  await page.getByRole('heading', { level: 1, name: new RegExp(text, 'i') }).waitFor()
  return page
}

beforeAll(() => expect(steps).toHaveLength(6))
// Beside the report of what could not be used the import leaves nothing behind.
afterAll(() => rmSync('dogs-sample.report.csv', { force: true }))

test('1: the dog it searches is a full one: results, health and a picture; its pedigree is a link away', async () => {
  dog = await searchFor(searchedIn(step(1)))
  const regnr = decodeURIComponent(new URL(dog.url()).pathname.slice('/koira/'.length))
  const answer = await (await fetch(`${service.url}/api/dog/${encodeURIComponent(regnr)}`)).json()
  expect(answer.healthStatements.length).toBeGreaterThan(0)
  expect(answer.trialResults.length + answer.waterResults.length).toBeGreaterThan(0)
  expect(answer.picture).not.toBeNull()
  expect(answer.death).toBeNull()
  await dog
    .getByRole('link', { name: namesIn(step(1))[0]! })
    .first()
    .click()
  await dog.waitForURL(/\/sukutaulu\//)
  await dog.locator('[data-place]').first().waitFor()
})

test('2: the dog leads to a test mating, which the menu has too, and a mate is chosen from the list', async () => {
  const [entry] = namesIn(step(2)) as [string]
  const page = await searchFor(searchedIn(step(1)))
  await page.getByRole('main').getByRole('link', { name: entry }).first().click()
  await page.getByRole('option').first().click()
  await page.getByRole('region', { name: 'Pentueen sukusiitosaste', exact: true }).waitFor()
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: entry }).click()
  await page.getByRole('heading', { level: 1, name: entry }).waitFor()
})

test('3: the import shows what it would do, does it, and the named dog is found', async () => {
  const [dryRun, real, ...others] = commandsIn(step(3))
  expect(others).toEqual([])
  expect((await run(dryRun!)).code).toBe(0)
  const { code, output } = await run(real!)
  expect([code, output]).toEqual([0, expect.stringContaining('dogs')])
  await searchFor(searchedIn(step(3)))
})

test('4: the inbreeding of the pedigree file is calculated, with the columns that are named', async () => {
  const [command] = commandsIn(step(4))
  const header = readFileSync(inProject(command![1]!), 'utf8').split('\n')[0]!.split(',')
  const named = [
    ...step(4)
      .split('```')[0]!
      .matchAll(/`([^`]+)`/g),
  ].map(([, column]) => column)
  expect(header).toEqual(expect.arrayContaining(named))
  const { code, output } = await run(command!)
  expect(code).toBe(0)
  expect(output).toContain('P11,0.25')
})

test('5: the pages of trials and those of each account are in the menu', async () => {
  const [upcoming, past, staffTrials, administration] = namesIn(step(5)) as [string, string, string, string]
  const accounts = [...step(5).matchAll(/as\s+`([^`]+)`/g)].map(([, name]) => name!)
  expect(accounts).toHaveLength(3)
  const page = await open('/')
  for (const name of [upcoming, past]) {
    await page.getByRole('banner').getByRole('link', { name }).click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
  }
  for (const as of accounts) {
    const signedIn = await open('/', { as })
    await signedIn.getByRole('button', { name: 'Avaa valikko' }).click()
    await signedIn.getByText(administration, { exact: true }).first().waitFor()
    if (as === accounts[0]) await signedIn.getByRole('link', { name: staffTrials }).waitFor()
  }
})

test('6: a member enters a dog on a phone, pays at the test payment service, and cancels', async () => {
  const [signIn, chosen] = [...step(6).matchAll(/`([^`]+)`/g)].map(([, name]) => name!)
  const [enter, calendar, send] = namesIn(step(6)) as [string, string, string]
  const page = await open('/koekalenteri', { ...PHONE, as: signIn! })
  await page.getByRole('heading', { level: 1, name: calendar }).waitFor()
  const withRoom = page.getByRole('listitem').filter({ hasText: /\d+ paikkaa? vapaana/ })
  await withRoom.getByRole('link', { name: enter }).first().click()
  await page.getByRole('combobox', { name: 'Rekisterinumero tai nimi' }).fill(chosen!)
  await page.getByRole('option', { name: new RegExp(chosen!) }).click()
  await page.getByRole('radio', { name: /^AVO/ }).check()
  await page.getByRole('radio', { name: /^50,00/ }).check()
  await page.getByRole('checkbox', { name: /käyttöehdot/ }).check()
  await page.getByRole('button', { name: send }).click()
  await page.waitForURL(/\/pay\//)
  await page.getByRole('button', { name: 'Maksa', exact: true }).click()
  await page.getByRole('heading', { name: 'Koiralla on paikka kokeessa' }).waitFor()
  await page.goto('/profiili')
  await page
    .getByRole('link', { name: new RegExp(chosen!) })
    .first()
    .click()
  await page.getByRole('button', { name: 'Peru ilmoittautuminen…' }).click()
  await page.getByRole('dialog').getByLabel('Syy').fill('Juoksuaika')
  await page.getByRole('button', { name: 'Peru ilmoittautuminen', exact: true }).click()
  await page.getByRole('heading', { name: 'Ilmoittautuminen on peruttu' }).waitFor()
})
