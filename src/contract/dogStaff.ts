import * as z from 'zod'
import { auditPage, auditPaging } from './audit.ts'
import { command, get, only, upload } from './call.ts'
import { regnrParams } from './dogs.ts'

/** File name of the picture that the dog has now, under /images/. */
const pictured = z.strictObject({ picture: z.string().nullable() })

/** A JPEG (docs/rules/screens.md#limits-of-files). It is drawn anew, so nothing of the file itself is kept. */
export const changeDogPicture = only(
  'dogs.edit',
  upload(
    '/api/auth/dog/:regnr/picture',
    'Gives a dog a picture, in place of the one before',
    {
      mediaTypes: ['image/jpeg'],
      limit: 'picture',
      tooLarge: 'PICTURE_TOO_LARGE',
      wrongType: 'PICTURE_NOT_JPEG',
    },
    pictured,
    regnrParams,
  ),
)
export const removeDogPicture = only(
  'dogs.edit',
  command(
    '/api/auth/dog/:regnr/picture/remove',
    'Takes a dog’s picture away, for good',
    pictured,
    regnrParams,
  ),
)
/** Newest first; `next` is the `before` of the following page. */
export const dogChanges = only(
  'dogs.edit',
  get(
    '/api/auth/dog/:regnr/changes',
    'Who has changed what of a dog, and when',
    auditPage,
    auditPaging,
    regnrParams,
  ),
)
