import { useState } from 'react'
import type { OwnEntry } from '#contract/ownEntries.ts'
import { TrialClassChip } from '../../dogs/chips.tsx'
import { DogLink } from '../../dogs/name/DogLink.tsx'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { FactList } from '../../ui/layout/FactList.tsx'
import { Block } from '../../ui/layout/parts.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { TimeText } from '../../ui/values/TimeText.tsx'
import { isOff } from '../states.ts'
import { ChangeClass } from './ChangeClass.tsx'
import { RefusableButton } from './RefusableButton.tsx'

/** The dog in the trial: class, which its entrant may change while registration is open, number, and where and when it meets, once that is known. */
export function EntryFacts({ entry }: { entry: OwnEntry }) {
  const t = useTranslate()
  const [changes, setChanges] = useState(false)
  const { dog, startNumber, meeting, trial } = entry
  return (
    <Section title={t('ownEntries.one.facts')}>
      <FactList
        facts={[
          { label: t('ownEntries.fields.dog'), value: <DogLink dog={dog} />, long: true },
          {
            label: t('ownEntries.fields.class'),
            value: (
              <>
                <TrialClassChip code={entry.class} /> {t(`trials.classes.${entry.class}`)}
              </>
            ),
          },
          { label: t('ownEntries.one.startNumber'), value: startNumber },
          { label: t('ownEntries.one.meeting'), value: meeting?.text, long: true },
          { label: t('ownEntries.one.party'), value: meeting?.party },
          { label: t('ownEntries.one.judges'), value: meeting?.judges },
          { label: t('ownEntries.one.enteredAt'), value: <TimeText moment={entry.enteredAt} /> },
          { label: t('ownEntries.one.leftAt'), value: entry.leftAt && <TimeText moment={entry.leftAt} /> },
        ]}
        columnWidth={{ xs: '9.5rem', md: '15rem' }}
      />
      {!isOff(entry) && trial.classes.length > 1 && (
        <Block mt={2} data-print="no">
          <RefusableButton refusal={entry.refusals.changeClass} onClick={() => setChanges(true)}>
            {t('ownEntries.changeClass.open')}
          </RefusableButton>
        </Block>
      )}
      {changes && <ChangeClass entry={entry} onClose={() => setChanges(false)} />}
    </Section>
  )
}
