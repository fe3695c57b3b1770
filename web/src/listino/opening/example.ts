const rows = [
  'SKU;Nome;Categoria;Prezzo;Costo;Spedizione',
  'TAZ-01;Tazza in ceramica;Casa;12,90;3,20;2,50',
  'LAM-02;Lampada da tavolo;Casa;39,90;18,50;5,00',
  'CUS-03;Cuscino decorativo;Casa;17,90;11,80;3,90',
  'SED-04;Sedia pieghevole;Mobili;59,00;41,00;9,90',
  'MAG-05;Maglietta di cotone;Abbigliamento;20,90;5,40;2,90',
  'CAL-06;Calze, tre paia;Abbigliamento;14,90;3,10;2,50',
  'CUF-07;Cuffie senza fili;Elettronica;29,90;21,50;2,90',
  'CAV-08;Cavo USB-C;Accessori per elettronica;8,90;1,60;1,90',
  'LIB-09;Ricettario di famiglia;Libri;18,00;11,00;1,60',
  'PUZ-10;Puzzle da mille pezzi;Giochi e giocattoli;24,90;8,20;3,50',
  'CIO-11;Ciotola per gatti;Prodotti per animali;15,90;4,90;2,90',
  'ANF-12;Annaffiatoio in zinco;Giardino;26,90;;4,90',
]

/** A small shop to try the page with. */
export const exampleFile = () => new File([rows.join('\n')], 'esempio.csv', { type: 'text/csv' })
