import type { ResultSource } from '#contract/resultInfoShapes.ts'
import { useMay } from '../accounts/session/session.ts'
import { Actor } from '../audit/changeColumns.tsx'
import { dataUpdateAddress } from '../dataUpdates/addresses.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { sourceText } from '../identity/sources/sourceColumns.tsx'
import { Text } from '../ui/layout/parts.ts'
import { AppLink } from '../ui/links/AppLink.tsx'

/** What gave a value: a command with its reason, or a file with its update. */
export function SourceText({ source }: { source: ResultSource }) {
  const t = useTranslate()
  const mayImport = useMay('import.run')
  const text = sourceText(t, 'record', source)
  return (
    <>
      {source.update !== null && mayImport ? (
        <AppLink {...dataUpdateAddress(source.update)}>{text}</AppLink>
      ) : (
        text
      )}
      {source.reason && (
        <Text tone="muted" size="small" breaks>
          {t('resultInfo.reason', { reason: source.reason })}
        </Text>
      )}
    </>
  )
}

/** Who gave a value; of someone who has been erased that the name is removed. */
export function SourceActor({ source }: { source: ResultSource }) {
  const t = useTranslate()
  const links = useMay('users.manage')
  if (source.actor) return <Actor actor={source.actor} link={links} />
  return source.kind === 'person' ? t('identity.source.erased') : '–'
}
