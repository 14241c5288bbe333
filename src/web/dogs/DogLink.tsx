import Box from '@mui/material/Box'
import { type HTMLAttributes, lazy, type Ref, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { DogRecord, DogSummary } from '#contract/dogs.ts'
import { paths } from '../paths.ts'
import { AppLink } from '../ui/AppLink.tsx'
import { DogFacts } from './DogFacts.tsx'
import { DogTitles } from './DogTitles.tsx'

/** Loaded apart, so that a page whose dogs have no card pays nothing for it. */
const DogHover = lazy(() => import('./DogHover.tsx'))

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
        <Suspense fallback={<NameLink dog={dog} />}>
          <DogHover dog={dog}>
            <NameLink dog={dog} />
          </DogHover>
        </Suspense>
      ) : (
        <NameLink dog={dog} />
      )}{' '}
      <DogFacts dog={dog} breed={breed} />
    </Box>
  )
}

/** Beside the dog, what a tooltip hands to the element it belongs to. */
interface NameLinkProps extends HTMLAttributes<HTMLAnchorElement> {
  dog: DogSummary
  ref?: Ref<HTMLAnchorElement>
}

function NameLink({ dog, ...rest }: NameLinkProps) {
  const { t } = useTranslation()
  return (
    <AppLink {...rest} {...paths.dog(dog.regnr)} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
      <DogTitles titles={dog.titles} />
      {dog.name || t('dogs.unnamed')}
    </AppLink>
  )
}
