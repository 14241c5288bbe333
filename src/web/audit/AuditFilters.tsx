import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { formatDate, isIsoDate } from '#domain/dates.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { FilterSelect } from '../ui/filters/FilterSelect.tsx'
import { TextFilter } from '../ui/filters/TextFilter.tsx'
import { Block, Row } from '../ui/layout/parts.ts'
import { parseDay } from '../ui/values/days.ts'
import { type AuditSearch, auditAddress, auditSearchOf } from './addresses.ts'
import { useLogged } from './useKnownSearch.ts'

type TypedFilters = Record<keyof AuditSearch, string>

const dayText = (iso: string | undefined) => (iso && isIsoDate(iso) ? formatDate(iso) : '')

/** The filters as typed: days as dd.mm.yyyy. */
const wishOf = ({ subject, subjectId = '', code, actor = '', from, to }: AuditSearch): TypedFilters => ({
  subject: subject ?? '',
  subjectId,
  code: code ?? '',
  actor,
  from: dayText(from),
  to: dayText(to),
})

/** True for an invalid day. */
const isNoDay = (text: string) => text.trim() !== '' && parseDay(text) === undefined

/** The filters of the log: thing, event, person and time. */
export function AuditFilters({ search }: { search: AuditSearch }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const [wish, setWish] = useState(wishOf(search))
  const [sent, setSent] = useState(false)
  const set = (name: keyof TypedFilters) => (value: string) => setWish({ ...wish, [name]: value })
  const go = (next: Record<string, unknown>) =>
    void navigate({ ...auditAddress(auditSearchOf(next)), resetScroll: false })
  const submit = () => {
    setSent(true)
    if (isNoDay(wish.from) || isNoDay(wish.to)) return
    go({ ...wish, from: parseDay(wish.from), to: parseDay(wish.to) })
  }
  const logged = useLogged()
  const subjects = logged.subjects.map((value) => ({ value, label: t(`audit.subjects.${value}`) }))
  const codes = logged.codes.map((value) => ({ value, label: t(`audit.codes.${value}`) }))
  const day = (name: 'from' | 'to') => (
    <TextFilter
      label={t(`audit.filters.${name}`)}
      placeholder={t('common.dayPattern')}
      value={wish[name]}
      error={sent && isNoDay(wish[name]) ? t('common.dayInvalid') : undefined}
      onChange={set(name)}
    />
  )
  return (
    <Block
      component="form"
      mb={3}
      role="search"
      aria-label={t('audit.title')}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { sm: '1fr 1fr', md: '1fr 1fr 1fr' },
          maxWidth: '60rem',
        }}
      >
        <FilterSelect
          label={t('audit.filters.subject')}
          value={wish.subject}
          options={subjects}
          onChange={set('subject')}
        />
        <TextFilter label={t('audit.filters.subjectId')} value={wish.subjectId} onChange={set('subjectId')} />
        <FilterSelect
          label={t('audit.filters.code')}
          value={wish.code}
          options={codes}
          onChange={set('code')}
        />
        <TextFilter label={t('audit.filters.actor')} value={wish.actor} onChange={set('actor')} />
        {day('from')}
        {day('to')}
      </Box>
      <Row wrap={false} mt={2}>
        <Button type="submit" variant="contained">
          {t('audit.submit')}
        </Button>
        {Object.values(search).some(Boolean) && <Button onClick={() => go({})}>{t('audit.clear')}</Button>}
      </Row>
    </Block>
  )
}
