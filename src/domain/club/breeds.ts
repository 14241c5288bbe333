/** A breed the club looks after: its code and its names. Source: docs/rules/breeding-and-health.md#breeds. */
export interface Breed {
  readonly code: string
  readonly fi: string
  readonly sv: string
  readonly en: string
}

const breed = (code: string, fi: string, sv: string, en: string): Breed => ({ code, fi, sv, en })

/** The pointing breeds, continental and British: the 38 codes of the default club profile. */
export const POINTING_BREEDS: readonly Breed[] = [
  breed('1', 'pointteri', 'pointer', 'English Pointer'),
  breed('2', 'englanninsetteri', 'engelsk setter', 'English Setter'),
  breed('6', 'gordoninsetteri', 'gordonsetter', 'Gordon Setter'),
  breed(
    '57',
    'lyhytkarvainen unkarinvizsla',
    'korthårig ungersk vizsla',
    'Hungarian Short-haired Pointer (Vizsla)',
  ),
  breed('90', 'burgosinseisoja', 'perdiguero de burgos', 'Burgos Pointing Dog'),
  breed('95', 'bretoni', 'breton', 'Brittany Spaniel'),
  breed('98', 'karkeakarvainen saksanseisoja', 'strävhårig vorsteh', 'German Wire-haired Pointing Dog'),
  breed('99', 'weimarinseisoja', 'weimaraner', 'Weimaraner'),
  breed('99.1', 'weimarinseisoja, lyhytkarvainen', 'weimaraner, korthårig', 'Weimaraner, short-haired'),
  breed('99.2', 'weimarinseisoja, pitkäkarvainen', 'weimaraner, långhårig', 'Weimaraner, long-haired'),
  breed('102', 'pienimünsterinseisoja', 'kleiner münsterländer', 'Kleiner Münsterländer'),
  breed('106', 'sininen picardienspanieli', 'epagneul bleu de picardie', 'Blue Picardy Spaniel'),
  breed('107', 'korthalsingriffoni', 'korthals griffon', 'Wire-haired Pointing Griffon Korthals'),
  breed('108', 'picardienspanieli', 'epagneul picard', 'Picardy Spaniel'),
  breed('114', 'pont-audemerinspanieli', 'epagneul de pont-audemer', 'Pont-Audemer Spaniel'),
  breed('115', 'saint-germaininseisoja', 'braque saint-germain', 'Saint Germain Pointer'),
  breed('117', 'pitkäkarvainen saksanseisoja', 'långhårig vorsteh', 'Deutsch Langhaar'),
  breed('118', 'isomünsterinseisoja', 'grosser münsterländer', 'Large Munsterlander'),
  breed('119', 'lyhytkarvainen saksanseisoja', 'korthårig vorsteh', 'German Short-haired Pointing Dog'),
  breed('120', 'punainen irlanninsetteri', 'irländsk röd setter', 'Irish Red Setter'),
  breed(
    '133',
    'ranskanseisoja, gascognen tyyppi',
    'braque français, type gascogne',
    'French Pointing Dog – Gascogne type',
  ),
  breed(
    '134',
    'ranskanseisoja, pyreneiden tyyppi',
    'braque français, type pyrénées',
    'French Pointing Dog – Pyrenean type',
  ),
  breed('165', 'spinone', 'spinone', 'Italian Spinone'),
  breed('175', 'ranskanspanieli', 'epagneul français', 'French Spaniel'),
  breed('177', 'ariègenseisoja', "braque de l'ariège", 'Ariège Pointing Dog'),
  breed('179', 'bourbonnaisinseisoja', 'braque du bourbonnais', 'Bourbonnais Pointing Dog'),
  breed('180', 'auvergnenseisoja', "braque d'auvergne", 'Auvergne Pointer'),
  breed('187', 'portugalinseisoja', 'perdigueiro português', 'Portuguese Pointing Dog'),
  breed('202', 'italianseisoja', 'bracco italiano', 'Italian Pointing Dog'),
  breed('216', 'pudelpointer', 'pudelpointer', 'Pudelpointer'),
  breed('222', 'stabyhoun', 'stabijhoun', 'Stabijhoun'),
  breed('224', 'drentschepatrijshond', 'drentsche patrijshond', 'Drentsche Partridge Dog'),
  breed('232', 'stichelhaar', 'deutsch stichelhaar', 'Deutsch Stichelhaar'),
  breed('239', 'karkeakarvainen unkarinvizsla', 'strävhårig ungersk vizsla', 'Hungarian Wire-haired Pointer'),
  breed('245', 'český fousek', 'český fousek', 'Bohemian Wire-haired Pointing Griffon'),
  breed('281', 'vanhatanskankanakoira', 'gammel dansk hønsehund', 'Old Danish Pointing Dog'),
  breed(
    '320',
    'slovakiankarkeakarvainenseisoja',
    'slovensky hrubosrsty stavac',
    'Wirehaired Slovakian Pointer',
  ),
  breed('330', 'punavalkoinen irlanninsetteri', 'irländsk röd och vit setter', 'Irish Red and White Setter'),
]

export const GERMAN_SHEPHERD: Breed = breed(
  '166',
  'saksanpaimenkoira',
  'tysk schäferhund',
  'German Shepherd Dog',
)
