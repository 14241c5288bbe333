import Button from '@mui/material/Button'
import { useState } from 'react'
import type { StaffNotice } from '#contract/litterNotices.ts'
import { useMay } from '../../../accounts/session/session.ts'
import { useTranslate } from '../../../i18n/useTranslate.ts'
import { Row } from '../../../ui/layout/parts.ts'
import { LinkButton } from '../../../ui/links/AppLink.tsx'
import { litterAddress } from '../../addresses.ts'
import { usePairName } from '../usePairName.ts'
import { DecideDialog, type NoticeAction } from './DecideDialog.tsx'

const LOOKS = {
  approve: { variant: 'contained', color: 'primary' },
  decline: { variant: 'outlined', color: 'primary' },
  withdraw: { variant: 'text', color: 'error' },
} as const

/** What waits is approved or declined; only what is shown can be taken out of sight. */
const ACTIONS: Readonly<Record<'waiting' | 'decided', readonly NoticeAction[]>> = {
  waiting: ['approve', 'decline'],
  decided: ['withdraw'],
}

/** What may be decided of a notice. */
export function NoticeActions({ notice }: { notice: StaffNotice }) {
  const t = useTranslate()
  const pair = usePairName()(notice)
  const mayDecide = useMay('litters.decide')
  const [asked, setAsked] = useState<NoticeAction | null>(null)
  if (!mayDecide || notice.state === 'withdrawn') return null
  const { father, mother, matingDate } = notice
  const actions = ACTIONS[notice.state === 'waiting' ? 'waiting' : 'decided']
  return (
    <>
      <Row>
        {actions.map((action) => (
          <Button
            key={action}
            size="small"
            {...LOOKS[action]}
            aria-label={t(`noticeAdmin.${action}Of`, { pair })}
            onClick={() => setAsked(action)}
          >
            {t(`noticeAdmin.${action}`)}
          </Button>
        ))}
        {notice.state === 'waiting' && (
          <LinkButton
            {...litterAddress({ sire: father.regnr, dam: mother.regnr, date: matingDate ?? undefined })}
            size="small"
            aria-label={t('noticeAdmin.checkOf', { pair })}
          >
            {t('noticeAdmin.check')}
          </LinkButton>
        )}
      </Row>
      {asked && <DecideDialog notice={notice} action={asked} onClose={() => setAsked(null)} />}
    </>
  )
}
