import Button from '@mui/material/Button'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { putBackInformationText } from '#contract/endpoints/information.ts'
import type { InformationTextRow, StaffInformationPage } from '#contract/information.ts'
import { useChange } from '../../client/useChange.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx'
import { Block, Span, Text } from '../../ui/layout/parts.ts'
import { Loaded } from '../../ui/loading/Loaded.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import type { Column } from '../../ui/table/types.ts'
import { toastRefusal } from '../../ui/toasts/toastRefusal.ts'
import { showSuccess } from '../../ui/toasts/toasts.ts'
import { TimeText } from '../../ui/values/TimeText.tsx'
import { WrittenText } from '../../ui/writing/WrittenText.tsx'
import { INFORMATION, informationTextQuery, staffInformationPageQuery } from '../queries.ts'

/** Every text that a page has had, the shown one first; an earlier one can be looked at and put back. */
export function Texts({ page }: { page: StaffInformationPage }) {
  const t = useTranslate()
  const [opened, setOpened] = useState<number | null>(null)
  return (
    <>
      <DataTable
        caption={t('informationAdmin.texts.earlier')}
        columns={useColumns(page, setOpened)}
        rows={page.texts}
        rowKey={({ number }) => String(number)}
        cardsBelow="md"
      />
      {opened !== null && <EarlierText page={page} number={opened} onClose={() => setOpened(null)} />}
    </>
  )
}

function useColumns(
  { number: current }: StaffInformationPage,
  onOpen: (number: number) => void,
): readonly Column<InformationTextRow>[] {
  const t = useTranslate()
  return [
    {
      id: 'number',
      header: t('informationAdmin.texts.number'),
      cell: ({ number, restoredFrom }) => (
        <Span strong={number === current}>
          {number === current ? t('informationAdmin.texts.current', { number }) : number}
          {restoredFrom !== null && (
            <Text tone="muted" size="small">
              {t('informationAdmin.texts.restoredFrom', { number: restoredFrom })}
            </Text>
          )}
        </Span>
      ),
      rowHeader: true,
      width: '11rem',
      card: 'title',
    },
    {
      id: 'title',
      header: t('informationAdmin.columns.title'),
      cell: ({ title }) => <Span breaks>{title}</Span>,
      long: true,
      card: 'fact',
      wide: true,
    },
    {
      id: 'when',
      header: t('informationAdmin.texts.written'),
      cell: ({ writtenAt }) => <TimeText moment={writtenAt} />,
      card: 'fact',
    },
    {
      id: 'who',
      header: t('informationAdmin.texts.who'),
      cell: ({ by }) => <Span breaks>{by?.username ?? t('informationAdmin.nobody')}</Span>,
      card: 'fact',
    },
    {
      id: 'open',
      header: t('informationAdmin.texts.look'),
      cell: ({ number }) =>
        number !== current && (
          <Button
            variant="outlined"
            size="small"
            aria-label={t('informationAdmin.texts.lookAt', { number })}
            onClick={() => onOpen(number)}
          >
            {t('informationAdmin.texts.look')}
          </Button>
        ),
      isEmpty: ({ number }) => number === current,
      card: 'actions',
    },
  ]
}

interface Props {
  page: StaffInformationPage
  number: number
  onClose: () => void
}

/** An earlier text as everyone read it, with the way back to it. */
function EarlierText({ page: { id, version }, number, onClose }: Props) {
  const t = useTranslate()
  const language = useLanguage()
  const queries = useQueryClient()
  const query = useQuery(informationTextQuery(id, number))
  const { mutate, isPending } = useChange(putBackInformationText, {
    invalidates: INFORMATION,
    onSuccess(page: StaffInformationPage) {
      queries.setQueryData(staffInformationPageQuery(id).queryKey, page)
      showSuccess(t('informationAdmin.texts.putBackDone', { number }))
      onClose()
    },
    onError: (error) => {
      // What somebody else has done meanwhile is shown, so that the next try knows of it.
      void queries.invalidateQueries({ queryKey: staffInformationPageQuery(id).queryKey })
      toastRefusal(t, error)
    },
  })
  return (
    <FormDialog title={t('informationAdmin.texts.lookAt', { number })} onClose={onClose}>
      <Loaded query={query} failed={t('informationAdmin.failed')} rows={4} rowHeight={28}>
        {({ title, text }) => <WrittenText title={title} text={text} language={language} />}
      </Loaded>
      <Block mt={3}>
        <Button
          variant="contained"
          loading={isPending}
          disabled={query.data === undefined}
          onClick={() => mutate({ id, version, number })}
        >
          {t('informationAdmin.texts.putBack', { number })}
        </Button>
        <Text tone="muted" size="small" mt={1}>
          {t('informationAdmin.texts.putBackHelp')}
        </Text>
      </Block>
    </FormDialog>
  )
}
