import type { ParentsPreview } from '#contract/corrections.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { Block, BulletList, Heading } from '../ui/layout/parts.ts'

/** What rests on a dog's place in the pedigree, so that a correction touches it. */
export function Resting({ resting: { descendants, results, notices } }: Pick<ParentsPreview, 'resting'>) {
  const t = useTranslate()
  return (
    <Block>
      <Heading mb={0.5}>{t('identity.resting.title')}</Heading>
      <BulletList>
        <li>
          {descendants === 0
            ? t('identity.resting.noDescendants')
            : t('identity.resting.descendants', { count: descendants })}
        </li>
        {results > 0 && <li>{t('identity.resting.results', { count: results })}</li>}
        {notices > 0 && <li>{t('identity.resting.notices', { count: notices })}</li>}
      </BulletList>
    </Block>
  )
}
