import { useId, useState } from 'react'
import { ATTACHMENT_MAX_BYTES } from '#contract/constants.ts'
import { useService } from '../../client/service.ts'
import type { TextKey } from '../../i18n/textKeys.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { FilterSelect } from '../../ui/filters/FilterSelect.tsx'
import { FileButton } from '../../ui/inputs/FileButton.tsx'
import { Row, Span, Text } from '../../ui/layout/parts.ts'
import { type ChosenList, changeChoices, chooseList } from './chosenList.ts'

interface Props {
  list: ChosenList | null
  /** user name of who chooses */
  owner: string
  /** the button has the focus, because what had it is gone */
  focused: boolean
}

/** Chooses the file of a member list, and whether it is the whole one. */
export function FileChoice({ list, owner, focused }: Props) {
  const t = useTranslate()
  const limit = useService().data?.fileLimits.attachment ?? ATTACHMENT_MAX_BYTES
  const helpId = useId()
  const [problem, setProblem] = useState<TextKey | null>(null)
  const choose = async (file: File) => {
    setProblem(file.size > limit ? 'errors.FILE_TOO_LARGE' : null)
    if (file.size <= limit) await chooseList(file, owner).catch(() => setProblem('memberLists.unreadable'))
  }
  return (
    <>
      <Row align="center" gap={2}>
        <FileButton
          label={t(list ? 'memberLists.chooseOther' : 'memberLists.choose')}
          helpId={helpId}
          focused={focused}
          onChoose={(file) => void choose(file)}
        />
        {list && <Span breaks>{list.name}</Span>}
      </Row>
      <Text tone="muted" size="small" mt={0.5} id={helpId}>
        {t('memberLists.fileHelp')}
      </Text>
      {problem && (
        <Text tone="error" strong mt={1} role="alert">
          {t(problem)}
        </Text>
      )}
      {list && (
        <Row mt={2}>
          <FilterSelect
            label={t('memberLists.contents')}
            value={list.adds ? 'adds' : 'whole'}
            options={[
              { value: 'whole', label: t('memberLists.whole') },
              { value: 'adds', label: t('memberLists.adds') },
            ]}
            none={null}
            onChange={(value) => changeChoices({ adds: value === 'adds' })}
          />
        </Row>
      )}
    </>
  )
}
