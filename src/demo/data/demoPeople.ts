/** People who stand in the club's records and sign in to the demo: their records and their accounts tell of the same human. */

interface DemoPerson {
  readonly name: string
  readonly email: string
}

/** Judges today's trial, and has judged others. */
export const DEMO_JUDGE: DemoPerson = { name: 'Tuomas Tuomari', email: 'tuomari@koirakanta.invalid' }
/** Has a dog that is entered in a trial to come. */
export const DEMO_MEMBER: DemoPerson = { name: 'Jaana Jäsen', email: 'jasen@koirakanta.invalid' }
