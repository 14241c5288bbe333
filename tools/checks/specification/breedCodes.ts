/** Where the breeds stand in the domain's facts, with their names in three languages. */
export const BREED_SECTION = '### 4.2 The list'

/** The 38 codes of the club's breeds: the 36 of FCI group 7, and the varieties of 99. */
export const SPECIFIED_BREED_CODES: readonly string[] = [
  ...['1', '2', '6', '57', '90', '95', '98', '99', '99.1', '99.2', '102', '106', '107', '108', '114', '115'],
  ...['117', '118', '119', '120', '133', '134', '165', '175', '177', '179', '180', '187', '202', '216'],
  ...['222', '224', '232', '239', '245', '281', '320', '330'],
]

/** Breeds that are mixed up easily, by their English names (docs/rules/breeding-and-health.md#breeds). */
export const NOT_TO_MIX_UP: Readonly<Record<string, RegExp>> = {
  '98': /wire-haired/i,
  '119': /short-haired/i,
  '120': /^Irish Red Setter$/,
  '216': /^Pudelpointer$/,
  '330': /^Irish Red and White Setter$/,
}
