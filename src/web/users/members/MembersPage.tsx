import { useState } from 'react'
import { useUser } from '../../accounts/session/session.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { PageTitle } from '../../ui/layout/PageTitle.tsx'
import { Text } from '../../ui/layout/parts.ts'
import { ChosenPreview } from './ChosenPreview.tsx'
import { forgetList, useChosenList } from './chosenList.ts'
import { FileChoice } from './FileChoice.tsx'
import { ImportHistory } from './ImportHistory.tsx'

/** `/hallinta/kayttajat/jasenet`: the club's member list is imported: chosen, previewed, imported, and undone. */
export function MembersPage() {
  const t = useTranslate()
  const owner = useUser()?.username ?? ''
  const list = useChosenList(owner)
  const [imported, setImported] = useState(0)
  return (
    <>
      <PageTitle title={t('memberLists.title')} lead={t('memberLists.lead')} />
      <Text measure="text" mb={2}>
        {t('memberLists.help')}
      </Text>
      <FileChoice key={imported} list={list} owner={owner} focused={imported > 0} />
      {list && (
        <ChosenPreview
          list={list}
          onImported={() => {
            forgetList()
            setImported(imported + 1)
          }}
        />
      )}
      <ImportHistory />
    </>
  )
}
