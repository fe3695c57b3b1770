import { type AddedFields, withoutDefaults } from './added-fields.ts'
import { dayOf } from './asked-day.ts'
import type { CalculationFormData } from './form.ts'
import { isForfettario, isInItaly } from './rates/in-italy.ts'

type Added = keyof AddedFields

/** Whether texts say nothing that a result could depend on. */
const areBlank = (...texts: string[]): boolean => texts.every((text) => text.trim() === '')

/** The added fields of a form that its result does not depend on. */
function unreadOf(form: CalculationFormData): Added[] {
  const { spedizione, packaging, pubblicita, pubblicitaIn, marketplace, pagamento, resi } = form
  const isDated = isInItaly(form) && dayOf(form) !== null
  const isInPercent = pubblicitaIn === 'percento'
  const unread: Record<Added, boolean> = {
    tariffe: false,
    aliquotaIVA: false,
    regime: false,
    imposte: !isForfettario(form),
    commissionePropria: false,
    categoriaEbay: marketplace !== 'ebay' || !isDated,
    categoriaTikTok: marketplace !== 'tiktok' || !isDated,
    spedizioneIncassata: false,
    speseIncludonoIVA:
      !isInItaly(form) || areBlank(spedizione, packaging, isInPercent ? '' : pubblicita),
    pubblicitaIn: areBlank(pubblicita),
    pagamento: pagamento != null && areBlank(pagamento.percentuale, pagamento.fissa),
    pianoAmazon: marketplace !== 'amazon' || !isDated,
    logisticaAmazon: false,
    resi: resi != null && areBlank(resi.percentuale),
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
