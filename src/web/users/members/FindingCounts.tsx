import type { MemberPreview } from '#contract/memberLists.ts'
import { MEMBER_OUTCOMES } from '#domain/accounts/memberList.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { FactList } from '../../ui/layout/FactList.tsx'
import { Block } from '../../ui/layout/parts.ts'
import { Figure } from '../../ui/values/Figure.tsx'

interface Props {
  /** of the file */
  rows: number
  counts: NonNullable<MemberPreview['check']>['counts']
}

/** How many rows the list has, and how many users it would change. */
export function FindingCounts({ rows, counts }: Props) {
  const t = useTranslate()
  const facts = [
    { label: t('memberLists.rows'), value: <Figure value={rows} /> },
    ...MEMBER_OUTCOMES.map((outcome) => ({
      label: t(`memberLists.outcomes.${outcome}`),
      value: <Figure value={counts[outcome]} />,
    })),
    { label: t('memberLists.unchanged'), value: <Figure value={counts.unchanged} /> },
    { label: t('memberLists.confirmedNow'), value: <Figure value={counts.confirmed} /> },
  ]
  return (
    <Block mb={2} role="status">
      <FactList facts={facts} columnWidth={{ xs: '9rem', md: '10rem' }} />
    </Block>
  )
}
