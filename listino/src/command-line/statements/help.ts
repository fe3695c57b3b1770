import { kinds } from '../../statements/kinds.ts'

const indent = ' '.repeat(27)
const widest = 92

/** The names of the kinds, in lines. */
const meanings = Object.values(kinds)
  .map(({ name }) => name)
  .reduce<string[]>(
    ([line = '', ...lines], name) => {
      const longer = line === '' ? name : `${line}, ${name}`
      return longer.length <= widest ? [longer, ...lines] : [name, `${line},`, ...lines]
    },
    [''],
  )
  .reverse()
  .join(`\n${indent}`)

export const help = `Uso: npm run -s consuntivo -- rapporto.csv [altri rapporti] [opzioni] > consuntivo.csv

Legge i rapporti dei movimenti (Amazon, eBay, Etsy, Shopify, ManoMano, TikTok Shop, Mirakl, PayPal, Stripe, Satispay) e
scrive quanto ha lasciato davvero ogni articolo. I messaggi, con il saldo di ogni file, escono sullo standard error.
Quello che due rapporti raccontano tutti e due conta una volta: di due dello stesso tipo, in quello scritto dopo.

  --costi FILE             costi (acquisto, spedizione, packaging), uniti per SKU, ASIN, EAN o inserzione; si può ripetere
  --costi-dal [FILE=]GIORNO   come in npm run -s listino: ogni vendita conta il costo del suo giorno
  --costo-con-iva          i costi sono IVA inclusa, se il file non lo dice
  --senza-suffisso, --foglio-costi NOME, --colonna-costi RUOLO=NOME, --decimali-costi virgola|punto
                           come in npm run -s listino
  --regime REGIME          ordinario o forfettario (ordinario)
  --tariffe GIORNO         confronta le commissioni con le tariffe di quel giorno (AAAA-MM-GG, o oggi); senza, con
                           quelle del giorno di ogni vendita
  --iva [NEGOZIO=]PERCENTO IVA degli articoli, se non è quella ordinaria del negozio; di un negozio solo con il suo nome,
                           per esempio amazon.se=25; si può ripetere
  --senza-spese            non contare spedizione e imballaggio dei costi; senza, contano per ogni pezzo venduto
  --spese-con-iva          spedizione e imballaggio sono IVA inclusa, se il file non lo dice
  --costo-percento CANALE=PERCENTO
                           quanto costa la merce senza un costo, in percento dei ricavi di un canale: etsy=30; si può ripetere
  --rivendibili PERCENTO   quanti dei pezzi tornati si rivendono come nuovi (100)
  --per mese               una riga al mese e una per l'anno, in euro: spese fisse, imposte e contributi, quanto resta
  --spese-fisse FILE       le spese fisse, con le colonne Nome;Importo;Ogni;Dal;Al: ogni mese o anno, da un mese (AAAA-MM)
                           a un altro, o vuoto
  --gestione, --coefficiente, --sostitutiva, --riduzione
                           come in npm run -s listino
  --apertura AAAA-MM       il mese in cui hai aperto l'attività, se è quest'anno
  --prima-del-1996         hai versato contributi prima del 1996
  --contributi-versati IMPORTO
                           i contributi che hai versato nell'ultimo anno dei rapporti; senza, si deducono quelli dovuti
  --altri-redditi IMPORTO, --addizionali PERCENTO
                           in regime ordinario: gli altri redditi dell'anno, e le addizionali regionale e comunale
  --voce "TIPO=COSA"       che cos'è un tipo di riga che non conosciamo; si può ripetere. COSA è uno tra:
                           ${meanings}
  --colonna "NOTA=NOME"    come si chiama nel file una colonna che conosciamo con un altro nome, per esempio
                           "Net amount=Ricavo netto"; si può ripetere
  --valuta CODICE          la valuta degli importi, se il file non la dice
  --conto "FILE=NOME"      di quale tuo conto è un rapporto che non lo dice: due conti non raccontano gli stessi movimenti;
                           si può ripetere
  --decimali virgola|punto come sono scritti i numeri, se il file non lo fa capire
  --foglio NOME            il foglio da leggere di un file XLSX
  --formato excel|dati     excel: punto e virgola e virgola decimale (excel); dati: virgola e punto decimale

Esce con 0 se i conti di ogni file tornano al centesimo, con 1 se non tornano o se qualche riga è messa da parte, con 2 se
il comando o un file non si può usare: allora non conta niente. Le colonne sono descritte in docs/consuntivo.md.
`
