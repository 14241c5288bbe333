import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { saveAs } from '../client/saveAs.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { FactList } from '../ui/layout/FactList.tsx'
import { Text } from '../ui/layout/parts.ts'
import { Section } from '../ui/layout/Section.tsx'
import { Loaded } from '../ui/loading/Loaded.tsx'
import { Code } from '../ui/marks/Code.tsx'
import { CHECKING_COMMANDS } from './commands.ts'
import { keyQuery } from './queries.ts'

const FILE = 'koirakanta-papers.pem'

/** How a paper is checked when the service is not there: with its public key. */
export function WithoutService() {
  const t = useTranslate()
  const query = useQuery(keyQuery)
  return (
    <Section title={t('verification.without')}>
      <Text component="p" measure="wide">
        {t('verification.withoutHelp')}
      </Text>
      <Loaded query={query} failed={t('verification.failed')} rows={2}>
        {({ pem, sha256 }) => (
          <>
            <Text component="p" mt={1} measure="wide">
              {t('verification.commands')}
            </Text>
            <Box
              component="pre"
              tabIndex={0}
              aria-label={t('verification.commandsLabel')}
              sx={{
                overflowX: 'auto',
                my: 1.5,
                p: 1.5,
                border: 1,
                borderColor: 'divider',
                fontSize: '0.875rem',
              }}
            >
              {CHECKING_COMMANDS}
            </Box>
            <FactList
              facts={[{ label: t('verification.keyDigest'), value: <Code>{sha256}</Code>, long: true }]}
              columnWidth={{ xs: '9.5rem', md: '44rem' }}
            />
            <Button
              variant="outlined"
              data-print="no"
              sx={{ mt: 1.5 }}
              onClick={() => saveAs(new Blob([pem], { type: 'application/x-pem-file' }), FILE)}
            >
              {t('verification.key')}
            </Button>
          </>
        )}
      </Loaded>
    </Section>
  )
}
