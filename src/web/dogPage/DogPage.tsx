import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { Dog } from '#contract/dogs.ts'
import { isNamed } from '#domain/dogs.ts'
import { useUser } from '../accounts/session/session.ts'
import { useModule } from '../client/service.ts'
import { DOG_PATH } from '../dogs/addresses.ts'
import { DogNotFound } from '../dogs/DogNotFound.tsx'
import { dogQuery } from '../dogs/queries.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { Section } from '../ui/layout/Section.tsx'
import { UprightPrint } from '../ui/layout/UprightPrint.tsx'
import { useDocumentTitle } from '../ui/layout/useDocumentTitle.ts'
import { EmptyState } from '../ui/loading/EmptyState.tsx'
import { LoadedPage } from '../ui/loading/Loaded.tsx'
import { BELOW_BAR } from '../ui/theme/scales.ts'
import { DogHeader } from './header/DogHeader.tsx'
import { DogHighlights } from './header/DogHighlights.tsx'
import { SectionIndex } from './SectionIndex.tsx'
import { DOG_SECTIONS, type DogSection } from './sections.ts'
import { useDogData } from './useDogData.ts'
import { useHashScroll } from './useHashScroll.ts'

/** `/koira/…`: one dog by any of its numbers, everything of it that the visitor may see. */
export function DogPage() {
  const t = useTranslate()
  const { _splat: regnr = '' } = useParams({ from: DOG_PATH })
  const query = useQuery(dogQuery(regnr))
  return (
    <LoadedPage
      query={query}
      heading={regnr}
      failed={t('dogs.failed')}
      notFound={<DogNotFound regnr={regnr} />}
    >
      {(dog) => <DogView key={dog.regnr} dog={dog} />}
    </LoadedPage>
  )
}

function DogView({ dog }: { dog: Dog }) {
  const t = useTranslate()
  const name = isNamed(dog) ? dog.name : t('dogs.unnamed')
  useDocumentTitle(t('dogs.title', { name, regnr: dog.regnr }))
  const data = useDogData(dog)
  const sections = useShownSections()
  const empty = sections.map((section) => section.isEmpty(data))
  useHashScroll(empty.every((known) => known !== undefined))
  const filledSections = sections.filter((_, index) => empty[index] !== true)
  const emptySections = sections.filter((_, index) => empty[index] === true)
  return (
    <article style={BELOW_INDEX}>
      <UprightPrint />
      <DogHeader dog={dog} />
      {filledSections.length === 0 ? (
        <EmptyState title={t('dogs.empty.all')} />
      ) : (
        <>
          <DogHighlights dog={dog} />
          <SectionIndex sections={filledSections} />
          {filledSections.map(({ id, text, isEmpty, Actions, Content }) => (
            <Section
              key={id}
              id={id}
              title={t(`dogs.sections.${text}`)}
              actions={Actions && isEmpty(data) === false && <Actions dog={dog} />}
            >
              <Content data={data} />
            </Section>
          ))}
          <EmptySections sections={emptySections} />
        </>
      )}
    </article>
  )
}

/** Where the header of a table stops: below the bar of the service and the index of the page. */
const BELOW_INDEX = { '--bars': `calc(${BELOW_BAR} + 47px)` } as object

/** The sections of the club that the viewer may see. */
function useShownSections(): readonly DogSection[] {
  const user = useUser()
  const hasTrials = useModule('kaer')
  return DOG_SECTIONS.filter(
    ({ permission, module }) =>
      (!permission || user?.permissions.includes(permission)) && (!module || hasTrials),
  )
}

/** Names the sections without data in one text. */
function EmptySections({ sections }: { sections: readonly DogSection[] }) {
  const t = useTranslate()
  if (sections.length === 0) return null
  return (
    <Box component="ul" aria-label={t('dogs.empty.title')} sx={emptyStyle}>
      {sections.map(({ id, text }) => (
        <li key={id} id={id}>
          {t(`dogs.empty.${text}`)}
        </li>
      ))}
    </Box>
  )
}

const emptyStyle = {
  listStyle: 'none',
  m: 0,
  mt: 5,
  p: 0,
  pt: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  color: 'text.secondary',
} as const
