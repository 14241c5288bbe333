import { useQuery } from '@tanstack/react-query'
import type { MemberPreview } from '#contract/memberLists.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { EmptyState } from '../../ui/loading/EmptyState.tsx'
import { Loaded } from '../../ui/loading/Loaded.tsx'
import { ColumnChoices } from './ColumnChoices.tsx'
import type { ChosenList } from './chosenList.ts'
import { FindingCounts } from './FindingCounts.tsx'
import { Findings } from './Findings.tsx'
import { ImportButton } from './ImportButton.tsx'
import { previewQuery } from './queries.ts'

interface Props {
  list: ChosenList
  onImported: () => void
}

/** What the chosen list would change: its columns, counts, each finding, and the way to import it. */
export function ChosenPreview({ list, onImported }: Props) {
  const t = useTranslate()
  const preview = useQuery(previewQuery(list))
  return (
    <Section title={t('memberLists.preview')}>
      <Loaded query={preview} rows={6} rowHeight={44}>
        {(data: MemberPreview) => (
          <>
            <ColumnChoices list={list} preview={data} />
            {data.check ? (
              <>
                <FindingCounts rows={data.rows} counts={data.check.counts} />
                <ImportButton list={list} hash={data.hash} check={data.check} onImported={onImported} />
                <Findings check={data.check} />
              </>
            ) : (
              <EmptyState title={t('memberLists.columnsMissing')}>
                {t('errors.MEMBER_COLUMNS_MISSING')}
              </EmptyState>
            )}
          </>
        )}
      </Loaded>
    </Section>
  )
}
