import type { LocalText } from '../../localText.ts'
import type { CaseParent, OutcomeDog, RuleCase, RuleOutcome } from './caseShape.ts'
import type { Demand, RuleCondition, RuleSet } from './ruleSet.ts'

/**
 * The rules that a new database begins with; the club edits them from then on. Numbers and sources:
 * docs/rules/breeding-and-health.md#numbers-to-confirm.
 */

type Written = Demand & Partial<Pick<RuleCondition, 'of' | 'confirmed'>>

/** Conditions numbered in their order. */
const numbered = (...all: readonly Written[]): RuleCondition[] =>
  all.map((one, index) => ({ of: 'both', confirmed: true, ...one, point: String(index + 1) }))

const text = (fi: string, sv: string, en: string): LocalText => ({ fi, sv, en })

/** A dog that fulfils every first rule. */
const PARENT: CaseParent = {
  born: '2019-05-01',
  imported: false,
  neutered: false,
  assured: true,
  prize: 'AVO1',
  grade: 'EH',
  statements: [
    { kind: 'hips', scale: 'fci_hips', value: 'B', examinedOn: '2021-05-01' },
    { kind: 'eyes', scale: 'eyes', value: 'healthy', examinedOn: '2022-05-01' },
  ],
  offspring: 0,
  hipIndex: null,
}
const statement = (kind: string, scale: string, value: string, examinedOn: string) => ({
  kind,
  scale,
  value,
  examinedOn,
})

type Expected = Readonly<Record<string, RuleOutcome>>
/** @param expected by dog and point: `{ 'sire 2': 'met' }` */
const caseOf = (
  name: string,
  date: string,
  expected: Expected,
  facts: { readonly sire?: Partial<CaseParent>; readonly dam?: Partial<CaseParent> } & Partial<
    Pick<RuleCase, 'today' | 'relations'>
  > = {},
): RuleCase => ({
  name,
  date,
  today: facts.today ?? null,
  sire: { ...PARENT, ...facts.sire },
  dam: { ...PARENT, ...facts.dam },
  relations: facts.relations === undefined ? [] : facts.relations,
  inbreeding: null,
  expected: Object.entries(expected).map(([key, outcome]) => {
    const [dog, point] = key.split(' ') as [OutcomeDog, string]
    return { point, dog, outcome }
  }),
})

const PEVISA_117: RuleSet = {
  kind: 'pevisa',
  breeds: ['117'],
  validFrom: '2022-01-01',
  validTo: '2026-12-31',
  title: text('PEVISA 117', 'PEVISA 117', 'PEVISA 117'),
  source: 'pkss.fi, jalostus',
  conditions: numbered(
    { type: 'statement', health: 'hips', scale: 'fci_hips', worst: 'B' },
    { type: 'fresh', health: 'eyes', months: 36, foreignMale: true },
    // Whether a prize in NUO is enough, the source does not say.
    { type: 'trial', class: 'AVO', prize: 3, young: 'unknown', confirmed: false },
    { type: 'offspring', most: 21 },
  ),
  cases: [
    caseOf('Kaikki kunnossa', '2024-03-01', {
      'sire 1': 'met',
      'dam 1': 'met',
      'sire 2': 'met',
      'dam 2': 'met',
      'sire 3': 'met',
      'dam 3': 'met',
      'sire 4': 'met',
      'dam 4': 'met',
    }),
    caseOf(
      'Silmälausunto on tasan 36 kuukautta vanha, emän päivää vanhempi',
      '2025-05-01',
      { 'sire 2': 'met', 'dam 2': 'notMet' },
      { dam: { statements: [statement('eyes', 'eyes', 'healthy', '2022-04-30')] } },
    ),
    caseOf(
      'Silmälausunto vanhenee ennen astutusta',
      '2025-05-02',
      { 'sire 2': 'runsOut' },
      { today: '2025-04-01' },
    ),
    caseOf(
      'Ulkomainen uros ilman lausuntoja ja tulosta',
      '2024-03-01',
      { 'sire 1': 'unknown', 'sire 2': 'unknown', 'sire 3': 'unknown' },
      { sire: { imported: true, statements: [], prize: null } },
    ),
    caseOf(
      'Lonkat C, vain nuorten luokan palkinto, jälkeläisraja täynnä',
      '2024-03-01',
      { 'sire 4': 'met', 'dam 1': 'notMet', 'dam 3': 'unknown', 'dam 4': 'notMet' },
      {
        sire: { offspring: 20 },
        dam: {
          statements: [statement('hips', 'fci_hips', 'C', '2021-05-01')],
          prize: 'NUO1',
          offspring: 21,
        },
      },
    ),
  ],
}

const REGISTER_TITLE = text('Koirarekisteriohje', 'Registreringsanvisningen', 'Dog register rules')
const EJ_CONDITIONS: readonly Written[] = [
  { type: 'related', relations: ['parentOffspring', 'fullSiblings'] },
  { type: 'worstGrade', healths: ['hips', 'elbows', 'knees', 'back_sp'] },
]
const ejCases = (date: string): RuleCase[] => [
  caseOf('Ei sukua, ei huonointa astetta', date, { 'pair 1': 'met', 'sire 2': 'met', 'dam 2': 'met' }),
  caseOf(
    'Täyssisarukset, uroksella lonkat E',
    date,
    { 'pair 1': 'notMet', 'sire 2': 'notMet', 'dam 2': 'unknown' },
    {
      relations: ['fullSiblings'],
      sire: { statements: [statement('hips', 'fci_hips', 'E', '2021-05-01')] },
      dam: { statements: [] },
    },
  ),
  caseOf('Vanhempia ei tunneta', date, { 'pair 1': 'unknown' }, { relations: null }),
]

const REGISTER_2014: RuleSet = {
  kind: 'register',
  breeds: [],
  validFrom: '2014-01-01',
  validTo: '2022-12-31',
  title: REGISTER_TITLE,
  source: 'docplayer.fi, Rotukohtaiset erityisehdot 2014',
  conditions: numbered(...EJ_CONDITIONS),
  cases: ejCases('2022-03-01'),
}

const REGISTER_2023: RuleSet = {
  ...REGISTER_2014,
  validFrom: '2023-01-01',
  validTo: null,
  source: 'kennelliitto.fi, Koirarekisteriohje uudistuu vuoden 2023 alusta; Rotukohtaiset erityisehdot 2014',
  conditions: numbered(...EJ_CONDITIONS, { type: 'age', fromMonths: 18, untilMonths: 120, of: 'dam' }),
  cases: [
    ...ejCases('2024-03-01'),
    caseOf('Narttu on tasan 18 kuukautta', '2024-03-01', { 'dam 3': 'met' }, { dam: { born: '2022-09-01' } }),
    caseOf(
      'Narttu on alle 18 kuukautta',
      '2024-03-01',
      { 'dam 3': 'notMet' },
      { dam: { born: '2022-09-02' } },
    ),
    caseOf(
      'Narttu täyttää 10 vuotta ennen astutusta',
      '2024-03-01',
      { 'dam 3': 'runsOut' },
      { today: '2024-02-01', dam: { born: '2014-03-01' } },
    ),
  ],
}

const CLUB_CONDITIONS: readonly Written[] = [
  { type: 'trial', class: 'AVO', prize: 2, young: 'no', of: 'dam' },
  { type: 'trial', class: 'AVO', prize: 1, young: 'no', of: 'sire' },
  { type: 'show', grade: 'EH', twoOf: 'H', classes: ['AVO', 'KÄY'], since: '2011-01-01' },
  { type: 'statement', health: 'hips', scale: 'fci_hips', worst: 'B' },
  { type: 'fertile' },
  { type: 'assured' },
]
const clubCases = (date: string): RuleCase[] => [
  caseOf('Kaikki kunnossa', date, {
    'dam 1': 'met',
    'sire 2': 'met',
    'sire 3': 'met',
    'dam 3': 'met',
    'sire 4': 'met',
    'dam 4': 'met',
    'sire 5': 'met',
    'dam 5': 'met',
    'sire 6': 'met',
    'dam 6': 'met',
  }),
  caseOf(
    'Palkinnot ja laatuarvosana eivät riitä',
    date,
    {
      'dam 1': 'notMet',
      'sire 2': 'notMet',
      'sire 3': 'notMet',
      'dam 4': 'unknown',
      'sire 5': 'notMet',
      'dam 6': 'unknown',
    },
    {
      sire: { prize: 'AVO2', grade: 'H', neutered: true },
      dam: { prize: 'AVO3', statements: [], assured: false },
    },
  ),
]

const CLUB_2017: RuleSet = {
  kind: 'club',
  breeds: [],
  validFrom: '2017-01-01',
  validTo: '2022-12-31',
  title: text(
    'Kerhon jalostusrekisterin ehdot',
    'Villkoren för klubbens avelsregister',
    'Conditions of the club’s breeding register',
  ),
  source: 'saksanseisojakerho.fi, jalostusrekisterianomus 2017',
  conditions: numbered(...CLUB_CONDITIONS),
  cases: clubCases('2022-03-01'),
}

const CLUB_2023: RuleSet = {
  ...CLUB_2017,
  validFrom: '2023-01-01',
  validTo: null,
  // By the age of a male mates are ordered; the register has no rule of it.
  conditions: numbered(...CLUB_CONDITIONS, {
    type: 'age',
    fromMonths: 18,
    untilMonths: 168,
    of: 'sire',
    confirmed: false,
  }),
  cases: [
    ...clubCases('2024-03-01'),
    caseOf('Uros on 14-vuotias', '2024-03-01', { 'sire 7': 'notMet' }, { sire: { born: '2010-03-01' } }),
    caseOf('Uros on alle 14 vuotta', '2024-03-01', { 'sire 7': 'met' }, { sire: { born: '2010-03-02' } }),
  ],
}

export const FIRST_RULES: readonly RuleSet[] = [
  PEVISA_117,
  REGISTER_2014,
  REGISTER_2023,
  CLUB_2017,
  CLUB_2023,
]
