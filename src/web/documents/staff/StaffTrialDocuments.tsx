import Link from '@mui/material/Link'
import { useQuery } from '@tanstack/react-query'
import type { DocumentRow } from '#contract/documents.ts'
import { documentVersionFile } from '#contract/endpoints/documents.ts'
import { useMay } from '../../accounts/session/session.ts'
import { addressOf } from '../../client/address.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Block, Divided, PlainList, Row, Span, Text } from '../../ui/layout/parts.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { AppLink, LinkButton } from '../../ui/links/AppLink.tsx'
import { useDownloadLink } from '../../ui/links/useDownloadLink.ts'
import { Loaded } from '../../ui/loading/Loaded.tsx'
import { DateText } from '../../ui/values/DateText.tsx'
import { finnishDayOf } from '../../ui/values/days.ts'
import { documentAddress, newDocumentAddress } from '../addresses.ts'
import { useFileSize } from '../useFileSize.ts'
import { staffTrialDocumentsQuery } from './queries.ts'
import { Readers } from './Readers.tsx'

/** The documents of a trial, those for staff too, and the way to bring one. */
export function StaffTrialDocuments({ trialId }: { trialId: number }) {
  const t = useTranslate()
  const query = useQuery(staffTrialDocumentsQuery(trialId))
  return (
    <Section title={t('documents.title')}>
      <Loaded query={query} failed={t('documents.failed')} rows={2} rowHeight={60}>
        {({ documents, mayBring }) => (
          <>
            {documents.length === 0 && (
              <Text tone="muted" mb={1.5}>
                {t('documentAdmin.noneOfTrial')}
              </Text>
            )}
            <PlainList>
              {documents.map((document) => (
                <TrialDocument key={document.id} document={document} />
              ))}
            </PlainList>
            {mayBring && (
              <Block mt={1.5}>
                <LinkButton {...newDocumentAddress(trialId)} variant="outlined">
                  {t('documentAdmin.new')}
                </LinkButton>
              </Block>
            )}
          </>
        )}
      </Loaded>
    </Section>
  )
}

function TrialDocument({ document }: { document: DocumentRow }) {
  const t = useTranslate()
  const sizeOf = useFileSize()
  const opens = useMay('documents.upload')
  const { onClick } = useDownloadLink()
  const { id, title, number, type, bytes, changedAt } = document
  const href = addressOf(documentVersionFile, { params: { id, number } })
  return (
    <Divided>
      <Row between align="baseline">
        <Span breaks>
          <Link href={href} download onClick={(event) => onClick(event, href, title)}>
            {title}
          </Link>
        </Span>
        <Row gap={2}>
          <Readers {...document} />
          {opens && (
            <AppLink {...documentAddress(id)} aria-label={t('documentAdmin.openOf', { title })}>
              {t('documentAdmin.open')}
            </AppLink>
          )}
        </Row>
      </Row>
      <Text tone="muted" size="small">
        {t(`documents.types.${type}`)}, {sizeOf(bytes)}, <DateText date={finnishDayOf(changedAt)} />
      </Text>
    </Divided>
  )
}
