import Button from '@mui/material/Button'
import { useId, useRef, useState } from 'react'
import type { BankStatements } from '#contract/bankStatements.ts'
import { ATTACHMENT_MAX_BYTES } from '#contract/constants.ts'
import { useService } from '../client/service.ts'
import type { TextKey } from '../i18n/textKeys.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { FilterSelect } from '../ui/filters/FilterSelect.tsx'
import { Row, Span, Text } from '../ui/layout/parts.ts'
import { type ChosenStatement, chosenStatement } from './chosenStatement.ts'

interface Props {
  clubs: BankStatements['clubs']
  chosen: ChosenStatement | null
  onChoose: (statement: ChosenStatement) => void
  /** the button has the focus, because what had it is gone */
  focused: boolean
}

/** Chooses the file of a statement, and of a table whose account it is of. */
export function FileChoice({ clubs, chosen, onChoose, focused }: Props) {
  const t = useTranslate()
  const limit = useService().data?.fileLimits.attachment ?? ATTACHMENT_MAX_BYTES
  const helpId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<TextKey | null>(null)
  const choose = async (file: File) => {
    setProblem(file.size > limit ? 'errors.FILE_TOO_LARGE' : null)
    if (file.size > limit) return
    await chosenStatement(file, chosen?.clubId ?? clubs[0]?.id ?? null).then(onChoose, () =>
      setProblem('bankStatements.unreadable'),
    )
  }
  return (
    <>
      <Row align="center" gap={2}>
        <Button
          variant="contained"
          autoFocus={focused}
          aria-describedby={helpId}
          onClick={() => input.current?.click()}
        >
          {t(chosen ? 'bankStatements.chooseOther' : 'bankStatements.choose')}
        </Button>
        {chosen && <Span breaks>{chosen.name}</Span>}
      </Row>
      <input
        ref={input}
        type="file"
        hidden
        accept=".xml,.csv,.txt,.xlsx,application/xml,text/xml,text/csv"
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file) void choose(file)
          // The same file chosen again is a choice, too.
          target.value = ''
        }}
      />
      <Text tone="muted" size="small" mt={0.5} measure="text" id={helpId}>
        {t('bankStatements.fileHelp')}
      </Text>
      {problem && (
        <Text tone="error" strong mt={1} role="alert">
          {t(problem)}
        </Text>
      )}
      {chosen?.isTable && clubs.length > 1 && (
        <Row mt={2}>
          <FilterSelect
            label={t('bankStatements.club')}
            value={String(chosen.clubId ?? '')}
            options={clubs.map(({ id, name, iban }) => ({ value: String(id), label: `${name} (${iban})` }))}
            none={null}
            onChange={(value) => onChoose({ ...chosen, clubId: Number(value), columns: null })}
          />
        </Row>
      )}
    </>
  )
}
