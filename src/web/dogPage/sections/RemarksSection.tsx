import type { Dog } from '#contract/dogs.ts'
import { DOG_FACT_NAMES, type DogFactName, decimalsIn, isRemark, measureOf } from '#domain/dogFacts.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { FactList } from '../../ui/layout/FactList.tsx'
import { CodeChip } from '../../ui/marks/CodeChip.tsx'
import { Figure } from '../../ui/values/Figure.tsx'
import type { DogData } from '../useDogData.ts'

/** Measures, remarks, tests and what else is written of the dog. */
export function RemarksSection({ data: { dog } }: { data: DogData }) {
  const t = useTranslate()
  return (
    <FactList
      facts={knownFacts(dog).map((name) => ({
        label: t(`dogs.facts.${name}`),
        value: <Value name={name} value={factOf(dog, name)} />,
      }))}
    />
  )
}

function Value({ name, value }: { name: DogFactName; value: string | number | null }) {
  const t = useTranslate()
  const measure = measureOf(name)
  if (measure && typeof value === 'number')
    return <Figure value={value} unit={measure.unit ?? undefined} decimals={decimalsIn(value, measure)} />
  if (name === 'beardGene')
    return <CodeChip label={value ?? ''} meaning={t('dogs.beardHelp', { code: value })} />
  return <span style={{ whiteSpace: 'pre-line' }}>{value}</span>
}

function factOf(dog: Dog, name: DogFactName): string | number | null {
  return isRemark(name) ? dog.remarks[name] : dog[name]
}

/** The facts that are known of the dog, in the order of the page. */
export function knownFacts(dog: Dog): DogFactName[] {
  return DOG_FACT_NAMES.filter((name) => (factOf(dog, name) ?? '') !== '')
}
