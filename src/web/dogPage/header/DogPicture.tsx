import Box from '@mui/material/Box'
import { useState } from 'react'
import type { Dog } from '#contract/dogs.ts'
import { image } from '#contract/endpoints/content.ts'
import { calledBy } from '#domain/dogs.ts'
import { addressOf } from '../../client/address.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { silhouetteOf } from './silhouettes.ts'

/** The dog's picture; without one, the outline of a dog of its breed on a quiet ground, which says nothing and is not read out. */
export function DogPicture({ dog }: { dog: Pick<Dog, 'name' | 'regnr' | 'breed' | 'picture'> }) {
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
  return (
    <Box aria-hidden sx={{ ...frame, ...placeholder }}>
      <Silhouette breed={dog.breed} />
    </Box>
  )
}

function Silhouette({ breed }: { breed: string }) {
  const outline = silhouetteOf(breed)
  // A file of its own, so that no page waits for the drawing; as a mask it takes the colour of the scheme.
  return <Box sx={{ ...drawing, maskImage: `url(/silhouettes/${outline ?? 'paw'}.svg)` }} />
}

const drawing = {
  width: '86%',
  aspectRatio: '270 / 160',
  bgcolor: 'currentColor',
  maskSize: 'contain',
  maskRepeat: 'no-repeat',
  maskPosition: 'center',
  printColorAdjust: 'exact',
} as const

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
} as const
