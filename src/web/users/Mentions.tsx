import { useQuery } from '@tanstack/react-query'
import { errorText } from '../i18n/errorText.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { Block, BulletList, Text } from '../ui/layout/parts.ts'
import { mentionsQuery, type PersonRef } from './queries.ts'

/** The texts that name someone and stay when the person is erased: a human has to look at each. */
export function Mentions({ person }: { person: PersonRef }) {
  const t = useTranslate()
  const { data, error } = useQuery(mentionsQuery(person))
  if (error) return <Text mt={2}>{errorText(t, error)}</Text>
  if (!data) return <Text mt={2}>{t('persons.mentionsLoading')}</Text>
  if (data.length === 0) return <Text mt={2}>{t('persons.mentionsNone')}</Text>
  return (
    <Block mt={2}>
      <Text>{t('persons.mentions')}</Text>
      <BulletList>
        {data.map(({ table, key, column, of, excerpt }) => (
          <Text component="li" breaks key={`${table} ${key} ${column}`}>
            {t(`persons.places.${table}`, { defaultValue: table })} {of ?? key}: {excerpt}
          </Text>
        ))}
      </BulletList>
    </Block>
  )
}
