import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { useFormContext } from 'react-hook-form'
import type { DogSummary } from '#contract/dogs.ts'
import type { NewDogPreview } from '#contract/newDog.ts'
import { DogFacts } from '../../dogs/name/DogFacts.tsx'
import { DogName } from '../../dogs/name/DogName.tsx'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { BulletList, Stack, Text } from '../../ui/layout/parts.ts'
import { AppLink } from '../../ui/links/AppLink.tsx'
import { useDebounced } from '../../ui/useDebounced.ts'
import { identityAddress } from '../addresses.ts'
import { FigureCard } from '../FigureCard.tsx'
import { Doubts } from '../parents/Doubts.tsx'
import { newDogQuery } from '../queries.ts'
import { askedOf, type NewDogValues } from './newDogValues.ts'

/** Milliseconds without a key after which what is typed is asked about. */
const SETTLED = 400

/** What the register knows of the dog that is being typed: whether it is there already, and what its parents give. */
export function useNewDogPreview(): NewDogPreview | undefined {
  const { watch } = useFormContext<NewDogValues>()
  const asked = useDebounced(JSON.stringify(askedOf(watch())), SETTLED)
  return useQuery({ ...newDogQuery(JSON.parse(asked)), placeholderData: (before) => before }).data
}

/** Dogs of the register that the new one may be, each with the way to its own page. */
export function KnownDogs({ taken, alike }: Pick<NewDogPreview, 'taken' | 'alike'>) {
  const t = useTranslate()
  return (
    <Box role="region" aria-label={t('identity.adding.known')} aria-live="polite">
      <Stack>
        {taken && (
          <Alert severity="error" variant="outlined" sx={PLAIN}>
            {t('identity.adding.taken')}
            <Dogs dogs={[taken]} />
          </Alert>
        )}
        {alike.length > 0 && (
          <Alert severity="warning" variant="outlined" sx={PLAIN}>
            {t('identity.adding.alike')}
            <Dogs dogs={alike} />
          </Alert>
        )}
      </Stack>
    </Box>
  )
}

const PLAIN = { color: 'text.primary' } as const

function Dogs({ dogs }: { dogs: readonly DogSummary[] }) {
  return (
    <BulletList>
      {dogs.map((dog) => (
        <Text component="li" breaks key={dog.regnr}>
          <Text strong>
            <AppLink {...identityAddress(dog.regnr)}>
              <DogName dog={dog} />
            </AppLink>
          </Text>
          <DogFacts dog={dog} breed />
        </Text>
      ))}
    </BulletList>
  )
}

/** The figure that the chosen parents give, and what makes them doubtful. */
export function ParentsGive({ doubts, figure }: Pick<NewDogPreview, 'doubts' | 'figure'>) {
  const t = useTranslate()
  return (
    <Stack>
      <Doubts doubts={doubts} />
      {figure && figure.knownAncestors > 0 && (
        <FigureCard title={t('identity.adding.figure')} figure={figure} />
      )}
    </Stack>
  )
}
