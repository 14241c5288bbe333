import { useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/calls.ts'
import type { DogOwners } from '#contract/dogOwners.ts'
import type { dogSources } from '#contract/endpoints/corrections.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Editing } from '../../ui/layout/Editing.tsx'
import { Stack, Text } from '../../ui/layout/parts.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { LinkButton } from '../../ui/links/AppLink.tsx'
import { EmptyState } from '../../ui/loading/EmptyState.tsx'
import { Loaded } from '../../ui/loading/Loaded.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import type { Undo } from '../corrections/useUndo.ts'
import { ownersQuery } from '../queries.ts'
import { useRecordForms } from '../useRecordForms.ts'
import { BreederForm, NewOwnerForm, OwnerForm } from './OwnerForms.tsx'
import { useOwnerColumns } from './ownerColumns.tsx'

interface Props {
  sources: AnswerOf<typeof dogSources>
  undo: Undo
}

/** Owners of a dog, now and before, and its breeder, each changed where it stands. */
export function OwnersTask({ sources, undo }: Props) {
  const query = useQuery(ownersQuery(sources.dog.regnr))
  return (
    <Loaded query={query} rows={3} rowHeight={60}>
      {(answer) => <Owners answer={answer} sources={sources} undo={undo} />}
    </Loaded>
  )
}

function Owners({ answer, sources, undo }: Props & { answer: DogOwners }) {
  const t = useTranslate()
  const { open, address, saved } = useRecordForms(answer.dog.regnr, 'omistajat', undo)
  const owner = answer.owners.find(({ id }) => String(id) === open)
  const columns = useOwnerColumns(sources, address)
  const form = { answer, onSaved: saved }
  return (
    <>
      <Section
        title={t('identity.tasks.omistajat')}
        actions={
          <LinkButton {...address('uusi')} variant="contained" resetScroll={false}>
            {t('identity.owners.add')}
          </LinkButton>
        }
      >
        {answer.dog.gender === 'male' && (
          <Text mb={2} measure="text" tone="muted">
            {t('identity.owners.listConsent')}
          </Text>
        )}
        <Stack>
          {open === 'uusi' && (
            <Editing title={t('identity.owners.new')} back={address()}>
              <NewOwnerForm {...form} />
            </Editing>
          )}
          {owner && (
            <Editing title={owner.person.name} back={address()}>
              <OwnerForm key={owner.id} owner={owner} {...form} />
            </Editing>
          )}
          {answer.owners.length === 0 ? (
            <EmptyState title={t('identity.owners.none')} />
          ) : (
            <DataTable
              caption={t('identity.tasks.omistajat')}
              columns={columns}
              rows={answer.owners}
              rowKey={({ id }) => String(id)}
              cardsBelow="md"
              factColumns
            />
          )}
        </Stack>
      </Section>
      <Section
        title={t('identity.fields.breeder')}
        actions={
          <LinkButton {...address('kasvattaja')} variant="outlined" resetScroll={false}>
            {t('identity.owners.breederChange')}
          </LinkButton>
        }
      >
        <Text mb={2}>
          {answer.breeder
            ? [answer.breeder.name, answer.breeder.town].filter(Boolean).join(', ')
            : t('dogs.notKnown')}
        </Text>
        {open === 'kasvattaja' && (
          <Editing title={t('identity.owners.breederChange')} back={address()}>
            <BreederForm {...form} />
          </Editing>
        )}
      </Section>
    </>
  )
}
