import { expect, test } from 'vitest'
import { BREED_SECTION, SPECIFIED_BREED_CODES } from './breedCodes.ts'
import { CALL_SECTION, SPECIFIED_CALLS } from './calls.ts'
import { DECISIONS, DOMAIN, rowsOf, SPECIFICATION, sectionOf } from './document.ts'
import {
  MENU_SECTIONS,
  OF_ANY_USER,
  SPECIFIED_ADMINISTRATION,
  SPECIFIED_PAGES,
  SPECIFIED_ROLES,
} from './menu.ts'
import { SPECIFIED_MESSAGES } from './messages.ts'
import { ROUTE_SECTIONS, SPECIFIED_ROUTES } from './routes.ts'
import { SHOWN } from './shown.ts'
import {
  INQUIRY_WAYS,
  PAYMENT_RESULTS,
  REGISTER_WAY,
  SPECIFIED_MOMENTS,
  SPECIFIED_TRANSITIONS,
  SPECIFIED_TRIAL_STATES,
  STATE_SECTIONS,
} from './states.ts'
import { VALIDATION_SECTION } from './validation/rule.ts'
import { SPECIFIED_RULES } from './validation/rules.ts'

/** A comparison of a table with a document, which is skipped where that is not beside the project. */
function compare(name: string, document: string | null, check: (document: string) => void) {
  test(name, ({ skip }) => {
    if (document === null) skip('the document is not beside the project')
    check(document!)
  })
}

/** A text in which a line break is a space. */
const flat = (text: string): string => text.replaceAll(/\s+/g, ' ')

/** Those of some words that a section does not say. */
const unsaid = (section: string, words: readonly string[]): readonly string[] =>
  words.filter((one) => !flat(section).includes(flat(one)))

compare('routes: those of both tables', SPECIFICATION, (text) => {
  const addresses = ROUTE_SECTIONS.flatMap((heading) => rowsOf(sectionOf(text, heading)))
    .flatMap(([cell = '']) => cell.split(', '))
    .map((address) => address.trim())
  // Numbers of dogs and reviews are written in one to three parts or as {regnr...}: docs/rules/imports.md#numbers-in-addresses.
  expect(addresses.toSorted()).toEqual(Object.keys(SPECIFIED_ROUTES).toSorted())
})

compare('calls: those of the table, each with its payload', SPECIFICATION, (text) => {
  const rows = rowsOf(sectionOf(text, CALL_SECTION)).flatMap(([calls = '', payload = '']) =>
    calls.split(' , ').map((call) => [call, payload] as const),
  )
  const told = rows.flatMap(([calls, payload]) => calls.split(', ').map((call) => [call.trim(), payload]))
  expect(Object.fromEntries(told)).toEqual(SPECIFIED_CALLS)
})

compare('menu: the public entries, those of the administration, and who sees them', SPECIFICATION, (text) => {
  const shell = sectionOf(text, MENU_SECTIONS.entries)
  const pages = /Public entries: ([^.]+)\./.exec(shell)?.[1]?.split(', ')
  expect(pages).toEqual(Object.keys(SPECIFIED_PAGES))
  const administration = /under the heading Hallinta: ([^.]+)\./.exec(shell)?.[1]
  expect(administration?.replaceAll(/ \([^)]*\)/g, '').split(', ')).toEqual(
    SPECIFIED_ADMINISTRATION.map(({ says }) => says),
  )
  expect(
    unsaid(
      shell,
      SPECIFIED_ADMINISTRATION.flatMap(({ address }) => address ?? []),
    ),
  ).toEqual([])
  const rows = SPECIFIED_ROLES.map(({ says, roles }) => [says, roles.join(', ')])
  expect(rowsOf(sectionOf(text, MENU_SECTIONS.roles))).toEqual([
    ...new Map(rows.map((row) => [row[0], row])).values(),
    [OF_ANY_USER.says, OF_ANY_USER.roles],
  ])
})

compare('states: those of a trial', SPECIFICATION, (text) => {
  const [, states] = /- Trial states: ([^.]+)\./.exec(sectionOf(text, STATE_SECTIONS.states)) ?? []
  expect(states?.split(', ')).toEqual(Object.values(SPECIFIED_TRIAL_STATES))
  expect(unsaid(sectionOf(text, PAYMENT_RESULTS.heading), [PAYMENT_RESULTS.says])).toEqual([])
})

compare('states: the steps of a trial, of the register and of a health inquiry', DECISIONS, (text) => {
  const rows = rowsOf(sectionOf(text, STATE_SECTIONS.transitions)).map((row) => row.slice(0, 4))
  const ours = [
    ...Object.values(SPECIFIED_TRANSITIONS).map(({ row }) => row),
    ...SPECIFIED_MOMENTS.flatMap(({ row }) => (row ? [row] : [])),
  ]
  expect(ours.toSorted()).toEqual(rows.toSorted())
  for (const { heading, says } of [REGISTER_WAY, INQUIRY_WAYS])
    expect(unsaid(sectionOf(text, heading), [says])).toEqual([])
})

compare(
  'validation: every line of the section has a rule, and every rule is said there',
  SPECIFICATION,
  (text) => {
    const section = sectionOf(text, VALIDATION_SECTION)
    const says = SPECIFIED_RULES.map((rule) => rule.says)
    expect(unsaid(section, says)).toEqual([])
    const lines = section.split('\n').filter((line) => line.startsWith('- ') && !/not shown/.test(line))
    expect(lines.length).toBeGreaterThan(15)
    expect(lines.filter((line) => !says.some((words) => line.includes(words)))).toEqual([])
  },
)

test.each(Object.entries(SHOWN))('%s: says what browser tests see', (heading, parts) => {
  if (SPECIFICATION === null) return
  expect(
    unsaid(
      sectionOf(SPECIFICATION, heading),
      parts.map(({ says }) => says),
    ),
  ).toEqual([])
})

compare('shell: every line of the section has a part', SPECIFICATION, (text) => {
  const parts = SHOWN['### Shell']!
  const lines = sectionOf(text, '### Shell')
    .split('\n')
    .filter((line) => line.startsWith('- '))
  expect(lines.filter((line) => !parts.some(({ says }) => line.includes(says)))).toEqual([])
})

compare('messages: each is asked for', SPECIFICATION, (text) => {
  expect(
    unsaid(
      text,
      SPECIFIED_MESSAGES.map(({ says }) => says),
    ),
  ).toEqual([])
})

compare('breeds: the codes of the list', DOMAIN, (text) => {
  const codes = rowsOf(sectionOf(text, BREED_SECTION)).map(([code]) => code!)
  expect(codes.toSorted()).toEqual(SPECIFIED_BREED_CODES.toSorted())
})
