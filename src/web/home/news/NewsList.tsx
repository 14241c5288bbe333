import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { formatDate } from '#domain/dates.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Divided, PlainList, Text } from '../../ui/layout/parts.ts'

interface Props<Item> {
  items: readonly Item[]
  itemKey: (item: Item) => string
  isNew: (item: Item) => boolean
  /** ISO day of the visit before this one */
  since: string | null
  children: (item: Item) => ReactNode
}

/** A list of news between thin lines, with the number of those that came since the last visit. */
export function NewsList<Item>({ items, itemKey, isNew, since, children }: Props<Item>) {
  const t = useTranslate()
  const fresh = since === null ? 0 : items.filter(isNew).length
  return (
    <>
      {since !== null && fresh > 0 && (
        <Text tone="secondary" strong mb={1}>
          {t('home.sinceVisit', { count: fresh, date: formatDate(since) })}
        </Text>
      )}
      <PlainList>
        {items.map((item) => (
          <Divided key={itemKey(item)}>{children(item)}</Divided>
        ))}
      </PlainList>
    </>
  )
}

/** The mark of something that came since the last visit. */
export function NewMark() {
  const t = useTranslate()
  return (
    <Box
      component="span"
      sx={{
        ml: 1,
        px: 0.75,
        borderRadius: 0.75,
        fontSize: '0.8125rem',
        fontWeight: 600,
        color: 'secondary.contrastText',
        backgroundColor: 'secondary.main',
      }}
    >
      {t('home.new')}
    </Box>
  )
}
