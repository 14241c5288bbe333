import Link from '@mui/material/Link'
import type { ReactNode } from 'react'
import { type WrittenKind, type WrittenName, writtenField } from '#domain/trials/trialFields.ts'
import type { Translate } from '../i18n/useTranslate.ts'
import type { Fact } from '../ui/layout/FactList.tsx'
import { DateText } from '../ui/values/DateText.tsx'
import { HourText } from '../ui/values/HourText.tsx'

/** A written field of a trial under its label; nothing where it is not known. */
export function writtenFact(t: Translate, name: WrittenName, value: string | number | null): Fact {
  const { kind } = writtenField(name)
  return {
    label: t(`trialFields.${name}`),
    value: value !== null && value !== '' && shown(kind, String(value)),
    long: kind === 'email',
  }
}

/** A link that calls a number as people write it. */
export const phoneAddress = (phone: string): string => `tel:${phone.replaceAll(/[^\d+]/g, '')}`

function shown(kind: WrittenKind, value: string): ReactNode {
  if (kind === 'day') return <DateText date={value} />
  if (kind === 'time') return <HourText time={value} />
  if (kind === 'phone') return <Link href={phoneAddress(value)}>{value}</Link>
  return kind === 'email' ? <Link href={`mailto:${value}`}>{value}</Link> : value
}
