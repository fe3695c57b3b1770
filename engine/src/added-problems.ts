import { type AddedFields, addedDefaults, type FbaPiece } from './added-fields.ts'
import { isPercent, isPercentOrBlank } from './amounts/percentage.ts'
import { isChargeable, readNumber } from './amounts/read.ts'
import { readPercent } from './amounts/read-percent.ts'
import { isDay } from './days.ts'
import { isMeasured, saidFeeOf } from './rates/fba.ts'
import { fbaCardOf } from './rates/fba-offer.ts'
import { isForfettario } from './rates/in-italy.ts'
import type { addedSettings } from './settings.ts'

type Rows = typeof addedSettings

/** What texts are that may be wrong. */
type CheckedKind = 'percent' | 'requiredPercent' | 'amount'

/** The parts of a row with texts that may be wrong. */
type CheckedPart<Parts> = {
  [Part in keyof Parts]: Parts[Part] extends { kind: CheckedKind } ? Part & string : never
}[keyof Parts]

/** A field with a text that can't be used; a part of a field is named after a dot. */
export type InvalidField =
  | {
      [Field in keyof Rows]: Rows[Field] extends { parts: infer Parts }
        ? `${Field}.${CheckedPart<Parts>}`
        : Rows[Field] extends { value: { kind: CheckedKind } }
          ? Field
          : never
    }[keyof Rows]
  | 'tariffe'
  /** In percent. */
  | 'pubblicita'
  | 'logisticaAmazon'

/** What the added fields are read with. */
export type Read = AddedFields & { paese?: string; marketplace?: string; pubblicita?: string }

/** Whether a piece's fee is said, and nothing that takes measures and a card besides: how long it lies in stock. */
const isFeeAlone = (piece: FbaPiece, { marketplace }: Read): boolean =>
  marketplace === 'amazon' && saidFeeOf(piece) > 0 && readNumber(piece.mesi) === 0

/** Whether advertising in percent is none: what is negative is told as of any amount. */
function isNoShare({ pubblicitaIn, pubblicita = '' }: Read): boolean {
  if (pubblicitaIn !== 'percento') return false
  return !isPercentOrBlank(pubblicita) && readPercent(pubblicita) >= 0
}

/** Whether a piece that Amazon sends can't be charged. */
function isPieceWrong(piece: FbaPiece, form: Read): boolean {
  if (!isChargeable(piece.tariffa ?? '')) return true
  return !((fbaCardOf(form) !== null && isMeasured(piece)) || isFeeAlone(piece, form))
}

/** What can't be used of the added fields: see `invalidFieldsOf`. */
export function addedProblemsOf(form: Read): readonly InvalidField[] {
  const { tariffe, aliquotaIVA, commissionePropria: own, spedizioneIncassata, pagamento } = form
  const { logisticaAmazon: piece, resi } = form
  const invalid: InvalidField[] = []
  const look = (isRight: boolean, field: InvalidField) => {
    if (!isRight) invalid.push(field)
  }
  // Field by field: read by their names in a loop, they take three times as long.
  if (tariffe != null) look(tariffe === addedDefaults.tariffe || isDay(tariffe), 'tariffe')
  if (aliquotaIVA != null) look(isPercentOrBlank(aliquotaIVA), 'aliquotaIVA')
  if (isForfettario(form) && form.imposte != null)
    look(isPercent(form.imposte.coefficiente), 'imposte.coefficiente')
  if (own != null) {
    look(isPercentOrBlank(own.percentuale), 'commissionePropria.percentuale')
    look(isChargeable(own.fissa), 'commissionePropria.fissa')
    look(isChargeable(own.minima), 'commissionePropria.minima')
  }
  if (spedizioneIncassata != null) look(isChargeable(spedizioneIncassata), 'spedizioneIncassata')
  look(!isNoShare(form), 'pubblicita')
  if (pagamento != null) {
    look(isPercentOrBlank(pagamento.percentuale), 'pagamento.percentuale')
    look(isChargeable(pagamento.fissa), 'pagamento.fissa')
  }
  if (piece != null) look(!isPieceWrong(piece, form), 'logisticaAmazon')
  if (resi != null) {
    look(isPercentOrBlank(resi.percentuale), 'resi.percentuale')
    look(isPercentOrBlank(resi.rivendibili), 'resi.rivendibili')
    look(isChargeable(resi.costo), 'resi.costo')
  }
  return invalid
}
