import type { ReviewGroup, ReviewYear } from '#contract/reviews.ts'
import { useBreedName } from '../../dogs/breeds.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { formatNumber } from '../../ui/values/numbers.ts'

type Sexed = Pick<ReviewYear, 'gender'>
const SEXES = { male: 'males', female: 'females' } as const

/** What the groups are called: males, females; without a chosen breed the breed before it. */
export function useGroupNames(ofBreed: boolean) {
  const t = useTranslate()
  const language = useLanguage()
  const breedName = useBreedName()
  const sexOf = ({ gender }: Sexed) => t(`reviews.analysis.${gender === null ? 'unknown' : SEXES[gender]}`)
  const nameOf = (group: Pick<ReviewGroup, 'breed' | 'gender'>) =>
    ofBreed ? sexOf(group) : `${breedName(group.breed)}, ${sexOf(group).toLocaleLowerCase(language)}`
  const { compare } = new Intl.Collator(language)
  return {
    sexOf,
    nameOf,
    /** females before males; of several breeds by their names */
    inOrder: (groups: readonly ReviewGroup[]): readonly ReviewGroup[] =>
      ofBreed ? groups : groups.toSorted((a, b) => compare(nameOf(a), nameOf(b))),
    withN: (group: Pick<ReviewGroup, 'breed' | 'gender' | 'dogs'>) =>
      t('reviews.analysis.legendN', { name: nameOf(group), n: formatNumber(language, group.dogs) }),
  }
}
