import SwapVert from '@mui/icons-material/SwapVert'
import Button from '@mui/material/Button'
import type { MergePreview } from '#contract/corrections.ts'
import { DogLink } from '../../dogs/name/DogLink.tsx'
import { codeText } from '../../i18n/errorText.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx'
import { Block, BulletList, Card, Columns, Heading, Note, Text } from '../../ui/layout/parts.ts'
import type { Undo } from '../corrections/useUndo.ts'
import { ReasonInput } from '../ReasonInput.tsx'
import { useAskedSubmit } from '../useAskedSubmit.ts'
import { dogText } from '../words.ts'
import { Differences } from './Differences.tsx'
import { MergeChange } from './MergeChange.tsx'
import { useMergeForm } from './useMergeForm.ts'

interface Props {
  /** under which name what is chosen and typed is kept */
  draft: string
  preview: MergePreview
  onSwap: () => void
  undo: Undo
}

/** Two records of one dog: which stays, what is right, what follows, and why. */
export function MergeForm({ draft, preview, onSwap, undo }: Props) {
  const t = useTranslate()
  const { form, rows, merge, taken } = useMergeForm(draft, preview, undo)
  const { kept, other, faults } = preview
  const words = { kept: dogText(kept), other: dogText(other), regnr: kept.regnr }
  const labels = { reason: t('identity.reason') }
  const { submit, dialog } = useAskedSubmit(form, labels, merge)
  return (
    <>
      <Pair preview={preview} onSwap={onSwap} />
      {faults.length > 0 ? (
        <Faults faults={faults} />
      ) : (
        <Form form={form} labels={labels} onSubmit={submit} wide>
          <Differences preview={preview} rows={rows} />
          <MergeChange preview={preview} taken={taken} />
          <ReasonInput />
          <SubmitButton color="error">{t('identity.merge.submit')}</SubmitButton>
        </Form>
      )}
      <ConfirmDialog
        {...dialog}
        question={t('identity.merge.question', words)}
        action={t('identity.merge.submit')}
      >
        {t('identity.merge.questionHelp', words)}
      </ConfirmDialog>
    </>
  )
}

function Pair({ preview: { kept, other }, onSwap }: Pick<Props, 'preview' | 'onSwap'>) {
  const t = useTranslate()
  return (
    <Block mb={3}>
      <Columns from="md">
        <Card>
          <Heading mb={0.5}>{t('identity.merge.kept', { regnr: kept.regnr })}</Heading>
          <DogLink dog={kept} breed />
        </Card>
        <Card>
          <Heading mb={0.5}>{t('identity.merge.gone')}</Heading>
          <DogLink dog={other} breed />
        </Card>
      </Columns>
      <Block mt={1}>
        <Button startIcon={<SwapVert />} onClick={onSwap}>
          {t('identity.merge.swap')}
        </Button>
      </Block>
    </Block>
  )
}

/** Why two records cannot be of one dog. */
function Faults({ faults }: Pick<MergePreview, 'faults'>) {
  const t = useTranslate()
  return (
    <Note tone="error" role="alert" measure="text">
      <Text component="p" tone="error" strong>
        {t('identity.merge.barred')}
      </Text>
      <BulletList>
        {faults.map((code) => (
          <li key={code}>{codeText(t, code)}</li>
        ))}
      </BulletList>
    </Note>
  )
}
