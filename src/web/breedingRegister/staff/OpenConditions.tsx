import type { StaffRegisterEntry } from '#contract/breedingRegister.ts'
import { HealthChips } from '../../dogs/health/HealthChip.tsx'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Span, Text } from '../../ui/layout/parts.ts'
import { AppLink } from '../../ui/links/AppLink.tsx'
import { breedingRegisterAddress } from '../addresses.ts'

/** The conditions that an entry does not meet or that are not known, later findings first; a link leads to all of them. */
export function OpenConditions({ entry }: { entry: StaffRegisterEntry }) {
  const t = useTranslate()
  const { dog, conditions, laterFindings } = entry
  const later = conditions.filter(({ condition }) => laterFindings.includes(condition))
  const open = conditions.filter((one) => one.outcome !== 'met' && !later.includes(one))
  const names = (outcome: 'notMet' | 'unknown') =>
    open
      .filter((one) => one.outcome === outcome)
      .map(({ condition }) => t(`breedingRegister.conditions.${condition}`))
      .join('; ')
  return (
    <>
      {later.map(({ condition, findings }) => (
        <Text key={condition} breaks>
          <Span tone="warning" strong>
            {t('registerAdmin.laterFinding', { what: t(`breedingRegister.conditions.${condition}`) })}
          </Span>{' '}
          {findings.length > 0 && <HealthChips chips={findings} />}
        </Text>
      ))}
      {(['notMet', 'unknown'] as const).map(
        (outcome) =>
          names(outcome) && (
            <Text key={outcome} size="small" breaks>
              {`${t(`breedingRegister.outcomes.${outcome}`)}: ${names(outcome)}`}
            </Text>
          ),
      )}
      {open.length + later.length === 0 && <Text size="small">{t('registerAdmin.allMet')}</Text>}
      <Text size="small">
        <AppLink {...breedingRegisterAddress({ dog: dog.regnr })}>{t('breedingRegister.check.open')}</AppLink>
      </Text>
    </>
  )
}
