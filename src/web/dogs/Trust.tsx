import { POSSIBLE_ANCESTORS } from '#contract/firstConstants.ts'
import { HIGH_TRUST, LOW_TRUST_BELOW, type Trust as TrustLevel } from '#domain/genetics/trust.ts'
import { type Translate, useTranslate } from '../i18n/useTranslate.ts'
import { Text } from '../ui/layout/parts.ts'

/** The sentence that stands beside every figure of inbreeding: how far it can be trusted, and why. */
export function Trust({ level }: { level: TrustLevel }) {
  return (
    <Text component="p" size="small" strong={level === 'low'}>
      {trustText(useTranslate(), level)}
    </Text>
  )
}

/** The same where only a text can stand: in what a chip says when it is pressed. */
export function trustText(t: Translate, level: TrustLevel): string {
  return t(`inbreeding.trust.${level}`, {
    generations: level === 'high' ? HIGH_TRUST.completeGenerations : LOW_TRUST_BELOW,
    known: HIGH_TRUST.knownPlaces,
    possible: POSSIBLE_ANCESTORS,
  })
}
