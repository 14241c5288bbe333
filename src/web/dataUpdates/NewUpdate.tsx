import Button from '@mui/material/Button'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useId, useRef, useState } from 'react'
import { ATTACHMENT_MAX_BYTES } from '#contract/constants.ts'
import { DATA_FILE_MAX_BYTES, DATA_MAPPINGS } from '#contract/dataUpdateConstants.ts'
import { dataMappings } from '#contract/endpoints/dataMappings.ts'
import { dataUpdates } from '#contract/endpoints/dataUpdates.ts'
import { invalidate, queryOf } from '../client/queries.ts'
import { useService } from '../client/service.ts'
import type { TextKey } from '../i18n/textKeys.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { FilterSelect } from '../ui/filters/FilterSelect.tsx'
import { FileButton } from '../ui/inputs/FileButton.tsx'
import { Row, Span, Text } from '../ui/layout/parts.ts'
import { Section } from '../ui/layout/Section.tsx'
import { SentShare } from '../ui/loading/SentShare.tsx'
import { toastRefusal } from '../ui/toasts/toastRefusal.ts'
import { dataUpdateAddress } from './addresses.ts'
import { type ChosenMapping, sendFile } from './sendFile.ts'

/** Chooses a file and how it is written, sends it, and goes on to its update. */
export function NewUpdate() {
  const t = useTranslate()
  const helpId = useId()
  const [file, setFile] = useState<File | null>(null)
  const [mapping, setMapping] = useState('')
  const [problem, setProblem] = useState<TextKey | null>(null)
  const { send, share, stop } = useSending()
  const isPending = share !== null
  const own = useQuery(queryOf(dataMappings)).data?.own ?? []
  const options = [
    ...own.map(({ id, name }) => ({ value: String(id), label: name })),
    ...DATA_MAPPINGS.map((value) => ({ value: value as string, label: t(`dataUpdates.mappings.${value}`) })),
  ]
  const choose = (chosen: File) => {
    const wrong = problemOf(chosen)
    setProblem(wrong)
    setFile(wrong ? null : chosen)
  }
  return (
    <Section title={t('dataUpdates.newUpdate')}>
      <Row align="center" gap={2}>
        <FileButton
          label={t(file ? 'dataUpdates.chooseOther' : 'dataUpdates.choose')}
          helpId={helpId}
          onChoose={choose}
        />
        {file && <Span breaks>{file.name}</Span>}
      </Row>
      <Text tone="muted" size="small" mt={0.5} measure="text" id={helpId}>
        {t('dataUpdates.fileHelp')}
      </Text>
      {problem && (
        <Text tone="error" strong mt={1} role="alert">
          {t(problem)}
        </Text>
      )}
      {file && (
        <Row mt={2} gap={2} align="end">
          <FilterSelect
            label={t('dataUpdates.mapping')}
            value={mapping}
            options={options}
            none={t('dataUpdates.recognise')}
            onChange={setMapping}
          />
          <Button
            variant="contained"
            loading={isPending}
            onClick={() => void send({ file, mapping: chosenBy(mapping) })}
          >
            {t('dataUpdates.send')}
          </Button>
          {isPending && <Button onClick={stop}>{t('dataUpdates.stop')}</Button>}
        </Row>
      )}
      {share !== null && (
        <SentShare share={share} labelOf={(percent) => t('dataUpdates.sending', { percent })} />
      )}
    </Section>
  )
}

/** A saved mapping by its id, a shipped one by its name. */
function chosenBy(value: string): ChosenMapping {
  const shipped = DATA_MAPPINGS.find((name) => name === value)
  if (shipped) return { mapping: shipped }
  return value === '' ? null : { mappingId: Number(value) }
}

const problemOf = ({ size }: File): TextKey | null => {
  if (size === 0) return 'errors.FILE_EMPTY'
  return size > DATA_FILE_MAX_BYTES ? 'errors.DATA_FILE_TOO_LARGE' : null
}

/** Sends a file, with the share that has been sent and a way to stop. */
function useSending() {
  const t = useTranslate()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const most = useService().data?.fileLimits.attachment ?? ATTACHMENT_MAX_BYTES
  const [share, setShare] = useState<number | null>(null)
  const stopping = useRef<AbortController | null>(null)
  const send = async (given: { file: File; mapping: ChosenMapping }) => {
    const stop = new AbortController()
    stopping.current = stop
    setShare(0)
    try {
      const id = await sendFile({ ...given, most, onProgress: setShare, signal: stop.signal })
      if (id !== null) await navigate(dataUpdateAddress(id))
    } catch (error) {
      toastRefusal(t, error)
    } finally {
      setShare(null)
      await invalidate(queries, dataUpdates)
    }
  }
  return { send, share, stop: () => stopping.current?.abort() }
}
