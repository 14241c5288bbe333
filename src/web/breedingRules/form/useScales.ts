import type { HealthKind } from '#domain/health/codes.ts'
import { healthValue, scaleName, useHealthWords } from '../../dogs/health/healthTexts.ts'

interface Scale {
  readonly code: string
  readonly kind: HealthKind
  readonly grades: readonly Choice[]
}
interface Choice {
  readonly value: string
  readonly label: string
}

/** The scales of the health code list that a statement can be on, as choices and with their grades; a scale says of which kind the statement is. */
export function useScales() {
  const words = useHealthWords()
  const { t, codes } = words
  const all = codes.all.flatMap(({ code, kind, grades }): Scale[] =>
    kind === 'illness' || grades.length === 0
      ? []
      : [
          {
            code,
            kind,
            grades: grades.map(({ value }) => ({ value, label: healthValue(words, { scale: code, value }) })),
          },
        ],
  )
  const choices = all.map(
    ({ code, kind }): Choice => ({
      value: code,
      label: `${t(`health.kinds.${kind}`)}: ${scaleName(words, code) ?? code}`,
    }),
  )
  return { choices, scaleOf: (code: string) => all.find((scale) => scale.code === code), all }
}
