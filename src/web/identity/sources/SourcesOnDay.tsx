import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { AnswerOf } from '#contract/calls.ts'
import type { dogSources } from '#contract/endpoints/corrections.ts'
import { formatDate } from '#domain/dates.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { TypedFilter } from '../../ui/filters/TypedFilter.tsx'
import { Block, Row, Text } from '../../ui/layout/parts.ts'
import { LinkButton } from '../../ui/links/AppLink.tsx'
import { EmptyState } from '../../ui/loading/EmptyState.tsx'
import { Loaded } from '../../ui/loading/Loaded.tsx'
import { identityAddress } from '../addresses.ts'
import { pastSourcesQuery } from '../queries.ts'
import { Sources } from './Sources.tsx'

interface Props {
  /** what is recorded now */
  answer: AnswerOf<typeof dogSources>
  /** ISO; undefined: now */
  day: string | undefined
}

/** Everything that is recorded of a dog, or that was at the end of a day. */
export function SourcesOnDay({ answer, day }: Props) {
  const t = useTranslate()
  const navigate = useNavigate()
  const { regnr } = answer.dog
  const go = (paiva: string) =>
    void navigate({ ...identityAddress(regnr, { paiva: paiva || undefined }), resetScroll: false })
  return (
    <>
      <Row align="end" gap={2} mb={3} data-print="no">
        <TypedFilter label={t('identity.past.day')} value={day ?? ''} kind="day" onSet={go} />
        {day !== undefined && (
          <LinkButton {...identityAddress(regnr)} resetScroll={false}>
            {t('identity.past.toNow')}
          </LinkButton>
        )}
      </Row>
      {day === undefined ? <Sources answer={answer} /> : <Past answer={answer} day={day} />}
    </>
  )
}

function Past({ answer, day }: Props & { day: string }) {
  const t = useTranslate()
  const past = useQuery(pastSourcesQuery(answer.dog.regnr, day))
  return (
    <Loaded
      query={past}
      failed={t('identity.failed')}
      rows={6}
      empty={({ isRecorded }) =>
        !isRecorded && (
          <EmptyState title={t('identity.past.none', { day: formatDate(day) })}>
            {t('identity.past.noneHelp')}
          </EmptyState>
        )
      }
    >
      {(then) => (
        <>
          <Block mb={3}>
            <Text role="status" measure="text">
              {t('identity.past.lead', { day: formatDate(day) })}
            </Text>
          </Block>
          <Sources answer={then} now={answer} />
        </>
      )}
    </Loaded>
  )
}
