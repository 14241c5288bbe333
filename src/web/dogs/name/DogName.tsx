import { isNamed } from '#domain/dogs.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Span } from '../../ui/layout/parts.ts'

interface Props {
  dog: { name: string; regnr: string }
}

/** A dog's name where its number stands beside; of a dog known by its number alone, quietly that the name is not known. */
export function DogName({ dog }: Props) {
  const t = useTranslate()
  if (isNamed(dog)) return dog.name
  return (
    <Span tone="muted" strong={false}>
      {t('dogs.unnamed')}
    </Span>
  )
}
