import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ResultInfo } from '#contract/resultInfoShapes.ts'
import { formatDate } from '#domain/dates.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { TypedFilter } from '../ui/filters/TypedFilter.tsx'
import { Row, Text } from '../ui/layout/parts.ts'
import { LinkButton } from '../ui/links/AppLink.tsx'
import { EmptyState } from '../ui/loading/EmptyState.tsx'
import { Loaded } from '../ui/loading/Loaded.tsx'
import { type InfoSearch, resultInfoAddress } from './addresses.ts'
import { resultInfoQuery, type WhichResult } from './queries.ts'
import { ResultFields } from './ResultFields.tsx'

interface Props {
  which: WhichResult
  /** the result now */
  info: ResultInfo
  search: InfoSearch
}

/** The fields of a result now, or as they were at the end of a day beside those of now. */
export function FieldsOnDay({ which, info, search }: Props) {
  const t = useTranslate()
  const navigate = useNavigate()
  const { paiva } = search
  const at = (day: string | undefined) => resultInfoAddress(which.kind, which.id, { ...search, paiva: day })
  return (
    <>
      <Text tone="muted" mb={2} measure="text">
        {t('resultInfo.fieldsHelp')}
      </Text>
      <Row align="end" gap={2} mb={3} data-print="no">
        <TypedFilter
          label={t('identity.past.day')}
          value={paiva ?? ''}
          kind="day"
          onSet={(day) => void navigate({ ...at(day || undefined), resetScroll: false })}
        />
        {paiva !== undefined && (
          <LinkButton {...at(undefined)} resetScroll={false}>
            {t('identity.past.toNow')}
          </LinkButton>
        )}
      </Row>
      {paiva === undefined ? <ResultFields info={info} /> : <Past which={which} info={info} day={paiva} />}
    </>
  )
}

function Past({ which, info, day }: Omit<Props, 'search'> & { day: string }) {
  const t = useTranslate()
  const past = useQuery(resultInfoQuery(which, day))
  return (
    <Loaded
      query={past}
      failed={t('resultInfo.failed')}
      rows={6}
      empty={({ isRecorded }) =>
        !isRecorded && (
          <EmptyState title={t('resultInfo.notThen', { day: formatDate(day) })}>
            {t('resultInfo.notThenHelp')}
          </EmptyState>
        )
      }
    >
      {(then) => (
        <>
          <Text role="status" mb={2} measure="text">
            {t('resultInfo.then', { day: formatDate(day) })}
          </Text>
          <ResultFields info={then} now={info} />
        </>
      )}
    </Loaded>
  )
}
