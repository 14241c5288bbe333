import type { MailTopic } from '#contract/mailChoices.ts'
import type { MailRow } from '#contract/mails.ts'

/** Signing in, an entry and its place, money, a decision, what somebody has to do or has asked for: nobody can do without it. */
const NECESSARY = 'necessary'

/**
 * Of every kind of mail whether its receiver needs it, or else the topic by which it can be refused. Source:
 * docs/rules/accounts.md#mails-that-are-not-necessary.
 */
const TOPICS: Readonly<Record<MailRow['kind'], MailTopic | typeof NECESSARY>> = {
  confirmRegistration: NECESSARY,
  alreadyRegistered: NECESSARY,
  resetPassword: NECESSARY,
  setPassword: NECESSARY,
  passwordForced: NECESSARY,
  passwordChanged: NECESSARY,
  secondFactorAdded: NECESSARY,
  secondFactorRemoved: NECESSARY,
  confirmEmail: NECESSARY,
  emailChanging: NECESSARY,
  checkEmail: NECESSARY,
  agentLinked: NECESSARY,
  judgeLinked: NECESSARY,
  entryAdded: NECESSARY,
  entryReserved: NECESSARY,
  placeGiven: NECESSARY,
  entryOvertaken: NECESSARY,
  queueMovedUp: 'queue',
  ownEntryHeld: NECESSARY,
  transferHeld: NECESSARY,
  transferAgreed: NECESSARY,
  transferUndone: NECESSARY,
  ownEntryQueued: NECESSARY,
  entryUndrawn: NECESSARY,
  ownEntryUndrawn: NECESSARY,
  drawnOffered: NECESSARY,
  drawnPlaced: NECESSARY,
  drawnQueued: NECESSARY,
  placeOffered: NECESSARY,
  placeReminder: 'placeReminders',
  placeExpired: NECESSARY,
  paymentReceived: NECESSARY,
  paymentTakenBack: NECESSARY,
  paymentMovedAway: NECESSARY,
  paymentMovedHere: NECESSARY,
  classChanged: NECESSARY,
  ownEntryCancelled: NECESSARY,
  claimAccepted: NECESSARY,
  claimDeclined: NECESSARY,
  enteredByOther: NECESSARY,
  entryContested: NECESSARY,
  organiserContested: NECESSARY,
  contestKept: NECESSARY,
  contestRemoved: NECESSARY,
  refundMade: NECESSARY,
  refundAccountWanted: NECESSARY,
  refundTransferred: NECESSARY,
  organiserEntry: 'ownTrials',
  organiserPayment: 'ownTrials',
  organiserClassChanged: 'ownTrials',
  organiserCancelled: 'ownTrials',
  trialMessage: NECESSARY,
  startList: NECESSARY,
  partyMeeting: NECESSARY,
  partyChanged: NECESSARY,
  trialMoved: NECESSARY,
  trialCancelled: NECESSARY,
  trialResults: 'results',
  resultCorrected: NECESSARY,
  objectionReceived: NECESSARY,
  objectionWaiting: NECESSARY,
  objectionDecided: NECESSARY,
  healthInquiryReceived: NECESSARY,
  healthInquiryDecided: NECESSARY,
  healthAlerts: NECESSARY,
  noticeApproved: NECESSARY,
  noticeDeclined: NECESSARY,
  noticeChanged: NECESSARY,
  noticeWithdrawn: NECESSARY,
  noticeExpiring: 'litterNotices',
  newDogs: 'newDogs',
  registerAccepted: NECESSARY,
  registerDeclined: NECESSARY,
  registerRemoved: NECESSARY,
  registerUndone: NECESSARY,
}

/** The topic by which mails of a kind can be refused; undefined: they are necessary. */
export function topicOf(kind: MailRow['kind']): MailTopic | undefined {
  const topic = TOPICS[kind]
  return topic === NECESSARY ? undefined : topic
}
