import Box from '@mui/material/Box'
import type { AuditRow } from '#contract/audit.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { type Translate, useTranslate } from '../i18n/useTranslate.ts'
import { PlainList, Text, VisuallyHidden } from '../ui/layout/parts.ts'
import { type LoggedNames, loggedWords } from './loggedWords.ts'

type Fields = AuditRow['before']

/** How the page of a thing shows the fields of its log. */
export interface FieldTexts {
  /** the fields in their order; others follow */
  readonly order: readonly string[]
  /** a value in words; undefined: as it stands in the log */
  readonly valueText: (name: string, value: unknown) => string | undefined
  /** what a field is called; default: as the log calls it */
  readonly label?: (name: string) => string
}

interface Props {
  before: Fields
  after: Fields
  /** of ids in the fields */
  names?: LoggedNames
  reading?: FieldTexts | undefined
}

/** Each changed field with its value before and after. */
export function Difference({ before, after, names: idNames = {}, reading }: Props) {
  const t = useTranslate()
  const changed = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  const known = reading?.order.filter((name) => changed.has(name)) ?? []
  const names = [...new Set([...known, ...changed])]
  const value = (kind: 'was' | 'is', name: string, logged: unknown) => (
    <Value kind={kind} name={name} value={reading?.valueText(name, logged) ?? logged} names={idNames} />
  )
  if (names.length === 0) return '–'
  return (
    <PlainList>
      {names.map((name) => (
        <Text component="li" breaks key={name}>
          {reading?.label?.(name) ?? loggedLabel(t, name)}:{' '}
          {before && name in before && value('was', name, before[name])}
          {before && after && name in before && name in after && ' → '}
          {after && name in after && value('is', name, after[name])}
        </Text>
      ))}
    </PlainList>
  )
}

/** What the log calls a field. */
const loggedLabel = (t: Translate, name: string): string =>
  t([`audit.fields.${name}`, `results.fields.${name}`, `trials.features.${name}`, `trialFields.${name}`], {
    defaultValue: name,
  })

const LOOKS = {
  was: { element: 'del', color: 'text.secondary', textDecoration: 'line-through' },
  is: { element: 'ins', color: 'text.primary', textDecoration: 'none' },
} as const

interface ValueProps {
  kind: keyof typeof LOOKS
  name: string
  value: unknown
  names: LoggedNames
}

/** One value, said to be the one before or after for those who do not see how it looks. */
function Value({ kind, name, value, names }: ValueProps) {
  const t = useTranslate()
  const language = useLanguage()
  const { element, ...look } = LOOKS[kind]
  return (
    <Box component={element} sx={look}>
      <VisuallyHidden>{t(`audit.${kind}`)} </VisuallyHidden>
      {loggedWords({ t, language, names }, name, value)}
    </Box>
  )
}
