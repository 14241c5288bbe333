import { useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/calls.ts'
import type { personMentions } from '#contract/endpoints/users.ts'
import { formatDate } from '#domain/dates.ts'
import { errorText } from '../i18n/errorText.ts'
import { useNames } from '../i18n/useNames.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { Block, BulletList, Note, Text } from '../ui/layout/parts.ts'
import { mentionsQuery, type PersonRef } from './queries.ts'

/** What a human has to look at before someone is erased: trials to come, and each text that names the person and stays. */
export function Mentions({ person }: { person: PersonRef }) {
  const t = useTranslate()
  const { data, error } = useQuery(mentionsQuery(person))
  if (error) return <Text mt={2}>{errorText(t, error)}</Text>
  if (!data) return <Text mt={2}>{t('persons.mentionsLoading')}</Text>
  return (
    <>
      <ComingEntries entries={data.entries} />
      <Texts texts={data.texts} />
    </>
  )
}

type Found = AnswerOf<typeof personMentions>

/** Whoever is erased can no longer be reached about them. */
function ComingEntries({ entries }: Pick<Found, 'entries'>) {
  const t = useTranslate()
  const names = useNames()
  if (entries.length === 0) return null
  return (
    <Note tone="warning" mt={2}>
      <Text strong>{t('persons.coming')}</Text>
      <BulletList>
        {entries.map(({ dog, place, date }) => (
          <Text component="li" breaks key={`${date} ${place} ${dog}`}>
            {`${dog}: ${names.place(place)} ${formatDate(date)}`}
          </Text>
        ))}
      </BulletList>
    </Note>
  )
}

function Texts({ texts }: Pick<Found, 'texts'>) {
  const t = useTranslate()
  if (texts.length === 0) return <Text mt={2}>{t('persons.mentionsNone')}</Text>
  return (
    <Block mt={2}>
      <Text>{t('persons.mentions')}</Text>
      <BulletList>
        {texts.map(({ table, key, column, of, excerpt }) => (
          <Text component="li" breaks key={`${table} ${key} ${column}`}>
            {t(`persons.places.${table}`, { defaultValue: table })} {of ?? key}: {excerpt}
          </Text>
        ))}
      </BulletList>
    </Block>
  )
}
