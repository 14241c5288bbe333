import type { PuppyLitter } from '#contract/dogs.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Text } from '../../ui/layout/parts.ts'
import { Loaded } from '../../ui/loading/Loaded.tsx'
import { OffspringLitter } from '../relatives/OffspringLitter.tsx'
import type { DogData } from '../useDogData.ts'

/** The dog's litters, newest first, each with what its puppies have shown. */
export function OffspringSection({ data }: { data: DogData }) {
  const t = useTranslate()
  return (
    <Loaded query={data.litters} failed={t('dogs.sectionFailed')} rows={5} rowHeight={56}>
      {(litters) => <Litters litters={litters} />}
    </Loaded>
  )
}

function Litters({ litters }: { litters: readonly PuppyLitter[] }) {
  const t = useTranslate()
  const puppies = litters.reduce((sum, litter) => sum + litter.puppies.length, 0)
  const newestFirst = litters.toSorted((a, b) =>
    (b.birthDate ?? String(b.birthYear)).localeCompare(a.birthDate ?? String(a.birthYear)),
  )
  return (
    <>
      <Text component="p" tone="muted" mb={1}>
        {t('dogs.offspring.total', {
          litters: t('dogs.offspring.litters', { count: litters.length }),
          puppies: t('dogs.offspring.puppies', { count: puppies }),
        })}
      </Text>
      {newestFirst.map((litter) => (
        <OffspringLitter key={`${litter.regnr}${litter.birthDate}${litter.birthYear}`} litter={litter} />
      ))}
    </>
  )
}
