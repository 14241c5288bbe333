import type { RulebookDetails } from '#contract/rulebooks.ts'
import { PROPOSAL_TYPES } from '#domain/trials/proposalRules.ts'
import type { RulebookValues } from './rulebookValues.ts'

/*
 * The list of proposals in the form of a rulebook: `proposals-0-code` and so on, and how many there are.
 */

export const PROPOSAL_FIELDS = [
  'code',
  'types',
  'class',
  'lowestPrize',
  'worstPlace',
  'most',
  'follows',
] as const
export type ProposalField = (typeof PROPOSAL_FIELDS)[number]

const COUNT = 'proposals-count'
const nameIn = (index: number, field: ProposalField) => `proposals-${index}-${field}`

type Row = Readonly<Record<ProposalField, string>>
const EMPTY: Row = {
  code: '',
  types: 'both',
  class: 'VOI',
  lowestPrize: '1',
  worstPlace: '',
  most: '1',
  follows: '',
}

const rowValues = (index: number, row: Row): RulebookValues =>
  Object.fromEntries(PROPOSAL_FIELDS.map((field) => [nameIn(index, field), row[field]]))

/** The values of a row that is added. */
export const NEW_PROPOSAL = (index: number): RulebookValues => rowValues(index, EMPTY)

export const proposalCount = (values: RulebookValues): number => Number(values[COUNT] ?? 0)

/** The values of the form, out of a kept rulebook. */
export function proposalValues(proposals: RulebookDetails['proposals']): RulebookValues {
  const rows = proposals.map((rule, index) =>
    rowValues(index, {
      code: rule.code,
      types: rule.types.length === PROPOSAL_TYPES.length ? 'both' : (rule.types[0] ?? ''),
      class: rule.class,
      lowestPrize: String(rule.lowestPrize),
      worstPlace: rule.worstPlace === null ? '' : String(rule.worstPlace),
      most: String(rule.most),
      follows: rule.follows ?? '',
    }),
  )
  return Object.assign({ [COUNT]: String(proposals.length) }, ...rows)
}

/** The list without one of its rows: those below move up. */
export function withoutProposal(values: RulebookValues, gone: number): RulebookValues {
  const count = proposalCount(values)
  const rows = Array.from({ length: count }, (_, index) => rowOf(values, index)).filter(
    (_, index) => index !== gone,
  )
  // What stood in the last row is emptied: it counts no more.
  return Object.assign(
    { [COUNT]: String(count - 1) },
    ...[...rows, EMPTY].map((row, index) => rowValues(index, row)),
  )
}

const rowOf = (values: RulebookValues, index: number): Row =>
  Object.fromEntries(
    PROPOSAL_FIELDS.map((field) => [field, String(values[nameIn(index, field)] ?? '').trim()]),
  ) as Row

/** What the call takes of them, as far as it can be read. */
export function readProposals(values: RulebookValues) {
  return Array.from({ length: proposalCount(values) }, (_, index) => {
    const row = rowOf(values, index)
    return {
      code: row.code.toUpperCase(),
      types: row.types === 'both' ? [...PROPOSAL_TYPES] : [row.types],
      class: row.class,
      lowestPrize: whole(row.lowestPrize),
      worstPlace: row.worstPlace === '' ? null : whole(row.worstPlace),
      most: whole(row.most),
      follows: row.follows === '' ? null : row.follows.toUpperCase(),
    }
  })
}

const whole = (text: string): number => (/^\d+$/.test(text) ? Number(text) : Number.NaN)
