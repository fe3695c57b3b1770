import { type AddedFields, withoutDefaults } from './added-fields.ts'
import { dayOf } from './asked-day.ts'
import { expensesOf } from './expenses-abroad.ts'
import type { CalculationFormData } from './form.ts'
import { isForfettario, isInItaly } from './rates/in-italy.ts'
import { isBlankPayment } from './rates/payment.ts'

type Added = keyof AddedFields

const isBlank = (text: string): boolean => text.trim() === ''

/** The added fields of a form that its result does not depend on. */
function unreadOf(form: CalculationFormData): Added[] {
  const { pubblicita, marketplace, pagamento, resi } = form
  const isDated = isInItaly(form) && dayOf(form) !== null
  const unread: Record<Added, boolean> = {
    tariffe: false,
    aliquotaIVA: false,
    regime: false,
    imposte: !isForfettario(form),
    commissionePropria: false,
    categoriaEbay: marketplace !== 'ebay' || !isDated,
    categoriaTikTok: marketplace !== 'tiktok' || !isDated,
    spedizioneIncassata: false,
    speseIncludonoIVA: !isInItaly(form) || expensesOf(form).every(isBlank),
    pubblicitaIn: isBlank(pubblicita),
    pagamento: pagamento != null && isBlankPayment(pagamento),
    pianoAmazon: marketplace !== 'amazon' || !isDated,
    logisticaAmazon: false,
    resi: resi != null && isBlank(resi.percentuale),
  }
  return (Object.keys(unread) as Added[]).filter((name) => unread[name])
}

/**
 * A form as it is given to others: as it is stored, without the added fields that its result does not depend on. In the
 * ordinary regime that is what the seller pays in contributions.
 *
 * @example
 * asShared({ ...defaultFormData, imposte, categoriaEbay: 'watches' }) // defaultFormData
 */
export function asShared(form: CalculationFormData): CalculationFormData {
  const shared = { ...form }
  for (const name of unreadOf(form)) delete shared[name]
  return withoutDefaults(shared)
}
