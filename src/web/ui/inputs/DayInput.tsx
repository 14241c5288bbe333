import CalendarToday from '@mui/icons-material/CalendarTodayOutlined'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { type ReactNode, useRef } from 'react'
import { formatDate } from '#domain/dates.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { useField } from '../forms/formScope.ts'
import { Span } from '../layout/parts.ts'
import { weekdayShort } from '../values/dateWords.ts'
import { finnishToday, parseDay } from '../values/days.ts'
import { type DayLean, readDay } from '../values/readDay.ts'
import { describedBy, FieldFrame } from './FieldFrame.tsx'

interface Props {
  name: string
  optional?: boolean
  help?: ReactNode
  /** shown, but not to be changed here */
  readOnly?: boolean
  /** which day a shortened one means (`9`, `5.12`) */
  lean?: DayLean
}

/** A day, typed in a hurry or chosen from the browser's calendar; its value is dd.mm.yyyy, and its weekday stands beside it. */
export function DayInput({ name, optional, help, readOnly, lean = 'coming' }: Props) {
  const t = useTranslate()
  const language = useLanguage()
  const picker = useRef<HTMLInputElement>(null)
  const { id, label, error, register, watch, getValues, setValue } = useField(name)
  const { ref, onBlur, ...field } = register(name)
  const day = parseDay(String(watch(name) ?? ''))
  const write = (iso: string) =>
    setValue(name, formatDate(iso), { shouldDirty: true, shouldValidate: error !== undefined })
  const complete = () => {
    const typed = String(getValues(name) ?? '')
    const read = readDay(typed, finnishToday(), lean)
    if (read !== undefined && formatDate(read) !== typed) write(read)
  }
  const shownHelp = help ?? t('common.dayPattern')
  return (
    <FieldFrame id={id} label={label} optional={optional} help={shownHelp} error={error}>
      <OutlinedInput
        {...field}
        inputRef={ref}
        id={id}
        fullWidth
        size="small"
        error={error !== undefined}
        autoComplete="off"
        onBlur={(event) => {
          complete()
          return onBlur(event)
        }}
        // Sent by Enter, the form is read before the field is left.
        onKeyDown={({ key }) => key === 'Enter' && complete()}
        sx={{ position: 'relative', ...(readOnly && { backgroundColor: 'tint' }) }}
        inputProps={{
          maxLength: 12,
          inputMode: 'decimal',
          readOnly,
          'aria-describedby': describedBy(id, shownHelp, error),
        }}
        endAdornment={
          <InputAdornment position="end">
            {day && <Span tone="muted">{weekdayShort(language, day)}</Span>}
            {!readOnly && (
              <>
                <IconButton
                  size="small"
                  aria-label={t('common.chooseDay', { field: label })}
                  onClick={() => picker.current?.showPicker()}
                >
                  <CalendarToday fontSize="small" />
                </IconButton>
                <input
                  ref={picker}
                  type="date"
                  tabIndex={-1}
                  aria-hidden
                  value={day ?? ''}
                  onChange={({ target }) => target.value && write(target.value)}
                  style={PICKER}
                />
              </>
            )}
          </InputAdornment>
        }
      />
    </FieldFrame>
  )
}

/** Not seen; the browser puts its calendar where it stands. */
const PICKER = {
  position: 'absolute',
  right: 0,
  bottom: 0,
  width: 1,
  height: 1,
  padding: 0,
  border: 0,
  opacity: 0,
  pointerEvents: 'none',
} as const
