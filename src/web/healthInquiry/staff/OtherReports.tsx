import { useQueryClient } from '@tanstack/react-query'
import { decideInquiry } from '#contract/endpoints/healthInquiries.ts'
import type { StaffInquiry } from '#contract/healthInquiries.ts'
import { formatDate } from '#domain/dates.ts'
import { useChange } from '../../client/useChange.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { ConfirmedAction } from '../../ui/dialogs/ConfirmedAction.tsx'
import { Block, Divided, PlainList, Row } from '../../ui/layout/parts.ts'
import { AppLink } from '../../ui/links/AppLink.tsx'
import { toastRefusal } from '../../ui/toasts/toastRefusal.ts'
import { showSuccess } from '../../ui/toasts/toasts.ts'
import { staffInquiryAddress } from '../addresses.ts'
import { INQUIRIES, staffInquiryQuery } from '../queries.ts'

type Other = StaffInquiry['others'][number]

/** Reports of the same dog, into each of which this one can be merged. */
export function OtherReports({ inquiry }: { inquiry: StaffInquiry }) {
  return (
    <PlainList>
      {inquiry.others.map((other) => (
        <Divided key={other.id}>
          <OtherReport inquiry={inquiry} other={other} />
        </Divided>
      ))}
    </PlainList>
  )
}

function OtherReport({ inquiry, other }: { inquiry: StaffInquiry; other: Other }) {
  const t = useTranslate()
  const queries = useQueryClient()
  const { id, version, codes, publicText, internalText, actions } = inquiry
  const date = formatDate(other.reportedOn)
  const merge = useChange(decideInquiry, {
    params: { id },
    invalidates: INQUIRIES,
    onSuccess: (merged) => {
      queries.setQueryData(staffInquiryQuery(id).queryKey, merged)
      showSuccess(t('inquiryAdmin.done.merge'))
    },
    onError: (error) => toastRefusal(t, error),
  })
  const isTarget = other.state !== 'withdrawn' && other.state !== 'merged'
  const words = [
    t(`healthInquiry.informers.${other.informer}`),
    t(`healthInquiry.conditions.${other.condition}`),
    t(`healthInquiry.states.${other.state}`),
  ]
  return (
    <Row between gap={2}>
      <Block shrink>
        <AppLink {...staffInquiryAddress(other.id)}>{date}</AppLink> · {words.join(' · ')}
      </Block>
      {isTarget && actions.includes('merge') && (
        <ConfirmedAction
          label={t('inquiryAdmin.mergeHere')}
          question={t('inquiryAdmin.mergeQuestion', { date })}
          help={t('inquiryAdmin.mergeHelp')}
          blocked={null}
          call={merge}
          body={{ version, action: 'merge' as const, codes, publicText, internalText, into: other.id }}
        />
      )}
    </Row>
  )
}
