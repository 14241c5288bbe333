import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { isNamed } from '#domain/dogs.ts'

interface Props {
  dog: { name: string; regnr: string }
}

/** A dog's name where its number stands beside; of a dog known by its number alone, quietly that the name is not known. */
export function DogName({ dog }: Props) {
  const { t } = useTranslation()
  if (isNamed(dog)) return dog.name
  return (
    <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
      {t('dogs.unnamed')}
    </Box>
  )
}
