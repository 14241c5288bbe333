import { useTranslate } from '../i18n/useTranslate.ts'
import { AppLink } from '../ui/links/AppLink.tsx'
import { TabLinks } from '../ui/links/TabLinks.tsx'
import { IDENTITY_TASKS, identityAddress } from './addresses.ts'

/** The sources and the corrections of a dog, each with an address of its own. */
export function TaskLinks({ regnr }: { regnr: string }) {
  const t = useTranslate()
  return (
    <TabLinks label={t('identity.tasks.label')}>
      {[undefined, ...IDENTITY_TASKS].map((task) => (
        <AppLink
          key={task ?? ''}
          {...identityAddress(regnr, { osa: task })}
          resetScroll={false}
          // Without a task the address is part of all others.
          activeOptions={{ explicitUndefined: true }}
        >
          {t(`identity.tasks.${task ?? 'tiedot'}`)}
        </AppLink>
      ))}
    </TabLinks>
  )
}
