/** The guide's text. */
export const chapters = [
  {
    title: 'Da dove cominciare',
    paragraphs: [
      'Scrivi quanto paghi il prodotto e a quanto lo vendi, scegli marketplace, paese e categoria, poi premi «Calcola Margine». Da quel momento ogni modifica aggiorna il risultato da sola.',
      'Puoi scrivere 12,50 oppure 12.50, anche con le migliaia: 1.234,56.',
    ],
  },
  {
    title: 'Con IVA o senza?',
    paragraphs: [
      "Gli interruttori sotto costo e prezzo dicono se la cifra che hai scritto comprende l'IVA del paese scelto. Se la comprende, Margine la toglie: l'IVA non è tua, la incassi e la versi.",
      'Spedizione, packaging e pubblicità vanno scritti senza IVA.',
    ],
  },
  {
    title: 'Margine e ricarico',
    paragraphs: [
      'Il margine è il guadagno diviso per il prezzo netto: quanta parte di ogni euro incassato resta a te. Il ricarico è il guadagno diviso per i costi: quanto rende ogni euro speso.',
      'Un margine del 20% è un ricarico del 25%: non confonderli quando fissi un prezzo.',
    ],
  },
  {
    title: 'Perché la commissione reale è più alta',
    paragraphs: [
      "Quasi tutti i marketplace calcolano la percentuale su quanto paga il cliente, IVA compresa. Tu però incassi il prezzo netto: sullo stesso importo, il 15% annunciato pesa il 18,3% con l'IVA al 22%.",
      'Alcune categorie aggiungono una commissione di chiusura fissa per ogni vendita.',
    ],
  },
  {
    title: 'Che cosa non è compreso',
    paragraphs: [
      'Il guadagno è prima di imposte e contributi. Abbonamenti mensili, resi e giacenze non entrano nel calcolo della singola vendita: tienine conto a parte.',
    ],
  },
]
