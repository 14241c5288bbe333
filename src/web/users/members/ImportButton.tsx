import { audit } from '#contract/endpoints/audit.ts'
import { importMembers, memberImports } from '#contract/endpoints/memberLists.ts'
import { getUserById, users } from '#contract/endpoints/users.ts'
import type { MemberPreview } from '#contract/memberLists.ts'
import { useChange } from '../../client/useChange.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { ConfirmedAction } from '../../ui/dialogs/ConfirmedAction.tsx'
import { Block } from '../../ui/layout/parts.ts'
import { EmptyState } from '../../ui/loading/EmptyState.tsx'
import { toastRefusal } from '../../ui/toasts/toastRefusal.ts'
import { showNotice, showSuccess } from '../../ui/toasts/toasts.ts'
import type { ChosenList } from './chosenList.ts'
import { choicesOf } from './queries.ts'

interface Props {
  list: ChosenList
  /** of the preview */
  hash: string
  check: NonNullable<MemberPreview['check']>
  onImported: () => void
}

/** Imports the list as it was previewed, after a question; one that changes nothing is not offered. */
export function ImportButton({ list, hash, check, onImported }: Props) {
  const t = useTranslate()
  const { confirm, lapse } = check.counts
  const call = useChange(importMembers, {
    query: { ...choicesOf(list), hash, fileName: list.name },
    invalidates: [memberImports, users, getUserById, audit],
    onSuccess: ({ import: made }) => {
      if (made) showSuccess(t('memberLists.imported', { confirmed: made.confirmed, lapsed: made.lapsed }))
      else showNotice(t('memberLists.nothingChanged'))
      onImported()
    },
    onError: (error) => toastRefusal(t, error),
  })
  if (confirm + lapse === 0)
    return <EmptyState title={t('memberLists.nothing')}>{t('memberLists.nothingHelp')}</EmptyState>
  return (
    <Block mb={3}>
      <ConfirmedAction
        label={t('memberLists.import')}
        question={t('memberLists.importQuestion', { name: list.name })}
        help={t('memberLists.importHelp', { confirm, lapse })}
        blocked={null}
        call={call}
        body={list.content}
      />
    </Block>
  )
}
