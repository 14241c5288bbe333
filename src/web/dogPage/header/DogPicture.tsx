import Pets from '@mui/icons-material/PetsOutlined'
import Box from '@mui/material/Box'
import { useState } from 'react'
import type { Dog } from '#contract/dogs.ts'
import { image } from '#contract/endpoints/content.ts'
import { calledBy, isNamed } from '#domain/dogs.ts'
import { addressOf } from '../../client/address.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'

/** The dog's picture; without one, its initial on a quiet ground, or a paw where no name is known. */
export function DogPicture({ dog }: { dog: Dog }) {
  const t = useTranslate()
  const [broken, setBroken] = useState(false)
  if (dog.picture && !broken) {
    return (
      <Box
        component="img"
        src={addressOf(image, { params: { filename: dog.picture } })}
        alt={t('dogs.picture', { name: calledBy(dog) })}
        onError={() => setBroken(true)}
        sx={{ ...frame, objectFit: 'cover' }}
      />
    )
  }
  const name = dog.nickName ?? (isNamed(dog) ? dog.name : '')
  return (
    <Box aria-hidden sx={{ ...frame, ...placeholder, '@media print': { display: 'none' } }}>
      {name.trim().charAt(0).toUpperCase() || <Pets fontSize="inherit" />}
    </Box>
  )
}

const frame = {
  gridArea: 'picture',
  width: '100%',
  aspectRatio: { xs: '1', sm: '4 / 3' },
  borderRadius: 1,
  border: 1,
  borderColor: 'divider',
  alignSelf: 'start',
} as const

const placeholder = {
  display: 'grid',
  placeItems: 'center',
  bgcolor: 'tint',
  color: 'accent.main',
  fontSize: { xs: '2.5rem', sm: '4rem' },
  fontWeight: 300,
} as const
