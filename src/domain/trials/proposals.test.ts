import { describe, expect, test } from 'vitest'
import { DEFAULT_RULEBOOK } from './firstRulebooks.ts'
import type { ProposalRule } from './proposalRules.ts'
import {
  chosenFault,
  type ProposableDog,
  type ProposalFacts,
  proposalBar,
  proposalFault,
  proposalRulesOf,
  unfitOf,
} from './proposals.ts'

const RULES = DEFAULT_RULEBOOK.proposals
const WINNER: ProposableDog = { dogId: 1, class: 'VOI', outcome: 'judged', prize: 1, place: 1 }
const SECOND: ProposableDog = { ...WINNER, dogId: 2, place: 2 }
const THIRD: ProposableDog = { ...WINNER, dogId: 3, place: 3 }
const CACIT = { dogId: 1, code: 'CACIT' }
const RESERVE = { dogId: 2, code: 'R-CACIT' }

const factsWith = (overrides: Partial<ProposalFacts> = {}): ProposalFacts => ({
  rules: RULES,
  dogs: [WINNER, SECOND, THIRD],
  given: [],
  open: [],
  ...overrides,
})
/** The winner with another result. */
const withWinner = (change: Partial<ProposableDog>) => factsWith({ dogs: [{ ...WINNER, ...change }, SECOND] })

test('knows CACIT and its reserve in field and forest trials, and nothing in water and track', () => {
  for (const type of ['field', 'forest'] as const)
    expect(proposalRulesOf(RULES, type).map(({ code }) => code)).toEqual(['CACIT', 'R-CACIT'])
  expect(proposalRulesOf(RULES, 'water_track')).toEqual([])
  expect(proposalRulesOf(RULES, null)).toEqual([])
})

describe('proposing', () => {
  test('takes the winner for a CACIT, and then the second for its reserve', () => {
    expect(proposalBar(factsWith(), CACIT)).toBeNull()
    expect(proposalBar(factsWith({ given: [CACIT] }), RESERVE)).toBeNull()
  })

  test.each<[string, ProposalFacts, { dogId: number; code: string }]>([
    ['PROPOSAL_NOT_OFFERED', factsWith({ rules: [] }), CACIT],
    ['PROPOSAL_NOT_OFFERED', factsWith(), { dogId: 1, code: 'CACIB' }],
    ['PROPOSAL_RESULT_MISSING', factsWith(), { dogId: 9, code: 'CACIT' }],
    ['PROPOSAL_OTHER_CLASS', withWinner({ class: 'AVO' }), CACIT],
    ['PROPOSAL_PRIZE_TOO_LOW', withWinner({ prize: 2 }), CACIT],
    ['PROPOSAL_PRIZE_TOO_LOW', withWinner({ prize: 0 }), CACIT],
    ['PROPOSAL_PRIZE_TOO_LOW', withWinner({ outcome: 'withdrawn', prize: 1, place: null }), CACIT],
    ['PROPOSAL_CLASS_OPEN', factsWith({ open: ['VOI'] }), CACIT],
    ['PROPOSAL_NOT_WINNER', factsWith(), { dogId: 2, code: 'CACIT' }],
    ['PROPOSAL_PLACE_TOO_LOW', factsWith({ given: [CACIT] }), { dogId: 3, code: 'R-CACIT' }],
    ['PROPOSAL_EXISTS', factsWith({ given: [CACIT] }), CACIT],
    ['PROPOSAL_HAS_FOLLOWED', factsWith({ given: [CACIT] }), { dogId: 1, code: 'R-CACIT' }],
    ['PROPOSAL_FOLLOWS_NONE', factsWith(), RESERVE],
    [
      'PROPOSAL_TAKEN',
      factsWith({ dogs: [WINNER, { ...SECOND, place: 1 }], given: [CACIT] }),
      { dogId: 2, code: 'CACIT' },
    ],
  ])('refuses with %s', (bar, facts, wanted) => {
    expect(proposalBar(facts, wanted)).toBe(bar)
  })

  test('minds neither missing results nor places where the rule asks for none', () => {
    const rules: ProposalRule[] = [{ ...RULES[0]!, worstPlace: null, lowestPrize: 3, most: 2 }]
    const third = { ...THIRD, prize: 3 }
    const facts = factsWith({ rules, dogs: [WINNER, third], open: ['VOI'] })
    expect(proposalBar(facts, { dogId: 3, code: 'CACIT' })).toBeNull()
    const full = [CACIT, { dogId: 2, code: 'CACIT' }]
    expect(
      proposalBar({ ...facts, dogs: [WINNER, SECOND, third], given: full }, { dogId: 3, code: 'CACIT' }),
    ).toBe('PROPOSAL_TAKEN')
  })

  test('counts of one class what is given in it alone', () => {
    const avo: ProposalRule = { ...RULES[0]!, class: 'AVO' }
    const dog: ProposableDog = { ...WINNER, dogId: 4, class: 'AVO' }
    const facts = factsWith({ rules: [...RULES, avo], dogs: [WINNER, dog], given: [CACIT], open: ['VOI'] })
    expect(proposalBar(facts, { dogId: 4, code: 'CACIT' })).toBeNull()
  })
})

describe('a proposal that was made', () => {
  test('fits as long as its result and what it follows stand', () => {
    const facts = factsWith({ given: [CACIT, RESERVE], open: ['VOI'] })
    expect(unfitOf(facts)).toEqual([])
  })

  test.each<[string, ProposalFacts, { dogId: number; code: string }]>([
    ['PROPOSAL_RESULT_MISSING', factsWith({ dogs: [SECOND], given: [CACIT] }), CACIT],
    ['PROPOSAL_PRIZE_TOO_LOW', { ...withWinner({ prize: 2 }), given: [CACIT] }, CACIT],
    ['PROPOSAL_NOT_WINNER', { ...withWinner({ place: 2 }), given: [CACIT] }, CACIT],
    ['PROPOSAL_FOLLOWS_NONE', factsWith({ given: [RESERVE] }), RESERVE],
    ['PROPOSAL_NOT_OFFERED', factsWith({ rules: [], given: [CACIT] }), CACIT],
    [
      'PROPOSAL_TAKEN',
      factsWith({ dogs: [WINNER, { ...SECOND, place: 1 }], given: [CACIT, { dogId: 2, code: 'CACIT' }] }),
      CACIT,
    ],
  ])('does not fit any more with %s', (fault, facts, made) => {
    expect(proposalFault(facts, made)).toBe(fault)
    expect(unfitOf(facts)).toContainEqual(made)
  })
})

describe('the codes a trial chooses', () => {
  test.each<[string | null, string[], string[]]>([
    [null, [], []],
    [null, ['CACIT'], []],
    [null, ['CACIT', 'R-CACIT'], ['CACIT']],
    ['PROPOSAL_UNKNOWN', ['SERT'], []],
    ['PROPOSAL_ALONE', ['R-CACIT'], []],
    ['PROPOSAL_IS_GIVEN', [], ['CACIT']],
    ['PROPOSAL_IS_GIVEN', ['CACIT'], ['R-CACIT']],
    // What is given may stay, although a later rulebook knows it no more.
    [null, ['SERT'], ['SERT']],
  ])('%s: %j with %j given', (fault, chosen, given) => {
    expect(chosenFault(chosen, RULES, given)).toBe(fault)
  })
})
