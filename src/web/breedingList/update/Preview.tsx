import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { ListUpdatePreview } from '#contract/breedingList.ts'
import type { RegisterAction } from '#domain/breeding/registerStates.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Block, Text } from '../../ui/layout/parts.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { EmptyState } from '../../ui/loading/EmptyState.tsx'
import { Loaded } from '../../ui/loading/Loaded.tsx'
import { type Chosen, previewQuery } from '../queries.ts'
import { ApplyForm } from './ApplyForm.tsx'
import { PreviewTable } from './PreviewTable.tsx'

interface Props {
  breed: string
  action: RegisterAction
  chosen: Chosen
  onBack: () => void
  /** told the id of the update that was made */
  onApplied: (update: number) => void
}

/** What the decision would change of each dog, and the way to make it. */
export function Preview({ breed, action, chosen, onBack, onApplied }: Props) {
  const t = useTranslate()
  const preview = useQuery(previewQuery(breed, action, chosen))
  const start = useRef<HTMLDivElement>(null)
  // The button that led here is gone.
  useEffect(() => start.current?.focus(), [])
  const again = async () => void (await preview.refetch())
  return (
    <Block ref={start} tabIndex={-1}>
      <Section
        title={`${t('breedingList.update.previewTitle')}: ${t(`registerAdmin.actions.${action}`)}`}
        actions={
          <Button variant="outlined" size="small" onClick={onBack}>
            {t('breedingList.update.back')}
          </Button>
        }
      >
        <Loaded query={preview} failed={t('breedingList.update.previewFailed')} rows={6} rowHeight={64}>
          {(data) => (
            <>
              <Summary preview={data} />
              {data.decided === 0 ? (
                <EmptyState title={t('breedingList.update.nothing')}>
                  {t('breedingList.update.nothingHelp')}
                </EmptyState>
              ) : (
                <ApplyForm
                  breed={breed}
                  action={action}
                  preview={data}
                  onAgain={again}
                  onApplied={onApplied}
                />
              )}
              <PreviewTable rows={data.rows} />
            </>
          )}
        </Loaded>
      </Section>
    </Block>
  )
}

/** Mails of the club's doings that one address gets within an hour. */
const MANY_MAILS = 20

function Summary({ preview: { rows, decided, mails } }: { preview: ListUpdatePreview }) {
  const t = useTranslate()
  const refused = rows.length - decided
  const sentences = [
    t('breedingList.update.willDecide', { count: decided }),
    ...(refused > 0 ? [t('breedingList.update.willRefuse', { count: refused })] : []),
    mails > 0 ? t('breedingList.update.willMail', { count: mails }) : t('breedingList.update.willMailNone'),
    ...(mails > MANY_MAILS ? [t('breedingList.update.mailLimit')] : []),
  ]
  return (
    <Text role="status" mb={2}>
      {sentences.join(' ')}
    </Text>
  )
}
