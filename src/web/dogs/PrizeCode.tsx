import type { TrialClass } from '#domain/trials/results.ts'
import type { Texts } from '../i18n/textKeys.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { CodeChip } from '../ui/marks/CodeChip.tsx'

type Prize = keyof Texts['trials']['prizes']

/** The result of a trial in its short form, as lists of dogs carry it. */
export function PrizeCode({ code }: { code: string }) {
  const t = useTranslate()
  const [, trialClass, prize] = (/^(NUO|AVO|VOI)([0-3])$/.exec(code) ?? []) as [string?, TrialClass?, Prize?]
  if (!trialClass || !prize) return <CodeChip label={code} />
  const words = { prize: t(`trials.prizes.${prize}`), class: t(`trials.classes.${trialClass}`) }
  return <CodeChip label={code} meaning={t('trials.prizeMeaning', words)} />
}
