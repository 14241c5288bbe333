import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useId } from 'react'
import type { DogSummary } from '#contract/dogs.ts'
import { dogQuery } from '../../dogs/queries.ts'
import { errorText } from '../../i18n/errorText.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { DogPicker } from '../../search/DogPicker.tsx'
import { describedBy, FieldFrame } from '../../ui/inputs/FieldFrame.tsx'
import { Block, Text } from '../../ui/layout/parts.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { EmptyState } from '../../ui/loading/EmptyState.tsx'
import { Loaded } from '../../ui/loading/Loaded.tsx'
import { IDENTITY_PATH, identityAddress } from '../addresses.ts'
import type { Undo } from '../corrections/useUndo.ts'
import { mergeQuery } from '../queries.ts'
import { MergeForm } from './MergeForm.tsx'

interface Props {
  dog: DogSummary
  undo: Undo
}

/** Makes two records of one dog one; the other record and which of the two stays stand in the address. */
export function MergeTask({ dog, undo }: Props) {
  const t = useTranslate()
  const { toinen } = useSearch({ from: IDENTITY_PATH })
  return (
    <Section title={t('identity.tasks.yhdista')}>
      <Text mb={2} measure="text">
        {t('identity.merge.lead')}
      </Text>
      <OtherRecord dog={dog} />
      {toinen === undefined ? (
        <EmptyState title={t('identity.merge.choose')}>{t('identity.merge.chooseHelp')}</EmptyState>
      ) : (
        <Pair key={toinen} dog={dog} other={toinen} undo={undo} />
      )}
    </Section>
  )
}

function OtherRecord({ dog }: { dog: DogSummary }) {
  const t = useTranslate()
  const id = useId()
  const navigate = useNavigate()
  const { toinen } = useSearch({ from: IDENTITY_PATH })
  const { data, error } = useQuery({ ...dogQuery(toinen ?? ''), enabled: toinen !== undefined })
  const problem = toinen !== undefined && error ? errorText(t, error) : undefined
  const help = t('identity.merge.otherHelp')
  return (
    <Block measure="narrow" mb={2}>
      <FieldFrame id={id} label={t('identity.merge.other')} help={help} error={problem}>
        <DogPicker
          id={id}
          dog={toinen === undefined ? null : (data ?? null)}
          error={problem !== undefined}
          describedBy={describedBy(id, help, problem)}
          onPick={(picked) =>
            void navigate({
              ...identityAddress(dog.regnr, { osa: 'yhdista', toinen: picked?.regnr }),
              resetScroll: false,
            })
          }
        />
      </FieldFrame>
    </Block>
  )
}

/** The two records as one. The answer for the other way round comes in its place, so that nothing typed is lost. */
function Pair({ dog, other, undo }: Props & { other: string }) {
  const navigate = useNavigate()
  const { pida } = useSearch({ from: IDENTITY_PATH })
  const [kept, gone] = pida ? [other, dog.regnr] : [dog.regnr, other]
  const query = useQuery({ ...mergeQuery(kept, gone), placeholderData: keepPreviousData })
  const swap = () =>
    void navigate({
      ...identityAddress(dog.regnr, { osa: 'yhdista', toinen: other, pida: pida ? undefined : 'toinen' }),
      resetScroll: false,
    })
  return (
    <Loaded query={query} rows={4} rowHeight={80}>
      {(preview) => (
        <MergeForm
          draft={`identity.merge.${dog.regnr}.${other}`}
          preview={preview}
          onSwap={swap}
          undo={undo}
        />
      )}
    </Loaded>
  )
}
