import type { HomeNews } from '#contract/news.ts'
import { formatDate } from '#domain/dates.ts'
import { calledBy } from '#domain/dogs.ts'
import { useBreedName } from '../../dogs/breeds.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { litterAddress } from '../../litters/addresses.ts'
import { Divided, Heading, PlainList, Span, Text } from '../../ui/layout/parts.ts'
import { AppLink } from '../../ui/links/AppLink.tsx'

/** Litters that are announced and not born yet: the pair, as a link to the notice, and when it was or will be mated. */
export function ExpectedNews({ expected }: { expected: HomeNews['expected'] }) {
  const t = useTranslate()
  const breedName = useBreedName()
  if (expected.length === 0) return null
  return (
    <>
      <Heading mt={2}>{t('home.expected')}</Heading>
      <PlainList>
        {expected.map(({ id, type, sire, dam, matingDate }) => (
          <Divided key={id}>
            <Span strong breaks>
              <AppLink
                {...litterAddress({ id: String(id) })}
              >{`${calledBy(sire)} × ${calledBy(dam)}`}</AppLink>
            </Span>
            <Text tone="muted" size="small">
              {[
                breedName(dam.breed),
                matingDate === null
                  ? t(`home.${type}Undated`)
                  : t(`home.${type}`, { date: formatDate(matingDate) }),
              ].join(', ')}
            </Text>
          </Divided>
        ))}
      </PlainList>
    </>
  )
}
