import type { ShownMail } from '@margine/contract'
import { hasFields, isText } from '../../reading.ts'

/** Whether an answer's entry is a mail that can be shown. */
export const isShownMail = hasFields<ShownMail>({
  id: isText,
  to: isText,
  subject: isText,
  date: isText,
  text: isText,
})
