import { useQuery } from '@tanstack/react-query'
import type { HealthOfRelatives } from '#contract/dogStaff.ts'
import { relativesHealth } from '#contract/endpoints/dogStaff.ts'
import { formatDate } from '#domain/dates.ts'
import { REGNR_MIN_LENGTH } from '#domain/regnr.ts'
import { queryOf } from '../../../client/queries.ts'
import { dogAddress } from '../../../dogs/addresses.ts'
import { useTranslate } from '../../../i18n/useTranslate.ts'
import { Block, Heading, Text } from '../../../ui/layout/parts.ts'
import { AppLink } from '../../../ui/links/AppLink.tsx'
import { PageSkeleton } from '../../../ui/loading/Skeletons.tsx'
import { HealthTable } from './HealthTable.tsx'

/** The health of a dog and its relatives in the right drawer; that it could not be loaded is not told. */
export function RelativesHealth({ regnr }: { regnr: string }) {
  const t = useTranslate()
  const isNumber = regnr.length >= REGNR_MIN_LENGTH
  const { data, isPending } = useQuery({
    ...queryOf(relativesHealth, { params: { id: regnr } }),
    enabled: isNumber,
  })
  return (
    <>
      <Heading large component="h2">
        {t('dogStaff.health.title')}
      </Heading>
      {!isNumber && <Text>{t('errors.DOG_NOT_FOUND')}</Text>}
      {isNumber && isPending && <PageSkeleton />}
      {data && <Relatives {...data} />}
    </>
  )
}

function Relatives({ dog, siblings, litters }: HealthOfRelatives) {
  const t = useTranslate()
  const groups = [
    { title: t('dogStaff.health.dog'), dogs: [dog] },
    { title: t('dogs.siblings.full'), dogs: siblings.filter(({ full }) => full) },
    { title: t('dogs.siblings.half'), dogs: siblings.filter(({ full }) => !full) },
  ]
  return (
    <>
      {groups.map(({ title, dogs }) => (
        <Block key={title} mt={2}>
          <Heading ruled mb={1}>
            {title}
          </Heading>
          {dogs.length > 0 ? (
            <HealthTable caption={title} dogs={dogs} />
          ) : (
            <Text tone="muted">{t('dogs.siblings.none')}</Text>
          )}
        </Block>
      ))}
      <Block mt={2}>
        <Heading ruled mb={1}>
          {t('dogStaff.health.litters')}
        </Heading>
        {litters.length === 0 && <Text tone="muted">{t('dogStaff.health.noLitters')}</Text>}
        {litters.map((litter) => (
          <Litter key={`${litter.regnr} ${litter.birthDate ?? litter.birthYear}`} litter={litter} />
        ))}
      </Block>
    </>
  )
}

function Litter({ litter }: { litter: HealthOfRelatives['litters'][number] }) {
  const t = useTranslate()
  const { regnr, name, birthDate, birthYear, puppies } = litter
  const title = t('dogStaff.health.litter', {
    date: birthDate ? formatDate(birthDate) : String(birthYear ?? t('dogStaff.health.unknownDate')),
    name: name ?? t('dogStaff.health.unknownParent'),
  })
  return (
    <Block mb={2}>
      <Heading component="h4" mb={0.5}>
        {regnr === null ? title : <AppLink {...dogAddress(regnr)}>{title}</AppLink>}
      </Heading>
      <HealthTable caption={title} dogs={puppies} />
    </Block>
  )
}
