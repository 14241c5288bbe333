import { addDays, addMonths } from '../../dates.ts'
import type { HealthCodes } from '../../health/codes.ts'
import { SHOW_AWARDS } from '../../shows/grades.ts'
import { prizeLabel, TRIAL_CLASSES } from '../../trials/results.ts'
import type { DogFacts, Finding } from './facts.ts'
import { type Judged, met, notMet, runsOut, unknown } from './judged.ts'
import { type ConditionOf, type ConditionType, PAIR_TYPES, type RuleCondition } from './ruleSet.ts'

/** On which ISO days: of the mating, and on which is asked; and the scales. */
export interface Asked {
  readonly date: string
  readonly today: string
  readonly codes: HealthCodes
}

type Judge<Type extends ConditionType> = (
  facts: DogFacts,
  condition: ConditionOf<Type>,
  asked: Asked,
) => Judged

/** How a dog stands by a condition that is of each dog by itself. Source: docs/rules/breeding-rules.md#conditions. */
export function judgeDog(facts: DogFacts, condition: RuleCondition, asked: Asked): Judged {
  if (PAIR_TYPES.includes(condition.type)) throw new TypeError(`${condition.type} is of a pair`)
  const judge = JUDGES[condition.type as keyof typeof JUDGES] as Judge<ConditionType>
  return judge(facts, condition, asked)
}

const JUDGES: { readonly [Type in Exclude<ConditionType, 'related' | 'inbreeding' | 'index'>]: Judge<Type> } =
  {
    statement: judgeStatement,
    fresh: judgeFresh,
    trial: judgeTrial,
    show: judgeShow,
    age: judgeAge,
    offspring: ({ offspring }, { most }) =>
      offspring < most
        ? met('OFFSPRING_BELOW', { value: `${offspring} / ${most}` })
        : notMet('OFFSPRING_FULL', { value: `${offspring} / ${most}` }),
    worstGrade: judgeWorst,
    fertile: ({ neutered }) => (neutered ? notMet('NEUTERED') : met('NOT_NEUTERED')),
    assured: judgeAssured,
    check: () => unknown('PERSON_CHECKS'),
  }

function judgeStatement(
  { statements }: DogFacts,
  { health, scale, worst }: ConditionOf<'statement'>,
  { codes }: Asked,
): Judged {
  const found = statements.find(({ kind }) => kind === health)
  if (!found) return unknown('STATEMENT_MISSING')
  const told = { value: found.value, findings: [found] }
  if (worst === null) return met('STATEMENT_GOOD', told)
  const [place, limit] = [codes.placeOf(found), codes.placeOf({ scale, value: worst })]
  if (found.scale !== scale || place < 0 || limit < 0) return unknown('STATEMENT_OTHER_SCALE', told)
  return place <= limit ? met('STATEMENT_GOOD', told) : notMet('STATEMENT_BAD', told)
}

function judgeFresh(
  { sex, imported, statements }: DogFacts,
  { health, months, foreignMale }: ConditionOf<'fresh'>,
  { date, today }: Asked,
): Judged {
  const found = statements.find(({ kind }) => kind === health)
  if (!found)
    return unknown(foreignMale && imported && sex === 'male' ? 'STATEMENT_EXEMPT' : 'STATEMENT_MISSING')
  const findings = [found]
  if (found.examinedOn === null) return unknown('STATEMENT_WITHOUT_DAY', { findings })
  const until = addMonths(found.examinedOn, months)
  const told = { value: until, until, findings }
  if (until >= date) return met('STATEMENT_GOOD', told)
  return (until >= today ? runsOut : notMet)('STATEMENT_OLD', told)
}

/** VOI may be entered only after a first prize in AVO, so the same prize in a higher class counts as well. */
function judgeTrial(
  { imported, prizes }: DogFacts,
  { class: least, prize: worst, young }: ConditionOf<'trial'>,
): Judged {
  const isEnough = (result: DogFacts['prizes'][number], lowest: string) =>
    result.outcome === 'judged' &&
    TRIAL_CLASSES.indexOf(result.class) >= (TRIAL_CLASSES as readonly string[]).indexOf(lowest) &&
    result.prize >= 1 &&
    result.prize <= worst
  const lowest = young === 'yes' ? 'NUO' : least
  const enough = prizes.filter((result) => isEnough(result, lowest))
  const found = enough.find(({ status }) => status === 'official') ?? enough[0]
  if (found)
    return (found.status === 'official' ? met : unknown)(
      found.status === 'official' ? 'PRIZE_FOUND' : 'PRIZE_PRELIMINARY',
      { value: prizeLabel(found) },
    )
  const inYoung = young === 'unknown' ? prizes.find((result) => isEnough(result, 'NUO')) : undefined
  if (inYoung) return unknown('PRIZE_YOUNG', { value: prizeLabel(inYoung) })
  const value = `${least}${worst}`
  return imported ? unknown('PRIZE_ABROAD', { value }) : notMet('PRIZE_MISSING', { value })
}

function judgeShow(
  { imported, shows }: DogFacts,
  { grade: least, twoOf, classes, since }: ConditionOf<'show'>,
): Judged {
  const inClass = shows.filter(({ class: shown }) => classes.includes(shown))
  const recent = inClass.filter(({ heldOn }) => since === null || heldOn >= since)
  const one = SHOW_AWARDS.slice(0, SHOW_AWARDS.indexOf(least) + 1).find((grade) =>
    recent.some((show) => show.grade === grade),
  )
  if (one) return met('GRADE_FOUND', { value: one })
  const judges = new Set(
    recent.flatMap(({ grade, judge }) => (grade === twoOf && judge !== null ? [judge] : [])),
  )
  // Whether temperament lowered a grade, only its critique tells.
  if (judges.size >= 2) return unknown('GRADES_TO_READ', { value: `2 × ${twoOf}` })
  const old = inClass.find(({ heldOn }) => since !== null && heldOn < since)
  if (old) return unknown('GRADE_OLD_SCALE', { value: old.grade })
  return imported ? unknown('GRADE_ABROAD', { value: least }) : notMet('GRADE_MISSING', { value: least })
}

/** Where only the year of birth is known, what does not hold for every day of it is not known. */
export function judgeAge(
  { born, bornYearOnly }: Pick<DogFacts, 'born' | 'bornYearOnly'>,
  condition: Pick<ConditionOf<'age'>, 'fromMonths' | 'untilMonths'>,
  { date, today }: Pick<Asked, 'date' | 'today'>,
): Judged {
  if (born === null) return unknown('AGE_UNKNOWN')
  if (!bornYearOnly) return ageOf(born, condition, date, today)
  const year = born.slice(0, 4)
  const [eldest, youngest] = ['01-01', '12-31'].map((day) =>
    ageOf(`${year}-${day}`, condition, date, today),
  ) as [Judged, Judged]
  return eldest.reason === youngest.reason && eldest.outcome === youngest.outcome
    ? { ...eldest, value: null, until: null }
    : unknown('AGE_UNKNOWN')
}

function ageOf(
  born: string,
  { fromMonths, untilMonths }: Pick<ConditionOf<'age'>, 'fromMonths' | 'untilMonths'>,
  date: string,
  today: string,
): Judged {
  const from = fromMonths === null ? null : addMonths(born, fromMonths)
  const until = untilMonths === null ? null : addDays(addMonths(born, untilMonths), -1)
  if (from !== null && date < from) return notMet('TOO_YOUNG', { value: from })
  if (until === null || date <= until) return met('OF_AGE', { value: until, until })
  return (today <= until ? runsOut : notMet)('TOO_OLD', { value: until, until })
}

export function judgeWorst(
  { statements }: { readonly statements: readonly Finding[] },
  { healths }: Pick<ConditionOf<'worstGrade'>, 'healths'>,
  { codes }: Pick<Asked, 'codes'>,
): Judged {
  const asked = statements.filter(({ kind }) => healths.some((health) => health === kind))
  const worst = asked.filter((statement) => codes.isWorst(statement))
  const value = worst.map(({ kind, value: grade }) => `${kind} ${grade}`).join(', ')
  if (worst.length > 0) return notMet('WORST_GRADE', { value, findings: worst })
  return asked.some((statement) => codes.placeOf(statement) >= 0)
    ? met('NO_WORST_GRADE')
    : unknown('NOT_EXAMINED')
}

/** Kinds whose affected statements the owner's assurances rule out. */
const ASSURED_KINDS: readonly string[] = ['elbows', 'shoulder_oc', 'knees', 'eyes']

function judgeAssured(
  { assured, statements }: DogFacts,
  _condition: ConditionOf<'assured'>,
  { codes }: Asked,
): Judged {
  const against = statements.filter(
    (statement) => ASSURED_KINDS.includes(statement.kind) && codes.isAffected(statement),
  )
  if (against.length > 0) {
    const value = against.map(({ kind, value: grade }) => `${kind} ${grade}`).join(', ')
    return notMet('FINDING_AGAINST', { value, findings: against })
  }
  return assured ? met('ASSURED') : unknown('NOT_ASSURED')
}
