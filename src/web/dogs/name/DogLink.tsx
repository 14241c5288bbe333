import Box from '@mui/material/Box'
import type { DogRecord, DogSummary } from '#contract/dogs.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Span } from '../../ui/layout/parts.ts'
import { AppLink } from '../../ui/links/AppLink.tsx'
import { CodeChip } from '../../ui/marks/CodeChip.tsx'
import { dogAddress } from '../addresses.ts'
import { DogFacts } from './DogFacts.tsx'
import { DogHover } from './DogHover.tsx'
import { DogName } from './DogName.tsx'
import { DogTitles } from './DogTitles.tsx'

interface Props {
  dog: DogSummary | DogRecord
  /** tells the breed, where the dogs of a list are of several */
  breed?: boolean
  /**
   * `inline` runs on one line where it fits, `folded` on cards alone; `stacked` puts number, sex and year under the name; `column` has them on cards alone, as in a
   * table they are columns
   */
  layout?: 'stacked' | 'inline' | 'folded' | 'column'
}

/** A dog in lists and texts: titles and name as a link, or marked where it is not in the register and has no page; number, sex and birth year. Hover, focus or a long press opens a card with parents, health and best results where they are known. */
export function DogLink({ dog, breed = false, layout = 'stacked' }: Props) {
  const stacked = layout !== 'inline'
  return (
    <Box
      component="span"
      sx={{
        display: stacked
          ? { xs: layout === 'folded' ? 'inline' : 'inline-flex', sm: 'inline-flex' }
          : 'inline',
        flexDirection: 'column',
        minWidth: { xs: 0, lg: layout === 'column' ? '10.5rem' : 0 },
        ...(layout === 'column' && { '@media print': { minWidth: '7rem' } }),
      }}
    >
      {'health' in dog ? (
        <DogHover dog={dog}>
          <NameLink dog={dog} />
        </DogHover>
      ) : (
        <NameLink dog={dog} />
      )}{' '}
      {layout === 'column' ? (
        <Box component="span" sx={ON_CARDS}>
          <DogFacts dog={dog} breed={breed} />
        </Box>
      ) : (
        <DogFacts dog={dog} breed={breed} />
      )}
    </Box>
  )
}

/** Tables become cards on a phone's screen; paper keeps the columns. */
const ON_CARDS = { display: { xs: 'inline', sm: 'none' }, '@media print': { display: 'none' } } as const

function NameLink({ dog }: { dog: DogSummary }) {
  const t = useTranslate()
  if (dog.unregistered)
    return (
      <Span strong breaks>
        <DogName dog={dog} />{' '}
        <CodeChip label={t('dogs.notInRegister')} meaning={t('dogs.notInRegisterMeaning')} />
      </Span>
    )
  return (
    <Span strong breaks>
      <AppLink {...dogAddress(dog.regnr)}>
        <DogTitles titles={dog.titles} />
        <DogName dog={dog} />
      </AppLink>
    </Span>
  )
}
