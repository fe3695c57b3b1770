/**
 * What an Italian may choose first and the list of the whole world lacks: names, cities, teams, endearments, words of a shop
 * and of a sign-in. A guess of ours, not an order of use.
 */
export const italianPasswords = `
  abbigliamento abbracciami abruzzo accedi accesso accessori acqua acquisti acquisto agrigento
  alessandria amedeo amica amici amicizia amico amministratore amministratrice amministrazione
  amoreeterno amoreinfinito amorevero angioletto annunci aosta aperitivo apriti apritisesamo arancia
  arcobaleno arezzo arredamento artigianato asti azienda azzurri babbo baciami bambolina bari
  basilicata basilico bastarda bellamia bellissima bellissimo benedetta bentornata bentornato
  benvenuta benvenuti benvenuto bergamo biella bigiotteria bilancio birra biscottino biscotto bohboh
  bolzano borse bottega botteghe buonanatale buonanotte buonasera buongiorno buonnatale caffe
  caffelatte cagnolina cagnolino calabrese calciatore cambiala cambiare campania campionato campione
  campioni canarino capodanno cappuccino caramella carnevale casalinghi catanzaro cavallino
  cazzocazzo cellulare ceramica cesena chiave ciaoatutti ciaobella ciaobello ciaocome
  ciaomamma ciaomondo ciaone cielazzurro ciliegia cioccolata cioccolatino cioccolato cliente clienti
  cocomero coglioni commercialista como comprare compro coniglio contabile contabili contabilita
  contento corriere cremona crostata cucciola cucciolina cugina cugino cuneo cuore cuoremio
  cuoricino curvanord curvasud denaro dimenticata diobestia diocane ditta dolcezza domenica dragone
  ebay ecommerce elettronica elisabetta enrica entra entrare entrata epifania esempio etsy famiglia
  famigliamia farfalle farfallina fattura fatturato fatturazione fatture ferragosto figli figlia
  figlio fiore fiorellino foggia forfettario forli formaggio fornitore fornitori fortnite
  forzaatalanta forzabologna forzacagliari forzacatania forzagenoa forzaitalia forzajuve
  forzajuventus forzalazio forzanapoli forzapalermo forzasamp forzatoro forzaviola fragola fragolina
  fratellino fratello friuli fulmine fuoco gattina gattino gattonero gemelli gesucristo giada
  gianluigi gianmarco ginevra giocattoli gioielli giugliano giuseppina gorizia graziano graziella
  guadagnare guadagni guadagno ilmionegozio ilmionome impresa insieme instagram interista italiana
  italiani ivano jovanotti juventina juventino lamiapassword lasciami laspezia laurapausini lavorare
  lavoro laziale lecce lecco libri ligabue liguria limone livorno lodi lombardia lorenza lucania
  lucrezia ludovica luigina lupetto maccheroni maddalena magazziniere magazzino maledetta maledetto
  mammina mandarino mantova margheritina mariagrazia mariangela mariarossi mariobianchi mariorossi
  marito marketplace melanzana mercatino mercato merdoso miafiglia miamamma miapassword micino
  migliore milanista milionario milione miofiglio mionegozio mistero mobili moglie mogliemia molise
  mozzarella musicista napoletana napoletano negozi negozio nessuno neve nipote nipotino nonloso
  nonmiricordo nonna nonnina nonno nonricordo novara nuoro nuovapassword offerta offerte ordinario
  ornella orsacchiotto orsetto ospite pacchi pacco padrepio pallacanestro pallavolo paperone papino
  pappagallo parmigiano parolachiave partitaiva pasqua passwordmia passwordnuova patatino pavia
  peperoncino persempre perugia pescara pianoforte piccola piccolina piemonte piemontese piera
  pierluigi pioggia pippopluto pistoia pizzaiolo porcoddio porcodio pordenone prato prezzi prezzo
  principessa principessina principino prosciutto provami provaprova puglia pugliese qualcosa
  qualcuno quiquoquo raffaella ragioneria ragioniera ragioniere ragusa reggiocalabria reggioemilia
  registrati registrazione ricambi ricchezza ricevuta romagna romagnolo romanista rossana rovigo
  salento salernitana salve sanpietro sarda sardo sassari sassuolo savona scarpe schermo sconosciuto
  sconti sconto scontrino scudetto sebastiano segreta segretaria segreteria segretissima
  segretissimo serenita serpente shopify siciliana siciliano siracusa societa soldi solemare sondrio
  sorella sorellina sorriso spedire spedizione spedizioni speranza spiaggia stampante stellamarina
  stelle stronza subitoit successo taranto tasse tastiera telefoni telegram tempesta terni tesorino
  tesoromio tiadoro tiamissimo tiamo tiamoamore tiamoancora tiamopersempre tiamotanto tiktok
  tivogliobene tizianoferro topolina torta toscano trapani trentino troia tvtb udine ufficio umbria
  usato utente utenti vacanza vacanze vaffa valentinorossi vanni varese vascorossi vecchiapassword
  vendere vendita vendite venditore venditrice vendo veneto vento vercelli vestiti viaggio vincenza
  vinted vitamia viterbo volpe whatsapp ylenia zalando zoccola zuccherino
`
