import type { DogSummary } from '#contract/dogs.ts'
import type { ExpectedParent } from '#contract/expectedPuppies.ts'
import { calledBy } from '#domain/dogs.ts'
import { isCertain } from '#domain/genetics/genotypes/puppies.ts'
import { DogLink } from '../../dogs/name/DogLink.tsx'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { BulletList, Span, Text } from '../../ui/layout/parts.ts'

interface Props {
  parent: 'sire' | 'dam'
  dog: DogSummary
  of: ExpectedParent
  letters: readonly string[]
}

/** Why a parent's probabilities are what they are, in a sentence, with the nearest tested relatives. */
export function ParentReason({ parent, dog, of, letters }: Props) {
  const t = useTranslate()
  const { basis, chances, possible, nearest, relatives } = of
  const only = isCertain(possible) ? letters[possible.indexOf(true)] : undefined
  const sentence = () => {
    if (basis === 'tested')
      return t('expectedPuppies.reasons.tested', { letters: letters[chances.indexOf(1)] })
    if (basis === 'breed') return t('expectedPuppies.reasons.breed')
    if (basis === 'parents' && only) return t('expectedPuppies.reasons.clear', { letters: only })
    if (basis === 'parents') return t('expectedPuppies.reasons.parents', { count: relatives })
    return t('expectedPuppies.reasons.relatives', { count: relatives })
  }
  return (
    <>
      <Text component="p" mt={1}>
        <Span strong>{`${t(`litters.${parent}`)} ${calledBy(dog)}:`}</Span> {sentence()}
      </Text>
      {nearest.length > 0 && (
        <BulletList>
          {nearest.map((relative) => (
            <li key={relative.dog.regnr}>
              {t(`expectedPuppies.relations.${relative.relation}`)}{' '}
              <DogLink dog={relative.dog} layout="inline" />: <Span strong>{relative.letters}</Span>
            </li>
          ))}
        </BulletList>
      )}
    </>
  )
}
