export const help = `Uso: npm run -s listino -- articoli.csv [opzioni] > risultati.csv

Legge un file di articoli (CSV, TXT o XLSX: Amazon, eBay, Shopify, WooCommerce, Etsy o un file tuo) e scrive
commissione, guadagno, margine e prezzo minimo di ogni articolo. I messaggi escono a parte, sullo standard error.

Costi
  --costi FILE             costi (acquisto, spedizione, tariffa FBA, packaging, pubblicità), uniti per SKU, ASIN, EAN o
                           inserzione, anche il file «Esporta tutti i costi» della pagina, con i pezzi al mese; si può
                           ripetere: conta l'ultimo file che dice una voce
  --costi-dal [FILE=]GIORNO   da quando valgono i costi (AAAA-MM-GG), se il file non lo dice; senza, da sempre; di un
                           file solo con il suo nome, per esempio costi.csv=2027-01-01; si può ripetere
  --senza-suffisso         se uno SKU non ha costo, lo cerca senza ciò che segue l'ultimo trattino
  --costo-con-iva          i costi sono IVA inclusa
  --spedizione, --packaging, --pubblicita IMPORTO   per ogni articolo, se il file non lo dice; la pubblicità anche in
                           percento di quanto paga il cliente: 10%; la spedizione anche di un marketplace solo:
                           ebay=6,50; si può ripetere
  --spedizione-fba VALORE  se spedizione e tariffa FBA possono essere la stessa: entrambe o tariffa (entrambe)
  --spese-con-iva          spedizione, packaging e pubblicità sono IVA inclusa (in Italia)
  --resi [CANALE=]PERCENTO vendite che tornano indietro; con --resi-rivendibili PERCENTO (100) e
                           --resi-costo IMPORTO, quanto costa ognuna; di un marketplace solo con la sua chiave, anche
                           quelle due, per esempio ebay=2,5; si può ripetere
  --pagamento PERCENTO     quanto trattiene il servizio di pagamento, con --pagamento-fisso IMPORTO a vendita
  --piano PIANO            di Amazon: professionale o individuale (professionale)

Vendita
  --marketplace CHIAVE     amazon, ebay, etsy, tiktok, … (altrimenti quello del file)
  --commissione PERCENTO   la tua tariffa, al posto di quelle del marketplace del listino
  --paese CHIAVE           IT, FR, DE, … (IT)
  --categoria CHIAVE       per gli articoli di cui non si sa altro (base)
  --regola "REGOLA"        «sku inizia con LIB- = books», «nome contiene scarpa = shoes»; si può ripetere
  --tariffe GIORNO         tariffe in vigore quel giorno (AAAA-MM-GG); senza, la tabella 1.3.1
  --confronta CANALI       margine e prezzo minimo anche su altri marketplace, al massimo 3: ebay,etsy. Dopo «=» la
                           categoria degli articoli di cui non si sa (ebay=clothing); di un negozio tuo il servizio
                           di pagamento: stripe, paypal, satispay o scalapay (shopify=stripe)
  --iva PERCENTO           IVA dei prodotti, se non è quella ordinaria e il file non la dice
  --iva-ridotta PERCENTO   quanto vale la «reduced-rate» di WooCommerce
  --prezzo-senza-iva       i prezzi sono senza IVA
  --prezzo-con-iva         i prezzi sono con IVA, anche se il file dice senza
  --prime                  articoli idonei a Prime
  --spedizione-incassata IMPORTO   quanto paga il cliente per la spedizione, con l'IVA o senza come i prezzi
  --regime REGIME          ordinario o forfettario (ordinario); del forfettario: --coefficiente PERCENTO (40),
                           --sostitutiva 15 o 5 (15), --gestione nessuna, commercianti o artigiani (nessuna),
                           --riduzione nessuna, 35 o 50 (nessuna)

Prezzo minimo
  --obiettivo NUMERO       20 se non lo indichi
  --obiettivo-in MISURA    margine, ricarico (in percento), guadagno o dopoImposte (in euro) (margine)

File
  --foglio NOME                il foglio da leggere di un file XLSX, anche nascosto; senza, il foglio più adatto
                               e quelli con le stesse colonne
  --foglio-costi NOME          la stessa cosa nel file dei costi
  --colonna RUOLO=NOME         la colonna di un ruolo: sku, inserzione, ean, nome, prezzo, prezzo-scontato,
                               inizio-offerta e fine-offerta (i giorni in cui vale), in-offerta (si o no),
                               prezzo-con-iva (si o no),
                               costo, costo-con-iva (si o no), valuta-costo, spedizione, packaging, pubblicita,
                               iva, valuta, paese, categoria, categoria-ebay,
                               canale (chi spedisce), tariffa e tariffa-fba (commissione e logistica che Amazon
                               prende per pezzo), vendute (pezzi venduti al mese); si può ripetere
  --colonna-costi RUOLO=NOME   la stessa cosa nel file dei costi: sku, inserzione, ean, costo, costo-con-iva, valuta-costo,
                               spedizione, packaging, pubblicita, tariffa-fba, valuta, paese, sconto (in percento),
                               confezione (pezzi per cui vale il costo), vale-dal e vale-fino-al (giorni),
                               marketplace-costo
  --decimali virgola|punto     come sono scritti i numeri, se il file non lo fa capire
  --decimali-costi virgola|punto   la stessa cosa nel file dei costi
  --formato excel|dati         excel: punto e virgola e virgola decimale (excel); dati: virgola e punto decimale
  --colonne NOMI               scrive solo queste colonne dei risultati, in quest'ordine: sku,guadagno,margine
  --non-usati FILE             dove scrivere gli SKU dei costi che nessun articolo ha chiesto

  --aiuto, --help, -h          mostra queste righe

Esce con 0 se ogni riga ha il suo risultato, con 1 se qualcuna non l'ha (la colonna «problema» dice perché), con 2 se il
comando o il file non si può usare. Le colonne sono descritte in docs/listino.md.
`
