import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { SHOW_AWARDS } from '#domain/shows/grades.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Text } from '../../ui/layout/parts.ts'
import { ROW } from './ConditionsField.tsx'
import type { CaseValues } from './ruleValues.ts'
import { SmallCheck, SmallDay, SmallSelect, SmallText } from './SmallInputs.tsx'
import { useScales } from './useScales.ts'

type Parent = CaseValues['sire']
interface Props {
  parent: Parent
  onChange: (part: Partial<Parent>) => void
}

const PRIZES = ['NUO', 'AVO', 'VOI'].flatMap((name) => [1, 2, 3].map((prize) => `${name}${prize}`))
const orNone = (values: readonly string[]) => [
  { value: '', label: '–' },
  ...values.map((value) => ({ value, label: value })),
]
const numberOrNull = (text: string): number | null =>
  text.trim() === '' || Number.isNaN(Number(text.replace(',', '.'))) ? null : Number(text.replace(',', '.'))

/** What a case says of a parent. */
export function CaseParent({ dog, parent, onChange }: Props & { dog: 'sire' | 'dam' }) {
  const t = useTranslate()
  return (
    <Box role="group" aria-label={t(`breedingRules.dogs.${dog}`)}>
      <Text strong>{t(`breedingRules.dogs.${dog}`)}</Text>
      <Box sx={{ ...ROW, borderBottom: 0 }}>
        <SmallDay
          label={t('breedingRuleAdmin.born')}
          value={parent.born ?? ''}
          onChange={(born) => onChange({ born: born || null })}
        />
        <SmallSelect
          label={t('breedingRuleAdmin.demands.prize')}
          value={parent.prize ?? ''}
          options={orNone(PRIZES)}
          onChange={(prize) => onChange({ prize: prize || null })}
        />
        <SmallSelect
          label={t('breedingRuleAdmin.demands.grade')}
          value={parent.grade ?? ''}
          options={orNone(SHOW_AWARDS)}
          onChange={(grade) => onChange({ grade: grade || null })}
        />
        <SmallText
          label={t('breedingRuleAdmin.offspring')}
          value={String(parent.offspring)}
          kind="decimal"
          most={4}
          onChange={(value) => onChange({ offspring: numberOrNull(value) ?? 0 })}
        />
        <SmallText
          label={t('breedingRuleAdmin.hipIndex')}
          value={parent.hipIndex === null ? '' : String(parent.hipIndex)}
          kind="decimal"
          most={6}
          onChange={(value) => onChange({ hipIndex: numberOrNull(value) })}
        />
        {(['imported', 'neutered', 'assured'] as const).map((name) => (
          <SmallCheck
            key={name}
            label={t(`breedingRuleAdmin.facts.${name}`)}
            value={parent[name]}
            onChange={(value) => onChange({ [name]: value })}
          />
        ))}
      </Box>
      <Statements parent={parent} onChange={onChange} />
    </Box>
  )
}

/** The latest statement of each kind. */
function Statements({ parent, onChange }: Props) {
  const t = useTranslate()
  const { choices, scaleOf, all } = useScales()
  const { statements } = parent
  const write = (index: number, part: Partial<Parent['statements'][number]>) =>
    onChange({ statements: statements.map((one, place) => (place === index ? { ...one, ...part } : one)) })
  return (
    <>
      {statements.map((one, index) => (
        <Box key={one.kind} sx={{ ...ROW, borderBottom: 0, py: 1 }}>
          <SmallSelect
            label={t('breedingRuleAdmin.demands.scale')}
            value={one.scale}
            options={choices}
            onChange={(scale) => {
              const chosen = scaleOf(scale)!
              write(index, {
                scale,
                kind: chosen.kind as typeof one.kind,
                value: chosen.grades[0]!.value,
              })
            }}
          />
          <SmallSelect
            label={t('breedingRuleAdmin.value')}
            value={one.value}
            options={scaleOf(one.scale)?.grades ?? []}
            onChange={(value) => write(index, { value })}
          />
          <SmallDay
            label={t('breedingRuleAdmin.examinedOn')}
            value={one.examinedOn ?? ''}
            onChange={(day) => write(index, { examinedOn: day || null })}
          />
          <Button
            onClick={() => onChange({ statements: statements.filter((_one, place) => place !== index) })}
          >
            {t('breedingRuleAdmin.removeStatement')}
          </Button>
        </Box>
      ))}
      <Button
        onClick={() => {
          const free = all.find(({ kind }) => !statements.some((one) => one.kind === kind))
          if (free)
            onChange({
              statements: [
                ...statements,
                {
                  kind: free.kind as Parent['statements'][number]['kind'],
                  scale: free.code,
                  value: free.grades[0]!.value,
                  examinedOn: null,
                },
              ],
            })
        }}
      >
        {t('breedingRuleAdmin.addStatement')}
      </Button>
    </>
  )
}
