import Box from '@mui/material/Box'
import Tooltip from '@mui/material/Tooltip'
import { useTranslation } from 'react-i18next'
import type { DogRecord, DogSummary } from '#contract/dogs.ts'
import { paths } from '../paths.ts'
import { AppLink } from '../ui/AppLink.tsx'
import { DogCard } from './DogCard.tsx'
import { DogFacts } from './DogFacts.tsx'
import { DogTitles } from './DogTitles.tsx'

interface Props {
  dog: DogSummary | DogRecord
  /** tells the breed, where the dogs of a list are of several */
  breed?: boolean
  /** `inline` runs on one line where it fits; `stacked` puts number, sex and year under the name */
  layout?: 'stacked' | 'inline'
}

/**
 * A dog wherever it is named: titles and name as a link, number, sex and birth year.
 * Where the data holds more, hovering, focusing or a long press opens a card with health and best results.
 */
export function DogLink({ dog, breed = false, layout = 'stacked' }: Props) {
  const stacked = layout === 'stacked'
  return (
    <Box
      component="span"
      sx={{ display: stacked ? 'inline-flex' : 'inline', flexDirection: 'column', minWidth: 0 }}
    >
      {'health' in dog ? (
        <Tooltip
          describeChild
          title={<DogCard dog={dog} />}
          enterDelay={450}
          enterNextDelay={200}
          enterTouchDelay={700}
          placement="bottom-start"
          slotProps={{ tooltip: { sx: cardSurface } }}
        >
          <NameLink dog={dog} />
        </Tooltip>
      ) : (
        <NameLink dog={dog} />
      )}{' '}
      <DogFacts dog={dog} breed={breed} />
    </Box>
  )
}

const cardSurface = {
  maxWidth: 340,
  p: 0,
  bgcolor: 'background.paper',
  color: 'text.primary',
  border: 1,
  borderColor: 'divider',
  boxShadow: '0 6px 24px rgb(0 0 0 / 0.18)',
} as const

function NameLink({ dog, ...rest }: { dog: DogSummary } & Partial<React.ComponentProps<typeof AppLink>>) {
  const { t } = useTranslation()
  return (
    <AppLink {...rest} {...paths.dog(dog.regnr)} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
      <DogTitles titles={dog.titles} />
      {dog.name || t('dogs.unnamed')}
    </AppLink>
  )
}
