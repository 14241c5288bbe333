import type { BreedingListRow } from '#contract/breedingList.ts'
import { formatDate } from '#domain/dates.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { Text } from '../ui/layout/parts.ts'

/** What the rules propose, and each reason. */
export function Proposal({ proposal }: { proposal: BreedingListRow['proposal'] }) {
  const t = useTranslate()
  if (proposal === null) return '–'
  return (
    <>
      <Text strong>{t(`breedingList.proposals.${proposal.action}`)}</Text>
      {proposal.points.map(({ reason, condition, day }) => (
        <Text key={`${reason} ${condition ?? ''}`} size="small" breaks>
          {t(`breedingList.points.${reason}`, {
            condition: condition && t(`breedingRegister.conditions.${condition}`),
            date: day && formatDate(day),
          })}
        </Text>
      ))}
    </>
  )
}
