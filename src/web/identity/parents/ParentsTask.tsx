import { useQuery } from '@tanstack/react-query'
import type { DogSummary } from '#contract/dogs.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Text } from '../../ui/layout/parts.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { Loaded } from '../../ui/loading/Loaded.tsx'
import type { Undo } from '../corrections/useUndo.ts'
import { parentsQuery } from '../queries.ts'
import { ParentsForm } from './ParentsForm.tsx'

/** Every preview tells the present parents, whatever it asks for. */
const NOBODY = { sire: '', dam: '' }

/** Corrects the parents of a dog, seen before they are saved. */
export function ParentsTask({ dog, undo }: { dog: DogSummary; undo: Undo }) {
  const t = useTranslate()
  const query = useQuery(parentsQuery(dog.regnr, NOBODY))
  return (
    <Section title={t('identity.tasks.vanhemmat')}>
      <Text mb={2} measure="text">
        {t('identity.parents.lead')}
      </Text>
      <Loaded query={query} rows={2} rowHeight={100}>
        {({ now }) => (
          <ParentsForm
            dog={dog}
            now={now}
            load={async () => void (await query.refetch())}
            onSaved={(regnr) => undo.offer(regnr, t('identity.parents.saved'))}
          />
        )}
      </Loaded>
    </Section>
  )
}
