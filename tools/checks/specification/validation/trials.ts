import { uploadReport } from '#contract/organising.ts'
import { type CheckCode, checkHunt, type HuntContext } from '#domain/trials/checks.ts'
import { eligibilityOn } from '#domain/trials/eligibility.ts'
import { DEFAULT_RULEBOOK } from '#domain/trials/firstRulebooks.ts'
import type { SheetValues } from '#domain/trials/sheet.ts'
import { AVO_CONTEXT, FULL_SHEET } from '#domain/trials/sheets.test-helper.ts'
import { emptyFields, type TrialFields } from '#domain/trials/trialFields.ts'
import { trialFaults } from '#domain/trials/trialForm.ts'
import type { HeldRule, ValueRule } from './rule.ts'

const RIGHT: TrialFields = {
  ...emptyFields(1),
  type: 'field',
  date: '2026-09-12',
  endDate: '2026-09-13',
  place: 'Ilmajoki',
  registrationStart: '2026-08-01',
  registrationEnd: '2026-09-01',
  organiserPhone: '040 123 4567',
  judgeIds: [1],
  headJudgeId: 1,
}

/** What is wrong with the form of a published trial that is changed so. */
const formCodes = (changed: Partial<TrialFields>): string[] =>
  Object.values(
    trialFaults(
      { ...RIGHT, ...changed },
      {
        complete: true,
        judges: new Map([[1, { name: 'Tuomari', active: true, qualifications: ['field'] }]]),
        published: null,
        taken: { NUO: 0, AVO: 0, VOI: 0 },
        entered: 0,
        hasResults: false,
        drawn: false,
        judgedBy: [],
        offered: [],
        proposed: [],
      },
    ),
  )

/** The checks that keep a sheet, and the trial around it, from being marked done. */
const sheetCodes = ({ trial = {}, ...sheet }: SheetValues & { readonly trial?: Partial<HuntContext> }) =>
  checkHunt({ ...AVO_CONTEXT, ...trial }, { ...FULL_SHEET, ...sheet }).map(({ code }) => code)

const sheetRule = (
  says: string,
  refuses: readonly (readonly [SheetValues & { readonly trial?: Partial<HuntContext> }, CheckCode])[],
): ValueRule => ({ says, check: sheetCodes, refuses, takes: [{}] })

const CAREER = { birthDate: '2022-01-01', showAwardOn: '2024-06-01', firstPrizeInAvoOn: null, diedOn: null }

/** Rules of trials and of their results. */
export const TRIAL_RULES: readonly (ValueRule | HeldRule)[] = [
  {
    says: '- Trial report file: pdf.',
    check: (type: string) =>
      uploadReport.file.mediaTypes.includes(type) ? [] : [uploadReport.file.wrongType],
    refuses: [
      ['image/jpeg', 'HEAD_REPORT_NOT_PDF'],
      ['text/plain', 'HEAD_REPORT_NOT_PDF'],
    ],
    takes: ['application/pdf'],
  },
  {
    says: 'registration start must be before the trial date, not on the same day.',
    check: formCodes,
    refuses: [
      [{ registrationStart: '2026-09-12', registrationEnd: null }, 'REGISTRATION_START_NOT_BEFORE_TRIAL'],
      [{ registrationStart: '2026-09-13', registrationEnd: null }, 'REGISTRATION_START_NOT_BEFORE_TRIAL'],
    ],
    takes: [{ registrationStart: '2026-09-11', registrationEnd: '2026-09-11' }],
  },
  {
    says: 'Registration end must be before the trial date.',
    check: formCodes,
    refuses: [[{ registrationEnd: '2026-09-12' }, 'REGISTRATION_END_NOT_BEFORE_TRIAL']],
    takes: [{ registrationEnd: '2026-09-11' }],
  },
  {
    says: 'Registration start cannot be after registration end.',
    check: formCodes,
    refuses: [[{ registrationStart: '2026-09-02' }, 'REGISTRATION_START_AFTER_END']],
    takes: [{ registrationStart: '2026-09-01' }],
  },
  {
    says: 'Start date cannot be after end date.',
    check: formCodes,
    refuses: [[{ endDate: '2026-09-11' }, 'TRIAL_START_AFTER_END']],
    takes: [{ endDate: '2026-09-12' }, { endDate: null }],
  },
  {
    says: 'Saving needs judges, head judge and trial type.',
    check: formCodes,
    refuses: [
      [{ judgeIds: [], headJudgeId: null }, 'TRIAL_JUDGES_MISSING'],
      [{ headJudgeId: null }, 'TRIAL_HEAD_JUDGE_MISSING'],
      [{ type: null }, 'TRIAL_TYPE_MISSING'],
    ],
    takes: [{}],
  },
  {
    says: 'Ending needs results.',
    heldBy: [
      {
        file: 'src/server/organising/closing.test.ts',
        title: 'ending waits for every result and report, and names the dogs that lack them',
      },
    ],
  },
  sheetRule('feature points zeroing the result for search, bird work and retrieve', [
    [{ speed: 0 }, 'SEARCH_NOT_ZEROED'],
    [{ method: 0 }, 'SEARCH_NOT_ZEROED'],
    [{ scenting: 0 }, 'SEARCH_NOT_ZEROED'],
    [{ point: 0 }, 'GAME_NOT_ZEROED'],
    [{ flush: 0 }, 'GAME_NOT_ZEROED'],
    [{ steadiness: 0 }, 'GAME_NOT_ZEROED'],
    [{ retrieveEagerness: 0 }, 'RETRIEVE_NOT_ZEROED'],
  ]),
  sheetRule('stand count', [
    [{ pointsAtGame: null }, 'POINTS_AT_GAME_MISSING'],
    [{ pointsAtGame: 0, shotOver: false, statedPrize: 1 }, 'PRIZE_WITHOUT_POINT'],
  ]),
  sheetRule('points total', [[{ statedPoints: 178 }, 'TOTAL_NOT_SUM']]),
  sheetRule('award matching points', [[{ statedPrize: 2 }, 'PRIZE_NOT_BY_POINTS']]),
  sheetRule('award class matching the dog class', [
    [{ trial: { classAllowed: false } }, 'CLASS_NOT_ALLOWED'],
    [{ trial: { water: { class: 'NUO', water: 8, track: null } } }, 'WATER_CLASS_DIFFERS'],
  ]),
  sheetRule('parts complete', [[{ game: null }, 'PART_MISSING']]),
  sheetRule('a judge report present', [[{ report: ' ' }, 'REPORT_MISSING']]),
  {
    says: '- An open or winner class needs a show award.',
    check: ({ showAwardOn }: { showAwardOn: string | null }) => {
      const offered = ['NUO', 'AVO', 'VOI'] as const
      const classes = eligibilityOn(
        DEFAULT_RULEBOOK,
        { ...CAREER, showAwardOn },
        { day: '2026-09-12', offered },
      )
      return [classes.AVO, classes.VOI].every(({ reasons }) => reasons.includes('SHOW_AWARD_MISSING'))
        ? ['SHOW_AWARD_MISSING']
        : []
    },
    refuses: [
      [{ showAwardOn: null }, 'SHOW_AWARD_MISSING'],
      [{ showAwardOn: '2026-09-12' }, 'SHOW_AWARD_MISSING'],
    ],
    takes: [{ showAwardOn: '2026-09-11' }],
  },
]
