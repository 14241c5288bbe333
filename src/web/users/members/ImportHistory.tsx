import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnswerOf } from '#contract/calls.ts'
import type { undoMembers } from '#contract/endpoints/memberLists.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { BulletList, Note, Text } from '../../ui/layout/parts.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { AppLink } from '../../ui/links/AppLink.tsx'
import { EmptyState } from '../../ui/loading/EmptyState.tsx'
import { Loaded } from '../../ui/loading/Loaded.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { userAddress } from '../addresses.ts'
import { useImportColumns } from './importColumns.tsx'
import { memberImportsQuery } from './queries.ts'

type Stayed = AnswerOf<typeof undoMembers>['stayed']

/** The imports so far, newest first; the newest can be undone. */
export function ImportHistory() {
  const t = useTranslate()
  const imports = useQuery(memberImportsQuery)
  const [stayed, setStayed] = useState<Stayed>([])
  const columns = useImportColumns(setStayed)
  return (
    <Section title={t('memberLists.history')}>
      {stayed.length > 0 && <StayedUsers users={stayed} />}
      <Loaded
        query={imports}
        failed={t('memberLists.historyFailed')}
        rows={3}
        rowHeight={44}
        empty={(data) =>
          data.imports.length === 0 && (
            <EmptyState title={t('memberLists.noImports')}>{t('memberLists.noImportsHelp')}</EmptyState>
          )
        }
      >
        {(data) => (
          <DataTable
            caption={t('memberLists.history')}
            columns={columns}
            rows={data.imports}
            rowKey={({ id }) => String(id)}
            cardsBelow="md"
            factColumns
          />
        )}
      </Loaded>
    </Section>
  )
}

/** Whom the undoing has left as they are. */
function StayedUsers({ users }: { users: Stayed }) {
  const t = useTranslate()
  return (
    <Note tone="warning" mb={2} py={1} role="status">
      <Text strong>{t('memberLists.stayed', { count: users.length })}</Text>
      <BulletList>
        {users.map(({ id, name }) => (
          <li key={id}>
            <AppLink {...userAddress(id)}>{name}</AppLink>
          </li>
        ))}
      </BulletList>
    </Note>
  )
}
