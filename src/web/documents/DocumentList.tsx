import Link from '@mui/material/Link'
import type { PublicDocument } from '#contract/documents.ts'
import { documentFile } from '#contract/endpoints/documents.ts'
import { addressOf } from '../client/address.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { Divided, PlainList, Text } from '../ui/layout/parts.ts'
import { useDownloadLink } from '../ui/links/useDownloadLink.ts'
import { DateText } from '../ui/values/DateText.tsx'
import { finnishDayOf } from '../ui/values/days.ts'
import { useFileSize } from './useFileSize.ts'

/** Documents that everyone may read, each with what it is, how large, and of which day. */
export function DocumentList({ documents }: { documents: readonly PublicDocument[] }) {
  const t = useTranslate()
  const language = useLanguage()
  const sizeOf = useFileSize()
  const { onClick } = useDownloadLink()
  return (
    <PlainList>
      {documents.map(({ id, title, type, bytes, changedAt }) => {
        const href = addressOf(documentFile, { params: { id } })
        const name = title[language]
        return (
          <Divided key={id}>
            <Text breaks>
              <Link href={href} download onClick={(event) => onClick(event, href, name)}>
                {name}
              </Link>
            </Text>
            <Text tone="muted" size="small">
              {t(`documents.types.${type}`)}, {sizeOf(bytes)}, <DateText date={finnishDayOf(changedAt)} />
            </Text>
          </Divided>
        )
      })}
    </PlainList>
  )
}
