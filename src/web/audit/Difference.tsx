import Box from '@mui/material/Box'
import type { AuditRow } from '#contract/audit.ts'
import { REMOVED } from '#contract/constants.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { PlainList, Text, VisuallyHidden } from '../ui/layout/parts.ts'

type Fields = AuditRow['before']

/** How the page of a thing shows the fields of its log. */
export interface FieldTexts {
  /** the fields in their order; others follow */
  readonly order: readonly string[]
  /** a value in words; undefined: as it stands in the log */
  readonly valueText: (name: string, value: unknown) => string | undefined
}

interface Props {
  before: Fields
  after: Fields
  reading?: FieldTexts | undefined
}

/** Each changed field with its value before and after. */
export function Difference({ before, after, reading }: Props) {
  const t = useTranslate()
  const changed = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  const known = reading?.order.filter((name) => changed.has(name)) ?? []
  const names = [...new Set([...known, ...changed])]
  const value = (kind: 'was' | 'is', name: string, logged: unknown) => (
    <Value kind={kind} name={name} value={reading?.valueText(name, logged) ?? logged} />
  )
  if (names.length === 0) return '–'
  return (
    <PlainList>
      {names.map((name) => (
        <Text component="li" breaks key={name}>
          {t(
            [
              `audit.fields.${name}`,
              `results.fields.${name}`,
              `trials.features.${name}`,
              `trialFields.${name}`,
            ],
            { defaultValue: name },
          )}
          : {before && name in before && value('was', name, before[name])}
          {before && after && name in before && name in after && ' → '}
          {after && name in after && value('is', name, after[name])}
        </Text>
      ))}
    </PlainList>
  )
}

const LOOKS = {
  was: { element: 'del', color: 'text.secondary', textDecoration: 'line-through' },
  is: { element: 'ins', color: 'text.primary', textDecoration: 'none' },
} as const

/** One value, said to be the one before or after for those who do not see how it looks. */
function Value({ kind, name, value }: { kind: keyof typeof LOOKS; name: string; value: unknown }) {
  const t = useTranslate()
  const { element, ...look } = LOOKS[kind]
  return (
    <Box component={element} sx={look}>
      <VisuallyHidden>{t(`audit.${kind}`)} </VisuallyHidden>
      {shown(value)}
    </Box>
  )

  function shown(logged: unknown): string {
    if (logged === null || logged === undefined || logged === '') return t('audit.empty')
    if (logged === REMOVED) return t('audit.removed')
    if (typeof logged === 'boolean') return t(logged ? 'common.yes' : 'common.no')
    if (Array.isArray(logged)) return logged.length === 0 ? t('audit.empty') : logged.map(shown).join(', ')
    if (typeof logged === 'object') return JSON.stringify(logged)
    const otherwise = { defaultValue: String(logged) }
    if (name === 'code') return t(`audit.codes.${String(logged)}`, otherwise)
    if (name === 'taken')
      return t([`identity.fields.${String(logged)}`, `dogs.facts.${String(logged)}`], otherwise)
    if (name === 'roles') return t(`accounts.roles.${String(logged)}`, otherwise)
    if (name === 'outcome') return t(`trials.outcomes.${String(logged)}`, otherwise)
    if (name === 'picture') return shortName(String(logged))
    if (name === 'language') return t(`accounts.languages.${String(logged)}`, otherwise)
    return String(logged)
  }
}

/** The first letters of a file's random name: enough to tell two files apart. */
function shortName(filename: string): string {
  return filename.replace(/^([\da-f]{8})-[\da-f-]{27}\./, '$1….')
}
