import Button from '@mui/material/Button'
import type { AnswerOf } from '#contract/calls.ts'
import { archiveFile, archiveOrders, orderArchive } from '#contract/endpoints/exports.ts'
import { Changes } from '../../audit/Changes.tsx'
import { addressOf } from '../../client/address.ts'
import { useChange } from '../../client/useChange.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Block, Heading, Row, Text } from '../../ui/layout/parts.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { DownloadButton } from '../../ui/links/DownloadButton.tsx'
import { toastRefusal } from '../../ui/toasts/toastRefusal.ts'
import { TimeText } from '../../ui/values/TimeText.tsx'
import { archiveOrdersQuery } from '../queries.ts'

/** The whole archive: ordered, which the log keeps, and then saved; and who has ordered it. */
export function ArchiveSection() {
  const t = useTranslate()
  const { mutate, isPending, data } = useChange(orderArchive, {
    invalidates: [archiveOrders],
    onError: (error) => toastRefusal(t, error),
  })
  return (
    <Section title={t('exports.archive.title')}>
      <Text measure="text">{t('exports.archive.lead')}</Text>
      <Text tone="muted" size="small" measure="text" mt={1} mb={2}>
        {t('exports.archive.again')}
      </Text>
      <Row gap={2} align="center" data-print="no">
        <Button variant="outlined" loading={isPending} onClick={() => mutate(undefined)}>
          {t('exports.archive.order')}
        </Button>
        {data && <Ordered order={data} />}
      </Row>
      <Heading mt={3} mb={1}>
        {t('exports.archive.taken')}
      </Heading>
      <Changes query={archiveOrdersQuery} none={t('exports.archive.none')} />
    </Section>
  )
}

function Ordered({ order: { order, until } }: { order: AnswerOf<typeof orderArchive> }) {
  const t = useTranslate()
  return (
    <Block role="status">
      <DownloadButton href={addressOf(archiveFile, { params: { order } })}>
        {t('exports.archive.save')}
      </DownloadButton>
      <Text tone="muted" size="small" mt={0.5}>
        {t('exports.archive.ready')} <TimeText moment={until} />
      </Text>
    </Block>
  )
}
