import Box from '@mui/material/Box'
import type { ResultMoment } from '#contract/resultInfoShapes.ts'
import { useMay } from '../accounts/session/session.ts'
import { Actor } from '../audit/changeColumns.tsx'
import { Difference } from '../audit/Difference.tsx'
import { dataUpdateAddress } from '../dataUpdates/addresses.ts'
import { type Translate, useTranslate } from '../i18n/useTranslate.ts'
import { Text } from '../ui/layout/parts.ts'
import { AppLink } from '../ui/links/AppLink.tsx'
import type { Column } from '../ui/table/types.ts'
import { TimeText } from '../ui/values/TimeText.tsx'
import { type InfoSearch, resultInfoAddress } from './addresses.ts'
import type { WhichResult } from './queries.ts'
import { useResultTexts } from './words.ts'

/** Most fields of a moment that stand in its row; more open under it. */
const FIELDS_IN_ROW = 6

const fieldsIn = ({ before, after }: ResultMoment): number =>
  new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]).size

/** What a moment changed is too much for its row. */
export const isLong = (moment: ResultMoment): boolean => fieldsIn(moment) > FIELDS_IN_ROW

/** What a moment is called. */
export function momentTitle(t: Translate, { code, origin, file, what }: ResultMoment): string {
  if (origin === 'import') return t('identity.source.import', { file })
  if (code) return t(`audit.codes.${code}`)
  return what === null ? t(`resultInfo.origins.${origin}`) : t(`resultInfo.what.${what}`)
}

/** The columns of a result's timeline; the time is the link to its moment. */
export function useMomentColumns(which: WhichResult, search: InfoSearch): readonly Column<ResultMoment>[] {
  const t = useTranslate()
  const links = useMay('users.manage')
  return [
    {
      id: 'time',
      header: t('audit.time'),
      cell: ({ key, at }) => (
        <AppLink
          {...resultInfoAddress(which.kind, which.id, { ...search, hetki: key })}
          resetScroll={false}
          id={key}
          title={t('resultInfo.toMoment')}
        >
          <TimeText moment={at} />
        </AppLink>
      ),
      width: '10rem',
      card: 'title',
    },
    {
      id: 'what',
      header: t('audit.what'),
      cell: (moment) => <What moment={moment} />,
      rowHeader: true,
      long: true,
      card: 'title',
    },
    {
      id: 'actor',
      header: t('audit.actor'),
      cell: (moment) => (moment.actor ? <Actor actor={moment.actor} link={links} /> : nobody(t, moment)),
      isEmpty: (moment) => moment.actor === null && nobody(t, moment) === null,
      width: '9rem',
      card: 'fact',
    },
    {
      id: 'difference',
      header: t('audit.difference'),
      cell: (moment) => <Changed which={which} moment={moment} />,
      isEmpty: (moment) => fieldsIn(moment) === 0 && moment.reason === null,
      long: true,
      card: 'fact',
      wide: true,
    },
  ]
}

function What({ moment }: { moment: ResultMoment }) {
  const t = useTranslate()
  const mayImport = useMay('import.run')
  const title = momentTitle(t, moment)
  return (
    <>
      <Text strong breaks>
        {moment.update !== null && mayImport ? (
          <AppLink {...dataUpdateAddress(moment.update)}>{title}</AppLink>
        ) : (
          title
        )}
      </Text>
      <Text tone="muted" size="small">
        {t(`resultInfo.kinds.${moment.kind}`)}
      </Text>
    </>
  )
}

/** Why nobody is named where somebody did it; null: nobody did, or the reader may not know. */
function nobody(t: Translate, { origin, kind }: ResultMoment): string | null {
  if (origin === 'unknown') return t('resultInfo.nobodyKnown')
  if (origin !== 'person') return null
  return t(kind === 'entry' || kind === 'money' ? 'resultInfo.withoutAccount' : 'identity.source.erased')
}

interface ChangedProps {
  which: WhichResult
  moment: ResultMoment
}

function Changed({ which, moment }: ChangedProps) {
  const t = useTranslate()
  const count = fieldsIn(moment)
  return (
    <>
      {isLong(moment) && <Text tone="muted">{t('resultInfo.manyFields', { count })}</Text>}
      {count > 0 && !isLong(moment) && <MomentDifference which={which} moment={moment} />}
      {moment.reason && (
        <Text breaks tone="muted" mt={count > 0 ? 0.5 : 0}>
          {t('resultInfo.reason', { reason: moment.reason })}
        </Text>
      )}
    </>
  )
}

/** Each field that a moment changed, with its value before and after. */
export function MomentDifference({ which, moment: { before, after } }: ChangedProps) {
  return (
    <Box sx={{ columnWidth: '20rem', columnGap: 4 }}>
      <Difference before={before} after={after} reading={useResultTexts(which.kind)} />
    </Box>
  )
}
