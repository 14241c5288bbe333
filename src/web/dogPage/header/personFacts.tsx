import type { Dog } from '#contract/dogs.ts'
import type { LocalNames } from '#domain/club/localNames.ts'
import { formatDate } from '#domain/dates.ts'
import type { Translate } from '../../i18n/useTranslate.ts'
import type { Fact } from '../../ui/layout/FactList.tsx'
import { Text } from '../../ui/layout/parts.ts'

/** Kennel, breeder, owners and handler, as far as they have consented. */
export function personFacts(t: Translate, names: LocalNames, dog: Dog): Fact[] {
  const nameOf = ({ name, town }: { name: string; town: string | null }) =>
    town ? `${name}, ${names.place(town)}` : name
  return [
    { label: t('dogs.kennel'), value: dog.kennelName },
    { label: t('dogs.breeder'), value: dog.breeder && nameOf(dog.breeder) },
    {
      label: t(dog.owners.length > 1 ? 'dogs.owners' : 'dogs.owner'),
      value:
        dog.owners.length > 0 &&
        dog.owners.map((owner) => (
          <div key={`${owner.name}${owner.startDate}`}>
            {nameOf(owner)}
            {owner.startDate && (
              <Text tone="muted" size="em">
                {t('dogs.ownerSince', { date: formatDate(owner.startDate) })}
              </Text>
            )}
          </div>
        )),
    },
    { label: t('dogs.handler'), value: dog.handler },
  ]
}
