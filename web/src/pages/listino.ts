// A script of its own: what it shares with the calculator would else be part of every page's.
void import('../listino/begin.tsx')
