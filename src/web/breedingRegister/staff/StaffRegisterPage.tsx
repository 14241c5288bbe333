import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { StaffRegister } from '#contract/breedingRegister.ts'
import { useMay } from '../../accounts/session/session.ts'
import { breedingListAddress } from '../../breedingList/addresses.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { PageTitle } from '../../ui/layout/PageTitle.tsx'
import { Text } from '../../ui/layout/parts.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { LinkButton } from '../../ui/links/AppLink.tsx'
import { Pages } from '../../ui/links/Pages.tsx'
import { EmptyState } from '../../ui/loading/EmptyState.tsx'
import { Loaded } from '../../ui/loading/Loaded.tsx'
import {
  STAFF_REGISTER_PATH,
  type StaffRegisterSearch,
  staffRegisterAddress,
  staffRegisterSearchOf,
} from '../addresses.ts'
import { ApplyDialog } from './ApplyDialog.tsx'
import { EntryTable } from './EntryTable.tsx'
import { staffRegisterQuery } from './queries.ts'
import { StaffRegisterFilters } from './StaffRegisterFilters.tsx'

/** `/hallinta/jalostusrekisteri`: what waits for a decision, then every application and dog of the register. */
export function StaffRegisterPage() {
  const t = useTranslate()
  const mayEdit = useMay('register.edit')
  const [isApplying, setIsApplying] = useState(false)
  const search = staffRegisterSearchOf({ ...useSearch({ from: STAFF_REGISTER_PATH }) })
  const list = useQuery(staffRegisterQuery(search))
  return (
    <>
      <PageTitle
        title={t('registerAdmin.title')}
        lead={t('registerAdmin.lead')}
        actions={
          <>
            <LinkButton variant="outlined" {...breedingListAddress(search.breed)}>
              {t('breedingList.title')}
            </LinkButton>
            {mayEdit && (
              <Button variant="contained" onClick={() => setIsApplying(true)}>
                {t('registerAdmin.apply')}
              </Button>
            )}
          </>
        }
      />
      <Loaded query={list} failed={t('registerAdmin.failed')} rows={8} rowHeight={96}>
        {(register) => <Register register={register} search={search} />}
      </Loaded>
      {isApplying && <ApplyDialog onClose={() => setIsApplying(false)} />}
    </>
  )
}

function Register({ register, search }: { register: StaffRegister; search: StaffRegisterSearch }) {
  const t = useTranslate()
  const mayDecide = useMay('register.decide')
  const { waiting, waitingTotal, entries, page, pageSize, total } = register
  return (
    <>
      <Section title={t(mayDecide ? 'registerAdmin.waiting' : 'registerAdmin.waitingAdviser')}>
        {waiting.length === 0 ? (
          <Text tone="muted">{t('registerAdmin.waitingNone')}</Text>
        ) : (
          <EntryTable caption={t('registerAdmin.waitingTable')} entries={waiting} />
        )}
        {waitingTotal > waiting.length && (
          <Text tone="muted" mt={1}>
            {t('registerAdmin.waitingMore', { count: waitingTotal - waiting.length })}
          </Text>
        )}
      </Section>
      <Section title={t('registerAdmin.all')}>
        <StaffRegisterFilters search={search} />
        {entries.length === 0 ? (
          <EmptyState title={t('registerAdmin.none')}>{t('registerAdmin.noneHelp')}</EmptyState>
        ) : (
          <EntryTable caption={t('registerAdmin.table')} entries={entries} />
        )}
        <Pages
          label={t('breedingRegister.pages')}
          page={page}
          count={Math.ceil(total / pageSize)}
          to={(next) => staffRegisterAddress({ ...search, page: next })}
        />
      </Section>
    </>
  )
}
