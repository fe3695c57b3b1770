import { type ChangeEvent, useState } from 'react'
import { createRoot } from 'react-dom/client'

const texts = Array.from({ length: 25 }, (_, at) => at)
const bars = Array.from({ length: 6 }, (_, at) => at)

const euro = new Intl.NumberFormat('it-IT', { style: 'currency', currency: 'EUR' })

/** As many figures and bars as a result has, from one field or slider: what React alone takes for them. */
function Page() {
  const [typed, setTyped] = useState('39,90')
  const value = Number(typed.replace(',', '.')) || 0
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => setTyped(target.value)
  return (
    <>
      <input aria-label="Price" inputMode="decimal" value={typed} onChange={change} />
      <input
        aria-label="Slider"
        type="range"
        max="100"
        step="any"
        style={{ width: 400 }}
        value={value}
        onChange={change}
      />
      {texts.map((text) => (
        <p key={text}>{euro.format(value * (1 + text / 10))}</p>
      ))}
      {bars.map((bar) => (
        <div key={bar} style={{ background: '#eee' }}>
          <div style={{ height: 8, background: '#444', width: `${(value * (bar + 7)) % 100}%` }} />
        </div>
      ))}
    </>
  )
}

createRoot(document.getElementById('root') as HTMLElement).render(<Page />)
