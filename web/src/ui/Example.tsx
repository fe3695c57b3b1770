import { useEffect, useRef } from 'react'
import { Button } from './Button.tsx'

const words = {
  offer: "Prova con un negozio d'esempio",
  hint: 'articoli, vendite e costi inventati: lo togli con un tasto',
  title: "Negozio d'esempio.",
  said: 'Articoli, vendite e costi sono inventati: niente si salva, niente si mescola con le tue cose.',
  leave: "Togli l'esempio",
} as const

/** The name of an article outside the page, which tells where it is invented. */
export const articleNamed = (name: string, isExample: boolean): string =>
  isExample ? `Esempio: ${name}` : name

/** A file that is given to the seller, under a name that tells the same. */
export const givenFile = <Given extends { name: string }>(
  file: Given,
  isExample: boolean,
): Given => (isExample ? { ...file, name: `esempio-${file.name}` } : file)

/** The way to an invented shop, where there is nothing yet. */
export const ExampleOffer = ({ onShow }: { onShow: () => void }) => (
  <p className="row muted">
    <Button onClick={onShow}>{words.offer}</Button>
    <span>{words.hint}</span>
  </p>
)

/** Says over an invented shop that it is one, on paper too, and is the way out of it. */
export function ExampleBand({ onLeave }: { onLeave: () => void }) {
  const band = useRef<HTMLDivElement>(null)
  // What was pressed for it is gone.
  useEffect(() => band.current?.focus(), [])
  return (
    <div ref={band} tabIndex={-1} className="band row apart">
      <p>
        <b>{words.title}</b> {words.said}
      </p>
      <span className="screen-only">
        <Button onClick={() => onLeave()}>{words.leave}</Button>
      </span>
    </div>
  )
}
