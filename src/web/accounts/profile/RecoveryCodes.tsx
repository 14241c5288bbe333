import Download from '@mui/icons-material/DownloadOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { saveAs } from '../../client/saveAs.ts'
import { useService } from '../../client/service.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { PlainList, Row, Text } from '../../ui/layout/parts.ts'
import { showSuccess } from '../../ui/toasts/toasts.ts'

const FILE = 'koirakanta-codes.txt'

interface Props {
  codes: readonly string[]
  username: string
  onKept: () => void
}

/** The recovery codes, to be kept: they are never shown again. */
export function RecoveryCodes({ codes, username, onKept }: Props) {
  const t = useTranslate()
  const title = useService().data?.title ?? ''
  const save = () => {
    const lines = [t('secondFactor.file', { title, username }), '', ...codes, '']
    saveAs(new Blob([lines.join('\n')], { type: 'text/plain;charset=utf-8' }), FILE)
    showSuccess(t('common.downloaded', { name: FILE }))
  }
  return (
    <>
      <Text component="p" mb={2}>
        {t('secondFactor.doneLead')}
      </Text>
      <PlainList aria-label={t('secondFactor.codes')}>
        {codes.map((code) => (
          <Box component="li" key={code} sx={{ fontFamily: 'monospace', py: 0.25, overflowWrap: 'anywhere' }}>
            {code}
          </Box>
        ))}
      </PlainList>
      <Row mt={2}>
        <Button variant="outlined" startIcon={<Download />} onClick={save}>
          {t('secondFactor.download')}
        </Button>
        <Button variant="contained" onClick={onKept}>
          {t('secondFactor.close')}
        </Button>
      </Row>
    </>
  )
}
