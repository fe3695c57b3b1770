import type { CalculationFormData } from '@margine/engine'

/** What is sold on one marketplace, with a value other than the default in every field that it has. */
const onAmazon: CalculationFormData = {
  costo: '11,37',
  spedizione: '0,43',
  packaging: '0,61',
  pubblicita: '3,5',
  prezzoVendita: '52,90',
  paese: 'IT',
  marketplace: 'amazon',
  categoria: 'clothing',
  categoriaManoMano: 'base',
  prime: true,
  costoIncludesIVA: true,
  prezzoIncludesIVA: false,
  tariffe: '2026-05-03',
  aliquotaIVA: '10',
  regime: 'forfettario',
  imposte: { coefficiente: '67', sostitutiva: '5', gestione: 'artigiani', riduzione: '50' },
  commissionePropria: { percentuale: '12,5', fissa: '0,20', minima: '1', base: 'netto' },
  spedizioneIncassata: '4,90',
  speseIncludonoIVA: true,
  pubblicitaIn: 'percento',
  pagamento: { percentuale: '1,5', fissa: '0,25' },
  pianoAmazon: 'individuale',
  logisticaAmazon: {
    ...{ lunghezza: '44', larghezza: '30,5', altezza: '12', peso: '1.380' },
    ...{ pericolosa: true, mesi: '2,5', tariffa: '4,17' },
  },
  resi: { percentuale: '8', rivendibili: '55', costo: '1,10' },
}

const elsewhere = {
  ...onAmazon,
  categoria: 'base',
  prime: false,
  commissionePropria: null,
  pianoAmazon: 'professionale',
  logisticaAmazon: null,
} as const

/** Of a seller who said that they pay no contributions. */
const withoutContributions = {
  coefficiente: '40',
  sostitutiva: '15',
  gestione: 'nessuna',
  riduzione: 'nessuna',
  senzaGestione: true,
} as const

/** Forms that together have a value other than the default in every field there is. */
export const wholeForms: readonly CalculationFormData[] = [
  onAmazon,
  { ...elsewhere, marketplace: 'ebay', categoriaEbay: 'watches', imposte: withoutContributions },
  { ...elsewhere, marketplace: 'tiktok', categoriaTikTok: 'electronics' },
  { ...elsewhere, marketplace: 'manomano', categoriaManoMano: 'lighting', tariffe: '1.3.1' },
  { ...elsewhere, paese: 'FR', regime: 'ordinario', tariffe: '1.3.1' },
]
