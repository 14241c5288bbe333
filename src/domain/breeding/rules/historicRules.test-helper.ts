import { addMonths } from '../../dates.ts'
import type { CaseParent, OutcomeDog, RuleCase, RuleOutcome } from './caseShape.ts'
import { FIRST_RULES } from './firstRules.ts'
import { type Demand, PAIR_TYPES, type RuleCondition, type RuleKind, type RuleSet } from './ruleSet.ts'

/** Thirty versions of rules over breeds and periods. All but the first rules of the product are invented, and their titles say so. */

type Written = Demand & Partial<Pick<RuleCondition, 'of'>>
interface Bad {
  readonly sire?: Partial<CaseParent>
  readonly dam?: Partial<CaseParent>
  readonly relations?: RuleCase['relations']
  readonly inbreeding?: number
  /** by dog and point: `{ 'sire 1': 'notMet' }` */
  readonly says: Readonly<Record<string, RuleOutcome>>
}

const MONTHS_OLD = 48
const goodParent = (date: string): CaseParent => ({
  born: addMonths(date, -MONTHS_OLD),
  imported: false,
  neutered: false,
  assured: true,
  prize: 'AVO1',
  grade: 'EH',
  statements: [
    { kind: 'hips', scale: 'fci_hips', value: 'A', examinedOn: addMonths(date, -24) },
    { kind: 'elbows', scale: 'iewg_elbows', value: '0', examinedOn: addMonths(date, -24) },
    { kind: 'eyes', scale: 'eyes', value: 'healthy', examinedOn: addMonths(date, -11) },
  ],
  offspring: 0,
  hipIndex: 103,
})

function version(
  kind: RuleKind,
  breeds: readonly string[],
  [from, to]: readonly [number, number | null],
  demands: readonly Written[],
  bad: Bad,
): RuleSet {
  const date = `${from}-06-01`
  const conditions = demands.map((one, index) => ({
    of: 'both' as const,
    ...one,
    confirmed: false,
    point: String(index + 1),
  }))
  const plain = {
    date,
    today: null,
    sire: goodParent(date),
    dam: goodParent(date),
    relations: [],
    inbreeding: 1.5,
  }
  const name = breeds.join(', ') || 'kaikki rodut'
  return {
    kind,
    breeds,
    validFrom: `${from}-01-01`,
    validTo: to === null ? null : `${to}-12-31`,
    title: { fi: `Keksitty ${kind} ${name} ${from}`, sv: '', en: '' },
    source: 'keksitty testiä varten',
    conditions,
    cases: [
      {
        ...plain,
        name: 'Kaikki täyttyy',
        expected: conditions.flatMap((one) =>
          dogsOf(one).map((dog) => ({ point: one.point, dog, outcome: 'met' as const })),
        ),
      },
      {
        ...plain,
        name: 'Jokin ei täyty',
        sire: { ...plain.sire, ...bad.sire },
        dam: { ...plain.dam, ...bad.dam },
        relations: bad.relations === undefined ? [] : bad.relations,
        inbreeding: bad.inbreeding ?? null,
        expected: Object.entries(bad.says).map(([key, outcome]) => {
          const [dog, point] = key.split(' ') as [OutcomeDog, string]
          return { point, dog, outcome }
        }),
      },
    ],
  }
}

const dogsOf = ({ type, of }: RuleCondition): OutcomeDog[] => {
  if (PAIR_TYPES.includes(type)) return ['pair']
  return of === 'both' ? ['sire', 'dam'] : [of]
}

const hips = (worst: string): Written => ({ type: 'statement', health: 'hips', scale: 'fci_hips', worst })
const elbows: Written = { type: 'statement', health: 'elbows', scale: 'iewg_elbows', worst: '1' }
const eyes = (months: number): Written => ({ type: 'fresh', health: 'eyes', months, foreignMale: false })
const most = (count: number): Written => ({ type: 'offspring', most: count })
const related: Written = { type: 'related', relations: ['parentOffspring', 'fullSiblings', 'halfSiblings'] }
const prize = (number: number, of: 'sire' | 'dam' | 'both' = 'both'): Written => ({
  type: 'trial',
  class: 'AVO',
  prize: number,
  young: 'no',
  of,
})
const graded = (value: string) => ({
  statements: [{ kind: 'hips', scale: 'fci_hips', value, examinedOn: '2000-01-01' }],
})
const badHips: Bad = { dam: graded('D'), says: { 'dam 1': 'notMet', 'sire 1': 'met' } }

const INVENTED: readonly RuleSet[] = [
  version('pevisa', ['117'], [2002, 2006], [hips('C')], badHips),
  version('pevisa', ['117'], [2007, 2011], [hips('C'), eyes(24)], {
    dam: graded('C'),
    says: { 'dam 1': 'met', 'dam 2': 'unknown' },
  }),
  version('pevisa', ['117'], [2012, 2016], [hips('B'), eyes(24), most(30)], {
    sire: { offspring: 30 },
    dam: { offspring: 29 },
    says: { 'sire 3': 'notMet', 'dam 3': 'met' },
  }),
  version('pevisa', ['117'], [2017, 2021], [hips('B'), eyes(36), prize(3)], {
    sire: { prize: 'NUO1' },
    says: { 'sire 3': 'notMet' },
  }),
  version('pevisa', ['95'], [2001, 2005], [hips('D')], { sire: graded('E'), says: { 'sire 1': 'notMet' } }),
  version('pevisa', ['95'], [2006, 2010], [hips('C'), eyes(12)], badHips),
  version('pevisa', ['95'], [2011, 2015], [hips('C'), eyes(24), prize(3, 'sire')], {
    sire: { prize: null, imported: true },
    says: { 'sire 3': 'unknown' },
  }),
  version('pevisa', ['95'], [2016, 2020], [hips('B'), eyes(24), most(40)], {
    dam: { offspring: 41 },
    says: { 'dam 3': 'notMet' },
  }),
  version('pevisa', ['98'], [2005, 2009], [hips('C'), elbows], badHips),
  version('pevisa', ['98'], [2010, 2014], [hips('C'), elbows, { type: 'index', least: 101 }], {
    sire: { hipIndex: 101 },
    dam: { hipIndex: 100 },
    says: { 'pair 3': 'notMet' },
  }),
  version('pevisa', ['98'], [2015, 2019], [hips('C'), { type: 'index', least: 100 }], {
    sire: { hipIndex: null },
    says: { 'pair 2': 'unknown' },
  }),
  version('pevisa', ['98'], [2020, null], [hips('B'), elbows, most(25)], badHips),
  version('pevisa', ['119'], [2008, 2012], [hips('C')], badHips),
  version('pevisa', ['119'], [2013, 2017], [hips('B'), prize(2, 'dam')], {
    dam: { prize: 'AVO3' },
    says: { 'dam 2': 'notMet' },
  }),
  version('pevisa', ['119'], [2018, 2022], [hips('B'), { type: 'inbreeding', most: 6.25 }], {
    inbreeding: 6.251,
    says: { 'pair 2': 'notMet' },
  }),
  version('pevisa', ['57', '239'], [2009, 2013], [hips('C'), eyes(36)], badHips),
  version('pevisa', ['57'], [2014, 2018], [hips('B'), eyes(36), elbows], badHips),
  version('pevisa', ['239'], [2014, 2018], [hips('C'), { type: 'age', fromMonths: 24, untilMonths: null }], {
    sire: { born: null },
    says: { 'sire 2': 'unknown' },
  }),
  version('pevisa', ['99'], [2012, 2021], [hips('C'), related], {
    relations: ['halfSiblings'],
    says: { 'pair 2': 'notMet' },
  }),
  version('pevisa', ['99'], [2022, null], [hips('B'), related], {
    relations: null,
    says: { 'pair 2': 'unknown' },
  }),
  version('register', [], [1990, 2013], [{ type: 'worstGrade', healths: ['hips'] }], {
    sire: graded('E'),
    says: { 'sire 1': 'notMet', 'dam 1': 'met' },
  }),
  version('club', ['117'], [2010, 2022], [{ type: 'fertile' }, { type: 'assured' }], {
    sire: { neutered: true },
    dam: { assured: false },
    says: { 'sire 1': 'notMet', 'dam 2': 'unknown' },
  }),
  version(
    'club',
    ['98', '119'],
    [2010, 2016],
    [{ type: 'show', grade: 'H', twoOf: null, classes: ['AVO'], since: null }],
    {
      dam: { grade: 'T' },
      says: { 'dam 1': 'notMet' },
    },
  ),
  version('club', ['95'], [2015, null], [prize(3), most(60)], {
    sire: { prize: 'VOI3', offspring: 59 },
    says: { 'sire 1': 'met', 'sire 2': 'met' },
  }),
  version('club', [], [2000, 2016], [{ type: 'age', fromMonths: 24, untilMonths: 96 }], {
    sire: { born: '1990-01-01' },
    says: { 'sire 1': 'notMet' },
  }),
]

export const HISTORIC_RULES: readonly RuleSet[] = [...FIRST_RULES, ...INVENTED]
