/**
 * What an Italian may choose first and the list of the whole world lacks: names, cities, teams, endearments, words of a shop
 * and of a sign-in. A guess of ours, not an order of use.
 */
export const italianPasswords = `
  abbracciami abruzzo accedi accesso acqua acquisti acquisto amedeo amica amici amicizia amico
  amministratore amministratrice amministrazione amoreeterno amoreinfinito amorevero angioletto
  aperitivo apriti apritisesamo arancia arcobaleno arezzo azienda azzurri babbo baciami bambolina
  bari basilicata basilico bastarda bellamia bellissima bellissimo benedetta bentornata bentornato
  benvenuta benvenuti benvenuto bergamo bilancio birra biscottino biscotto bohboh bolzano bottega
  botteghe buonanatale buonanotte buonasera buongiorno buonnatale caffe caffelatte cagnolina
  cagnolino calabrese calciatore cambiala cambiare campania campionato campione campioni canarino
  cappuccino caramella cavallino cazzocazzo cellulare cesena chiave ciaoatutti ciaobella ciaobello
  ciaocome ciaomamma ciaomondo ciaone cielazzurro ciliegia cioccolata cioccolatino cioccolato
  cliente clienti cocomero coglioni commercialista comprare compro coniglio contabile contabili
  contabilita contento corriere crostata cucciola cucciolina cugina cugino cuore cuoremio
  cuoricino curvanord curvasud denaro dimenticata diobestia diocane ditta dolcezza domenica
  dragone ebay ecommerce elisabetta enrica entra entrare entrata esempio etsy famiglia famigliamia
  farfalle farfallina fattura fatturato fatturazione fatture figli figlia figlio fiore fiorellino
  foggia forfettario forli formaggio fornitore fornitori fortnite forzaatalanta forzabologna
  forzacagliari forzacatania forzagenoa forzaitalia forzajuve forzajuventus forzalazio forzanapoli
  forzapalermo forzasamp forzatoro forzaviola fragola fragolina fratellino fratello friuli fulmine
  fuoco gattina gattino gattonero gemelli giada gianluigi gianmarco giugliano giuseppina graziano
  graziella guadagnare guadagni guadagno ilmionegozio impresa insieme instagram interista italiana
  italiani ivano jovanotti juventina juventino lamiapassword lasciami laurapausini lavorare lavoro
  laziale lecce ligabue liguria limone livorno lombardia lorenza lucania lucrezia ludovica luigina
  lupetto maccheroni maddalena magazziniere magazzino maledetta maledetto mammina mandarino
  margheritina mariagrazia mariangela mariarossi mariobianchi mariorossi marito marketplace
  melanzana mercatino mercato merdoso miapassword micino migliore milanista milionario milione
  mionegozio mistero moglie mogliemia molise mozzarella musicista napoletana napoletano negozi
  negozio nessuno neve nipote nipotino nonloso nonmiricordo nonna nonnina nonno nonricordo novara
  nuovapassword offerta offerte ordinario ornella orsacchiotto orsetto ospite pacchi pacco
  pallacanestro pallavolo paperone papino pappagallo parmigiano parolachiave partitaiva
  passwordmia passwordnuova patatino peperoncino persempre perugia pescara pianoforte piccola
  piccolina piemonte piemontese piera pierluigi pioggia pippopluto pizzaiolo porcoddio porcodio
  prato prezzi prezzo principessa principessina principino prosciutto provami provaprova puglia
  pugliese qualcosa qualcuno quiquoquo raffaella ragioneria ragioniera ragioniere reggiocalabria
  reggioemilia registrati registrazione ricchezza ricevuta romagna romagnolo romanista rossana
  salento salernitana salve sarda sardo sassari sassuolo schermo sconosciuto sconti sconto
  scontrino scudetto sebastiano segreta segretaria segreteria segretissima segretissimo serenita
  serpente shopify siciliana siciliano siracusa societa soldi solemare sorella sorellina sorriso
  spedire spedizione spedizioni speranza spiaggia stampante stellamarina stelle stronza successo
  taranto tasse tastiera telegram tempesta terni tesorino tesoromio tiadoro tiamissimo tiamo
  tiamoamore tiamoancora tiamopersempre tiamotanto tiktok tivogliobene tizianoferro topolina torta
  toscano trentino troia tvtb udine ufficio umbria utente utenti vacanza vacanze vaffa
  valentinorossi vanni vascorossi vecchiapassword vendere vendita vendite venditore venditrice
  vendo veneto vento viaggio vincenza vinted vitamia volpe whatsapp ylenia zalando zoccola
  zuccherino
`
