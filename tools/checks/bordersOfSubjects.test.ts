import { describe, expect, test } from 'vitest'
import { cyclesAmong, type Import, productImports, subjectOn } from './imports.ts'

/*
 * Borders between the subjects of a side. docs/decisions/0019 says why each exception stands.
 */

/** What the subjects of a side stand on; it knows none of them. */
const GROUND = { server: ['platform', 'testing'], web: ['client', 'i18n', 'ui'] } as const

/** What a subject on the server shows to others beside its services, because no service could do it. */
const PUBLIC_FILES: readonly string[] = [
  'src/server/accounts/accounts.presenter.ts',
  'src/server/accounts/personalData.presenter.ts',
  'src/server/audit/audit.presenter.ts',
  'src/server/backup/kept.ts',
  'src/server/bankAccounts/bankAccounts.policy.ts',
  'src/server/breedingRules/breedingRules.presenter.ts',
  'src/server/breedingRules/citation.presenter.ts',
  'src/server/calendar/trials.presenter.ts',
  'src/server/competitions/competitions.presenter.ts',
  'src/server/dogs/dogs.policy.ts',
  'src/server/dogs/records.presenter.ts',
  'src/server/dogs/waterStandings.presenter.ts',
  'src/server/entries/checkIn/checkIn.presenter.ts',
  'src/server/entries/contests/contests.policy.ts',
  'src/server/entries/contests/contests.presenter.ts',
  'src/server/entries/entries.presenter.ts',
  'src/server/entries/lists.ts',
  'src/server/entries/parties/parties.presenter.ts',
  'src/server/genetics/comparison.ts',
  'src/server/genetics/figures.ts',
  'src/server/genetics/snapshot.ts',
  'src/server/history/sources.presenter.ts',
  'src/server/objections/objections.policy.ts',
  'src/server/ownEntries/ownEntries.policy.ts',
  'src/server/payments/claims.presenter.ts',
  'src/server/payments/entryMoney.presenter.ts',
  'src/server/imports/material/material.ts',
  'src/server/information/information.presenter.ts',
  'src/server/imports/sentTable.ts',
  'src/server/imports/workbook/zip.ts',
  'src/server/papers/listTable.ts',
  'src/server/papers/paper.ts',
  'src/server/papers/texts.ts',
  'src/server/pedigree/pedigree.presenter.ts',
  'src/server/phrases/phrases.presenter.ts',
  'src/server/refundLists/refundLists.presenter.ts',
  'src/server/rulebooks/cited.presenter.ts',
  'src/server/rulebooks/rulebooks.policy.ts',
  'src/server/rulebooks/rulebooks.presenter.ts',
  'src/server/systemUpdates/systemUpdates.presenter.ts',
  'src/server/judging/completeness.ts',
  'src/server/organising/report.presenter.ts',
  'src/server/shows/shows.policy.ts',
  'src/server/trials/parts.ts',
  'src/server/trials/states.ts',
  'src/server/trials/trials.policy.ts',
  'src/server/users/users.policy.ts',
  'src/server/verification/sealBlock.ts',
]

/** Their SQL is part of the SQL of other stores, and of nothing else. */
const SHARED_STORES: readonly string[] = [
  'src/server/entries/entrySearch.store.ts',
  'src/server/healthCodes/examined.store.ts',
  'src/server/history/past.store.ts',
  'src/server/rulebooks/rulebooks.store.ts',
  'src/server/trials/trials.store.ts',
]

/** A subject's own addresses, or those of a part of it: whoever links to its pages imports them, and they import no page. */
const isAddresses = (file: string): boolean => /^src\/web\/\w+(\/\w+)?\/addresses\.ts$/.test(file)

/** Imports from one subject into another. */
const crossing = (side: keyof typeof GROUND): readonly (Import & { from: string; to: string })[] =>
  productImports.flatMap((one) => {
    const [from, to] = [subjectOn(side)(one.file), subjectOn(side)(one.target)]
    if (!from || !to || from === to) return []
    if (one.file.includes('.test-helper.') || isAddresses(one.target)) return []
    return [{ ...one, from, to }]
  })

const isGround = (side: keyof typeof GROUND, subject: string): boolean =>
  GROUND[side].some((name) => name === subject)

describe.each(['server', 'web'] as const)('of the subjects of %s', (side) => {
  test('none is known by the ground', () => {
    const wrong = crossing(side).filter(({ from, to }) => isGround(side, from) && !isGround(side, to))
    expect(wrong).toEqual([])
  })

  test('no two import each other, directly or over others', () => {
    const edges = crossing(side).map(({ from, to }) => [from, to] as const)
    expect(edges.length).toBeGreaterThan(10)
    expect(cyclesAmong(edges)).toEqual([])
  })
})

test('a subject on the server is entered by its services, its types and what it shows', () => {
  const wrong = crossing('server').filter(({ file, target, typeOnly, to }) => {
    if (isGround('server', to) || target.endsWith('.service.ts')) return false
    if (target.endsWith('.types.ts')) return !typeOnly
    if (SHARED_STORES.includes(target)) return !file.endsWith('.store.ts')
    return !PUBLIC_FILES.includes(target)
  })
  expect(wrong).toEqual([])
})

test('every file that may be entered is entered', () => {
  const entered = new Set(crossing('server').map(({ target }) => target))
  expect([...PUBLIC_FILES, ...SHARED_STORES].filter((file) => !entered.has(file))).toEqual([])
})
