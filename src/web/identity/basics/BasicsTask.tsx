import { useQuery } from '@tanstack/react-query'
import type { DogSummary } from '#contract/dogs.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Text } from '../../ui/layout/parts.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { Loaded } from '../../ui/loading/Loaded.tsx'
import type { Undo } from '../corrections/useUndo.ts'
import { basicsQuery } from '../queries.ts'
import { BasicsForm } from './BasicsForm.tsx'

/** Corrects the fields of a dog one by one. */
export function BasicsTask({ dog, undo }: { dog: DogSummary; undo: Undo }) {
  const t = useTranslate()
  const query = useQuery(basicsQuery(dog.regnr))
  return (
    <Section title={t('identity.tasks.muuta')}>
      <Text mb={2} measure="text">
        {t('identity.basics.lead')}
      </Text>
      <Loaded query={query} rows={6} rowHeight={70}>
        {(basics) => <BasicsForm basics={basics} undo={undo} />}
      </Loaded>
    </Section>
  )
}
