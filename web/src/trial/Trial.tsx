import { type ReactNode, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { strings } from '../application-strings.ts'
import { trialFragmentOf } from '../calculation/form-link.ts'
import { CalculatorScreen } from '../features/calculator/CalculatorScreen.tsx'
import { calculationOf } from '../features/calculator/calculator.ts'
import { isBegun } from '../features/calculator/new-form.ts'
import { type NextScreen, nextScreenNames } from '../features/calculator/next-screen.ts'
import { useCalculator } from '../features/calculator/useCalculator.ts'
import { Footer } from '../frame/Footer.tsx'
import { Logo } from '../frame/Logo.tsx'
import { ScreenPanel } from '../frame/ScreenPanel.tsx'
import { returnTo, show } from '../frame/show-screen.ts'
import { beginWith, onScreenChange, shownScreen } from '../history.ts'
import { lazyPart } from '../lazy/lazy-part.tsx'
import { keepTrial } from '../person/waiting-link.ts'
import { keepWhenHidden } from '../when-hidden.ts'
import styles from './Trial.module.css'
import { type AccountNeed, words } from './words.ts'

const RightPriceScreen = lazyPart(async () => {
  return (await import('../features/right-price/RightPriceScreen.tsx')).RightPriceScreen
})

const WhereToSellScreen = lazyPart(async () => {
  return (await import('../features/where-to-sell/WhereToSellScreen.tsx')).WhereToSellScreen
})

const AccountOffer = lazyPart(async () => (await import('./AccountOffer.tsx')).AccountOffer, {
  meanwhile: () => null,
})

/** The screens of a trial, each with its name. */
const screens = { calculator: strings.tabs.calculator, ...nextScreenNames }

type ScreenName = keyof typeof screens

beginWith('calculator')

const toCalculator = () => returnTo('calculator')

/** The calculator for who has no account. What is typed stays in this tab, and waits there for an account. */
export function Trial() {
  const [calculator, dispatch] = useCalculator()
  const screen = useSyncExternalStore(onScreenChange, shownScreen, shownScreen)
  const [need, setNeed] = useState<{ asked: AccountNeed; isKept: boolean } | null>(null)
  const { form, otherShipper, sale, article } = calculator
  const calculation = calculationOf(calculator)
  const isTyped = isBegun(form)
  const keep = () => keepTrial(isTyped ? trialFragmentOf(form) : null)
  const keepLast = useEffectEvent(keep)
  useEffect(() => keepWhenHidden(() => void keepLast()), [])
  const ask = (asked: AccountNeed) => setNeed({ asked, isKept: keep() })
  const open = (next: NextScreen) => {
    if (next === 'scenarios' || next === 'profile') ask(next)
    else show(next)
  }
  const panels: Record<ScreenName, () => ReactNode> = {
    calculator: () => (
      <CalculatorScreen
        calculator={calculator}
        calculation={calculation}
        dispatch={dispatch}
        onOpen={open}
        onSave={() => ask('save')}
        kept={null}
        onUpdate={() => ask('save')}
        isSaved={false}
      />
    ),
    rightPrice: () => (
      <RightPriceScreen
        shown={screen === 'rightPrice'}
        form={form}
        article={article}
        onApply={(value) => {
          dispatch({ type: 'change', field: 'prezzoVendita', value })
          show('calculator')
        }}
        onBack={toCalculator}
      />
    ),
    whereToSell: () => (
      <WhereToSellScreen
        shown={screen === 'whereToSell'}
        form={form}
        sale={sale}
        ownShipping={otherShipper.spedizione}
        onOpen={(there) => {
          dispatch({ type: 'goTo', form: there })
          show('calculator')
        }}
        onBack={toCalculator}
      />
    ),
  }
  return (
    <>
      <header className={`screen-only ${styles.header}`}>
        <div className={styles.inner}>
          <Logo />
          <nav aria-label={words.pages} className={styles.pages}>
            {(['listino', 'consuntivo'] as const).map((page) => (
              <button key={page} type="button" className="quiet" onClick={() => ask(page)}>
                {words[page]}
              </button>
            ))}
          </nav>
          <a className="quiet" href="/login">
            {words.login}
          </a>
          <a className="pressable" href="/signup">
            {words.signup}
          </a>
        </div>
      </header>
      <main className={styles.main}>
        <p className={`note screen-only ${styles.lead}`}>{words.lead}</p>
        {(Object.keys(screens) as ScreenName[]).map((name) => (
          <ScreenPanel
            key={name}
            name={name}
            label={screens[name]}
            tab={false}
            shown={name === screen}
          >
            {panels[name]()}
          </ScreenPanel>
        ))}
      </main>
      <Footer />
      {need !== null && (
        <AccountOffer need={need.asked} keeps={need.isKept} onClose={() => setNeed(null)} />
      )}
    </>
  )
}
