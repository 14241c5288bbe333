import Button from '@mui/material/Button'
import type { DoublePair } from '#contract/doubles.ts'
import { dismissDouble, doublePairs, reopenDouble } from '#contract/endpoints/doubles.ts'
import { calledBy } from '#domain/dogs.ts'
import { useChange } from '../client/useChange.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { toastRefusal } from '../ui/toasts/toastRefusal.ts'
import { showSuccess } from '../ui/toasts/toasts.ts'

interface Props {
  pair: DoublePair
  size?: 'small' | 'medium'
}

/** Says that two records are of two dogs, or takes that back. */
export function Decide({ pair: { id, one, other, dismissal }, size = 'medium' }: Props) {
  const t = useTranslate()
  const isDismissed = dismissal !== null && dismissal.lapsedAt === null
  const verb = isDismissed ? 'reopen' : 'dismiss'
  const { mutate, isPending } = useChange(isDismissed ? reopenDouble : dismissDouble, {
    params: { id },
    invalidates: [doublePairs],
    onSuccess: () => showSuccess(t(isDismissed ? 'doubles.reopened' : 'doubles.dismissed')),
    onError: (error) => toastRefusal(t, error),
  })
  return (
    <Button
      size={size}
      loading={isPending}
      aria-label={t(`doubles.${verb}Of`, { one: calledBy(one), other: calledBy(other) })}
      onClick={() => mutate(undefined)}
    >
      {t(`doubles.${verb}`)}
    </Button>
  )
}
