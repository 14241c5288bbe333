import type { LocalText } from '../localText.ts'
import { type HealthCode, HealthCodes, type HealthGrade } from './codes.ts'

/**
 * The health codes that a new database begins with; the club confirms and edits them from then on. Scales: docs/rules/breeding-and-health.md#health-statements;
 * findings: docs/rules/breeding-and-health.md#health-codes.
 */

type FirstCode = Omit<HealthCode, 'confirmed' | 'offered'>
type Meaning = readonly [value: string, fi: string, sv: string, en: string]

const NONE: LocalText = { fi: '', sv: '', en: '' }
const text = (fi: string, sv: string, en: string): LocalText => ({ fi, sv, en })
const grade = ([value, ...meaning]: Meaning, label = NONE): HealthGrade => ({
  value,
  label,
  meaning: text(...meaning),
})
const graded = (...all: Meaning[]): HealthGrade[] => all.map((one) => grade(one))
/** A grade of a scale whose owner writes words. */
const worded = (meaning: Meaning, word: string): HealthGrade => grade(meaning, text(word, word, word))

const SCALES: readonly FirstCode[] = [
  {
    code: 'fci_hips',
    kind: 'hips',
    name: text('FCI-asteikko A–E', 'FCI-skalan A–E', 'FCI scale A–E'),
    grades: graded(
      ['A', 'ei muutoksia', 'inga förändringar', 'no changes'],
      ['B', 'lähes normaali, rajatapaus', 'nästan normala, gränsfall', 'near normal, borderline'],
      ['C', 'lievä kasvuhäiriö', 'lindrig dysplasi', 'mild dysplasia'],
      ['D', 'kohtalainen kasvuhäiriö', 'måttlig dysplasi', 'moderate dysplasia'],
      ['E', 'vaikea kasvuhäiriö', 'grav dysplasi', 'severe dysplasia'],
    ),
    affectedFrom: 'C',
    worst: 'E',
  },
  {
    code: 'ofa_hips',
    kind: 'hips',
    name: text('OFA:n oma asteikko', 'OFA:s egen skala', 'OFA’s own scale'),
    grades: [
      worded(['EXCELLENT', 'erinomaiset lonkat', 'utmärkta höfter', 'excellent hips'], 'Excellent'),
      worded(['GOOD', 'hyvät lonkat', 'goda höfter', 'good hips'], 'Good'),
      worded(
        [
          'FAIR',
          'tyydyttävät, yhä normaalit lonkat',
          'godtagbara, ännu normala höfter',
          'fair, still normal hips',
        ],
        'Fair',
      ),
      worded(['BORDERLINE', 'rajatapaus', 'gränsfall', 'borderline'], 'Borderline'),
      worded(['MILD', 'lievä kasvuhäiriö', 'lindrig dysplasi', 'mild dysplasia'], 'Mild'),
      worded(['MODERATE', 'kohtalainen kasvuhäiriö', 'måttlig dysplasi', 'moderate dysplasia'], 'Moderate'),
      worded(['SEVERE', 'vaikea kasvuhäiriö', 'grav dysplasi', 'severe dysplasia'], 'Severe'),
    ],
    affectedFrom: 'MILD',
    worst: 'SEVERE',
  },
  {
    code: 'iewg_elbows',
    kind: 'elbows',
    name: text('IEWG-asteikko 0–3', 'IEWG-skalan 0–3', 'IEWG scale 0–3'),
    grades: graded(
      ['0', 'ei muutoksia', 'inga förändringar', 'no changes'],
      ['1', 'lievä kasvuhäiriö', 'lindrig dysplasi', 'mild dysplasia'],
      ['2', 'kohtalainen kasvuhäiriö', 'måttlig dysplasi', 'moderate dysplasia'],
      ['3', 'vaikea kasvuhäiriö', 'grav dysplasi', 'severe dysplasia'],
    ),
    affectedFrom: '1',
    worst: '3',
  },
  {
    code: 'shoulder_oc',
    kind: 'shoulder_oc',
    name: text('asteikko 0–2', 'skala 0–2', 'scale 0–2'),
    grades: graded(
      ['0', 'ei muutoksia', 'inga förändringar', 'no changes'],
      ['1', 'muutoksia, aste 1', 'förändringar, grad 1', 'changes, grade 1'],
      ['2', 'muutoksia, aste 2', 'förändringar, grad 2', 'changes, grade 2'],
    ),
    affectedFrom: '1',
    worst: '2',
  },
  {
    code: 'sp',
    kind: 'back_sp',
    name: text('asteikko 0–4', 'skala 0–4', 'scale 0–4'),
    grades: graded(
      ['0', 'ei muutoksia', 'inga förändringar', 'no changes'],
      ['1', 'lieviä muutoksia', 'lindriga förändringar', 'mild changes'],
      ['2', 'selkeitä muutoksia', 'tydliga förändringar', 'clear changes'],
      ['3', 'keskivaikeita muutoksia', 'medelsvåra förändringar', 'moderate changes'],
      ['4', 'vaikeita muutoksia', 'svåra förändringar', 'severe changes'],
    ),
    affectedFrom: '1',
    worst: '4',
  },
  {
    code: 'ltv',
    kind: 'back_ltv',
    name: text('luokat 0–4', 'klasser 0–4', 'classes 0–4'),
    grades: graded(
      ['0', 'ei muutoksia', 'inga förändringar', 'no changes'],
      ['1', 'jakautunut ristiluun keskiharjanne', 'delad mittkam i korsbenet', 'divided median sacral crest'],
      [
        '2',
        'symmetrinen välimuotoinen nikama',
        'symmetrisk övergångskota',
        'symmetrical transitional vertebra',
      ],
      [
        '3',
        'epäsymmetrinen välimuotoinen nikama',
        'asymmetrisk övergångskota',
        'asymmetrical transitional vertebra',
      ],
      ['4', 'kuusi tai kahdeksan lannenikamaa', 'sex eller åtta ländkotor', 'six or eight lumbar vertebrae'],
    ),
    affectedFrom: '1',
    worst: '4',
  },
  {
    code: 'va',
    kind: 'back_va',
    name: text('asteikko 0–4', 'skala 0–4', 'scale 0–4'),
    grades: graded(
      ['0', 'ei muutoksia', 'inga förändringar', 'no changes'],
      ['1', 'lieviä muutoksia', 'lindriga förändringar', 'mild changes'],
      ['2', 'selkeitä muutoksia', 'tydliga förändringar', 'clear changes'],
      ['3', 'keskivaikeita muutoksia', 'medelsvåra förändringar', 'moderate changes'],
      ['4', 'vaikeita muutoksia', 'svåra förändringar', 'severe changes'],
    ),
    affectedFrom: '1',
    worst: '4',
  },
  {
    code: 'eyes',
    kind: 'eyes',
    name: text('silmäpeilaus', 'ögonlysning', 'eye examination'),
    grades: [
      grade(
        [
          'healthy',
          'ei todettu perinnöllisiä silmäsairauksia',
          'inga ärftliga ögonsjukdomar konstaterade',
          'no hereditary eye disease found',
        ],
        text('terve', 'friska', 'healthy'),
      ),
      grade(['open', 'tulos avoin', 'resultatet öppet', 'result open'], text('avoin', 'öppet', 'open')),
      grade(
        ['suspicious', 'epäilyttävä löydös', 'misstänkt fynd', 'suspicious finding'],
        text('epäilyttävä', 'misstänkt', 'suspicious'),
      ),
      grade(
        [
          'affected',
          'perinnöllinen silmäsairaus todettu',
          'ärftlig ögonsjukdom konstaterad',
          'hereditary eye disease found',
        ],
        text('löydös', 'fynd', 'affected'),
      ),
    ],
    affectedFrom: 'affected',
    worst: 'affected',
  },
  {
    code: 'putnam_knees',
    kind: 'knees',
    name: text('Putnamin asteikko 0–4', 'Putnams skala 0–4', 'Putnam scale 0–4'),
    grades: graded(
      ['0', 'ei sijoiltaanmenoa', 'ingen luxation', 'no luxation'],
      ['1', 'lievä sijoiltaanmeno', 'lindrig luxation', 'mild luxation'],
      ['2', 'kohtalainen sijoiltaanmeno', 'måttlig luxation', 'moderate luxation'],
      ['3', 'selvä sijoiltaanmeno', 'tydlig luxation', 'clear luxation'],
      ['4', 'vaikea sijoiltaanmeno', 'grav luxation', 'severe luxation'],
    ),
    affectedFrom: '1',
    worst: '4',
  },
]

const finding = (code: string, ...name: [string, string, string]): FirstCode => ({
  code,
  kind: 'illness',
  name: text(...name),
  grades: [],
  affectedFrom: null,
  worst: null,
})

const FINDINGS: readonly FirstCode[] = [
  finding('EPI', 'Epilepsia', 'Epilepsi', 'Epilepsy'),
  finding('ATO', 'Allergia tai atopia', 'Allergi eller atopi', 'Allergy or atopy'),
  finding('KIL', 'Kilpirauhasen vajaatoiminta', 'Underfunktion i sköldkörteln', 'Hypothyroidism'),
  finding('SYD', 'Sydänsairaus', 'Hjärtsjukdom', 'Heart disease'),
  finding('RIS', 'Ristisidevamma', 'Korsbandsskada', 'Cruciate ligament injury'),
  finding('KAS', 'Kasvain', 'Tumör', 'Tumour'),
  finding('AIS', 'Autoimmuunisairaus', 'Autoimmun sjukdom', 'Autoimmune disease'),
  finding('HAM', 'Purentavirhe tai hammaspuutos', 'Bettfel eller tandförlust', 'Bite fault or missing teeth'),
  finding('LIS', 'Lisääntymisongelma', 'Reproduktionsproblem', 'Reproductive problem'),
  finding('MUU', 'Muu sairaus', 'Annan sjukdom', 'Other disease'),
]

export const FIRST_HEALTH_CODES = new HealthCodes(
  [...SCALES, ...FINDINGS].map((code): HealthCode => ({ ...code, confirmed: false, offered: true })),
)
