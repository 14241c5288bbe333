import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { TRIAL_CLASSES, type TrialClass } from '#domain/trials/results.ts'
import { useField } from '../../ui/forms/formScope.ts'

/** The classes of a trial, each with its box. */
export function ClassesInput({ name }: { name: string }) {
  const { t } = useTranslation()
  const { id, label, error, control } = useField(name)
  return (
    <Box
      component="fieldset"
      aria-describedby={error && `${id}-error`}
      sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}
    >
      <Box component="legend" sx={{ p: 0, fontWeight: 600 }}>
        {label}
      </Box>
      <Controller
        name={name}
        control={control}
        render={({ field: { value, onChange, ref } }) => (
          <Box sx={{ display: 'flex', flexDirection: 'column' }}>
            {TRIAL_CLASSES.map((trialClass, index) => (
              <FormControlLabel
                key={trialClass}
                label={`${trialClass}, ${t(`trials.classes.${trialClass}`)}`}
                control={
                  <Checkbox
                    checked={value.includes(trialClass)}
                    onChange={(_event, checked) => onChange(withClass(value, trialClass, checked))}
                    slotProps={{ input: index === 0 ? { id, ref } : {} }}
                  />
                }
              />
            ))}
          </Box>
        )}
      />
      {error && (
        <Box id={`${id}-error`} sx={{ mt: 0.5, color: 'error.main', fontWeight: 600, fontSize: '0.9375rem' }}>
          {error}
        </Box>
      )}
    </Box>
  )
}

/** In the order of the classes, so that a class ticked again is no change. */
const withClass = (chosen: readonly TrialClass[], changed: TrialClass, isChosen: boolean): TrialClass[] =>
  TRIAL_CLASSES.filter((name) => (name === changed ? isChosen : chosen.includes(name)))
