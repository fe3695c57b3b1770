import { isFbaPiece } from '../../calculation/added-fields.ts'
import type { OpenedFrom, PageArticle } from '../../calculation/opened-from.ts'
import type { SavedOrigin } from '../../calculation/saved-record.ts'
import { storedForm } from '../../calculation/stored-form.ts'
import type { FilesPage } from '../../person/handed.ts'
import { tab } from '../../person/vault.ts'
import { hasFields, isEither, isNull, isObject, isOneOf, isText } from '../../reading.ts'
import { type Calculator, newCalculator } from './calculator.ts'
import { newForm } from './new-form.ts'
import { noOtherShipper, type OtherShipper } from './other-shipper.ts'

type Draft = Pick<
  Calculator,
  'form' | 'otherShipper' | 'live' | 'origin' | 'openedFrom' | 'article'
> & {
  cleared: Draft | null
}

const draftOf = ({
  form,
  otherShipper,
  live,
  origin,
  openedFrom,
  article,
  cleared,
}: Calculator): Draft => ({
  form,
  otherShipper,
  live,
  origin,
  openedFrom,
  article,
  cleared: cleared && draftOf(cleared),
})

/** Keeps what is being filled in for when this tab comes back, after a reload or after signing in again. */
export const keepDraft = (calculator: Calculator) => tab.set('draft', draftOf(calculator))

/** Whether what is stored says what the calculation is called among the saved ones. */
const isOrigin = hasFields<SavedOrigin>({ id: isText, name: isText })

const isOpenedFrom = isOneOf<OpenedFrom>(
  'link',
  'file',
  'list',
  'trial',
  'reports',
  'example',
  'prova',
)

const isOtherShipper = hasFields<OtherShipper>({
  spedizione: isText,
  piece: isEither(isNull, isFbaPiece),
  tariffe: isEither(isNull, isText),
})

const isFilesPage = isOneOf<FilesPage>('/listino', '/consuntivo')

const isNamed = hasFields<Pick<PageArticle, 'name' | 'sku' | 'target'>>({
  name: isText,
  sku: isText,
  target: isText,
})

const isArticle = (value: unknown): value is PageArticle =>
  isNamed(value) &&
  (!('targetIn' in value) || value.targetIn === 'dopoImposte') &&
  (!('place' in value) || Number.isInteger(value.place)) &&
  (!('list' in value) || isText(value.list)) &&
  (!('isExample' in value) || typeof value.isExample === 'boolean') &&
  (!('page' in value) || isFilesPage(value.page))

function restored(draft: object): Calculator {
  const kept: { [Field in keyof Draft]?: unknown } = draft
  const { form, otherShipper, live, origin, openedFrom, article, cleared } = kept
  return {
    ...newCalculator,
    form: storedForm(form),
    otherShipper: isOtherShipper(otherShipper) ? otherShipper : noOtherShipper,
    live: live === true,
    origin: isOrigin(origin) ? origin : null,
    openedFrom: isOpenedFrom(openedFrom) ? openedFrom : null,
    article: isArticle(article) ? article : null,
    cleared: isObject(cleared) ? restored(cleared) : null,
  }
}

/** The calculator as this person left it in this tab, or a new one. */
export function restoreDraft(): Calculator {
  const draft: { form?: unknown } = tab.get('draft') ?? {}
  return isObject(draft.form) ? restored(draft) : { ...newCalculator, form: newForm() }
}
