import type { RowType } from '../layout.ts'

/**
 * What Amazon's adjustments are, by what stands beside their type, in the languages of its reports: of several that fit the first
 * counts, and what fits none nobody counts. Regular reports write words, settlements write them without blanks too.
 */
const adjustments: readonly Required<Pick<RowType, 'is' | 'detail'>>[] = [
  {
    // The bank sent a transfer back.
    is: 'transfer',
    detail:
      /failed ?disbursement|transfer of funds unsuccessful|esborso non riuscito|(?:bonifico|trasferimento)(?: di fondi)? non riuscito|fehlgeschlagene (?:auszahlung|überweisung)|[eé]chec du (?:versement|virement)|desembolso fallido|mislukte uitbetaling|misslyckad utbetalning/,
  },
  {
    is: 'recharge',
    detail:
      /buyer ?recharge|riaddebito (?:all'|dell')?acquirente|käufer[ -]?wiedereinzug|facturation (?:du client|de l'acheteur)|recargo al comprador|koper opnieuw belast|återdebitering av köpare/,
  },
  {
    is: 'recovery',
    detail:
      /a-to-z guarantee recovery|recupero (?:della )?garanzia dalla a alla z|rückforderung der a-bis-z|recouvrement de la garantie (?:de )?a[ -]à[ -]z|recuperación de (?:la )?garantía de la a a la z/,
  },
  {
    is: 'reserve',
    detail:
      /\breserve\b|reserve amount|riserva|rücklage|zurückgehalten|réserve|\breserva\b|reservering|reserverat/,
  },
  {
    // Fees that were wrong, which inventory reimbursements may be called too.
    is: 'fulfilment',
    detail:
      /fee correction|correzione (?:di |della |delle )?(?:tariff|commission)|gebührenkorrektur|korrektur der gebühr|correction (?:de |des )frais|corrección de (?:la |las )?tarifa/,
  },
  {
    is: 'service',
    detail:
      /fee adjustment|(?:rettifica|adeguamento) (?:di |della |delle )?(?:tariff|commission)|gebührenanpassung|ajustement (?:de |des )frais|ajuste de (?:la |las )?tarifa/,
  },
  {
    is: 'compensation',
    // Corrections of VAT pay for no piece, and nobody knows of what they are.
    detail: new RegExp(
      `^(?!.*(?:correzione (?:dell')?iva|vat correction)).*(?:${[
        'inventory (?:reimbursement|credit)',
        "(?:rimborso|risarcimento) (?:per |di |dell')?(?:l')?inventario",
        'versand durch amazon[ -]+(?:erstattung|ausgleich)',
        '(?:erstattung|ausgleich)[a-zäöü]* (?:für |von )?(?:den )?lagerbestand',
        'remboursement (?:de |du |des )?(?:stock|inventaire)',
        "remboursement de l'inventaire",
        '(?:reembolso|reintegro) (?:de |del )?inventario',
        'voorraadvergoeding|(?:terugbetaling|vergoeding) (?:van |voor )?(?:de )?voorraad',
        '(?:återbetalning|ersättning) (?:för |av )lager',
        'warehouse[_ :](?:damage|lost)|reversal_reimbursement|compensated_clawback',
        '^(?:free_replacement_refund|missing_from_inbound|removal_order_lost)',
        'safe-?t',
      ].join('|')})`,
    ),
  },
]

/** The types of rows that have some words for a type, by what stands beside it. */
export const adjustmentTypes = (words: readonly string[]): RowType[] =>
  adjustments.map((one) => ({ ...one, words }))
