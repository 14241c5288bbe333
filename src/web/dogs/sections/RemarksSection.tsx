import { useTranslation } from 'react-i18next'
import type { Dog } from '#contract/dogs.ts'
import { CodeChip } from '../../ui/CodeChip.tsx'
import { FactList } from '../../ui/FactList.tsx'
import { Figure } from '../../ui/Figure.tsx'
import type { DogData } from '../useDogData.ts'

/** Measures, remarks, tests and what else is written of the dog. */
export function RemarksSection({ data: { dog } }: { data: DogData }) {
  const { t } = useTranslation()
  return (
    <FactList
      facts={remarkFacts(dog).map(({ text, value, unit }) => ({
        label: t(`dogs.remarks.${text}`),
        value:
          text === 'beardGene' ? (
            <CodeChip label={value} meaning={t('dogs.remarks.beardHelp', { code: value })} />
          ) : typeof value === 'number' ? (
            <Figure value={value} unit={unit} decimals={1} />
          ) : (
            <span style={{ whiteSpace: 'pre-line' }}>{value}</span>
          ),
      }))}
    />
  )
}

interface RemarkFact {
  text: string
  value: string | number
  unit?: string
}

/** The facts of this section that the dog has; empty where it has none. */
export function remarkFacts(dog: Dog): RemarkFact[] {
  const all: { text: string; value: string | number | null; unit?: string }[] = [
    { text: 'height', value: dog.height, unit: 'cm' },
    { text: 'length', value: dog.length, unit: 'cm' },
    { text: 'weight', value: dog.weight, unit: 'kg' },
    { text: 'studbookNumber', value: dog.studbookNumber },
    { text: 'beardGene', value: dog.beardGene },
    { text: 'vwd', value: dog.vwd },
    { text: 'teeth', value: dog.remarks.teeth },
    { text: 'hair', value: dog.remarks.hair },
    { text: 'testicles', value: dog.remarks.testicles },
    { text: 'eyes', value: dog.remarks.eyes },
    { text: 'mentalTest', value: dog.mentalTest },
    { text: 'predatorTest', value: dog.predatorTest },
    { text: 'healthInsurance', value: dog.healthInsurance },
    { text: 'freeText', value: dog.freeText },
  ]
  return all.filter((fact): fact is RemarkFact => fact.value !== null && fact.value !== '')
}
