import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import type { AnswerOf } from '#contract/calls.ts'
import type { dogSources } from '#contract/endpoints/corrections.ts'
import { calledBy } from '#domain/dogs.ts'
import { dogAddress } from '../dogs/addresses.ts'
import { DogNotFound } from '../dogs/DogNotFound.tsx'
import { DogFacts } from '../dogs/name/DogFacts.tsx'
import { DogName } from '../dogs/name/DogName.tsx'
import { useTranslate } from '../i18n/useTranslate.ts'
import { PageTitle } from '../ui/layout/PageTitle.tsx'
import { LinkButton } from '../ui/links/AppLink.tsx'
import { LoadedPage } from '../ui/loading/Loaded.tsx'
import { StayedDialog } from '../undoing/StayedDialog.tsx'
import { IDENTITY_PATH } from './addresses.ts'
import { BasicsTask } from './basics/BasicsTask.tsx'
import { Corrections } from './corrections/Corrections.tsx'
import { type Undo, useUndo } from './corrections/useUndo.ts'
import { MergeTask } from './merge/MergeTask.tsx'
import { NumbersTask } from './numbers/NumbersTask.tsx'
import { OwnersTask } from './owners/OwnersTask.tsx'
import { ParentsTask } from './parents/ParentsTask.tsx'
import { sourcesQuery } from './queries.ts'
import { SourcesOnDay } from './sources/SourcesOnDay.tsx'
import { SplitTask } from './split/SplitTask.tsx'
import { StatementsTask } from './statements/StatementsTask.tsx'
import { TaskLinks } from './TaskLinks.tsx'

/** `/hallinta/koira/{regnr…}/perustiedot`: where what is known of a dog comes from, and the corrections of who it is. */
export function IdentityPage({ regnr }: { regnr: string }) {
  const t = useTranslate()
  const query = useQuery(sourcesQuery(regnr))
  // Above the dog, which another may follow when two become one.
  const undo = useUndo()
  return (
    <>
      <LoadedPage
        query={query}
        heading={regnr}
        failed={t('identity.failed')}
        notFound={<DogNotFound regnr={regnr} />}
      >
        {(answer) => <Identity key={answer.dog.regnr} answer={answer} undo={undo} />}
      </LoadedPage>
      <StayedDialog />
    </>
  )
}

interface Props {
  answer: AnswerOf<typeof dogSources>
  undo: Undo
}

function Identity({ answer, undo }: Props) {
  const t = useTranslate()
  const { osa, paiva } = useSearch({ from: IDENTITY_PATH })
  const { dog } = answer
  return (
    <>
      <PageTitle
        title={t('identity.title', { name: calledBy(dog) })}
        heading={<DogName dog={dog} />}
        lead={<DogFacts dog={dog} breed />}
        actions={
          <LinkButton {...dogAddress(dog.regnr)} variant="outlined">
            {t('identity.toPage')}
          </LinkButton>
        }
      />
      <TaskLinks regnr={dog.regnr} />
      {osa === undefined && <SourcesOnDay answer={answer} day={paiva} />}
      {osa === 'muuta' && <BasicsTask dog={dog} undo={undo} />}
      {osa === 'numerot' && <NumbersTask sources={answer} undo={undo} />}
      {osa === 'omistajat' && <OwnersTask sources={answer} undo={undo} />}
      {osa === 'terveys' && <StatementsTask sources={answer} undo={undo} />}
      {osa === 'vanhemmat' && <ParentsTask dog={dog} undo={undo} />}
      {osa === 'yhdista' && <MergeTask dog={dog} undo={undo} />}
      {osa === 'jaa' && <SplitTask answer={answer} undo={undo} />}
      <Corrections dog={dog} undo={undo} />
    </>
  )
}
