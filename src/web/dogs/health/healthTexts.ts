import type { HealthChip } from '#contract/dogs.ts'
import { healthScale, severity } from '#domain/health/statements.ts'
import type { Translate } from '../../i18n/useTranslate.ts'

/** A value as people write it: eye findings in words, grades of other systems in lower case, the rest as given. */
export function healthValue(t: Translate, { scale, value }: HealthChip): string {
  if (scale === 'ofa_hips' && healthScale(scale)?.values.includes(value)) {
    return value.charAt(0) + value.slice(1).toLowerCase()
  }
  return scale === 'eyes' ? t(`health.labels.eyes.${value}`, { defaultValue: value }) : value
}

/** The label of a chip: `Lonkat B`, `LTV 1`. */
export function healthLabel(t: Translate, chip: HealthChip): string {
  return t('health.chip', {
    kind: t(`health.short.${chip.kind}`, { defaultValue: chip.kind }),
    value: healthValue(t, chip),
  })
}

/** The full sentence of a chip: `Lonkat B: lähes normaali, rajatapaus (FCI-asteikko A–E)`. */
export function healthMeaning(t: Translate, chip: HealthChip): string {
  const words = {
    kind: t(`health.kinds.${chip.kind}`, { defaultValue: chip.kind }),
    value: healthValue(t, chip),
    scale: t(`health.scales.${chip.scale}`, {
      defaultValue: t('health.unknownScale', { scale: chip.scale }),
    }),
  }
  const meaning = healthValueMeaning(t, chip)
  return meaning ? t('health.meaning', { ...words, meaning }) : t('health.noMeaning', words)
}

/** What the value alone means; null for a value that its scale does not know. */
export function healthValueMeaning(t: Translate, { scale, value }: HealthChip): string | null {
  return t(`health.meanings.${scale}.${value}`, { defaultValue: '' }) || null
}

/**
 * Where a chip stands on the ramp, 0 (best) to 1 (worst). What the scale's owner calls affected never stands in its better half,
 * so that a "1 of 4" that matters does not look like a "nearly fine".
 */
export function healthSeverity({ scale, value }: HealthChip): number | null {
  const place = severity(scale, value)
  if (place === null) return null
  return isAffected({ scale, value }) ? Math.max(place, 0.5) : place
}

/** True for a finding that the scale's owner calls affected. */
export function isAffected({ scale, value }: Pick<HealthChip, 'scale' | 'value'>): boolean {
  const known = healthScale(scale)
  if (!known) return false
  const place = known.values.indexOf(value)
  return place >= 0 && place >= known.values.indexOf(known.affectedFrom)
}
